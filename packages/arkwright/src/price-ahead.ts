import type { Note, Seat, Steps } from '@cromford/kernel';
import { after, forecast } from './forecast.ts';
import type { Frame } from './frames.ts';
import { goodIndex } from './goods.ts';
import type { Move } from './moves.ts';
import type { News } from './news.ts';
import { note } from './notes.ts';
import type { State } from './state.ts';

/**
 * What one amount of several brings, which the list says of all of them together: a price its own appeal, and what it would sell if its
 * good came now.
 */
export function notesAfter(steps: Steps<State, Frame, Move, News>, view: State, move: Move): readonly Note[] {
  if (move.do !== 'price') return [];
  const asked = view.agenda.at(-1);
  const then = after(steps, view, move);
  if (!then || !asked || !('seat' in asked)) return [];
  const { good } = move;
  if (!then.players[asked.seat]?.factories[goodIndex[good]]) return [];
  return saleOf(forecast(steps, then, good), asked.seat);
}

function saleOf(news: readonly News[], seat: Seat): Note[] {
  return news.flatMap((event) => {
    if (event.kind === 'produced' && event.seat === seat) return [note('appeal', { appeal: event.appeal })];
    if (event.kind === 'sold' && event.seat === seat)
      return [note('sells', { goods: event.amount, of: event.amount + event.unsold })];
    return [];
  });
}
