import type { Note, Seat, Steps } from '@cromford/kernel';
import { after, forecast } from './forecast.ts';
import type { Frame } from './frames.ts';
import { goodIndex } from './goods.ts';
import type { Move } from './moves.ts';
import type { News } from './news.ts';
import { note, warning } from './notes.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/**
 * What one amount of several brings, which the list says of all of them together: a price its own appeal, and what it would sell if its
 * good came now. Where that is the next to come and would sell at the price that it has, a price at which it sells nothing is asked about
 * once more: wages are paid all the same.
 */
export function notesAfter(
  steps: Steps<State, Frame, Move, News>,
  rs: Ruleset,
  view: State,
  move: Move,
): readonly Note[] {
  if (move.do !== 'price') return [];
  const asked = view.agenda.at(-1);
  const then = after(steps, view, move);
  if (!then || !asked || !('seat' in asked)) return [];
  const { good } = move;
  if (!then.players[asked.seat]?.factories[goodIndex[good]]) return [];
  const { seat } = asked;
  const comesNext = goodIndex[good] === view.cycle && view.agenda.some(({ step }) => step === 'production');
  const isVain = () =>
    comesNext && forecast(steps, rs, view, good).some((event) => isSale(event, seat) && event.amount > 0);
  return forecast(steps, rs, then, good).flatMap((event) => {
    if (event.kind === 'produced' && event.seat === seat) return [note('appeal', { appeal: event.appeal })];
    if (!isSale(event, seat)) return [];
    const { amount: goods, unsold } = event;
    return [(goods === 0 && unsold > 0 && isVain() ? warning : note)('sells', { goods, of: goods + unsold })];
  });
}

function isSale(event: News, seat: Seat): event is Extract<News, { kind: 'sold' }> {
  return event.kind === 'sold' && event.seat === seat;
}
