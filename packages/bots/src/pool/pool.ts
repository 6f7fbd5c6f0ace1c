import { reasonOf } from '../arena/lapse.ts';
import type { Heard, StartLink } from './link.ts';
import { type BotAnswer, type BotRequest, timeOf } from './message.ts';
import { Post } from './post.ts';
import { type LoadGame, Thinker } from './thinker.ts';

export interface PoolSettings {
  readonly start: StartLink;
  /** How many think at the same time. */
  readonly size: number;
  readonly load: LoadGame;
  /** Hears of every decision that a bot did not make itself. */
  readonly log?: (request: BotRequest, lapse: NonNullable<BotAnswer['lapse']>) => void;
  /** Milliseconds after the deadline before a bot is given up. */
  readonly patience?: number;
}

interface Job {
  readonly request: BotRequest;
  readonly signal: AbortSignal | undefined;
  resolve(answer: BotAnswer): void;
  reject(error: unknown): void;
}

const PATIENCE = 1000;
const PLAIN = 'greedy';

/**
 * Bots that think in workers. Every request is answered with an open move: a bot that runs past its deadline or throws is replaced for
 * that decision, and its worker by a new one. A cancelled request is rejected with the signal's reason.
 */
export class BotPool {
  private readonly settings: PoolSettings;
  private readonly posts: Post[];
  private readonly plain: Thinker;
  private readonly queue: Job[] = [];

  constructor(settings: PoolSettings) {
    this.settings = settings;
    this.plain = new Thinker(settings.load);
    this.posts = Array.from({ length: settings.size }, () => new Post((heard: Heard) => settings.start(heard)));
  }

  choose(request: BotRequest, signal?: AbortSignal): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const job: Job = { request, signal, resolve, reject };
      signal?.addEventListener('abort', () => this.dequeue(job), { once: true });
      this.queue.push(job);
      this.next();
    });
  }

  close(): void {
    for (const { reject } of this.queue.splice(0)) reject(new Error('the pool is closed'));
    for (const post of this.posts) post.close();
  }

  private dequeue(job: Job): void {
    const at = this.queue.indexOf(job);
    if (at < 0) return;
    this.queue.splice(at, 1);
    job.reject(job.signal?.reason);
  }

  private next(): void {
    for (const job of [...this.queue]) {
      const post = this.postFor(job.request);
      if (!post) return;
      this.queue.splice(this.queue.indexOf(job), 1);
      void this.serve(post, job).finally(() => this.next());
    }
  }

  /** The one where this bot sat last, because it remembers; else any that is free. */
  private postFor({ sitting }: BotRequest): Post | undefined {
    const free = this.posts.filter((post) => !post.busy);
    return free.find((post) => sitting !== undefined && post.sittings.has(sitting)) ?? free[0];
  }

  private async serve(post: Post, { request, signal, resolve, reject }: Job): Promise<void> {
    const limit = timeOf(request) + (this.settings.patience ?? PATIENCE);
    const given = await post.ask(request, limit, signal);
    if ('cancelled' in given) return reject(signal?.reason);
    if ('answer' in given && request.moves.includes(given.answer.move)) return resolve(given.answer);
    const lapse =
      'answer' in given ? ({ kind: 'refused', reason: `${given.answer.move} is not open` } as const) : given.lapse;
    this.settings.log?.(request, lapse);
    resolve({ move: await this.plainMove(request), lapse });
  }

  private async plainMove(request: BotRequest): Promise<string> {
    const { sitting: _, ...plain } = { ...request, bot: PLAIN };
    try {
      const { move } = await this.plain.think(plain);
      if (request.moves.includes(move)) return move;
    } catch (error) {
      this.settings.log?.(request, { kind: 'threw', reason: reasonOf(error) });
    }
    return request.moves[0] ?? '';
  }
}
