import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { memoryJobs } from '../jobs/memory-jobs.ts';
import { onBoth } from '../testing/both.ts';
import { until } from '../testing/until.ts';
import type { Doing } from './work.ts';
import { Work } from './work.ts';

onBoth('work for any machine', (ground) => {
  /** Machines on one database, each with a queue of its own: what is not sent to one, only a sweep brings there. */
  const machines = async () => {
    const store = await ground.store();
    const clock = { at: 1_790_000_000_000 };
    return {
      store,
      clock,
      async machine(doing?: Doing) {
        const errors: unknown[] = [];
        const jobs = memoryJobs({ retryAfter: 5 });
        const work = new Work({ store, jobs, now: () => clock.at, onError: (error) => errors.push(error) });
        if (doing) await work.take('sums', doing, 2);
        onTestFinished(async () => {
          work.stop();
          await jobs.stop();
        });
        return { work, errors };
      },
    };
  };
  const done = async (work: Work, id: string) => {
    await until(async () => ((await work.find(id))?.done_at ?? null) !== null);
    const piece = await work.find(id);
    if (!piece || piece.done_at === null) throw new Error(`${id} is not done`);
    return piece;
  };

  test('a piece is done once, and its result kept', async () => {
    const { machine } = await machines();
    let times = 0;
    const { work } = await machine(async ({ body }) => {
      times++;
      return JSON.parse(body).a + 1;
    });
    await work.add({ id: 'one', queue: 'sums', body: { a: 1 } });
    await work.add({ id: 'one', queue: 'sums', body: { a: 5 } });
    expect((await done(work, 'one')).result).toBe('2');
    await work.add({ id: 'one', queue: 'sums', body: { a: 1 } });
    await work.sweep('sums');
    await sleep(50);
    expect(times).toBe(1);
  });

  test('what a dead machine had in hand is done by another, but not while it lives', async () => {
    const { machine, clock } = await machines();
    let begun = 0;
    let bury = () => {};
    const dead = await machine(() => {
      begun++;
      return new Promise<void>((resolve) => {
        bury = resolve;
      });
    });
    onTestFinished(() => bury());
    await dead.work.add({ id: 'two', queue: 'sums', body: {} });
    while (begun === 0) await sleep(5);
    const heir = await machine(async () => 'done by the heir');
    await heir.work.sweep('sums');
    await sleep(50);
    expect((await heir.work.find('two'))?.done_at).toBeNull();
    clock.at += 21_000;
    await heir.work.sweep('sums');
    expect((await done(heir.work, 'two')).result).toBe('"done by the heir"');
  });

  test('a machine that stops lets go at once, and that is no failure of the piece', async () => {
    const { machine } = await machines();
    let begun = false;
    const leaving = await machine((_, stop) => {
      begun = true;
      return new Promise((_resolve, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
    });
    await leaving.work.add({ id: 'three', queue: 'sums', body: {} });
    while (!begun) await sleep(5);
    leaving.work.stop();
    const heir = await machine(async () => 3);
    await until(async () => (await heir.work.find('three'))?.alive_at === null);
    await heir.work.sweep('sums');
    expect(await done(heir.work, 'three')).toMatchObject({ result: '3', tries: 0 });
  });

  test('what always goes wrong is given up, and says why', async () => {
    const { machine } = await machines();
    const { work, errors } = await machine(async () => {
      throw new Error('it cannot be done');
    });
    await work.add({ id: 'four', queue: 'sums', body: {} });
    expect(await done(work, 'four')).toMatchObject({ result: null, error: 'it cannot be done', tries: 3 });
    expect(errors).toHaveLength(1);
  });
});
