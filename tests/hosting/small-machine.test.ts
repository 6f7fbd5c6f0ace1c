import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gamesWithBots } from '../running/games-with-bots.ts';
import { startServing } from '../running/started.ts';
import { ask } from './ask.ts';
import { memoryCage } from './cgroup.ts';
import { installed } from './house.ts';

const { folder, command } = installed();
const MEGABYTE = 1024 * 1024;

test('serves, and thinks for three tables, with 256 MB and not a byte more', async () => {
  const cage = memoryCage(256 * MEGABYTE);
  const [program = '', ...args] = [...cage.enter, process.execPath, command, 'serve'];
  const served = await startServing(program, args, {
    cwd: folder,
    env: { PORT: '0', DATA_DIR: join(folder, 'small') },
  });
  try {
    await gamesWithBots(served.url, ['water-frame', 'anniversary', 'card-game'], 20);
    expect((await ask(`${served.url}/ready`)).status).toBe(200);
    expect(cage.killed()).toBe(0);
  } finally {
    served.kill();
    await served.ended;
    await sleep(200);
    cage.remove();
  }
});

test('a full disk makes it unready, not unwell, and it recovers by itself', async () => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', disk]);
  const served = await startServing(process.execPath, [command, 'serve'], {
    cwd: folder,
    env: { PORT: '0', DATA_DIR: join(disk, 'data') },
  });
  const ready = async () => {
    // An answer is good for a second.
    await sleep(1100);
    const { status, text } = await ask(`${served.url}/ready`);
    return [status, JSON.parse(text).reason];
  };
  const fill = (megabytes: number) => {
    try {
      writeFileSync(join(disk, 'rubbish'), Buffer.alloc(megabytes * MEGABYTE));
    } catch {
      // That is what is wanted: there is no room for all of it.
    }
  };
  try {
    expect(await ready()).toEqual([200, undefined]);
    fill(60);
    expect(await ready()).toEqual([503, 'disk']);
    fill(100);
    expect(await ready()).toEqual([503, 'disk']);
    expect((await ask(`${served.url}/health`)).status).toBe(200);
    rmSync(join(disk, 'rubbish'));
    expect(await ready()).toEqual([200, undefined]);
  } finally {
    served.kill();
    await served.ended;
    execFileSync('umount', ['-l', disk]);
  }
});
