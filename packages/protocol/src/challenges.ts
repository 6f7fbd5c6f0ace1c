import type { GameOptions } from '@cromford/kernel';

/** The games of a day: the same deals for everybody. */
export const CHALLENGES = ['empire', 'card-game', 'board'] as const;
export type ChallengeName = (typeof CHALLENGES)[number];

export interface Challenge {
  readonly id: ChallengeName;
  readonly game: string;
  /** The first seat is the person's; at another sits `OPPONENT`. */
  readonly players: number;
  readonly seed: string;
  readonly options: GameOptions;
}

/** Who sits opposite in the game for two. */
export const OPPONENT = 'manager';
/** Every day another board game. */
const BOARDS = ['spinning-jenny', 'water-frame', 'spinning-mule', 'anniversary'] as const;

const seedOf = (day: number) => `day ${day}`;

/** The day whose games a seed deals. */
function dayOfSeed(seed: string): number | undefined {
  const day = Number(seed.slice(seedOf(0).length - 1));
  return Number.isSafeInteger(day) && seed === seedOf(day) ? day : undefined;
}

export function challengesOf(day: number): readonly Challenge[] {
  const seed = seedOf(day);
  return [
    { id: 'empire', game: 'empire', players: 1, seed, options: { side: day % 2 === 0 ? 'A' : 'B' } },
    { id: 'card-game', game: 'card-game', players: 1, seed, options: {} },
    { id: 'board', game: BOARDS[day % BOARDS.length] ?? BOARDS[0], players: 2, seed, options: {} },
  ];
}

const DAY_MS = 86_400_000;
/** Days are counted from 1970; a day begins where somebody is, so that the same day lasts fifty hours around the world. */
export const dayAt = (time: number) => Math.floor(time / DAY_MS);
export const dateOf = (day: number) => new Date(day * DAY_MS);

/** Results are taken for so many days after theirs: whoever had no line meanwhile sends them later. */
export const DAYS_OPEN = 7;

/** A new day begins first in the islands of UTC+14. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** Whether a result of that day can still be sent, or already: not before the day has begun somewhere. */
export function isOpenDay(day: number, time: number): boolean {
  return day >= dayAt(time) - DAYS_OPEN && day <= dayAt(time + EARLIEST_ZONE_MS);
}

/** The day whose games a seed deals, as long as that day is open or still to come: till then nobody sets them up to try them out. */
export function heldBackDay(seed: string, time: number): number | undefined {
  const day = dayOfSeed(seed);
  return day !== undefined && day >= dayAt(time) - DAYS_OPEN ? day : undefined;
}

/** Letters of the record of one game: the longest has about eight thousand. */
export const LONGEST_RECORD = 40_000;
