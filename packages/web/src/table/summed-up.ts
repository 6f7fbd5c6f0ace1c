import type { Seat } from '@cromford/kernel';
import type { Entry, Scene } from '../engine/protocol.ts';
import type { Face } from '../games/face.ts';
import type { Results } from './results.svelte.ts';

const eraIn = ({ result, chapters }: Face, chapter: number) => (result?.era ?? chapters?.era)?.(chapter) ?? chapter;

/** Whether no more sheets come after this one unless somebody wants them: it is the last of the first stretch of the game. */
export function isLastSheet({ result }: Face, { chapter }: Pick<Scene, 'chapter'>, wanted: Results): boolean {
  return wanted === 'first' && (result?.closes(chapter) ?? false);
}

/** Whether a move is summed up on a sheet: where its game has one, and in the first decade or whenever somebody wants to. */
export function isSummedUp(
  face: Face,
  log: readonly Entry[],
  entries: readonly Entry[],
  wanted: Results,
  seat: Seat | null,
): boolean {
  const { result } = face;
  if (
    !result ||
    wanted === 'never' ||
    !result.of(
      entries.flatMap(({ events }) => events),
      seat,
    )
  )
    return false;
  if (wanted === 'always') return true;
  const eraOf = ({ chapter }: Entry) => eraIn(face, chapter);
  const era = Math.max(...entries.map(eraOf));
  return !log.some((earlier) => eraOf(earlier) < era && result.of(earlier.events, seat));
}
