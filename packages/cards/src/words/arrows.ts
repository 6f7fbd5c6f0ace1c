import { at } from '@cromford/kernel';
import { GOODS } from '../goods.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Labels } from './phrases.ts';

/** CG-PRC-11, CG-PRC-12: where demand goes along with appeal; what nobody can see drawn must be said. */
export function arrowLines(labels: Labels, { up, down }: Sheet['market']): string[] {
  const ups = arrowsOf(labels, up);
  const downs = arrowsOf(labels, down);
  if (ups === downs) return [`${labels.arrows.both}: ${ups}.`];
  return [`${labels.arrows.up}: ${ups}.`, `${labels.arrows.down}: ${downs}.`];
}

/** Goods whose tracks are alike are named together. */
function arrowsOf(labels: Labels, tracks: Sheet['market']['up']): string {
  const alike = new Map<string, string[]>();
  for (const good of GOODS) {
    const spaces = ranges(tracks[good]) || labels.none;
    alike.set(spaces, [...(alike.get(spaces) ?? []), labels.good[good]]);
  }
  return [...alike].map(([spaces, goods]) => `${goods.join(', ')} ${spaces}`).join('; ');
}

/** "3, 4, 6–20": from three neighbours on, the first and the last. */
function ranges(spaces: readonly number[]): string {
  const sorted = [...spaces].sort((a, b) => a - b);
  const said: string[] = [];
  for (let from = 0, to = 0; from < sorted.length; from = to + 1) {
    for (to = from; sorted[to + 1] === at(sorted, to) + 1; ) to++;
    if (to - from < 2) said.push(...sorted.slice(from, to + 1).map(String));
    else said.push(`${sorted[from]}–${sorted[to]}`);
  }
  return said.join(', ');
}
