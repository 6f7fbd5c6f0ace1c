import { type Event, lookAhead, type Move, type Rules, type Seat, type State } from '@cromford/kernel';
import type { Story } from './story.ts';

/** Some games can forecast what follows a choice better than by playing it: they stop before others choose. */
type Forecasting = Rules & { forecastAfter?(view: State, move: Move, subject: string): readonly Event[] };

/** What production would bring as things lie for this seat, or would lie after one of its open choices. */
export function forecastEvents(table: Story, eyes: Seat | null, subject?: string, line?: string): readonly Event[] {
  const rules: Forecasting = table.engine.rules;
  if (!rules.forecast) return [];
  const view = rules.view(table.state, eyes);
  if (line === undefined) return rules.forecast(view, subject);
  const move = rules.notation.read(line);
  if (!move || table.engine.judge(table.state, move)) return [];
  if (rules.forecastAfter && subject !== undefined) return rules.forecastAfter(view, move, subject);
  const ahead = lookAhead(table.engine, table.state, move);
  // A choice that leads straight into production needs no forecast: this is what comes.
  const start = ahead.events.findIndex(({ kind }) => kind === 'production');
  return start >= 0 ? ahead.events.slice(start) : rules.forecast(rules.view(ahead.state, eyes), subject);
}
