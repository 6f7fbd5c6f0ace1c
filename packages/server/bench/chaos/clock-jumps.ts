import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/storage/store.ts';
import type { Scenario } from './scenario.ts';
import { Scene } from './scene.ts';

const DAY = 24 * 3600_000;
const JUMPS = [DAY, -DAY, 3600_000, -60_000, 0];

/** The clock of the computer is set while people play against a bank of time; who is out of time is taken over by a bot. */
export const clockJumps: Scenario = {
  about: 'the clocks of the computers are set',
  on: ['sqlite', 'postgres'],
  async play({ kind, place }, { times, pairs, giveUp, say }) {
    const places = kind === 'postgres' ? [place, place] : [place];
    const opening = { clock: { kind: 'bank', bank: 60_000, increment: 0 }, takeover: 'any' };
    const scene = await Scene.begin({ places, store: place, pairs, giveUp, opening });
    let done = 0;
    for (; done < times && !scene.isLate; done++) {
      const by = JUMPS[done % JUMPS.length] ?? 0;
      const node = scene.nodes[done % scene.nodes.length];
      await node?.setClock(by);
      const took = await scene.back(performance.now());
      say(`jump ${done + 1}: ${by / 1000} s, the next move after ${took} ms`);
      await sleep(1000);
    }
    const found = await scene.end();
    const store = await openStore(place);
    const taken = await store.database.query
      .selectFrom('seats')
      .select('table_id')
      .where('bot', 'is not', null)
      .execute();
    const lowest = await store.database.query
      .selectFrom('seats')
      .select((e) => e.fn.min('bank').as('bank'))
      .executeTakeFirst();
    await store.close();
    const wrong = taken.length === 0 ? [] : [`${taken.length} seats were taken over though nobody was out of time`];
    const note = `the least time left was ${Math.round(Number(lowest?.bank ?? 0) / 1000)} s of 60`;
    return { times: done, note, wrong, ...found };
  },
};
