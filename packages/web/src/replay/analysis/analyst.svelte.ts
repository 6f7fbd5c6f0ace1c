import type { Analysis, Weighed } from '@cromford/bots/arena';
import type { AnalysisReply, AnalysisRequest, Depth } from './protocol.ts';

/** What was found out about a game is not worked out again on the next page. */
const found = new Map<string, Analysis>();
const MOST_FOUND = 4;

/** The expert's view of a whole game, worked out in the background. */
export class Analyst {
  analysis = $state.raw<Analysis>();
  done = $state(0);
  total = $state(0);
  isRunning = $state(false);
  trouble = $state('');
  /** The decision whose choices have been weighed, and what they are worth. */
  weighed = $state.raw<{ readonly decision: number; readonly choices: readonly Weighed[] }>();
  private worker: Worker | undefined;
  private game = '';
  private record = '';
  private depth: Depth = 'quick';
  private wanted: number | undefined;

  start(game: string, record: string, depth: Depth): void {
    this.stop();
    this.trouble = '';
    this.done = 0;
    this.total = 0;
    Object.assign(this, { game, record, depth });
    this.analysis = found.get(this.key);
    if (this.analysis) return;
    this.isRunning = true;
    this.ask({ depth });
  }

  /** Asks what the choices of a decision were worth; only the last that was asked for is told. */
  weigh(decision: number): void {
    if (this.record === '' || this.isRunning || this.weighed?.decision === decision || this.wanted === decision) return;
    this.wanted = decision;
    this.ask({ decision });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isRunning = false;
    this.wanted = undefined;
  }

  private get key(): string {
    return `${this.depth}\n${this.record}`;
  }

  private ask(want: AnalysisRequest['want']): void {
    if (!this.worker) {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
      this.worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => this.hear(data));
      this.worker.addEventListener('error', ({ message }) => this.hear({ bug: message || 'worker' }));
    }
    const request: AnalysisRequest = { game: this.game, record: this.record, want };
    this.worker.postMessage(request);
  }

  private hear(reply: AnalysisReply): void {
    if ('done' in reply) {
      this.done = reply.done;
      this.total = reply.total;
    } else if ('decision' in reply) {
      if (reply.decision !== this.wanted) return;
      this.wanted = undefined;
      this.weighed = reply;
    } else if ('analysis' in reply) {
      this.analysis = reply.analysis;
      this.isRunning = false;
      found.set(this.key, reply.analysis);
      for (const oldest of found.keys()) if (found.size > MOST_FOUND) found.delete(oldest);
    } else {
      this.trouble = reply.bug;
      this.stop();
    }
  }
}
