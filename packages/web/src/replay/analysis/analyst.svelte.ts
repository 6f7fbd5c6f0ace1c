import type { Analysis } from '@cromford/bots/arena';
import type { AnalysisReply, AnalysisRequest, Depth } from './protocol.ts';

/** The expert's view of a whole game, worked out in the background. */
export class Analyst {
  analysis = $state.raw<Analysis>();
  done = $state(0);
  total = $state(0);
  isRunning = $state(false);
  trouble = $state('');
  private worker: Worker | undefined;

  start(game: string, record: string, depth: Depth): void {
    this.stop();
    this.trouble = '';
    this.done = 0;
    this.total = 0;
    this.isRunning = true;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => this.hear(data));
    worker.addEventListener('error', ({ message }) => this.hear({ bug: message || 'worker' }));
    const request: AnalysisRequest = { game, record, depth };
    worker.postMessage(request);
    this.worker = worker;
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isRunning = false;
  }

  private hear(reply: AnalysisReply): void {
    if ('done' in reply) {
      this.done = reply.done;
      this.total = reply.total;
      return;
    }
    if ('analysis' in reply) this.analysis = reply.analysis;
    else this.trouble = reply.bug;
    this.stop();
  }
}
