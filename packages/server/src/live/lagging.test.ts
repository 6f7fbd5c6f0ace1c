import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';

let site: Site;
/** It passes when the tests say so. */
let time = Date.now();
let anne: Client;
let bert: Client;
let stranger: Client;
beforeAll(async () => {
  site = await openSite(':memory:', { now: () => time });
  [anne, bert, stranger] = await Promise.all([
    Client.guest(site.url, 'Anne'),
    Client.guest(site.url, 'Bert'),
    Client.guest(site.url, 'Stranger'),
  ]);
});
afterAll(() => site.close());

const begun = async (wanted: object) => {
  const id = await anne.open(wanted);
  await bert.post(`/api/tables/${id}/join`);
  return id;
};

test('whoever lags behind hears what was said as late as he sees what was played', async () => {
  const id = await begun({ delay: 3 });
  const line = (await stranger.live()).watch(id);
  const player = (await bert.live()).watch(id);
  await line.reached(0);
  await anne.post(`/api/tables/${id}/messages`, { text: 'I have the last penny' });
  await player.until(({ told }) => told.find(({ type }) => type === 'chat'));
  expect((await stranger.get(`/api/tables/${id}/messages`)).body.messages).toEqual([]);
  expect((await bert.get(`/api/tables/${id}/messages`)).body.messages).toHaveLength(1);
  time += 2999;
  expect((await stranger.get(`/api/tables/${id}/messages`)).body.messages).toEqual([]);
  expect(line.told.find(({ type }) => type === 'chat')).toBeUndefined();
  time += 1;
  const heard = await line.until(({ told }) => told.find(({ type }) => type === 'chat'));
  expect(heard).toMatchObject({ messages: [{ text: 'I have the last penny' }] });
  expect((await stranger.get(`/api/tables/${id}/messages`)).body.messages).toHaveLength(1);
});

test('neither the clocks nor the lobby give away what a delayed game has come to', async () => {
  const id = await begun({ delay: 2, clock: { kind: 'bank', bank: 600_000, increment: 5000 } });
  time += 30;
  await anne.play(id, 0, 'take 3');
  for (let seq = 1; seq < 7; seq++) await (seq % 2 === 0 ? anne : bert).play(id, seq, seq === 6 ? 'take 2' : 'take 3');
  expect((await anne.get(`/api/tables/${id}`)).body.room).toMatchObject({ stage: 'over' });
  const { room } = (await stranger.get(`/api/tables/${id}`)).body;
  expect(room).toMatchObject({ stage: 'playing', result: null, due: null });
  expect(room.seats.map(({ bank }: { bank: number }) => bank)).toEqual([600_000, 600_000]);
  const listed = async () => {
    const { tables } = (await stranger.get('/api/tables?stage=over')).body;
    return tables.some((known: { id: string }) => known.id === id);
  };
  time += 1999;
  expect(await listed()).toBe(false);
  time += 1;
  expect(await listed()).toBe(true);
});
