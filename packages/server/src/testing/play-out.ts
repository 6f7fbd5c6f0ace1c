import { below, isProblem, openMoves, seeded } from '@cromford/kernel';
import type { House } from '../house.ts';

/** Plays a table to its end, or so far, with any open moves, whoever sits there. */
export async function playOut(house: House, id: string, most = 5000): Promise<number> {
  const random = seeded(id);
  for (let seq = 0; seq < most; seq++) {
    const row = await house.store.rooms.find(id);
    const held = row && (await house.loader.now(row));
    if (!held || isProblem(held)) throw new Error(`no table ${id}`);
    const due = held.table.due();
    if (!due) return held.seq;
    const moves = openMoves(held.table.options());
    const move = moves[below(random, moves.length)];
    if (!move) throw new Error(`no move is open at ${id}`);
    const line = held.table.engine.rules.notation.write(move);
    await house.play.forSeat(id, due.seat, `any-${held.seq}`, held.seq, line);
  }
  return most;
}
