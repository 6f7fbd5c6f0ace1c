import type { Advice, BotAnswer, BotRequest, FromWorker, ToWorker } from '@cromford/bots/pool';
import type { Language } from '@cromford/kernel';
import type { SentDecision } from '../engine/protocol.ts';

/** Milliseconds that a bot has for a decision, and how much longer it may be late before it is sent away. */
const TIME = 2000;
const PATIENCE = 1000;
/** Loading a game and its bots takes a moment the first time. */
const START = 20_000;
const PLAIN = 'greedy';

interface Waiting {
  resolve(answer: BotAnswer): void;
  reject(error: Error): void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The bots of one table think in a worker of their own, so that neither the page nor the engine waits for them. */
export class BotClient {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly seed = crypto.randomUUID();
  private lastId = 0;
  private hasAnswered = false;

  /** The move that this level chooses, and its reasons where it gives any. A bot that does not answer in time is replaced by a plain one for this decision. */
  async choose(decision: SentDecision, bot: string, language: Language): Promise<BotAnswer> {
    const { ply: _, ...known } = decision;
    const request = { ...known, seed: this.seed, time: TIME, language };
    try {
      return await this.ask({ ...request, bot, sitting: `${this.seed} ${decision.seat}` });
    } catch (error) {
      console.info(error);
      return this.ask({ ...request, bot: PLAIN });
    }
  }

  /** What this level would do with the turn, and why. Nobody stands in for one that does not answer. */
  async advise(decision: SentDecision, bot: string, language: Language, time: number): Promise<Advice> {
    const { ply: _, ...known } = decision;
    const { advice } = await this.ask({ ...known, seed: this.seed, time, language, bot, advice: true });
    if (!advice) throw new Error(`${bot} gave no advice`);
    return advice;
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.hasAnswered = false;
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private ask(request: BotRequest): Promise<BotAnswer> {
    const message: ToWorker = { id: ++this.lastId, request };
    return new Promise<BotAnswer>((resolve, reject) => {
      const limit = TIME + (this.hasAnswered ? PATIENCE : START);
      const timer = setTimeout(() => this.fail(new Error(`${request.bot} did not answer in time`)), limit);
      this.waiting.set(message.id, { resolve, reject, timer });
      this.running().postMessage(message);
    });
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.settle(data));
    worker.addEventListener('error', (event) => this.fail(new Error(event.message || 'the bots stopped')));
    this.worker = worker;
    return worker;
  }

  private settle(reply: FromWorker): void {
    if ('ready' in reply || 'thinking' in reply) return;
    this.hasAnswered = true;
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    this.waiting.delete(reply.id);
    clearTimeout(waiting.timer);
    if ('bug' in reply) waiting.reject(new Error(reply.bug));
    else waiting.resolve(reply.answer);
  }

  private fail(error: Error): void {
    const all = [...this.waiting.values()];
    this.close();
    for (const { reject } of all) reject(error);
  }
}
