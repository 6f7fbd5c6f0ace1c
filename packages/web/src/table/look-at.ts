/** Outlines the part of a board that is spoken of, by its `data-lesson`; parts of it come and go. What it gives back ends that. */
export function lookAt(root: HTMLElement, part: string | undefined): () => void {
  const mark = (wanted: string | undefined) => {
    for (const one of root.querySelectorAll<HTMLElement>('[data-lesson]'))
      one.classList.toggle('looked-at', one.dataset.lesson === wanted);
  };
  mark(part);
  root.querySelector('.looked-at')?.scrollIntoView({ block: 'nearest' });
  const watch = new MutationObserver(() => mark(part));
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    mark(undefined);
  };
}
