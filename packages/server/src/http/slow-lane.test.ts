import { setTimeout as sleep } from 'node:timers/promises';
import { cardGame } from '@cromford/cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { playOut } from '../testing/play-out.ts';
import { openSite, type Site } from '../testing/site.ts';
import { SlowLane } from './slow-lane.ts';

test('one at a time, few for one asker, and not too many at all', async () => {
  const lane = new SlowLane();
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await sleep(1);
    inside--;
    return 'done';
  };
  const same = await Promise.all(Array.from({ length: 20 }, () => lane.pass('anne', work)));
  expect(same.filter((answer) => answer === 'done')).toHaveLength(4);
  const many = await Promise.all(Array.from({ length: 200 }, (_, n) => lane.pass(`person ${n}`, work)));
  expect(many.filter((answer) => answer === 'done')).toHaveLength(40);
  expect(many.at(-1)).toMatchObject({ code: 'busy', params: { seconds: 5 } });
  expect(most).toBe(1);
  await expect(lane.pass('bert', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lane.pass('bert', work)).toBe('done');
});

let site: Site;
let anne: Client;
const tables: string[] = [];
beforeAll(async () => {
  site = await openSite(':memory:', { games: [cardGame] });
  anne = await Client.guest(site.url, 'Anne');
  for (let n = 0; n < 3; n++) {
    const wanted = { game: cardGame.id, players: 4, bots: { 1: 'any', 2: 'any', 3: 'any' } };
    const id = await anne.open({ ...wanted, takeover: 'any' });
    await anne.post(`/api/tables/${id}/leave`);
    await playOut(site.house, id);
    tables.push(id);
  }
}, 60_000);
afterAll(() => site.close());

test('of many who ask for stories at once some are told to come later, and nobody else is', async () => {
  const stranger = new Client(site.url);
  const stories = Promise.all(Array.from({ length: 55 }, (_, n) => stranger.get(`/api/tables/${tables[n % 3]}/story`)));
  expect((await anne.get('/api/me')).status).toBe(200);
  const told = await stories;
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const [story] = told.filter(({ status }) => status === 200);
  expect(story?.body.views).toHaveLength(story?.body.turns.length + 1);
  // What has been told once is told again at once.
  const again = await Promise.all(tables.map((id) => stranger.get(`/api/tables/${id}/story`)));
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
});
