import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Borrowed, borrowPostgres } from '../testing/postgres.ts';
import { until } from '../testing/until.ts';
import type { JobData, Jobs } from './jobs.ts';
import { memoryJobs } from './memory-jobs.ts';
import { postgresJobs } from './postgres-jobs.ts';

/** Nobody waits a second for a job that is to fail. */
const RETRY_AFTER = 20;

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
    // Taken once more it would be done before one that came after it.
    await jobs.send('once', { seq: 4 });
    expect(await until(() => done.length > 1)).toBe(true);
    expect(done).toEqual([{ table: 't', seq: 3 }, { seq: 4 }]);
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
    const left = async () => (await jobs.waiting()).get('order');
    expect(await until(async () => (await left()) === 2)).toBe(true);
    await jobs.work('order', async () => {});
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
    expect(await until(async () => (await jobs.waiting()).get('urgent') === 4)).toBe(true);
    await jobs.work('urgent', async ({ n }) => void done.push(n));
    expect(await until(() => done.length === 4)).toBe(true);
    expect(done).toEqual([3, 1, 4, 2]);
  });

  test('a delay is kept', async () => {
    const done: unknown[] = [];
    const sent = performance.now();
    await jobs.send('later', { n: 1 }, { after: 200 });
    await jobs.send('later', { n: 2 });
    await jobs.work('later', async ({ n }) => void done.push(n));
    expect(await until(() => done.length === 2)).toBe(true);
    expect(done).toEqual([2, 1]);
    expect(performance.now() - sent).toBeGreaterThan(190);
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
    const told: string[] = [];
    let finish = () => {};
    await own.work('slow', async () => {
      told.push('begun');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      told.push('finished');
    });
    await own.send('slow', {});
    expect(await until(() => told.length > 0)).toBe(true);
    const stopped = own.stop().then(() => told.push('stopped'));
    await new Promise(setImmediate);
    finish();
    await stopped;
    expect(told).toEqual(['begun', 'finished', 'stopped']);
  });
}

describe('jobs in the process', () => contract(async () => memoryJobs({ retryAfter: RETRY_AFTER })));

describe('jobs in PostgreSQL', () => {
  let cluster: Borrowed;
  let place: string;
  beforeAll(async () => {
    cluster = await borrowPostgres();
    place = await cluster.database();
  }, 60_000);
  afterAll(() => cluster.stop());
  contract(() => postgresJobs(place, { retryAfter: RETRY_AFTER }));
});
