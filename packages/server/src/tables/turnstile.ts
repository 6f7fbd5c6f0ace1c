/** One at a time per name within this process. It saves nodes from racing against themselves; correctness never rests on it. */
export class Turnstile {
  private readonly tails = new Map<string, Promise<unknown>>();

  async pass<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail = mine.catch(() => {});
    this.tails.set(name, tail);
    try {
      return await mine;
    } finally {
      if (this.tails.get(name) === tail) this.tails.delete(name);
    }
  }
}
