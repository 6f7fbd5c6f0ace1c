import type { Link, StartLink } from './link.ts';
import type { BotAnswer, BotRequest, FromWorker } from './message.ts';

type Given =
  | { readonly answer: BotAnswer }
  | { readonly lapse: NonNullable<BotAnswer['lapse']> }
  | { readonly cancelled: true };

/** Starting, and reading the rules, may take a while on a busy machine, but not for ever. */
const LONGEST_START = 60_000;

/** One place in the pool: a worker that is started when it is first wanted, and replaced when it had to be given up. */
export class Post {
  busy = false;
  /** Who was served here: their bots remember. */
  readonly sittings = new Set<string>();
  private readonly start: StartLink;
  private link: Link | undefined;
  private ready: Promise<void> | undefined;
  private heard: ((message: FromWorker) => void) | undefined;
  private ended: ((reason: string) => void) | undefined;
  private lastId = 0;

  constructor(start: StartLink) {
    this.start = start;
  }

  /** Asks the worker for an answer within so many milliseconds of the bot's beginning to think. A worker that does not answer is closed. */
  async ask(request: BotRequest, limit: number, signal: AbortSignal | undefined): Promise<Given> {
    this.busy = true;
    try {
      const given = await this.exchange(request, limit, signal);
      if (!('answer' in given) && !('lapse' in given && given.lapse.kind === 'threw')) this.close();
      return given;
    } finally {
      this.busy = false;
      if (request.sitting !== undefined && this.link) this.sittings.add(request.sitting);
    }
  }

  close(): void {
    this.link?.close();
    this.link = undefined;
    this.ready = undefined;
    this.sittings.clear();
  }

  private exchange(request: BotRequest, limit: number, signal: AbortSignal | undefined): Promise<Given> {
    return new Promise((resolve) => {
      const id = ++this.lastId;
      let timer: ReturnType<typeof setTimeout>;
      const within = (ms: number) => {
        clearTimeout(timer);
        const late = () => settle({ lapse: { kind: 'late', reason: `no answer after ${ms} ms` } });
        // This thread may have been the busy one: an answer that has come in meanwhile is heard first.
        timer = setTimeout(() => {
          timer = setTimeout(late, 0);
        }, ms);
      };
      within(LONGEST_START);
      const cancelled = () => settle({ cancelled: true });
      const settle = (given: Given) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancelled);
        this.heard = undefined;
        this.ended = undefined;
        resolve(given);
      };
      signal?.addEventListener('abort', cancelled, { once: true });
      this.ended = (reason) => {
        this.close();
        settle({ lapse: { kind: 'threw', reason } });
      };
      this.heard = (message) => {
        if (!('id' in message) || message.id !== id) return;
        if ('thinking' in message) within(limit);
        else if ('answer' in message) settle({ answer: message.answer });
        else settle({ lapse: { kind: 'threw', reason: message.bug } });
      };
      void this.running().then((link) => {
        // Given up while it was starting.
        if (link && link === this.link && this.heard) link.post({ id, request });
      });
    });
  }

  private async running(): Promise<Link | undefined> {
    if (!this.link) {
      let isReady: () => void = () => {};
      this.ready = new Promise((resolve) => {
        isReady = resolve;
      });
      const link = this.start({
        message: (message) => ('ready' in message ? isReady() : this.heard?.(message)),
        ended: (reason) => {
          if (link === this.link) this.ended?.(reason) ?? this.close();
        },
      });
      this.link = link;
    }
    const { link } = this;
    await this.ready;
    return link;
  }
}
