import { below, next, type Random, seeded } from '@cromford/kernel';

/**
 * Lines that no honest client sends: wrong types, unknown moves, huge lines, random bytes, deep JSON, keys that could pass for a
 * prototype. None of them may change the game at the table without a name; positions bent at random go to a table of their own.
 */
export function* hostileLines(count: number, state: unknown, seed: string): Generator<Uint8Array> {
  const random = seeded(seed);
  for (let i = 0; i < count; i++) yield Buffer.concat([oneLine(random, state, i), Buffer.from('\n')]);
}

const verbs = [
  'games',
  'new',
  'load',
  'state',
  'moves',
  'play',
  'undo',
  'record',
  'hash',
  'score',
  'forecast',
  'eval',
  '',
];
const fields = [
  'id',
  'do',
  'table',
  'game',
  'players',
  'seed',
  'options',
  'sheet',
  'record',
  'state',
  'seat',
  'move',
  'subject',
];
const moves = [
  '',
  'e2e4',
  'sell 99 goods for profit',
  'sell -1 goods for profit',
  'produce-only goods',
  'constructor',
  '__proto__',
  'hire ../../etc/passwd',
  'place 1e9 0',
  'move 1 central to central',
  '\u0000',
  '💣'.repeat(50),
];

const kinds: readonly ((random: Random, state: unknown, index: number) => Uint8Array | string)[] = [
  randomBytes,
  (random) => JSON.stringify(randomValue(random, 4)),
  (random) => json({ do: pick(random, verbs), table: 'nobody’s', [pick(random, fields)]: randomValue(random, 2) }),
  (random, _state, id) => json({ id, do: 'play', move: pick(random, moves) }),
  (random, _state, id) =>
    json({ id, do: 'play', move: randomValue(random, 1), [pick(random, fields)]: randomValue(random, 2) }).replace(
      '"move":"action',
      '"move":"x',
    ),
  (random, _state, id) =>
    json({ id, do: 'new', game: pick(random, ['chess', 'constructor', '__proto__', 7, null]), players: 1 }),
  (random, _state, id) => json({ id, do: 'new', game: 'empire', players: pick(random, [0, 2, -1, 1.5, '1', 1e9]) }),
  (random, _state, id) => json({ id, do: 'new', game: 'empire', players: 1, sheet: randomValue(random, 3) }),
  (_random, _state, id) => `{"id":${id},"do":"new","game":"empire","players":1,"options":{"__proto__":{"side":"B"}}}`,
  (_random, _state, id) => `{"id":${id},"do":"hash","__proto__":{"ok":true},"constructor":{"prototype":{}}}`,
  (random, _state, id) =>
    json({ id, do: 'load', record: `cromford record 1\ngame empire\n${randomText(random, 200)}` }),
  (random, state, id) =>
    json({ id, do: 'load', table: 'bent', game: 'empire', players: 1, state: bent(random, state) }),
  (random, _state, id) =>
    json({ id, do: pick(random, ['moves', 'play', 'undo', 'state']), table: 'bent', move: 'end' }),
  (random, _state, id) => json({ id, do: 'undo', seat: pick(random, [1, -1, 99, '0', null]) }),
  (random) => `${'['.repeat(1 + below(random, 20_000))}1`,
  (random) => `${'{"a":'.repeat(200 + below(random, 2000))}1${'}'.repeat(100)}`,
  (_random, _state, id) => `{"id":${id},"do":"state","seat":${'['.repeat(5000)}${']'.repeat(5000)}}`,
];

/** Every thousandth line is huge: half of them too long to be read at all. */
function oneLine(random: Random, state: unknown, index: number): Uint8Array {
  if (index % 1000 === 999)
    return Buffer.from(json({ id: index, do: 'play', move: 'x'.repeat(index % 2000 === 999 ? 5_000_000 : 900_000) }));
  const made = pick(random, kinds)(random, state, index);
  return typeof made === 'string' ? Buffer.from(made.replaceAll('\n', ' ')) : made;
}

function randomBytes(random: Random): Uint8Array {
  const bytes = Uint8Array.from({ length: below(random, 300) }, () => next(random) & 255);
  return bytes.map((byte) => (byte === 10 ? 11 : byte));
}

function randomText(random: Random, length: number): string {
  return Array.from({ length: below(random, length) }, () => String.fromCharCode(below(random, 0x250))).join('');
}

function randomValue(random: Random, depth: number): unknown {
  switch (below(random, depth > 0 ? 8 : 6)) {
    case 0:
      return null;
    case 1:
      return below(random, 2) === 0;
    case 2:
      return next(random) - 2 ** 31;
    case 3:
      return (next(random) - 2 ** 31) * 1e300;
    case 4:
      return randomText(random, 40);
    case 5:
      return pick(random, [...fields, ...moves]);
    case 6:
      return Array.from({ length: below(random, 5) }, () => randomValue(random, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(random, 5) }, () => [pick(random, fields), randomValue(random, depth - 1)]),
      );
  }
}

/** A position with one value, somewhere in it, replaced. */
function bent(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(random, 6) === 0) {
    return below(random, 2) === 0 ? randomValue(random, 2) : below(random, 40) - 10;
  }
  const copy = structuredClone(value) as Record<string, unknown>;
  const key = pick(random, Object.keys(copy).concat('extra'));
  copy[key] = bent(random, copy[key]);
  return copy;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[below(random, list.length)] as T;
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
