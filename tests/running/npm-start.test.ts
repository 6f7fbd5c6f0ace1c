import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { isGone, startServing } from './started.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const data = ownFolder('npm-start');
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('npm start says where it serves in a few lines, and a signal to npm ends the server too', async () => {
  const started = await startServing('npm', ['start'], { cwd: root, env: { PORT: '0', DATA_DIR: data } });
  try {
    expect((await fetch(`${started.url}/health`)).status).toBe(200);
    expect(started.output().trim().split('\n').length).toBeLessThanOrEqual(10);
    started.child.kill('SIGTERM');
    await started.ended;
    expect(await isGone(started.url)).toBe(true);
  } finally {
    started.kill();
  }
});

test('npm start with words it does not know says so and starts nothing', () => {
  const { status, stdout } = spawnSync('node', ['scripts/start.mjs', '--prot', '8080'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([2, expect.stringContaining('npm start knows no --prot 8080')]);
});
