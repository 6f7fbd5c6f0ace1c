import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Borrowed, borrowPostgres } from '../testing/postgres.ts';
import { until } from '../testing/until.ts';
import type { JobData, Jobs } from './jobs.ts';
import { memoryJobs } from './memory-jobs.ts';
import { postgresJobs } from './postgres-jobs.ts';

function contract(open: () => Promise<Jobs>): void {
  let jobs: Jobs;
  beforeAll(async () => {
    jobs = await open();
  }, 60_000);
  afterAll(() => jobs.stop());

  test('a job is done once, with what it was given', async () => {
    const done: JobData[] = [];
    await jobs.work('once', async (data) => void done.push(data));
    await jobs.send('once', { table: 't', seq: 3 });
    expect(await until(() => done.length > 0)).toBe(true);
    await sleep(700);
    expect(done).toEqual([{ table: 't', seq: 3 }]);
  });

  test('what was sent before anybody worked is done all the same', async () => {
    const done: JobData[] = [];
    await jobs.send('early', { n: 1 });
    await jobs.work('early', async (data) => void done.push(data));
    expect(await until(() => done.length === 1)).toBe(true);
  });

  test('what could be taken and is not is counted; what waits for its time is not', async () => {
    await jobs.send('order', { n: 1 });
    await jobs.send('order', { n: 2 });
    await jobs.send('order', { n: 3 }, { after: 60_000 });
    await sleep(20);
    expect((await jobs.waiting()).get('order')).toBe(2);
    await jobs.work('order', async () => {});
    const left = async () => (await jobs.waiting()).get('order');
    expect(await until(async () => (await left()) === 0)).toBe(true);
  });

  test('while one of a key waits, no other is added; afterwards it may be', async () => {
    const done: JobData[] = [];
    for (const n of [1, 2, 3]) await jobs.send('keyed', { n }, { key: 'the same' });
    await jobs.send('keyed', { n: 4 }, { key: 'another' });
    await jobs.work('keyed', async (data) => void done.push(data));
    expect(await until(() => done.length === 2)).toBe(true);
    expect(done.map(({ n }) => n).sort()).toEqual([1, 4]);
    await jobs.send('keyed', { n: 5 }, { key: 'the same' });
    expect(await until(() => done.length === 3)).toBe(true);
  });

  test('what is more urgent is taken first, and the rest in the order in which it came', async () => {
    const done: unknown[] = [];
    for (const [n, priority] of [
      [1, -5],
      [2, -300],
      [3, 0],
      [4, -5],
    ] as const)
      await jobs.send('urgent', { n }, { priority });
    await sleep(50);
    await jobs.work('urgent', async ({ n }) => void done.push(n));
    expect(await until(() => done.length === 4)).toBe(true);
    expect(done).toEqual([3, 1, 4, 2]);
  });

  test('a delay is kept', async () => {
    let at = 0;
    const sent = performance.now();
    await jobs.work('later', async () => {
      at = performance.now();
    });
    await jobs.send('later', {}, { after: 600 });
    expect(await until(() => at > 0)).toBe(true);
    expect(at - sent).toBeGreaterThan(550);
  });

  test('a job that fails is tried again', async () => {
    let tries = 0;
    await jobs.work('fails', async () => {
      tries++;
      if (tries < 2) throw new Error('not yet');
    });
    await jobs.send('fails', {});
    expect(await until(() => tries === 2)).toBe(true);
  });

  test('stopping waits for what is being done', async () => {
    const own = await open();
    let finished = false;
    let begun = false;
    await own.work('slow', async () => {
      begun = true;
      await sleep(300);
      finished = true;
    });
    await own.send('slow', {});
    expect(await until(() => begun)).toBe(true);
    await own.stop();
    expect(finished).toBe(true);
  });
}

describe('jobs in the process', () => contract(async () => memoryJobs({ retryAfter: 20 })));

describe('jobs in PostgreSQL', () => {
  let cluster: Borrowed;
  let place: string;
  beforeAll(async () => {
    cluster = await borrowPostgres();
    place = await cluster.database();
  }, 60_000);
  afterAll(() => cluster.stop());
  contract(() => postgresJobs(place));
});
