import type { Seat, Table } from '@cromford/kernel';
import { board } from './board.ts';
import { cards } from './cards.ts';
import type { Chronicle, Course } from './course.ts';
import { empire } from './empire.ts';

const SHORT = [1770, 1780, 1790];
const LONG = [...SHORT, 1800, 1810];

/** The games whose courses can be told. */
export const chronicles: Readonly<Record<string, Chronicle>> = {
  'spinning-jenny': board(SHORT, false),
  'water-frame': board(LONG, true),
  anniversary: board(LONG, true),
  'spinning-mule': board(LONG, true),
  'card-game': cards,
  empire,
};

/** What a seat did in a game that is over; nothing of one that goes on, or of a game that nobody can tell. */
export function courseOf(table: Table, seat: Seat): Course | undefined {
  const { engine, state, game } = table;
  const chronicle = chronicles[game.id];
  if (!chronicle || table.due()) return undefined;
  const players = table.setup.players;
  const scores = engine.rules.score(state);
  const winners = engine.rules.winners(state);
  const { habits, choices, curves } = chronicle.tell(table, seat);
  const isWon = players > 1 && winners.includes(seat);
  return { game: game.id, players, score: scores[seat] ?? 0, isWon, habits, choices, curves };
}
