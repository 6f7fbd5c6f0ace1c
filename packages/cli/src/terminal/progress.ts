import type { Terminal } from './terminal.ts';

const WIDTH = 30;
const PAUSE = 100;

/** A bar on the error stream while somebody watches it; nothing at all in a pipe. */
export class Progress {
  private readonly terminal: Terminal;
  private readonly total: number;
  private drawn = 0;

  constructor(terminal: Terminal, total: number) {
    this.terminal = terminal;
    this.total = total;
  }

  show(done: number, now = Date.now()): void {
    if (!this.terminal.isWatched || (now - this.drawn < PAUSE && done < this.total)) return;
    this.drawn = now;
    // Whole games can be more than was asked for.
    const full = Math.round(Math.min(1, done / Math.max(1, this.total)) * WIDTH);
    this.terminal.error.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${this.total}`);
  }

  clear(): void {
    if (this.terminal.isWatched) this.terminal.error.write('\r\x1b[K');
  }
}

/** A bar while the work lasts; Ctrl-C cancels it. */
export async function withProgress<T>(
  terminal: Terminal,
  total: number,
  work: (cancel: AbortSignal, progress: Progress) => Promise<T>,
): Promise<T> {
  const cancel = new AbortController();
  const stop = () => cancel.abort();
  process.once('SIGINT', stop);
  const progress = new Progress(terminal, total);
  progress.show(0);
  try {
    return await work(cancel.signal, progress);
  } finally {
    progress.clear();
    process.off('SIGINT', stop);
  }
}
