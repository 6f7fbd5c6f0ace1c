import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { QUOTAS } from '../security/quotas.ts';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';
import { standingOf } from './tournaments-standing.ts';

describe('the standing', () => {
  it('gives a point for each opponent left behind, half of one for a shared place', () => {
    const tables = [
      { seats: ['anne', 'bert', 'carl'], places: [1, 2, 2] },
      { seats: ['carl', 'anne', 'bert'], places: [3, 1, 2] },
      { seats: ['bert', 'carl', 'anne'], places: null },
    ];
    expect(standingOf(['carl', 'bert', 'anne'], tables)).toEqual([
      { account: 'anne', points: 4, games: 2, wins: 2 },
      { account: 'bert', points: 1.5, games: 2, wins: 0 },
      { account: 'carl', points: 0.5, games: 2, wins: 0 },
    ]);
  });

  it('prefers more wins where the points are equal', () => {
    const tables = [
      { seats: ['anne', 'bert', 'carl'], places: [2, 1, 3] },
      { seats: ['anne', 'bert', 'carl'], places: [2, 3, 1] },
    ];
    expect(standingOf(['anne', 'bert', 'carl'], tables)).toEqual([
      { account: 'bert', points: 2, games: 2, wins: 1 },
      { account: 'carl', points: 2, games: 2, wins: 1 },
      { account: 'anne', points: 2, games: 2, wins: 0 },
    ]);
  });
});

