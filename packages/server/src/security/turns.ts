const MOST_WAITING = 200;

/**
 * Whoever asks much waits for himself. With a database in the same process an answer is worked out in one go, and twenty requests that arrive
 * together would be one long silence for everybody else: so they are begun one at a time, an address after the other.
 */
export class Turns {
  private readonly waiting = new Map<string, (() => void)[]>();

  /** Waits for one's turn; false when too many of that address wait already. */
  async wait(address: string): Promise<boolean> {
    const before = this.waiting.get(address) ?? [];
    if (before.length >= MOST_WAITING) return false;
    if (this.waiting.size === 0) this.goOn();
    this.waiting.set(address, before);
    await new Promise<void>((resolve) => before.push(resolve));
    return true;
  }

  private goOn(): void {
    setImmediate(() => {
      const next = this.waiting.entries().next();
      if (next.done) return;
      const [address, line] = next.value;
      const begin = line.shift();
      // To the end of the round, if there is more.
      this.waiting.delete(address);
      if (line.length > 0) this.waiting.set(address, line);
      if (this.waiting.size > 0) this.goOn();
      begin?.();
    });
  }
}
