import { below, type Random, type State } from '@cromford/kernel';

type Node = Record<string, unknown>;

interface Place {
  readonly in: Node;
  readonly key: string;
}

/** What nobody would write in a good position, and some that only does not fit. */
const ODD: readonly unknown[] = [
  ...[0, 1, 2, 3, 4, 7, 13, 99, 1810, 999_999_999, 2 ** 40, -1, -2, -999],
  ...[0.5, null, true, '', 'tea', '01', [], {}, [0], { step: 'turn' }],
];

/**
 * A position of a game with something about it that is wrong, or at least other: numbers beyond all measure, values of another kind, parts that
 * are missing, doubled, exchanged, or as they were at another time of the game. `others` are good positions of the same game.
 */
export function bentPosition(good: State, others: readonly State[], random: Random): unknown {
  const bent = structuredClone(good) as unknown as Node;
  for (let changes = 1 + below(random, 3); changes > 0; changes--) bend(bent, others, random);
  return bent;
}

/** A few places of such a position, as a sketch of it. */
export function bentSketch(good: State, others: readonly State[], random: Random): unknown {
  const bent = bentPosition(good, others, random) as Node;
  const keys = Object.keys(bent).filter((key) => key !== 'random');
  const wanted = Array.from({ length: 1 + below(random, 3) }, () => oneOf(keys, random));
  return Object.fromEntries(wanted.map((key) => [key, bent[key]]));
}

function bend(bent: Node, others: readonly State[], random: Random): void {
  const from = oneOf(others, random) as unknown as Node;
  switch (below(random, 6)) {
    case 0:
      asAtAnotherTime(bent, from, random);
      break;
    case 1:
      otherAgenda(bent, from, random);
      break;
    case 2:
      restructured(oneOf(placesIn(bent), random), random);
      break;
    default: {
      const place = oneOf(placesIn(bent), random);
      place.in[place.key] = other(place.in[place.key], random);
    }
  }
}

function other(value: unknown, random: Random): unknown {
  if (typeof value === 'number' && below(random, 2) === 0) return value + oneOf([-2, -1, 1, 2, 5, 40], random);
  return structuredClone(oneOf(ODD, random));
}

/** A part of it from another position: a whole player, a list, a number. */
function asAtAnotherTime(bent: Node, from: Node, random: Random): void {
  const place = oneOf(placesIn(from), random);
  const twin = placesIn(bent).filter(
    ({ key, in: holder }) => key === place.key && likeness(holder) === likeness(place.in),
  );
  if (twin.length === 0) return;
  const here = oneOf(twin, random);
  here.in[here.key] = structuredClone(place.in[place.key]);
}

const likeness = (holder: Node) => Object.keys(holder).sort().join();

/** The agenda of another time, one frame of it, or the own one with frames missing, doubled or in another order. */
function otherAgenda(bent: Node, from: Node, random: Random): void {
  const own = Array.isArray(bent.agenda) ? [...bent.agenda] : [];
  const strange = structuredClone(from.agenda) as unknown[];
  const at = below(random, own.length + 1);
  switch (below(random, 6)) {
    case 0:
      bent.agenda = strange;
      return;
    case 1:
      own.splice(at, 0, strange[below(random, strange.length)]);
      break;
    case 2:
      own.splice(at, 1);
      break;
    case 3:
      own.push(...own.slice(at));
      break;
    case 4:
      own.splice(at, 1, strange[strange.length - 1]);
      break;
    default:
      own.reverse();
  }
  bent.agenda = own.filter((frame) => frame !== undefined);
}

/** A field or an entry is gone, new, or has changed places with another. */
function restructured({ in: holder, key }: Place, random: Random): void {
  const isList = Array.isArray(holder);
  const twin = oneOf(Object.keys(holder), random);
  switch (below(random, 3)) {
    case 0:
      if (isList) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 1:
      if (isList) holder.push(structuredClone(holder[Number(key)]));
      else holder[`${key}s`] = holder[key];
      return;
    default:
      [holder[key], holder[twin]] = [holder[twin], holder[key]];
  }
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Node;
  return Object.keys(holder).flatMap((key) => [{ in: holder, key }, ...placesIn(holder[key])]);
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[below(random, list.length)] as T;
}
