import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';
import { Scene } from './scene.ts';

export const kills: Scenario = {
  about: 'nodes are killed with -9',
  on: ['sqlite', 'postgres'],
  async play({ kind, place }, { times, pairs, giveUp, say }) {
    const places = kind === 'postgres' ? [place, place, place] : [place];
    const scene = await Scene.begin({ places, store: place, pairs, giveUp });
    let killed = 0;
    for (; killed < times && !scene.isLate; killed++) {
      await sleep(100 + Math.random() * 400);
      const victim = scene.nodes[killed % scene.nodes.length];
      await victim?.stop('SIGKILL');
      const since = performance.now();
      const restarted = victim?.start();
      say(`kill ${killed + 1}: playing again after ${await scene.back(since)} ms`);
      await restarted;
    }
    return { times: killed, ...(await scene.end()) };
  },
};
