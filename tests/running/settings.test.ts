import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { ensureServer } from '../../scripts/ensure.mjs';
import { startServing } from './started.ts';

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const data = ownFolder('settings');
beforeAll(ensureServer);
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Starts the server, which is to refuse, and gives its exit code and its lines. */
function refusal(env: Readonly<Record<string, string>>): Promise<{ code: unknown; lines: unknown[] }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main], { env: { ...process.env, ...env } }, (error, output, complaints) => {
      const lines = `${output}${complaints}`.trim().split('\n');
      resolve({ code: error?.code, lines: lines.map((line) => JSON.parse(line)) });
    });
  });
}

test('wrong settings keep the server from starting, each with a line of the log', async () => {
  const { code, lines } = await refusal({ PORT: 'eighty', SMTP_URL: 'mail.example', LOG_LEVEL: 'loud' });
  expect(code).toBe(78);
  expect(lines).toMatchObject([
    { level: 60, msg: 'PORT must be a whole number from 0 to 65535, not "eighty".' },
    { level: 60, msg: expect.stringMatching(/^SMTP_URL must be smtp:/) },
    { level: 60, msg: 'LOG_LEVEL must be one of error, warn, info, debug, not "loud".' },
  ]);
});

test('a folder that can never be written to is a wrong setting, also where the system would have it tried for ever', async () => {
  const places = process.platform === 'linux' ? ['/dev/null/data', '/proc/none'] : ['/dev/null/data'];
  for (const DATA_DIR of places) {
    const msg = expect.stringMatching(`^DATA_DIR must be a folder that can be written to, not ${DATA_DIR}: E`);
    expect(await refusal({ DATA_DIR })).toMatchObject({ code: 78, lines: [{ level: 60, msg }] });
  }
});

test('a second server of one file is refused; one whose process was killed keeps nobody from starting', async () => {
  const DATA_DIR = join(data, 'alone');
  const serving = () => startServing(process.execPath, [main], { cwd: data, env: { PORT: '0', DATA_DIR } });
  const first = await serving();
  const refused = await refusal({ PORT: '0', DATA_DIR });
  const msg = expect.stringMatching(
    /^Another server has the database \S+alone\/cromford.db open\. Stop that one first/,
  );
  expect(refused).toMatchObject({ code: 1, lines: [{ level: 60, msg }] });
  expect((await fetch(`${first.url}/ready`)).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;
  const next = await serving();
  expect((await fetch(`${next.url}/ready`)).status).toBe(200);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('a port that is taken, or an address of nobody here, is told with its name', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const taken = await refusal({ PORT: String(port), DATA_DIR: data });
  other.close();
  expect(taken).toMatchObject({ code: 1, lines: [{ level: 60, msg: expect.stringMatching(/is taken/) }] });
  const nowhere = await refusal({ HOST: 'nowhere.invalid', DATA_DIR: data });
  expect(nowhere.code).toBe(78);
  expect(nowhere.lines.at(-1)).toMatchObject({
    msg: 'HOST must be an address of this computer, not nowhere.invalid.',
  });
});
