import type { Tried } from './trial.ts';

const FIRST_FEW = 10;

/** What was counted of one game on the shelf. */
export interface Tally {
  readonly game: string;
  games: number;
  decisions: number;
  refused: number;
  threw: number;
  broken: number;
  readonly byBot: Record<string, number>;
  /** The first few times that something went wrong, in words. */
  readonly first: string[];
}

export function emptyTally(game: string): Tally {
  return { game, games: 0, decisions: 0, refused: 0, threw: 0, broken: 0, byBot: {}, first: [] };
}

export function count(tally: Tally, { setting, seed, decisions, lapses, broken }: Tried): void {
  tally.games++;
  for (const [bot, made] of Object.entries(decisions)) {
    tally.decisions += made;
    tally.byBot[bot] = (tally.byBot[bot] ?? 0) + made;
  }
  const say = (text: string) => tally.first.length < FIRST_FEW && tally.first.push(`${seed} (${setting}): ${text}`);
  for (const { bot, ply, kind, reason } of lapses) {
    if (kind === 'refused') tally.refused++;
    else tally.threw++;
    say(`${bot}, ${ply}: ${kind}: ${reason}`);
  }
  if (broken !== undefined) {
    tally.broken++;
    say(broken);
  }
}
