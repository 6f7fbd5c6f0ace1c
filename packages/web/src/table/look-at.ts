/** What may come and go on a board: parts of it, a phone's tabs, and what is marked as wanted. */
const CHANGES = { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'data-tab'] };

/** Outlines the part of a board that is spoken of, by its `data-lesson`; parts of it come and go. What it gives back ends that. */
export function lookAt(root: HTMLElement, part: string | undefined): () => void {
  const mark = (wanted: string | undefined) => {
    for (const one of root.querySelectorAll<HTMLElement>('[data-lesson]'))
      one.classList.toggle('looked-at', one.dataset.lesson === wanted);
  };
  mark(part);
  const end = bring(root, '.looked-at');
  const watch = new MutationObserver(() => mark(part));
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    end();
    mark(undefined);
  };
}

/** Scrolls to what a lesson wants to be pressed on the board. What it gives back ends that. */
export const bringWanted = (board: HTMLElement): (() => void) => bring(board, '.wanted');

/** Scrolls to the first such thing as soon as it is to be seen: a phone may still have to open the tab that it lies on. */
function bring(root: HTMLElement, selector: string): () => void {
  let brought: Element | undefined;
  const look = () => {
    const first = [...root.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    if (first !== brought) first?.scrollIntoView({ block: 'nearest' });
    brought = first;
  };
  look();
  const watch = new MutationObserver(look);
  watch.observe(root, CHANGES);
  return () => watch.disconnect();
}

/** Whatever is scrolled to, or focused, stops between what lies over the page at its top and at its foot. */
export function scrollBetween(root: HTMLElement, above: number, below: number): () => void {
  const page = root.ownerDocument.documentElement;
  root.style.setProperty('--above', `${above}px`);
  page.style.scrollPaddingBlock = `calc(${above}px + 4.5rem) calc(${below}px + 0.75rem)`;
  return () => page.style.removeProperty('scroll-padding-block');
}
