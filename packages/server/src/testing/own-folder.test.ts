import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFolder, sweep } from './own-folder.ts';

test('what a killed run left behind is cleared away, with the server in it; what is in use stays', async () => {
  const root = ownFolder('sweep');
  const gone = spawnSync(process.execPath, ['-e', '0']).pid;
  const left = join(root, `cromford-test-${gone}-pg-abcdef`);
  const used = join(root, `cromford-test-${process.pid}-pg-abcdef`);
  const foreign = join(root, 'cromford-1-pg');
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  mkdirSync(join(left, 'data'), { recursive: true });
  writeFileSync(join(left, 'data', 'postmaster.pid'), `${server.pid}\n/somewhere\n`);
  mkdirSync(used);
  mkdirSync(foreign);
  const ended = once(server, 'exit');
  sweep(root);
  expect((await ended)[1]).toBe('SIGQUIT');
  expect([left, used, foreign].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  // A number that is in use again after so long belongs to somebody else.
  sweep(root, Date.now() + 7 * 3600_000);
  expect([used, foreign].map((folder) => existsSync(folder))).toEqual([false, true]);
  rmSync(root, { recursive: true });
});
