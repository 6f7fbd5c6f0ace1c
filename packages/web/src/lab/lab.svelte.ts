import type { LabTrial, TrialOutcome, TrialReply } from './trial.ts';

/** Runs trials in workers of its own, as many at a time as the device has cores to spare. */
export class Lab {
  outcomes = $state.raw<readonly TrialOutcome[]>([]);
  total = $state(0);
  done = $state(0);
  isRunning = $state(false);
  isCancelled = $state(false);
  trouble = $state('');
  private queue: LabTrial[] = [];
  private workers: Worker[] = [];
  private played: TrialOutcome[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(trials: readonly LabTrial[]): void {
    this.stop();
    this.queue = [...trials].reverse();
    this.played = [];
    this.outcomes = [];
    this.total = trials.length;
    this.done = 0;
    this.trouble = '';
    this.isCancelled = false;
    this.isRunning = true;
    const size = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1, trials.length));
    for (let i = 0; i < size; i++) this.next(this.hire());
  }

  cancel(): void {
    this.isCancelled = this.isRunning;
    this.stop();
  }

  /** Ends all workers; what has been played stays. */
  stop(): void {
    for (const worker of this.workers) worker.terminate();
    this.workers = [];
    this.isRunning = false;
    this.show();
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' });
    worker.addEventListener('message', ({ data }: MessageEvent<TrialReply>) => {
      if ('bug' in data) this.trouble ||= data.bug;
      else this.played.push(data);
      this.done += 1;
      // Tables and pictures are drawn a few times a second, not after each of a hundred games.
      this.timer ??= setTimeout(() => this.show(), 250);
      this.next(worker);
    });
    worker.addEventListener('error', ({ message }) => {
      this.trouble ||= message || 'worker';
      this.stop();
    });
    this.workers.push(worker);
    return worker;
  }

  private next(worker: Worker): void {
    const trial = this.queue.pop();
    if (trial) worker.postMessage(trial);
    else if (this.done >= this.total) this.stop();
  }

  private show(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.outcomes = [...this.played];
  }
}
