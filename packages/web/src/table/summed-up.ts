import type { Seat } from '@cromford/kernel';
import type { Entry, Scene } from '../engine/protocol.ts';
import type { Face } from '../games/face.ts';
import type { Results } from './results.svelte.ts';

const eraIn = ({ result, chapters }: Face, chapter: number) => (result?.era ?? chapters?.era)?.(chapter) ?? chapter;

/** Whether no more sheets come after this one unless somebody wants them: it is the last of the first stretch of the game. */
export function isLastSheet({ result }: Face, { chapter }: Pick<Scene, 'chapter'>, wanted: Results): boolean {
  return wanted === 'first' && (result?.closes(chapter) ?? false);
}

type Span = NonNullable<NonNullable<Face['result']>['span']>;

/** Whether what has begun in these has ended in them: of several events by which it may end the first does it. */
function isOver(entries: readonly Entry[], { begins, ends }: Span): boolean {
  if (!ends) return entries.some(({ isUnderWay }) => !isUnderWay);
  const kinds = entries.flatMap(({ events }) => events.map(({ kind }) => kind));
  return kinds.slice(kinds.findLastIndex((kind) => begins.includes(kind))).some((kind) => ends.includes(kind));
}

/** What a sheet sums up once these have happened: they, and where it began before them what came in between; nothing otherwise. */
export function stretchOf(
  { result }: Face,
  log: readonly Entry[],
  entries: readonly Entry[],
  seat: Seat | null,
): readonly Entry[] {
  if (!result) return [];
  const has = (kinds: readonly string[]) => (entry: Entry) => entry.events.some(({ kind }) => kinds.includes(kind));
  let stretch = entries;
  if (result.span) {
    const earlier = log.filter(({ ply }) => ply < (entries[0]?.ply ?? 0));
    const all = [...earlier, ...entries];
    const start = all.findLastIndex(has(result.span.begins));
    if (start < 0 || !isOver(all.slice(start), result.span)) return [];
    if (isOver(all.slice(start, Math.max(start, earlier.length)), result.span)) return [];
    stretch = all.slice(start);
  }
  const events = stretch.flatMap((entry) => entry.events);
  return result.of(events, seat) ? stretch : [];
}

/** The same, where somebody wants to read it: in the first decade, or always. */
export function summedUp(
  face: Face,
  log: readonly Entry[],
  entries: readonly Entry[],
  wanted: Results,
  seat: Seat | null,
): readonly Entry[] {
  const { result } = face;
  if (!result || wanted === 'never') return [];
  const stretch = stretchOf(face, log, entries, seat);
  const [first] = stretch;
  if (!first || wanted === 'always') return stretch;
  const eraOf = ({ chapter }: Entry) => eraIn(face, chapter);
  const { span } = result;
  const isOne = ({ events }: Entry) =>
    span ? events.some(({ kind }) => span.begins.includes(kind)) : result.of(events, seat);
  return log.some((earlier) => eraOf(earlier) < eraOf(first) && isOne(earlier)) ? [] : stretch;
}
