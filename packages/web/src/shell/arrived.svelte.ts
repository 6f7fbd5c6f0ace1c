import type { Route } from './route.ts';

/** How often and how long (ms) a page that is still being fetched is looked for. */
const EVERY = 50;
const TRIES = 100;

/** The same page at another step is not another page. */
function placeOf(route: Route): string {
  const { ply: _, ...place } = { ply: 0, ...route };
  return JSON.stringify(place);
}

/**
 * After a way inside the app the focus is where a browser would put it: at the beginning of the page, whose title is said. What has
 * taken the focus itself keeps it.
 */
export function arrived(route: () => Route): { readonly told: string } {
  let told = $state('');
  let before: string | undefined;
  $effect(() => {
    const place = placeOf(route());
    const isFirst = before === undefined;
    if (place === before) return;
    before = place;
    if (isFirst) return;
    told = '';
    let tries = 0;
    const timer = setInterval(() => {
      const content = document.getElementById('content');
      if (content && (document.activeElement === document.body || !document.activeElement))
        content.focus({ preventScroll: true });
      if (!content && ++tries < TRIES) return;
      clearInterval(timer);
      told = document.title;
    }, EVERY);
    return () => clearInterval(timer);
  });
  return {
    get told() {
      return told;
    },
  };
}
