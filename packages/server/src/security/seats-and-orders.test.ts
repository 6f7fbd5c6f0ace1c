import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';
import { QUOTAS } from './quotas.ts';

const ORDER = { step: 'turn', line: 'take 1', times: 5 };

onBoth('a stranger at a table', (ground) => {
  let site: Site;
  let anne: Client;
  let bert: Client;
  let mallory: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    anne = await Client.guest(site.url, 'Anne');
    bert = await Client.guest(site.url, 'Bert');
    mallory = await Client.guest(site.url, 'Mallory');
  }, 60_000);
  afterAll(async () => {
    expect(site.errors).toEqual([]);
    await site.close();
  });
  const room = async (id: string) => (await anne.get(`/api/tables/${id}`)).body.room;
  const level = async () => (await anne.get('/api/games')).body.bots[0];
  const fill = (who: Client, id: string, seat: number, bot: string) =>
    who.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot });
  /** What somebody else does between reading a table and changing it. */
  const meanwhile = (work: () => Promise<unknown>) => {
    const { rooms } = site.house.store;
    const find = rooms.find.bind(rooms);
    const spy = vi.spyOn(rooms, 'find').mockImplementationOnce(async (id) => {
      const row = await find(id);
      await work();
      return row;
    });
    return () => spy.mockRestore();
  };
  /** Nobody waits for a seat that is nobody's. */
  const expectNoGap = async (id: string) => {
    const { stage, seats } = await room(id);
    const empty = seats.filter(
      (seat: { account: unknown; bot: unknown }) => seat.account === null && seat.bot === null,
    );
    expect({ stage, empty: empty.length > 0 }).toEqual({ stage, empty: stage === 'open' });
  };

  test('leaves no orders behind on a seat that he gives up', async () => {
    const id = await anne.open();
    await mallory.post(`/api/tables/${id}/join`, { seat: 1 });
    const other = await anne.open({ players: 3 });
    await mallory.post(`/api/tables/${other}/join`, { seat: 1 });
    expect((await mallory.post(`/api/tables/${other}/orders`, ORDER)).body.code).toBe('not-playing');
    // Even if he had got one in.
    const { query } = site.house.store.database;
    const row = { ...ORDER, id: 'left-behind', table_id: other, seat: 1, left: 5, cancelled: null, created_at: 0 };
    const { times: _, ...stored } = row;
    await query.insertInto('orders').values(stored).execute();
    await mallory.post(`/api/tables/${other}/leave`);
    await bert.post(`/api/tables/${other}/join`, { seat: 1 });
    expect((await bert.get(`/api/tables/${other}/orders`)).body.orders).toEqual([]);
    // Where he sits they are his, and nobody else's to read or withdraw.
    const { body } = await mallory.post(`/api/tables/${id}/orders`, ORDER);
    expect((await anne.get(`/api/tables/${id}/orders`)).body.orders).toEqual([]);
    expect((await anne.ask('DELETE', `/api/tables/${id}/orders/${body.id}`)).body.code).toBe('no-such-thing');
    expect((await bert.get(`/api/tables/${id}/orders`)).body.code).toBe('not-your-table');
  });

  test('has no more orders by giving many at once, and none at a game that is over', async () => {
    const id = await anne.open();
    await mallory.post(`/api/tables/${id}/join`);
    const given = await Promise.all(
      Array.from({ length: 3 * QUOTAS.orders }, () => mallory.post(`/api/tables/${id}/orders`, ORDER)),
    );
    expect(given.filter(({ status }) => status === 200)).toHaveLength(QUOTAS.orders);
    expect((await mallory.get(`/api/tables/${id}/orders`)).body.orders).toHaveLength(QUOTAS.orders);
    await anne.post(`/api/tables/${id}/proposals`, { kind: 'close' });
    await mallory.post(`/api/tables/${id}/proposals/close`, { agree: true });
    expect((await anne.post(`/api/tables/${id}/orders`, ORDER)).body.code).toBe('not-playing');
  });

  test('is told why each order is none', async () => {
    const id = await anne.open({ bots: { 1: await level() } });
    for (const wrong of [
      { times: 0 },
      { times: 51 },
      { times: 1.5 },
      { step: '' },
      { line: 'x'.repeat(201) },
      { seat: 1 },
    ])
      expect((await anne.post(`/api/tables/${id}/orders`, { ...ORDER, ...wrong })).body.code).toBe('invalid');
  });

  test('spends no order by being quicker than it', async () => {
    const id = await anne.open();
    await bert.post(`/api/tables/${id}/join`);
    await bert.post(`/api/tables/${id}/orders`, ORDER);
    const spy = vi.spyOn(site.house.play, 'forSeat').mockResolvedValueOnce({ outcome: 'stale', seq: 2 });
    await anne.play(id, 0, 'take 1');
    expect(await until(() => spy.mock.settledResults.some(({ type }) => type === 'fulfilled'))).toBe(true);
    spy.mockRestore();
    const left = async () => (await bert.get(`/api/tables/${id}/orders`)).body.orders[0].left;
    expect(await until(async () => (await left()) === ORDER.times)).toBe(true);
  });

  test('finds no order played for the question that was asked when it was given', async () => {
    const id = await anne.open();
    await bert.post(`/api/tables/${id}/join`);
    await sleep(2);
    await anne.post(`/api/tables/${id}/orders`, ORDER);
    const spy = vi.spyOn(site.house.orders, 'take');
    // Whatever makes the house look at the table: a pause, a restart.
    await anne.post(`/api/tables/${id}/proposals`, { kind: 'pause' });
    await bert.post(`/api/tables/${id}/proposals/pause`, { agree: true });
    await anne.post(`/api/tables/${id}/proposals`, { kind: 'resume' });
    await bert.post(`/api/tables/${id}/proposals/resume`, { agree: true });
    expect(await until(() => spy.mock.settledResults.some(({ type }) => type === 'fulfilled'))).toBe(true);
    expect(spy.mock.settledResults.flatMap(({ value }) => value ?? [])).toEqual([]);
    spy.mockRestore();
    expect((await anne.get(`/api/tables/${id}/orders`)).body.orders[0].left).toBe(ORDER.times);
    await anne.play(id, 0, 'take 1');
    await bert.play(id, 1, 'take 1');
    const seq = async () => (await site.house.store.rooms.find(id))?.seq;
    expect(await until(async () => (await seq()) === 3)).toBe(true);
  });

  test('leaves no gap by leaving while the game begins', async () => {
    const id = await anne.open({ players: 3 });
    await mallory.post(`/api/tables/${id}/join`, { seat: 1 });
    const stop = meanwhile(() => bert.post(`/api/tables/${id}/join`, { seat: 2 }));
    await mallory.post(`/api/tables/${id}/leave`);
    stop();
    await expectNoGap(id);
  });

  test('leaves no gap when the game would begin while he leaves', async () => {
    const id = await anne.open({ players: 3 });
    await mallory.post(`/api/tables/${id}/join`, { seat: 1 });
    const { rooms } = site.house.store;
    const start = rooms.start.bind(rooms);
    const spy = vi.spyOn(rooms, 'start').mockImplementationOnce(async (...with_) => {
      await mallory.post(`/api/tables/${id}/leave`);
      return start(...with_);
    });
    await bert.post(`/api/tables/${id}/join`, { seat: 2 });
    spy.mockRestore();
    await expectNoGap(id);
  });

  test('as a host takes no bot out of a game that has begun', async () => {
    const id = await anne.open({ players: 3, bots: { 1: await level() } });
    const stop = meanwhile(() => bert.post(`/api/tables/${id}/join`, { seat: 2 }));
    expect((await fill(anne, id, 1, '')).body.code).toBe('not-open');
    stop();
    await expectNoGap(id);
  });

  test('does not learn of a table that is not public; whoever sits there, that it is its host’s', async () => {
    const id = await anne.open({ access: 'invitation', players: 3 });
    const { invitation } = (await anne.post(`/api/tables/${id}/invitations`, {})).body;
    await bert.post('/api/invitations/accept', { invitation });
    for (const [who, code] of [
      [mallory, 'no-such-table'],
      [bert, 'not-allowed'],
    ] as const) {
      expect((await fill(who, id, 2, await level())).body.code).toBe(code);
      expect((await who.ask('PUT', `/api/tables/${id}`, { title: 'Mine' })).body.code).toBe(code);
    }
    expect((await fill(anne, id, 5, await level())).body.code).toBe('no-such-seat');
    expect((await fill(anne, id, 9, await level())).body.code).toBe('invalid');
  });
});
