import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { gamesWithBots } from '../running/games-with-bots.ts';
import { startServing } from '../running/started.ts';
import { ask } from './ask.ts';
import { freePort, hosting, installed } from './house.ts';
import { boot } from './machine.ts';

const house = installed();
const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });

describe('the units', () => {
  const units = readdirSync(hosting('systemd')).filter((name) => /\.(service|timer)$/.test(name));

  test.each(units)('%s is understood in every line', (unit) => {
    // What is wrong with a unit is said on the error stream, with exit code 0 where systemd would only pass over it.
    const found = execFileSync('sh', ['-c', 'systemd-analyze verify "$1" 2>&1', 'sh', hosting(`systemd/${unit}`)]);
    expect(String(found)).toBe('');
  });

  test.each(units.filter((name) => name.endsWith('.service')))('%s may do little', (unit) => {
    // In tenths; above it, the exit code is 1. The best that a program on the network can have is about 1.
    run('systemd-analyze', 'security', '--offline=yes', '--threshold=15', hosting(`systemd/${unit}`));
  });
});

test('a machine serves as its own user, backs up by its timer, and from a copy another goes on', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const machine = boot(house, port);
  const until = async (met: () => Promise<boolean> | boolean, what: string) => {
    for (const giveUp = performance.now() + 60_000; !(await met()); await sleep(100))
      if (performance.now() > giveUp) throw new Error(`${what} did not come:\n${machine.console()}`);
  };
  let table = '';
  try {
    const isReady = () =>
      ask(`${url}/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(isReady, 'the service');
    [table = ''] = await gamesWithBots(url, ['card-game'], 3);
    const played = Date.now();
    const newest = () =>
      readdirSync(machine.backups)
        .filter((name) => name.endsWith('.db'))
        .sort()
        .at(-1) ?? '';
    await until(() => newest() !== '' && statSync(join(machine.backups, newest())).mtimeMs > played, 'a backup');
    for (const file of [join(machine.state, 'cromford.db'), join(machine.backups, newest())]) {
      const { uid, mode } = statSync(file);
      expect(uid).not.toBe(0);
      expect((mode & 0o777).toString(8)).toBe('600');
    }
  } finally {
    await machine.halt();
  }
  expect(machine.console()).toMatch(/"signal":"SIGTERM","msg":"closed"/);

  const [copy = ''] = readdirSync(machine.backups)
    .filter((name) => name.endsWith('.db'))
    .sort()
    .reverse();
  const anew = join(house.folder, 'anew');
  const database = join(anew, 'cromford.db');
  run(process.execPath, house.command, 'restore', join(machine.backups, copy), '--database', database);
  run(process.execPath, house.command, 'verify-store', '--database', database);
  const other = await startServing(process.execPath, [house.command, 'serve'], {
    cwd: house.folder,
    env: { PORT: '0', DATA_DIR: anew },
  });
  try {
    const { status, text } = await ask(`${other.url}/api/tables/${table}`);
    expect(status).toBe(200);
    expect(JSON.parse(text).room.seq).toBeGreaterThanOrEqual(3);
  } finally {
    other.kill();
  }
});