onBoth('tournaments', (ground) => {
  let site: Site;
  let anne: Client;
  let bert: Client;
  let carl: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    anne = await Client.member(site.url, 'Anne');
    bert = await Client.member(site.url, 'Bert');
    carl = await Client.guest(site.url, 'Carl');
  }, 60_000);
  afterAll(() => site.close());

  const announce = async (wanted: object = {}) =>
    (await anne.post('/api/tournaments', { name: 'Spring cup', game: 'pennies', players: 2, ...wanted })).body;
  /** Started, and all its tables opened. */
  const start = async (id: string) => {
    const { body } = await anne.post(`/api/tournaments/${id}/start`);
    await until(async () => (await view(id)).tables.every(({ table }: { table: string | null }) => table !== null));
    return body;
  };
  const view = async (id: string) => (await carl.get(`/api/tournaments/${id}`)).body;

  test('members announce, everybody may come and go until it begins', async () => {
    expect((await carl.post('/api/tournaments', { name: 'Mine', game: 'pennies', players: 2 })).status).toBe(403);
    const { id } = await announce();
    for (const who of [anne, bert, carl]) await who.post(`/api/tournaments/${id}/enter`);
    await bert.post(`/api/tournaments/${id}/leave`);
    const { tournament, people, standing } = await view(id);
    expect(tournament).toMatchObject({ stage: 'open', host: anne.account, clock: { kind: 'none' } });
    expect(people.map(({ name }: { name: string }) => name).sort()).toEqual(['Anne', 'Carl']);
    expect(standing.map(({ account }: { account: string }) => account)).toEqual([anne.account, carl.account]);
    await start(id);
    expect((await bert.post(`/api/tournaments/${id}/enter`)).body.code).toBe('not-open');
    expect((await carl.post(`/api/tournaments/${id}/leave`)).body.code).toBe('not-open');
    const { tables } = await view(id);
    expect(tables).toMatchObject([{ round: 1, stage: 'playing', places: null }]);
    const listed = (await carl.get('/api/tournaments')).body.tournaments;
    expect(listed[0]).toMatchObject({ id, stage: 'playing', entrants: 2, tables: 1, ended: 0 });
  });

  test('only its host starts it or calls it off, and not alone', async () => {
    const { id } = await announce();
    await anne.post(`/api/tournaments/${id}/enter`);
    expect((await anne.post(`/api/tournaments/${id}/start`)).body).toMatchObject({
      code: 'few-entrants',
      params: { entrants: 1, least: 2 },
    });
    expect((await view(id)).tournament.stage).toBe('open');
    expect((await bert.ask('DELETE', `/api/tournaments/${id}`)).body.code).toBe('no-such-thing');
    expect((await anne.ask('DELETE', `/api/tournaments/${id}`)).status).toBe(200);
    expect((await view(id)).code).toBe('no-such-thing');
  });

  test('what cannot be played is refused when it is announced', async () => {
    expect((await announce({ game: 'chess' })).code).toBe('unknown-game');
    expect((await announce({ players: 8 })).code).toBe('players');
    expect((await announce({ options: { weather: 'rain' } })).code).toBe('unknown-option');
    expect((await announce({ clock: { kind: 'bank', bank: 600_000, increment: 0 } })).code).toBe('invalid');
  });

  test('tables that a crash kept from being opened are opened by the next start, each once', async () => {
    const { id } = await announce();
    for (const who of [anne, bert, carl]) await who.post(`/api/tournaments/${id}/enter`);
    await start(id);
    const before = (await view(id)).tables;
    await site.house.store.database.query
      .updateTable('pairings')
      .set({ table_id: null })
      .where('tournament_id', '=', id)
      .where('number', '>', 0)
      .execute();
    expect(await start(id)).toEqual({ tables: 2 });
    expect((await view(id)).tables).toEqual(before);
  });

  test('a large one is opened while everybody else plays on, also when nobody starts it again', async () => {
    const { id } = await announce();
    const { query } = site.house.store.database;
    for (let n = 0; n < 30; n++) {
      const account = await site.house.accounts.guest(`Entrant ${n}`, 'en');
      await query.insertInto('entrants').values({ tournament_id: id, account_id: account, joined_at: n }).execute();
    }
    expect((await anne.post(`/api/tournaments/${id}/start`)).body).toEqual({ tables: 435 });
    // All of this is answered before the last table is there.
    for (let n = 0; n < 10; n++) expect((await bert.get('/api/me')).status).toBe(200);
    const opened = (await view(id)).tables.filter(({ table }: { table: string | null }) => table !== null).length;
    expect(opened).toBeLessThan(435);
    await query.deleteFrom('pairings').where('tournament_id', '=', id).where('table_id', 'is', null).execute();
  });

  test('one host has so many tables, those of tournaments included', async () => {
    const { id } = await announce();
    const { query } = site.house.store.database;
    for (let n = 0; n < 33; n++) {
      const account = await site.house.accounts.guest(`Crowd ${n}`, 'en');
      await query.insertInto('entrants').values({ tournament_id: id, account_id: account, joined_at: n }).execute();
    }
    expect((await anne.post(`/api/tournaments/${id}/start`)).body).toEqual({
      code: 'quota',
      params: { what: 'hosted', most: QUOTAS.hosted },
    });
    expect((await view(id)).tables).toEqual([]);
  });

  test('guests of one network do not fill it', async () => {
    const { id } = await announce();
    for (let n = 0; n < QUOTAS.guestsTogether; n++) {
      const guest = await Client.guest(site.url, `Filler ${n}`);
      expect((await guest.post(`/api/tournaments/${id}/enter`)).status).toBe(200);
      expect((await guest.post(`/api/tournaments/${id}/enter`)).status).toBe(200);
    }
    const oneMore = await Client.guest(site.url, 'One more');
    expect((await oneMore.post(`/api/tournaments/${id}/enter`)).body).toMatchObject({
      code: 'quota',
      params: { what: 'guests-together' },
    });
    expect((await bert.post(`/api/tournaments/${id}/enter`)).status).toBe(200);
  });

  test('what a node left undone is gone on with by the sweep', async () => {
    const { id } = await announce();
    for (const who of [anne, bert, carl]) await who.post(`/api/tournaments/${id}/enter`);
    await start(id);
    const { query } = site.house.store.database;
    const before = (await view(id)).tables;
    await query.updateTable('pairings').set({ table_id: null }).where('tournament_id', '=', id).execute();
    await site.house.sweep();
    await until(async () => JSON.stringify((await view(id)).tables) === JSON.stringify(before));
    expect((await view(id)).tables).toEqual(before);
  });

  test('who left the seat to a bot has come in last, and the last table ends it', async () => {
    const { id } = await announce();
    for (const who of [anne, bert]) await who.post(`/api/tournaments/${id}/enter`);
    await start(id);
    const { tables } = await view(id);
    const [{ table, seats }] = tables;
    const query = site.house.store.database.query;
    const loser = seats[0];
    expect((await carl.get(`/api/tables/${table}`)).body.room.takeover).toBe('any');
    await query
      .updateTable('tables')
      .set({ stage: 'over', result: JSON.stringify({ scores: [9, 1], winners: [0], places: [1, 2] }) })
      .where('id', '=', table)
      .execute();
    await query.updateTable('seats').set({ bot: 'any' }).where('table_id', '=', table).where('seat', '=', 0).execute();
    const { tournament, standing } = await view(id);
    expect(tournament.stage).toBe('over');
    expect(standing).toMatchObject([
      { account: seats[1], points: 1 },
      { account: loser, points: 0, wins: 0 },
    ]);
  });
});
