import { fork } from 'node:child_process';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EVERY_MS = 100;

/**
 * Somebody beside the siege who does nothing but wake up ten times a second and write a line to the disk: how late he is with that is what
 * this computer costs everybody, besieged or not. Comes back with what ends it and tells how late he was, in milliseconds, each time.
 */
export function bystander(folder: string): () => Promise<number[]> {
  const child = fork(fileURLToPath(import.meta.url), [join(folder, 'bystander')], { execArgv: ['--import', 'tsx'] });
  return () =>
    new Promise((resolve) => {
      child.once('message', (late) => {
        resolve(late as number[]);
        child.disconnect();
      });
      child.send('end');
    });
}

function standBy(file: string): void {
  const late: number[] = [];
  const line = openSync(file, 'w');
  let due = performance.now() + EVERY_MS;
  const timer = setInterval(() => {
    writeSync(line, 'here\n');
    fsyncSync(line);
    const now = performance.now();
    late.push(Math.max(0, now - due));
    due = now + EVERY_MS;
  }, EVERY_MS);
  process.once('message', () => process.send?.(late));
  process.once('disconnect', () => {
    clearInterval(timer);
    closeSync(line);
    process.exit(0);
  });
}

const [, started, file] = process.argv;
if (started === fileURLToPath(import.meta.url) && file !== undefined && process.send) standBy(file);
