import { GOODS, type Good } from '@cromford/arkwright';
import type { ArkwrightView } from '../view.svelte.ts';

/** Why the good will not be produced any more; nothing where it will. */
export function neverComes(view: ArkwrightView, good: Good): string | undefined {
  const { now, text } = view;
  const cycle = GOODS.indexOf(good);
  const isLast = now.decade === view.rs.decades.at(-1);
  const isFinal = view.frame?.step === 'exchange' && view.frame.why === 'final';
  // Behind the last cycle of a decade there is none.
  if (isFinal || (isLast && now.cycle < 0)) return text.noMore;
  const isOver = cycle < now.cycle || (cycle === now.cycle && view.hasRun);
  return isLast && isOver ? text.neverAgain(view.good(good)) : undefined;
}

/** What may still change the forecast before that production phase comes: who acts, and what lies face down. */
export function openQuestions(view: ArkwrightView, good: Good): string[] {
  const { now, text } = view;
  const cycle = GOODS.indexOf(good);
  const never = neverComes(view, good);
  if (never !== undefined) return [never];
  const open: string[] = [];
  const waits = now.players.flatMap((_, seat) =>
    seat !== view.seat && ['waits', 'acts'].includes(view.turnState(seat) ?? '') ? [view.name(seat)] : [],
  );
  if (cycle === now.cycle && view.isTrading) return [text.hasRun];
  if (cycle === now.cycle && view.isRunning(good))
    return [(view.told.length > 0 ? text.soFar : text.underWay)(view.good(good))];
  if (cycle === now.cycle && view.isProducing) return [];
  if (cycle !== now.cycle || view.hasRun) {
    open.push(text.laterCycle(view.good(good)));
    const place = view.rs.decades.indexOf(now.decade) * GOODS.length + cycle;
    if (now.economy.length > 0 && place >= now.shownEconomy) open.push(text.hiddenEconomy);
    if (cycle < now.cycle && now.events.length > now.shownEvents) open.push(text.hiddenEvent);
  } else if (waits.length > 0) open.push(text.stillAct(waits));
  return open;
}
