/** The time of day, once a second while somebody looks at it. */
class Now {
  at = $state(Date.now());
  private readers = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  /** For an `$effect`: ticks until the effect ends. */
  tick(): () => void {
    this.readers += 1;
    this.at = Date.now();
    this.ticking ??= setInterval(() => {
      this.at = Date.now();
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
