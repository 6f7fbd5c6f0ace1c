import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';

onBoth('no advice where others would be at a disadvantage', (ground) => {
  let site: Site;
  let anne: Client;
  let bert: Client;
  let guest: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    anne = await Client.member(site.url, 'Anne');
    bert = await Client.member(site.url, 'Bert');
    guest = await Client.guest(site.url, 'Guest');
  }, 60_000);
  afterAll(() => {
    anne.hangUp();
    return site.close();
  });

  const joined = async (other: Client, wanted: object = {}) => {
    const id = await anne.open(wanted);
    await other.post(`/api/tables/${id}/join`);
    return id;
  };
  const noHint = async (who: Client, id: string) => (await who.get(`/api/tables/${id}`)).body.room.noHint;

  test('the server says of a rated table that there is none: to who plays, who watches, by call, by line, in lists', async () => {
    const id = await joined(bert);
    for (const who of [anne, bert, guest, new Client(site.url)]) expect(await noHint(who, id)).toBe('rated');
    const line = (await anne.live()).watch(id);
    const told = await line.until(({ told }) => told.find(({ type }) => type === 'room'));
    expect(told).toMatchObject({ room: { noHint: 'rated' } });
    const { tables } = (await bert.get('/api/me/tables')).body;
    expect(tables.find((table: { id: string }) => table.id === id).noHint).toBe('rated');
  });

  test('nor where somebody has left his seat to a bot, and may come back', async () => {
    const id = await joined(bert, { takeover: 'any' });
    await bert.post(`/api/tables/${id}/leave`);
    expect(await noHint(anne, id)).toBe('rated');
  });

  test('nor with a guest or by a sheet of one’s own, which do not count; alone with bots there is', async () => {
    expect(await noHint(anne, await joined(guest))).toBe('company');
    expect(await noHint(anne, await joined(bert, { sheet: { name: 'mine' } }))).toBe('company');
    const solo = await anne.open({ access: 'solo', bots: { 1: 'any' } });
    expect(await noHint(anne, solo)).toBe(null);
    // Whatever a table is called by whoever opened it.
    expect(await noHint(anne, await anne.open({ key: 'tournament-0', access: 'solo', bots: { 1: 'any' } }))).toBe(null);
  });

  test('nor in a tournament', async () => {
    const { id } = (await anne.post('/api/tournaments', { name: 'Cup', game: 'pennies', players: 2 })).body;
    for (const who of [anne, guest]) await who.post(`/api/tournaments/${id}/enter`);
    await anne.post(`/api/tournaments/${id}/start`);
    const table = async () => (await anne.get(`/api/tournaments/${id}`)).body.tables[0].table;
    await until(async () => (await table()) !== null);
    expect(await noHint(guest, await table())).toBe('tournament');
  });

  test('a game that is not over gives nobody its record or an analysis, those who play it included', async () => {
    const id = await joined(bert);
    await anne.play(id, 0, 'take 1');
    for (const who of [anne, bert, guest]) {
      expect((await who.get(`/api/tables/${id}/record`)).body.code).toBe('not-over');
      expect((await who.get(`/api/tables/${id}/analysis`)).body.code).toBe('not-over');
      expect((await who.post(`/api/tables/${id}/analysis`)).body.code).toBe('not-over');
    }
  });
});
