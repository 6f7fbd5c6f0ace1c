import { type Route, routeOf } from './route.ts';

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** What stands behind the #: on some pages it says what is shown, and it can change while one looks. */
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.read();
    if (how === 'push') scrollTo(0, 0);
  }

  private read(): void {
    this.route = routeOf(location.pathname);
    this.hash = location.hash;
  }

  /** Plain clicks on our own links stay in the app; everything else is the browser's business. */
  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
