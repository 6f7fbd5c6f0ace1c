import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type SmallDisk, smallDisk } from '../small-disk.ts';
import type { Ground } from './ground.ts';
import type { Scenario } from './scenario.ts';
import { Scene } from './scene.ts';

const MEGABYTES = 64;
/** A database has some room of its own left; by then it has used it up. */
const NOTICED_WITHIN_MS = 30_000;

/** On a disk in memory, filled to the last byte and emptied again. Needs the right to mount one. */
export const fullDisk: Scenario = {
  about: 'the disk is full',
  on: ['sqlite', 'postgres'],
  async play(ground, { times, pairs, giveUp, say }) {
    const disk = await smallDisk(MEGABYTES);
    if (!disk) return { ...nothing, wrong: ['a small disk cannot be mounted here: run it as root'] };
    const place = await placeOn(disk, ground);
    const scene = await Scene.begin({ places: [place], store: place, pairs, giveUp });
    const wrong: string[] = [];
    let done = 0;
    for (; done < times && !scene.isLate; done++) {
      await sleep(500);
      for (const pair of scene.pairs) pair.trouble = '';
      const before = scene.played;
      disk.fill();
      const since = performance.now();
      const isRefused = () => scene.pairs.some(({ trouble }) => trouble.includes('503'));
      while (!isRefused() && performance.now() - since < NOTICED_WITHIN_MS) await sleep(20);
      const refused = isRefused();
      if (!refused) wrong.push('the disk was full and nobody was told');
      disk.free();
      const took = await scene.back(performance.now());
      say(
        `full ${done + 1}: ${scene.played - before} moves found room, then ${refused ? '503' : 'nothing'}; again after ${took} ms`,
      );
    }
    const found = await scene.end();
    await disk.remove();
    return { times: done, note: `a disk of ${MEGABYTES} MB in memory`, wrong, ...found };
  },
};

const nothing = {
  times: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  differentTables: 0,
  surprises: [],
  slowestReturnMs: 0,
};

/** SQLite's file lies on it; of PostgreSQL the tables do, while its log stays where it was. */
async function placeOn(disk: SmallDisk, { kind, place }: Ground): Promise<string> {
  if (kind === 'sqlite') return join(disk.folder, 'chaos.db');
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  try {
    await client.query(`create tablespace small location '${disk.folder}'`);
    await client.query('create database small tablespace small');
  } finally {
    await client.end();
  }
  const url = new URL(place);
  url.pathname = '/small';
  return url.href;
}
