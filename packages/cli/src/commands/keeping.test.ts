import { spawnSync } from 'node:child_process';
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openStore } from '@cromford/server';
import { borrowPostgres } from '@cromford/server/testing/postgres';
import { expect, it } from 'vitest';
import { runHere, temporaryFile } from '../testing/run-here.ts';
import { launcher, runProcess } from '../testing/run-process.ts';

/** A database that a server has used and left. Copied, because this process holds the file that it has made a little longer. */
async function left(): Promise<string> {
  const [made, file] = [temporaryFile('made.db'), temporaryFile('cromford.db')];
  await (await openStore(made)).close();
  await copyFile(made, file);
  return file;
}

it('backs up a database and restores it, and says where everything is', async () => {
  const database = await left();
  const folder = join(dirname(database), 'copies');
  const made = await runHere(['backup', '--to', folder, '--keep', '1', '--database', database]);
  expect(made).toMatchObject({ code: 0, error: '' });
  const [, copy = ''] = /(\/\S+\.db)/.exec(made.output) ?? [];
  const restored = await runHere(['restore', copy, '--database', join(folder, 'anew.db')]);
  expect(restored).toMatchObject({ code: 0, error: '' });
  expect(await runHere(['verify-store', '--database', join(folder, 'anew.db')])).toMatchObject({ code: 0 });
});

/** Runs a command in front of which this folder is mounted to be read only, as a snapshot or another machine's disk is. */
function readOnly(folder: string, command: readonly string[]) {
  const mount = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
  return spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', mount, folder, ...command], {
    encoding: 'utf8',
  });
}

it.runIf(readOnly(tmpdir(), ['true']).status === 0)(
  'looks at a database on a disk that is mounted to be read only, and copies it from there',
  async () => {
    const database = await left();
    const here = (...args: string[]) => readOnly(dirname(database), [process.execPath, launcher, ...args]);
    // Without a log beside it, as a server leaves it that ended in good order.
    await rm(`${database}-wal`, { force: true });
    await rm(`${database}-shm`, { force: true });
    expect(here('verify-store', '--database', database)).toMatchObject({ status: 0 });
    const copies = dirname(temporaryFile('copies'));
    expect(here('backup', '--to', copies, '--database', database)).toMatchObject({ status: 0 });
    expect((await readdir(copies)).length).toBe(1);
  },
  60_000,
);

it('moves a database to PostgreSQL and replays what is there', async () => {
  const database = await left();
  const cluster = await borrowPostgres();
  const to = await cluster.database();
  const { code, error, output } = await runProcess(['move-store', '--from', database, '--to', to]);
  expect([code, error]).toEqual([0, '']);
  expect(output).toMatch(/^Moved: \d+ rows of \d+ tables\.\n0 stored games/);
  await cluster.stop();
});

it('names what is wrong', async () => {
  const said = async (...args: string[]) => (await runHere(args)).error.trim();
  expect(await said('backup', '--to', '/tmp/none', '--database', '/nowhere/cromford.db')).toMatch(
    /no Cromford database/,
  );
  expect(await said('backup', '--to', '/tmp/none', '--database', 'postgres://db')).toMatch(/pg_dump/);
  const file = temporaryFile('no-folder');
  await writeFile(file, '');
  expect(await said('backup', '--to', file, '--database', await left())).toContain('there is a file of that name');
  const into = join(file, 'cromford.db');
  expect(await said('restore', await left(), '--database', into)).toBe(
    `Cannot write ${into}: there is no such folder.`,
  );
  expect(await said('restore', '/nowhere.db', '--database', '/nowhere/cromford.db')).toMatch(/no Cromford database/);
  expect(await said('move-store', '--from', 'a.db', '--to', 'b.db')).toMatch(/postgres:/);
  expect((await runHere(['backup'])).code).toBe(1);
});
