import type { Entry, Names } from '../engine/protocol.ts';
import { balanceOf } from '../table/measures.ts';

/** Everybody's account, line by line: what each reason came to, in the order of what it came to for all. */
export interface Books {
  readonly starts: readonly number[];
  readonly lines: readonly { readonly why: string; readonly by: readonly number[] }[];
  readonly ends: readonly number[];
}

export function booksOf(log: readonly Entry[], accounts: readonly string[]): Books {
  const balances = accounts.map((account) => balanceOf(log, account));
  const by = new Map<string, number[]>();
  balances.forEach(({ lines }, seat) => {
    for (const line of lines) {
      const row = by.get(line.why) ?? accounts.map(() => 0);
      row[seat] = line.by;
      by.set(line.why, row);
    }
  });
  const sum = (row: readonly number[]) => row.reduce((all, one) => all + one, 0);
  return {
    starts: balances.map(({ start }) => start),
    lines: Array.from(by, ([why, row]) => ({ why, by: row })).sort((a, b) => sum(b.by) - sum(a.by)),
    ends: balances.map(({ end }) => end),
  };
}

export interface Income {
  readonly id: string;
  readonly name: string;
  readonly icon?: string;
  readonly amount: number;
}

/** What came in, by reason; sales by the good of the cycle they fell into, where the game goes by goods. */
export function incomeOf(
  log: readonly Entry[],
  account: string,
  names: Names,
  goodOf: (chapter: number) => { readonly id: string; readonly name: string } | undefined,
): Income[] {
  const found = new Map<string, Income>();
  for (const { chapter, events } of log)
    for (const { flows } of events)
      for (const flow of flows) {
        if (flow.account !== account || flow.by <= 0) continue;
        const good = flow.why === 'sales' ? goodOf(chapter) : undefined;
        const id = good?.id ?? flow.why;
        const known = found.get(id)?.amount ?? 0;
        const name = good?.name ?? names.whys[flow.why] ?? flow.why;
        found.set(id, { id, name, ...(good && { icon: good.id }), amount: known + flow.by });
      }
  return [...found.values()].sort((a, b) => b.amount - a.amount);
}
