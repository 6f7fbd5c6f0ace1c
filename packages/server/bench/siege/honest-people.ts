import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Honest, type Wait } from './honest.ts';

/** Honest people in a process of their own: what the attackers compute must not make them wait. */
export class HonestPeople {
  private readonly child;

  constructor(url: string, pairs: number) {
    this.child = fork(fileURLToPath(import.meta.url), [url, String(pairs)], { execArgv: ['--import', 'tsx'] });
  }

  /** What they wait for from now on belongs to this part of the siege. */
  enter(phase: string): void {
    this.child.send({ phase });
  }

  /** What they have waited for so far. */
  waits(): Promise<Wait[]> {
    return new Promise((resolve) => {
      this.child.once('message', (waits) => resolve(waits as Wait[]));
      this.child.send('waits');
    });
  }

  end(): void {
    this.child.disconnect();
  }
}

const [, started, url, pairs] = process.argv;
if (started === fileURLToPath(import.meta.url) && url !== undefined && process.send) {
  const honest = new Honest(url);
  process.on('message', (message: 'waits' | { phase: string }) => {
    if (message === 'waits') process.send?.(honest.waits);
    else honest.phase = message.phase;
  });
  process.once('disconnect', () => process.exit(0));
  await honest.begin(Number(pairs));
}
