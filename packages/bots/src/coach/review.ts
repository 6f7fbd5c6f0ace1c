import { type Move, type Seat, type State, sameMove, seeded, type Table } from '@cromford/kernel';
import { judgementOf, makeReady } from '../judgements.ts';
import { kindsOf } from '../search/plans.ts';
import { movesOf } from './check-puzzle.ts';
import { judged } from './judge.ts';
import type { Puzzle } from './puzzle.ts';
import { type Theme, themesOf } from './themes.ts';
import { comparedTurns, isTurnOver, spreadOf, type TurnStart } from './turns.ts';

/** A turn that was played, and the best that the coach finds in its place. */
export interface TurnReviewed {
  /** Decisions of the game before it, and after it. */
  readonly from: number;
  readonly to: number;
  readonly played: readonly string[];
  readonly best: readonly string[];
  /** By how much the played turn falls short: in spreads, in the game's own unit, and in the chance to win (of 1; none where one plays alone). */
  readonly short: number;
  readonly lost: number;
  readonly chance: number;
  /** The best turn that does something else, and by how much the played one was better than it, in spreads and in the game's own unit; 0 where it was not, and where the rest of the game can be reckoned. */
  readonly next: readonly string[];
  readonly ahead: number;
  readonly gain: number;
  readonly themes: readonly Theme[];
}

/** What is less is as good. */
const AS_GOOD = 0.05;

/** Where the turns of a seat begin, and how far each goes. Turns in which there was nothing to choose are left out. */
export function turnsOf(table: Table, seat: Seat): { from: number; to: number }[] {
  const { engine, history } = table;
  const turns: { from: number; to: number }[] = [];
  for (let from = 0; from < history.length; ) {
    if (history[from]?.seat !== seat) {
      from += 1;
      continue;
    }
    const before = stateAt(table, from);
    let to = from + 1;
    while (to < history.length && !isTurnOver(engine, before, stateAt(table, to), seat)) to += 1;
    if (range(from, to).some((ply) => engine.open(stateAt(table, ply)).length > 1)) turns.push({ from, to });
    from = to;
  }
  return turns;
}

/** What the coach says of one turn. The rules must have been made ready. */
export function turnReviewed(table: Table, seat: Seat, { from, to }: { from: number; to: number }): TurnReviewed {
  const { engine, history } = table;
  const { notation } = engine.rules;
  const moment = momentAt(table, from, seat);
  const lines = history.slice(from, to).map(({ move }) => move);
  const played = movesOf(moment, lines);
  const { turns } = judged(moment);
  const [own = 0] = comparedTurns(moment, [played]);
  const [best] = turns;
  const next = turns.find(({ moves }) => kindsOf(moves) !== kindsOf(played));
  const short = best && best.value - own >= AS_GOOD ? best.value - own : 0;
  const { settled, isUnderWay } = judgementOf(engine);
  // To buy with the last money what it is for is no feat, nor to take what a production brings.
  const isFeat = short === 0 && settled?.(moment.view) !== true && isUnderWay?.(moment.view) !== true;
  const ahead = isFeat && next ? Math.max(0, own - next.value) : 0;
  const spread = spreadOf(engine);
  const better = best && short > 0 ? best.moves : played;
  return {
    from,
    to,
    played: lines,
    best: short > 0 ? better.map(notation.write) : lines,
    short,
    lost: short * spread,
    chance: short > 0 ? Math.max(0, chanceAfter(moment, better) - chanceAfter(moment, played)) : 0,
    next: (next?.moves ?? []).map(notation.write),
    ahead,
    gain: ahead * spread,
    themes: short > 0 ? themesOf(better, played, false) : [],
  };
}

/** Every turn of a seat. `progress` hears how many are done; a cancel is thrown as the signal's reason. */
export async function review(
  table: Table,
  seat: Seat,
  progress?: (done: number, total: number) => void,
  cancel?: AbortSignal,
): Promise<TurnReviewed[]> {
  await makeReady(table.engine.rules);
  const turns = turnsOf(table, seat);
  const found: TurnReviewed[] = [];
  for (const turn of turns) {
    found.push(turnReviewed(table, seat, turn));
    progress?.(found.length, turns.length);
    await new Promise((resolve) => setTimeout(resolve));
    cancel?.throwIfAborted();
  }
  return found;
}

/** A turn that fell short, as a puzzle: the game up to there, and the best turn to be found. */
export function asPuzzle({ from, best, played, short, themes }: TurnReviewed, record: string, seat: Seat): Puzzle {
  return { id: `review-${from}`, record, seat, best, second: played, lead: short, themes, foundBy: [] };
}

function chanceAfter({ engine, view, seat }: TurnStart, moves: readonly Move[]): number {
  const { outlook } = judgementOf(engine, 'learned');
  if (!outlook) return 0;
  const s = engine.rules.guess(view, seeded('chance'));
  for (const move of moves) {
    if (!engine.open(s).some((open) => sameMove(open, move))) break;
    engine.apply(s, move);
  }
  return outlook(s).chances[seat] ?? 0;
}

/** What a seat saw after so many decisions. */
export function momentAt(table: Table, ply: number, seat: Seat): TurnStart {
  const { engine } = table;
  return { engine, seat, view: engine.rules.view(stateAt(table, ply), seat) };
}

function stateAt(table: Table, ply: number): State {
  const s = table.at(ply);
  if (!s) throw new Error(`the game has no decision ${ply}`);
  return s;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
