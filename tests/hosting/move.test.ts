import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../packages/server/src/testing/client.ts';
import { type Cluster, startPostgres } from '../../packages/server/src/testing/postgres.ts';
import { gamesWithBots } from '../running/games-with-bots.ts';
import { startServing } from '../running/started.ts';
import { installed } from './house.ts';

const { folder, command } = installed();
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

test('a house moves from SQLite to PostgreSQL: games replay and go on, people stay signed in', async () => {
  const serve = (env: Readonly<Record<string, string>>) =>
    startServing(process.execPath, [command, 'serve'], { cwd: folder, env: { PORT: '0', ...env } });
  const cromford = (...args: string[]) => promisify(execFile)(process.execPath, [command, ...args]);
  const data = join(folder, 'data');
  const to = await cluster.database();

  const before = await serve({ DATA_DIR: data });
  const anne = await Client.member(before.url, 'Anne of the Mill');
  const [table = ''] = await gamesWithBots(before.url, ['card-game'], 6);
  const move = () => cromford('move-store', '--from', join(data, 'cromford.db'), '--to', to);
  await expect(move()).rejects.toThrow(/in use/);
  before.child.kill('SIGTERM');
  await before.ended;

  const { stdout } = await move();
  expect(stdout).toMatch(/1 stored games, \d+ entries\.\nEvery one replays/);
  const after = await serve({ DATABASE_URL: to });
  try {
    anne.url = after.url;
    expect((await anne.get('/api/me')).body.account).toMatchObject({ name: 'Anne of the Mill' });
    expect((await anne.get(`/api/tables/${table}`)).body.room.seq).toBeGreaterThanOrEqual(6);
    await gamesWithBots(after.url, ['card-game'], 3);
  } finally {
    after.child.kill('SIGTERM');
    await after.ended;
    after.kill();
  }
});
