import type { Position } from '@cromford/protocol';

/**
 * Whether entries are missing between the last one that was told and this news. A server that has to catch somebody up tells what it
 * still has at hand, which may begin later.
 */
export function hasGap(news: readonly Position[], toldTo: number): boolean {
  let next = toldTo + 1;
  for (const { seq, told } of news) {
    for (const entry of told) {
      if (entry.seq > next) return true;
      next = Math.max(next, entry.seq + 1);
    }
    if (seq >= next) return true;
  }
  return false;
}
