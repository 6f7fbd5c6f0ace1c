import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';

onBoth('a departure', (ground) => {
  let site: Site;
  let anne: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    anne = await Client.member(site.url, 'Anne');
  }, 60_000);
  afterAll(async () => {
    expect(site.errors).toEqual([]);
    await site.close();
  });

  const leave = (who: Client) => who.ask('DELETE', '/api/me', { sure: 'delete my account' });
  const row = async (id: string) => (await site.house.store.rooms.find(id))!;

  test('leaves no table waiting, neither of the member nor of a bot of his', async () => {
    const bert = await Client.member(site.url, 'Bert');
    const { token } = (await bert.post('/api/me/bots', { name: 'Spinner' })).body;
    const bot = { authorization: `Bearer ${token}`, origin: '' };
    const [own, ofBot] = [await anne.open(), await anne.open()];
    await bert.post(`/api/tables/${own}/join`);
    expect((await new Client(site.url).ask('POST', `/api/tables/${ofBot}/join`, {}, bot)).body).toEqual({ seat: 1 });
    expect((await leave(bert)).status).toBe(200);
    for (const id of [own, ofBot]) {
      expect((await anne.play(id, 0, 'take 1')).body.outcome).toBe('done');
      expect([id, await until(async () => (await row(id)).seq >= 2)]).toEqual([id, true]);
      const { room } = (await anne.get(`/api/tables/${id}`)).body;
      expect(room.seats[1]).toMatchObject({ account: null, bot: 'any' });
    }
    const names = await site.house.store.database.query
      .selectFrom('accounts')
      .select('name')
      .where('deleted_at', 'is not', null)
      .execute();
    expect(names.map(({ name }) => name)).toEqual(['', '']);
  });

  test('ends what was asked of him: the others need not wait for his consent', async () => {
    const carl = await Client.guest(site.url, 'Carl');
    const dora = await Client.guest(site.url, 'Dora');
    const id = await anne.open({ players: 3 });
    for (const who of [carl, dora]) await who.post(`/api/tables/${id}/join`);
    await anne.post(`/api/tables/${id}/proposals`, { kind: 'pause' });
    await dora.post(`/api/tables/${id}/proposals/pause`, { agree: true });
    await leave(carl);
    expect((await anne.get(`/api/tables/${id}`)).body.room.proposals).toEqual([]);
    await anne.post(`/api/tables/${id}/proposals`, { kind: 'pause' });
    expect((await dora.post(`/api/tables/${id}/proposals/pause`, { agree: true })).body).toEqual({ carried: true });
  });

  test('of the last person gives the game up, paused or not', async () => {
    const emma = await Client.guest(site.url, 'Emma');
    const playing = await emma.open({ bots: { 1: 'any' } });
    const paused = await emma.open({ bots: { 1: 'any' } });
    expect((await emma.post(`/api/tables/${paused}/proposals`, { kind: 'pause' })).body).toEqual({ carried: true });
    await leave(emma);
    expect([(await row(playing)).stage, (await row(paused)).stage]).toEqual(['closed', 'closed']);
  });

  test('calls off tournaments that have not begun, and leaves those of others', async () => {
    const fred = await Client.member(site.url, 'Fred');
    const cup = { name: 'Derwent Cup', game: 'pennies', players: 2 };
    const own = (await fred.post('/api/tournaments', cup)).body.id;
    const other = (await anne.post('/api/tournaments', cup)).body.id;
    for (const id of [own, other]) await fred.post(`/api/tournaments/${id}/enter`);
    await leave(fred);
    expect((await anne.get(`/api/tournaments/${own}`)).body.code).toBe('no-such-thing');
    expect((await anne.get(`/api/tournaments/${other}`)).body.people).toEqual([
      expect.objectContaining({ name: 'Anne' }),
    ]);
  });

  test('is not undone by a game that ends later: nobody is rated who is gone', async () => {
    const gus = await Client.member(site.url, 'Gus');
    const id = await anne.open({ players: 3, bots: { 2: 'any' } });
    await gus.post(`/api/tables/${id}/join`);
    await leave(gus);
    for (let n = 0; n < 3000 && (await row(id)).stage === 'playing'; n++) {
      const { seq, due } = await row(id);
      if (due === 0) await anne.play(id, seq, 'take 1');
      else await sleep(20);
    }
    expect((await row(id)).stage).toBe('over');
    const rated = await site.house.store.database.query
      .selectFrom('ratings')
      .select('account_id')
      .where('account_id', '=', gus.account)
      .execute();
    expect(rated).toEqual([]);
  });
});
