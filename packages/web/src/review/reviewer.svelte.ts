import type { Puzzle } from '@cromford/bots/coach';
import type { TableEngine } from '../engine/client.ts';
import type { Reviewed, ReviewReply, ReviewRequest, WhyNot } from './protocol.ts';

/** What was found out about a game at its end is not worked out again for its review. */
const found = new Map<string, readonly Reviewed[]>();
const MOST_FOUND = 4;

/** The coach's view of one seat's turns, worked out in the background. */
export class Reviewer {
  turns = $state.raw<readonly Reviewed[]>();
  done = $state(0);
  total = $state(0);
  isRunning = $state(false);
  trouble = $state('');
  private worker: Worker | undefined;
  private asked = 0;

  /** Looks at the turns of a seat in the game that is open there. */
  async start(engine: Pick<TableEngine, 'ask'>, game: string, seat: number): Promise<void> {
    this.stop();
    this.isRunning = true;
    this.turns = undefined;
    this.trouble = '';
    this.done = 0;
    this.total = 0;
    const asked = ++this.asked;
    const { text: record } = await engine.ask<'record'>({ do: 'record', short: false });
    if (asked !== this.asked) return;
    const key = `${seat}\n${record}`;
    this.turns = found.get(key);
    if (this.turns) return this.stop();
    this.ask({ game, record, seat }, (reply) => {
      if ('done' in reply) {
        this.done = reply.done;
        this.total = reply.total;
      } else {
        if ('turns' in reply) {
          this.turns = reply.turns;
          found.set(key, reply.turns);
          for (const oldest of found.keys()) if (found.size > MOST_FOUND) found.delete(oldest);
        }
        if ('bug' in reply) this.trouble = reply.bug;
        this.stop();
      }
    });
  }

  /** One of the turns, to be played anew. */
  puzzle(game: string, record: string, seat: number, from: number): Promise<Puzzle | WhyNot> {
    this.stop();
    return new Promise((resolve, reject) => {
      this.ask({ game, record, seat, from }, (reply) => {
        this.stop();
        if ('puzzle' in reply) resolve(reply.puzzle);
        else reject(new Error('bug' in reply ? reply.bug : 'worker'));
      });
    });
  }

  stop(): void {
    this.asked += 1;
    this.worker?.terminate();
    this.worker = undefined;
    this.isRunning = false;
  }

  private ask(request: ReviewRequest, hear: (reply: ReviewReply) => void): void {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => hear(data));
    this.worker.addEventListener('error', ({ message }) => hear({ bug: message || 'worker' }));
    this.worker.postMessage(request);
  }
}
