import type { Position } from '@cromford/protocol';

/**
 * Whether something is missing between the last entry that was told and this news: entries, or the positions between those that are told
 * at once, without which a decision cannot be put into its own words. A server that has to catch somebody up tells what it still has at
 * hand, which may begin later.
 */
export function hasGap(news: readonly Position[], toldTo: number): boolean {
  let next = toldTo + 1;
  for (const { seq, told } of news) {
    for (const entry of told) {
      if (entry.seq > next) return true;
      next = Math.max(next, entry.seq + 1);
    }
    if (seq >= next || lacksViews(told.filter((entry) => entry.seq > toldTo))) return true;
  }
  return false;
}

function lacksViews(told: Position['told']): boolean {
  const left: Position['told'][number][] = [];
  for (const entry of told) {
    if (entry.kind === 'move') left.push(entry);
    else left.length -= Math.min(Number(entry.line), left.length);
  }
  return left.slice(0, -1).some(({ view }) => view === undefined);
}
