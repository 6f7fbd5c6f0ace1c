import { type AnyGame, below, type Random, seeded } from '@cromford/kernel';

/** So many attempts at a sheet that the game's check lets pass. */
const ATTEMPTS = 20;

/**
 * A component sheet of somebody's own: a few numbers of the one that is shipped are others, and the game's check has nothing against it. A
 * game with it must come to its end like any other: if it gets stuck, the check has missed something.
 */
export function bentSheet(game: AnyGame, seed: string): unknown {
  const random = seeded(`sheet ${seed}`);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sheet: unknown = structuredClone(game.sheet);
    const places = numbersIn(sheet);
    for (let changes = 1 + below(random, 3); changes > 0; changes--) {
      const place = places[below(random, places.length)];
      if (place) place.in[place.key] = another(place.in[place.key] as number, random);
    }
    if (game.sheetFaults(sheet).length === 0) return sheet;
  }
  return game.sheet;
}

interface Place {
  readonly in: Record<string, unknown>;
  readonly key: string;
}

function numbersIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Record<string, unknown>;
  return Object.keys(object).flatMap((key) =>
    typeof object[key] === 'number' ? [{ in: object, key }] : numbersIn(object[key]),
  );
}

function another(value: number, random: Random): number {
  const others = [0, 1, value + 1, Math.max(0, value - 1), 2 * value, Math.floor(value / 2), 99];
  return others[below(random, others.length)] ?? value;
}
