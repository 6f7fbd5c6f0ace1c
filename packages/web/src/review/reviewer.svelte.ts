import type { Puzzle } from '@cromford/bots/coach';
import type { Reviewed, ReviewReply, ReviewRequest } from './protocol.ts';

/** The coach's view of one seat's turns, worked out in the background. */
export class Reviewer {
  turns = $state.raw<readonly Reviewed[]>();
  done = $state(0);
  total = $state(0);
  isRunning = $state(false);
  trouble = $state('');
  private worker: Worker | undefined;

  start(game: string, record: string, seat: number): void {
    this.stop();
    this.turns = undefined;
    this.trouble = '';
    this.done = 0;
    this.total = 0;
    this.isRunning = true;
    this.ask({ game, record, seat }, (reply) => {
      if ('done' in reply) {
        this.done = reply.done;
        this.total = reply.total;
      } else {
        if ('turns' in reply) this.turns = reply.turns;
        if ('bug' in reply) this.trouble = reply.bug;
        this.stop();
      }
    });
  }

  /** One of the turns, to be played anew. */
  puzzle(game: string, record: string, seat: number, from: number): Promise<Puzzle | undefined> {
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
