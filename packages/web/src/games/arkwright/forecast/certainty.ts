import { GOODS, type Good } from '@cromford/arkwright';
import type { ArkwrightView } from '../view.svelte.ts';

/** What may still change the forecast before that production phase comes: who acts, and what lies face down. */
export function openQuestions(view: ArkwrightView, good: Good): string[] {
  const { now, text } = view;
  if (view.frame?.step === 'exchange' && view.frame.why === 'final') return [text.noMore];
  const open: string[] = [];
  const cycle = GOODS.indexOf(good);
  const waits = now.players.flatMap((_, seat) =>
    seat !== view.seat && ['waits', 'acts'].includes(view.turnState(seat) ?? '') ? [view.name(seat)] : [],
  );
  if (cycle === now.cycle && view.isProducing) return view.underWay ? [text.underWay(view.good(good))] : [];
  if (cycle !== now.cycle) {
    open.push(text.laterCycle(view.good(good)));
    const place = view.rs.decades.indexOf(now.decade) * GOODS.length + cycle;
    if (now.economy.length > 0 && place >= now.shownEconomy) open.push(text.hiddenEconomy);
    if (cycle < now.cycle && now.events.length > now.shownEvents) open.push(text.hiddenEvent);
  } else if (waits.length > 0) open.push(text.stillAct(waits));
  return open;
}
