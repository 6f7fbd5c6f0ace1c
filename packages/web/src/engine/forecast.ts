import type { Event, Move, Note, Rules, Seat, State } from '@cromford/kernel';
import type { Forecasts } from './protocol.ts';

/** Some games know what follows a choice before others choose, and can forecast from there. */
export type Forecasting = Rules & {
  after?(view: State, move: Move): State | undefined;
  forecastAfter?(view: State, move: Move, subject: string): readonly Event[];
  /** What a choice made in `from` leaves on the accounts, once what is owed for certain is paid. */
  settled?(from: State, state: State): Readonly<Record<string, number>>;
  /** What the game's board shows of what comes, where the rules must be played for it: here, never on the page. */
  foresight?(view: State, seat: Seat | null): unknown;
  notesAfter?(view: State, move: Move): readonly Note[];
};

/** What production would bring as things lie for whoever has this view. */
export function forecastsIn(rules: Rules, view: State): Forecasts {
  return bySubject(rules, (subject) => rules.forecast?.(view, subject) ?? []);
}

/** The same after one of the open choices, which leads to the position `then` by these events. */
export function forecastsAfter(
  rules: Forecasting,
  view: State,
  move: Move,
  then: State,
  events: readonly Event[],
): Forecasts {
  // A choice that leads straight into production needs no forecast: this is what comes.
  const start = events.findIndex(({ kind }) => kind === 'production');
  const begun = events[start] as (Event & { readonly good?: string }) | undefined;
  return bySubject(rules, (subject) => {
    if (rules.forecastAfter) return rules.forecastAfter(view, move, subject);
    return begun?.good === subject ? events.slice(start) : (rules.forecast?.(then, subject) ?? []);
  });
}

function bySubject({ forecast, forecastSubjects = [] }: Rules, make: (subject: string) => readonly Event[]): Forecasts {
  return forecast ? Object.fromEntries(forecastSubjects.map((subject) => [subject, make(subject)])) : {};
}
