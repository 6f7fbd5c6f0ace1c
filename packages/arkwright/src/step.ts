import type { Automatic, Decision, Seat } from '@cromford/kernel';
import type { Frame, FrameOf, StepName } from './frames.ts';
import type { Move } from './moves.ts';
import type { News } from './news.ts';
import { inTurn, type State } from './state.ts';

export { neverOffered, seatOf } from '@cromford/kernel';

/** A step at which a player chooses, and one that needs nobody. */
export type Asks<Name extends StepName> = Decision<State, FrameOf<Name>, Move, News>;
export type Runs<Name extends StepName> = Automatic<State, FrameOf<Name>, News>;

type Counting = { [Name in StepName]: FrameOf<Name> extends { k: number } ? Name : never }[StepName];

/** Goes round the table once, in turn order, and asks those whom it concerns. */
export function roundTable<Name extends Exclude<Counting, 'found' | 'event-turns'>>(
  step: Name,
  concerns: (s: State, seat: Seat) => boolean,
  ask: (seat: Seat, s: State) => Frame,
  reverse = false,
): Automatic<State, { readonly step: Name; readonly k: number }, News> {
  return {
    run(s, { k }) {
      const players = s.players.length;
      for (let i = k; i < players; i++) {
        const seat = inTurn(s, reverse ? players - 1 - i : i);
        if (!concerns(s, seat)) continue;
        if (i + 1 < players) s.agenda.push({ step, k: i + 1 } as Frame);
        s.agenda.push(ask(seat, s));
        return;
      }
    },
  };
}
