/** A page that is never at rest goes on after this time. Milliseconds. */
const AT_MOST = 200;

/** Resolves when the page has nothing more urgent to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: AT_MOST });
    else setTimeout(resolve, 1);
  });
}
