import { type Problem, problem } from '@cromford/kernel';

const MOST_WAITING = 40;
const MOST_OF_ONE = 4;

/**
 * What takes long is done one at a time, so that everything else goes on beside it. So many wait, and few of them for one asker; whoever comes
 * then is told to come later.
 */
export class SlowLane {
  private readonly waiting: string[] = [];
  private last: Promise<unknown> = Promise.resolve();

  async pass<T>(asker: string, work: () => Promise<T>): Promise<T | Problem> {
    const own = this.waiting.filter((who) => who === asker).length;
    if (own >= MOST_OF_ONE || this.waiting.length >= MOST_WAITING) return problem('busy', { seconds: 5 });
    this.waiting.push(asker);
    const mine = this.last.then(work, work);
    this.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.waiting.splice(this.waiting.indexOf(asker), 1);
    }
  }
}
