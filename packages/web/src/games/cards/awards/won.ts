import { AWARDS, type Award } from '@cromford/cards';

/** One time that an award was reached on this device. */
export interface Win {
  /** Which game: the same game, looked at again, counts once. */
  readonly game: string;
  readonly score: number;
  /** Milliseconds. */
  readonly when: number;
}

/** An award and every game that brought it, the latest first. */
export interface AwardRow {
  readonly id: Award;
  readonly wins: readonly Win[];
}

/** The row with one more win, or nothing to write when that game is known. */
export function withWin(row: AwardRow | undefined, id: Award, win: Win): AwardRow | undefined {
  const wins = row?.wins ?? [];
  if (wins.some(({ game }) => game === win.game)) return undefined;
  return { id, wins: [win, ...wins] };
}

/** All awards in the order of the rulebook, also those never reached. */
export function complete(rows: readonly AwardRow[]): AwardRow[] {
  return AWARDS.map((id) => rows.find((row) => row.id === id) ?? { id, wins: [] });
}

export const bestScore = ({ wins }: AwardRow): number => Math.max(0, ...wins.map(({ score }) => score));
