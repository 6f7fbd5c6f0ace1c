import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { ensureServer } from '../../scripts/ensure.mjs';
import { type Started, startServing } from './started.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const data = ownFolder('first-link');
beforeAll(ensureServer);
afterAll(() => rmSync(data, { recursive: true, force: true }));

const serve = (LOG_LEVEL: string) =>
  startServing(process.execPath, ['packages/server/dist/main.js'], {
    cwd: root,
    env: { PORT: '0', DATA_DIR: data, LOG_LEVEL },
  });
const stop = async ({ child, ended, kill }: Started) => {
  child.kill('SIGTERM');
  await ended;
  kill();
};

test('the first start tells the link of the administrator, however little is logged; later ones do not', async () => {
  const first = await serve('error');
  await expect.poll(first.output).toContain('/welcome#');
  const [, link] = /\/welcome#([\w-]+)/.exec(first.output()) ?? [];
  const made = await fetch(`${first.url}/api/welcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: first.url },
    body: JSON.stringify({ link, name: 'Ada', passphrase: 'water frames at dawn' }),
  });
  expect(made.status).toBe(200);
  await stop(first);
  const second = await serve('info');
  await expect.poll(async () => (await fetch(`${second.url}/ready`)).status).toBe(200);
  expect(second.output()).not.toContain('/welcome#');
  await stop(second);
});
