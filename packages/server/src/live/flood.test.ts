import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { QUOTAS } from '../security/quotas.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';
import { Connection, type ConnectionParts } from './connection.ts';

const TOKEN = 'for-the-tests-only';
let site: Site;
let mallory: Client;
let anne: Client;
const tables: string[] = [];
beforeAll(async () => {
  site = await openSite(':memory:', {}, { metricsToken: TOKEN });
  anne = await Client.guest(site.url, 'Anne');
  mallory = await Client.guest(site.url, 'Mallory');
  for (let n = 0; n < QUOTAS.watched + 10; n++)
    tables.push(await (n < 20 ? anne : mallory).open({ access: 'public', delay: 1 }));
}, 60_000);
afterEach(() => mallory.hangUp());
afterAll(() => site.close());

const watched = async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = String((await new Client(site.url).ask('GET', '/metrics', undefined, headers)).body);
  return Number(/^cromford_watched_tables (\d+)/m.exec(text)?.[1]);
};
const nobodyWatches = () => until(async () => (await watched()) === 0);

test('frames sent at once do not get past the quota', async () => {
  const line = await mallory.live();
  for (const table of tables) line.watch(table);
  await line.until(({ told }) => told.filter(({ type }) => type === 'problem').length >= 10);
  expect(await watched()).toBe(QUOTAS.watched);
});

test('a table watched many times at once is watched once, and by nobody when the socket is gone', async () => {
  const line = await mallory.live();
  for (let n = 0; n < 80; n++) line.watch(tables[n % 4] ?? '');
  await line.until(({ told }) => told.length >= 4);
  line.socket.terminate();
  expect(await nobodyWatches()).toBe(true);
});

test('a socket that is gone before its frames were answered leaves nothing behind', async () => {
  const lines = await Promise.all(Array.from({ length: 5 }, () => mallory.live()));
  for (const line of lines) {
    for (const table of tables) line.watch(table);
    line.socket.terminate();
  }
  await sleep(300);
  expect(await nobodyWatches()).toBe(true);
});

test('more frames than can wait end the line', async () => {
  const line = await mallory.live();
  for (let n = 0; n < 2000; n++) line.watch(tables[n % tables.length] ?? '');
  expect(await line.until(({ closed }) => closed)).toBe(1008);
  expect(await nobodyWatches()).toBe(true);
});

test('who has given his seat up no longer sees what is seen from there', async () => {
  const bert = await Client.guest(site.url, 'Bert');
  const carl = await Client.guest(site.url, 'Carl');
  const id = await anne.open({ players: 3 });
  await mallory.post(`/api/tables/${id}/join`, { seat: 1 });
  const line = (await mallory.live()).watch(id);
  await line.until(({ told }) => told.some(({ type }) => type === 'room'));
  await mallory.post(`/api/tables/${id}/leave`);
  await bert.post(`/api/tables/${id}/join`, { seat: 1 });
  await carl.post(`/api/tables/${id}/join`, { seat: 2 });
  const { seat, position } = await line.reached(0);
  expect(seat).toBeNull();
  const hidden = (await bert.get(`/api/tables/${id}/position`)).body.position.view.sealed[1];
  expect(hidden).toBeGreaterThan(0);
  expect(JSON.stringify(position)).not.toContain(String(hidden));
});

test('a line that does not read what it is sent is cut, whatever it claims', () => {
  const asked: string[] = [];
  let isCut = false;
  const socket = Object.assign(new EventEmitter(), {
    ping: (text: string) => asked.push(text),
    terminate: () => {
      isCut = true;
    },
  });
  const caller = { who: 'mallory', address: 'somewhere', actor: undefined, session: undefined };
  const connection = new Connection(socket as unknown as WebSocket, caller, {} as ConnectionParts);
  connection.check();
  socket.emit('pong', Buffer.from(asked[0] ?? ''));
  connection.check();
  expect(isCut).toBe(false);
  // It was not there to hear the second question, but says that it was.
  socket.emit('pong', Buffer.from(''));
  socket.emit('pong', Buffer.from(asked[0] ?? ''));
  connection.check();
  expect(isCut).toBe(true);
});
