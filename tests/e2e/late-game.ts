import type { EmpireState, Move } from '../../packages/empire/src/index.ts';
import { empire } from '../../packages/empire/src/index.ts';
import {
  below,
  isProblem,
  openMoves,
  type Random,
  seeded,
  Table,
  writeRecord,
} from '../../packages/kernel/src/index.ts';

/** How much a careless but busy player likes a move: he builds, staffs and produces, and sells what is left. */
function liking(move: Move, s: EmpireState): number {
  switch (move.do) {
    case 'action':
      return { sell: s.sites.length < 5 ? 3 : 6, staff: 6, build: 40, produce: 30 }[move.action];
    case 'build':
    case 'place':
      return 30;
    case 'sell':
      return move.into === 'capital' ? 6 : s.turn > 11 ? 20 : 1;
    case 'hire':
    case 'move':
      return 3;
    case 'manager':
      return 1;
    case 'usual':
      return 50;
    default:
      return 2;
  }
}

function pick(moves: readonly Move[], s: EmpireState, random: Random): Move | undefined {
  const weights = moves.map((move) => liking(move, s));
  let at = below(
    random,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return moves.find((_, i) => {
    at -= weights[i] ?? 0;
    return at < 0;
  });
}

/** A whole game, played by taste. */
function play(seed: string, side: 'A' | 'B'): Table<EmpireState, Move> {
  const table = Table.open(empire, { players: 1, seed, options: { side } });
  if (isProblem(table)) throw new Error(table.code);
  const random = seeded(`taste ${seed}`);
  while (table.due()) {
    const move = pick(openMoves(table.options()), table.state, random);
    if (move) table.play(move);
  }
  return table as Table<EmpireState, Move>;
}

/** A game of which this part is left to play. */
export function unfinished(side: 'A' | 'B', left: number): string {
  const { hash: _hash, ...record } = play('late', side).record();
  return writeRecord({ ...record, moves: record.moves.slice(0, Math.round(record.moves.length * (1 - left))) });
}

/** A third of it. */
export const lateGame = (side: 'A' | 'B') => unfinished(side, 1 / 3);

/** A tenth of it. */
export const lastTurns = (side: 'A' | 'B') => unfinished(side, 0.1);

/** The record of a game that ends with many buildings, so that every part of the board has something to show. */
export function fullGame(side: 'A' | 'B' = 'A', tries = 150): string {
  const worth = ({ state }: Table<EmpireState, Move>) => state.sites.length * 1000 + state.profit;
  let best = play('0', side);
  for (let i = 1; i < tries; i++) {
    const next = play(String(i), side);
    if (worth(next) > worth(best)) best = next;
  }
  return writeRecord(best.record());
}
