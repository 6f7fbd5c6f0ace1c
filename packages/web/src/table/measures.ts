import type { Entry } from '../engine/protocol.ts';
import type { Chapters } from '../games/chapters.ts';

/** One figure of every seat at the end of every chapter: what a chart draws. */
export interface Series {
  readonly id: string;
  readonly name: string;
  /** One row per chapter, in order; a figure per seat. */
  readonly rows: readonly { readonly chapter: number; readonly values: readonly number[] }[];
}

/** The last entry of each chapter. */
function chapterEnds(log: readonly Entry[]): { readonly chapter: number; readonly entry: Entry }[] {
  const ends = new Map<number, Entry>();
  for (const entry of log) ends.set(entry.chapter, entry);
  return Array.from(ends, ([chapter, entry]) => ({ chapter, entry }));
}

export function seriesOf(
  log: readonly Entry[],
  id: string,
  name: string,
  read: (entry: Entry) => readonly number[],
): Series {
  return { id, name, rows: chapterEnds(log).map(({ chapter, entry }) => ({ chapter, values: read(entry) })) };
}

/** What each seat's account gained or lost in each chapter, whatever it was for. */
export function changesOf(log: readonly Entry[], account: string, name: string, seats: number): Series {
  const rows = new Map<number, number[]>();
  for (const { chapter, events } of log) {
    const values = rows.get(chapter) ?? new Array<number>(seats).fill(0);
    rows.set(chapter, values);
    for (const { flows } of events)
      for (const flow of flows)
        for (let seat = 0; seat < seats; seat++)
          if (flow.account === `${account}.${seat}`) values[seat] = (values[seat] ?? 0) + flow.by;
  }
  return { id: `${account}-change`, name, rows: Array.from(rows, ([chapter, values]) => ({ chapter, values })) };
}

/** From opening to closing balance of one account, by reason; it adds up. */
export interface Balance {
  readonly start: number;
  readonly lines: readonly { readonly why: string; readonly by: number }[];
  readonly end: number;
}

export function balanceOf(
  log: readonly Entry[],
  account: string,
  within: (entry: Entry) => boolean = () => true,
): Balance {
  const sums = new Map<string, number>();
  let end = 0;
  for (const entry of log) {
    if (!within(entry)) continue;
    for (const { flows } of entry.events)
      for (const flow of flows) if (flow.account === account) sums.set(flow.why, (sums.get(flow.why) ?? 0) + flow.by);
    end = entry.accounts[account] ?? 0;
  }
  const lines = Array.from(sums, ([why, by]) => ({ why, by })).filter(({ by }) => by !== 0);
  const start = end - lines.reduce((sum, { by }) => sum + by, 0);
  return { start, lines: lines.sort((a, b) => b.by - a.by), end };
}

/** The stretches that the chapters of a log fall into, in order. */
export function erasOf(log: readonly Entry[], chapters: Chapters | undefined): number[] {
  return chapters ? [...new Set(log.map(({ chapter }) => chapters.era(chapter)))] : [];
}
