import { frame } from '../shell/frame.svelte.ts';

/**
 * On a phone the board is longer than the screen. Where none of the open choices is in sight, brings the first of them there.
 * The element at its middle tells whether it is: header and bar lie over the board.
 */
export function showAskedAbout(): void {
  if (!frame.isNarrow) return;
  // Where a choice takes two presses, the first of them picks up something that can also be dragged.
  const open = document.querySelectorAll<HTMLElement>(
    '[data-board] [data-choice]:not([aria-disabled]), [data-board] button[draggable=true]',
  );
  // Those on another tab have no place.
  const here = [...open].filter((choice) => choice.getClientRects().length > 0);
  if (here.some(isInSight)) return;
  here[0]?.scrollIntoView({ block: 'center' });
}

function isInSight(choice: HTMLElement): boolean {
  const { left, top, width, height } = choice.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && choice.contains(there);
}
