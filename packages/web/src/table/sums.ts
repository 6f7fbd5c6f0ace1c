import type { EventText } from '../engine/protocol.ts';

/** What became of one account, and why. */
export interface AccountSum {
  readonly account: string;
  readonly total: number;
  readonly reasons: readonly { readonly why: string; readonly by: number }[];
}

/** The accounts of a seat that changed, each change by its reason, in the order in which they first did. */
export function sumsByReason(events: readonly Pick<EventText, 'flows'>[], seat: number): AccountSum[] {
  const sums = new Map<string, Map<string, number>>();
  for (const { flows } of events)
    for (const { account, by, why } of flows) {
      // Where one plays alone, accounts are nobody's but his.
      if (account.includes('.') && !account.endsWith(`.${seat}`)) continue;
      const reasons = sums.get(account) ?? new Map<string, number>();
      sums.set(account, reasons.set(why, (reasons.get(why) ?? 0) + by));
    }
  return Array.from(sums, ([account, found]) => {
    const reasons = Array.from(found, ([why, by]) => ({ why, by })).filter(({ by }) => by !== 0);
    return { account, reasons, total: reasons.reduce((sum, { by }) => sum + by, 0) };
  }).filter(({ reasons }) => reasons.length > 0);
}
