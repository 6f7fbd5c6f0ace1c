import { setTimeout as sleep } from 'node:timers/promises';
import { proxyTo } from '../proxy.ts';
import type { Scenario } from './scenario.ts';
import { Scene } from './scene.ts';

const CUT_FOR_MS = 4000;

/** In turn its lines break, and go silent without breaking. */
export const cutOff: Scenario = {
  about: 'one node of three loses its database',
  on: ['postgres'],
  async play({ place }, { times, pairs, giveUp, say }) {
    const url = new URL(place);
    const proxy = await proxyTo(url.hostname, Number(url.port));
    url.port = String(proxy.port);
    const scene = await Scene.begin({ places: [url.href, place, place], store: place, pairs, giveUp });
    const wrong: string[] = [];
    let done = 0;
    for (; done < times && !scene.isLate; done++) {
      const how = done % 2 === 0 ? 'refuses' : 'silent';
      proxy.cut(how);
      const took = await scene.back(performance.now());
      await sleep(CUT_FOR_MS);
      proxy.mend();
      const again = await healthy(`${scene.nodes[0]?.url}/ready`);
      if (again > 5000) wrong.push(`the node that was cut off (${how}) was back only after ${again} ms`);
      say(`cut ${done + 1} (${how}): others played on after ${took} ms, the node was well ${again} ms after its line`);
    }
    const found = await scene.end();
    proxy.close();
    return { times: done, wrong, ...found };
  },
};

async function healthy(url: string): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < 30_000) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    if (answer?.ok) break;
    await sleep(50);
  }
  return Math.round(performance.now() - since);
}
