import { serverNow } from './server-time.ts';

/** The time of day at the server, once a second while somebody looks at it. */
class Now {
  at = $state(serverNow());
  private readers = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  /** For an `$effect`: ticks until the effect ends. */
  tick(): () => void {
    this.readers += 1;
    this.at = serverNow();
    this.ticking ??= setInterval(() => {
      this.at = serverNow();
    }, 1000);
    return () => {
      this.readers -= 1;
      if (this.readers > 0) return;
      clearInterval(this.ticking);
      this.ticking = undefined;
    };
  }
}

export const now = new Now();
