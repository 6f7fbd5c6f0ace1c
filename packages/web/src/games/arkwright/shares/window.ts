/** A stretch of the share track. A window has several when the players are far apart. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The spaces around the players, about `size` of them. Wide gaps between players are left out when there is no room. */
export function windowOf(spaces: readonly number[], last: number, size: number): Stretch[] {
  const sorted = [...new Set(spaces)].sort((a, b) => a - b);
  const widest = last;
  for (let gap = widest; gap > 1; gap--) {
    const stretches = clusters(sorted, gap);
    const used = lengthOf(stretches);
    if (used <= size || gap === 2) return widen(stretches, last, size - used);
  }
  return clusters(sorted, widest);
}

/** Breaks between neighbours that are at least this far apart. */
function clusters(sorted: readonly number[], gap: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const space of sorted) {
    const before = found.at(-1);
    if (before && space - before.to < gap) before.to = space;
    else found.push({ from: space, to: space });
  }
  return found;
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/** What room is left goes to both ends of every stretch in turn, as long as something remains left out between them. */
function widen(stretches: { from: number; to: number }[], last: number, room: number): Stretch[] {
  let left = room;
  for (let grown = true; grown && left > 0; ) {
    grown = false;
    stretches.forEach((stretch, i) => {
      const next = stretches[i + 1]?.from ?? last + 2;
      if (left > 0 && stretch.to + 2 < next) {
        stretch.to++;
        left--;
        grown = true;
      }
      const before = stretches[i - 1]?.to ?? -1;
      if (left > 0 && stretch.from - 2 > before) {
        stretch.from--;
        left--;
        grown = true;
      }
    });
  }
  return stretches;
}
