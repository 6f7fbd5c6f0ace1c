import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';
import { Scene } from './scene.ts';

export const restarts: Scenario = {
  about: 'PostgreSQL is restarted, without warning',
  on: ['postgres'],
  async play({ place, cluster }, { times, pairs, giveUp, say }) {
    const scene = await Scene.begin({ places: [place, place, place], store: place, pairs, giveUp });
    let done = 0;
    for (; done < times && !scene.isLate; done++) {
      await sleep(500);
      await cluster?.restart();
      say(`restart ${done + 1}: playing again after ${await scene.back(performance.now())} ms`);
    }
    return { times: done, note: 'counted from when PostgreSQL was up again', ...(await scene.end()) };
  },
};
