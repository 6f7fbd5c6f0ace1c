import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';

onBoth('together', (ground) => {
  let site: Site;
  let anne: Client;
  let bert: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    anne = await Client.member(site.url, 'Anne');
    bert = await Client.member(site.url, 'Bert');
  }, 60_000);
  afterAll(() => site.close());

  const begun = async (wanted: object = {}) => {
    const id = await anne.open(wanted);
    await bert.post(`/api/tables/${id}/join`);
    return id;
  };
  /** Plays to the end: whoever is due takes three, or what is left. */
  const finish = async (id: string, people: readonly Client[]) => {
    for (let pot = 20, seq = 0; pot > 0; pot -= 3, seq++) {
      const row = (await site.house.store.rooms.find(id))!;
      await people[row.due!]?.play(id, seq, `take ${Math.min(3, pot)}`);
    }
  };

  test('a finished game is rated once for members, per game and seat count', async () => {
    const id = await begun();
    await finish(id, [anne, bert]);
    const { body } = await anne.get('/api/ratings/pennies/2');
    expect(body.ratings.map(({ name, games }: { name: string; games: number }) => [name, games])).toEqual([
      ['Anne', 1],
      ['Bert', 1],
    ]);
    expect(body.ratings[0].rating).toBeGreaterThan(body.ratings[1].rating);
    expect((await anne.get('/api/ratings/pennies/3')).body.ratings).toEqual([]);
  });

  test('the room of a rated game tells what became of each rating', async () => {
    const rating = async (who: Client) => {
      const { ratings } = (await who.get('/api/me')).body as { ratings: { game: string; rating: number }[] };
      return ratings.find(({ game }) => game === 'pennies')?.rating ?? 0;
    };
    const before = [await rating(anne), await rating(bert)];
    const id = await begun();
    const room = async () => (await bert.get(`/api/tables/${id}`)).body.room;
    expect((await room()).ratings).toEqual([]);
    await finish(id, [anne, bert]);
    const after = [await rating(anne), await rating(bert)];
    expect(after[0]).toBeGreaterThan(before[0]!);
    expect((await room()).ratings).toEqual([0, 1].map((seat) => ({ seat, before: before[seat], after: after[seat] })));
  });

  test('guests and solo tables are not rated', async () => {
    const guest = await Client.guest(site.url, 'Guest');
    const before = (await anne.get('/api/me')).body.ratings;
    const id = await anne.open();
    await guest.post(`/api/tables/${id}/join`);
    await finish(id, [anne, guest]);
    expect((await anne.get('/api/me')).body.ratings).toEqual(before);
    expect((await anne.get(`/api/tables/${id}`)).body.room.ratings).toEqual([]);
  });

  test('neither a bot of one’s own nor a sheet of one’s own is rated', async () => {
    const before = (await anne.get('/api/me')).body.ratings;
    const { body } = await anne.post('/api/me/bots', { name: 'Straw man' });
    const bot = new Client(site.url);
    bot.ask = (method, path, data, headers) =>
      Client.prototype.ask.call(bot, method, path, data, { ...headers, authorization: `Bearer ${body.token}` });
    const own = await anne.open();
    await bot.post(`/api/tables/${own}/join`);
    await finish(own, [anne, bot]);
    await finish(await begun({ sheet: { name: 'pennies that fall my way' } }), [anne, bert]);
    expect((await anne.get('/api/me')).body.ratings).toEqual(before);
  });

  test('a rematch is one table for all who ask, one seat further, and forces nobody', async () => {
    const id = await begun({ access: 'public', title: 'Friday' });
    expect((await anne.post(`/api/tables/${id}/rematch`)).body.code).toBe('not-over');
    await finish(id, [anne, bert]);
    const first = (await bert.post(`/api/tables/${id}/rematch`)).body;
    expect((await anne.get(`/api/tables/${first.id}`)).body.room).toMatchObject({
      stage: 'open',
      rematchOf: id,
      title: 'Friday',
    });
    const waiting = async () => (await anne.get(`/api/tables/${id}`)).body.room.rematch;
    expect(await waiting()).toMatchObject({ id: first.id, here: [{ name: 'Bert' }] });
    const second = (await anne.post(`/api/tables/${id}/rematch`)).body;
    expect(await waiting()).toBeNull();
    expect([second.id, first.seat, second.seat]).toEqual([first.id, 0, 1]);
    expect((await anne.get(`/api/tables/${first.id}`)).body.room.stage).toBe('playing');
  });

  test('the seats of a rematch are kept for those who played, each one seat further', async () => {
    const [carl, dora] = [await Client.member(site.url, 'Carl M'), await Client.member(site.url, 'Dora')];
    const id = await anne.open({ players: 3 });
    for (const [seat, who] of [bert, carl].entries()) await who.post(`/api/tables/${id}/join`, { seat: seat + 1 });
    await finish(id, [anne, bert, carl]);
    const listed = async (who: Client, path: string) =>
      (await who.get(path)).body.tables.map((table: { id: string }) => table.id);
    const next = (await bert.post(`/api/tables/${id}/rematch`)).body;
    expect((await dora.post(`/api/tables/${next.id}/join`)).body.code).toBe('rematch-only');
    expect(await listed(dora, '/api/tables')).not.toContain(next.id);
    expect(await listed(dora, '/api/me/tables')).not.toContain(next.id);
    expect((await listed(carl, '/api/me/tables'))[0]).toBe(next.id);
    expect((await anne.post(`/api/tables/${id}/rematch`)).body).toEqual({ id: next.id, seat: 1 });
    expect((await carl.post(`/api/tables/${next.id}/join`, { seat: 0 })).body).toEqual({ seat: 0 });
    expect((await anne.get(`/api/tables/${next.id}`)).body.room.stage).toBe('playing');
  });

  test('the lobby finds public tables by game, seats, clock and room', async () => {
    const open = await anne.open({ players: 3, clock: { kind: 'bank', bank: 600_000, increment: 5000 } });
    const hidden = await anne.open({ access: 'invitation' });
    const ids = async (query: string) =>
      (await bert.get(`/api/tables?${query}`)).body.tables.map(({ id }: { id: string }) => id);
    expect(await ids('stage=open&game=pennies&players=3&clock=bank&free=true')).toEqual([open]);
    expect(await ids('stage=open')).not.toContain(hidden);
    expect(await ids('stage=open&clock=daily')).toEqual([]);
    expect(await ids('stage=open&game=chess')).toEqual([]);
    expect((await bert.get('/api/tables?stage=secret')).body.code).toBe('invalid');
    const own = (await anne.get('/api/me/tables')).body.tables.map(({ id }: { id: string }) => id);
    expect(own).toEqual(expect.arrayContaining([open, hidden]));
  });

  test('the lobby marks tables with a component sheet of their own', async () => {
    const own = await anne.open({ players: 4, sheet: { name: 'new pennies' } });
    await anne.open({ players: 4 });
    const { tables } = (await bert.get('/api/tables?players=4')).body;
    const marked = tables.filter(({ ownSheet }: { ownSheet: boolean }) => ownSheet);
    expect([tables.length, marked.map(({ id }: { id: string }) => id)]).toEqual([2, [own]]);
  });

  test('who runs out of time is replaced by the table’s bot', async () => {
    const id = await begun({ takeover: 'any', clock: { kind: 'bank', bank: 60_000, increment: 0 } });
    await site.house.store.database.query.updateTable('seats').set({ bank: 300 }).where('table_id', '=', id).execute();
    await anne.play(id, 0, 'take 1');
    await until(async () => (await site.house.store.rooms.find(id))!.seq >= 2);
    const { room } = (await anne.get(`/api/tables/${id}`)).body;
    expect(room.seats[1]).toMatchObject({ bot: 'any', account: { name: 'Bert' } });
    expect(room.seq).toBeGreaterThanOrEqual(2);
  });

  test('a round robin opens its tables and counts its points', async () => {
    const carl = await Client.member(site.url, 'Carl');
    const { id } = (await anne.post('/api/tournaments', { name: 'Spring cup', game: 'pennies', players: 2 })).body;
    for (const who of [anne, bert, carl]) expect((await who.post(`/api/tournaments/${id}/enter`)).status).toBe(200);
    expect((await bert.post(`/api/tournaments/${id}/start`)).body.code).toBe('no-such-thing');
    expect((await anne.post(`/api/tournaments/${id}/start`)).body).toEqual({ tables: 3 });
    const isOpened = async () =>
      (await anne.get(`/api/tournaments/${id}`)).body.tables.every((known: { table: string | null }) => known.table);
    await until(isOpened);
    expect((await anne.post(`/api/tournaments/${id}/start`)).body.code).toBe('not-open');
    const people = new Map([anne, bert, carl].map((who) => [who.account, who]));
    const { tables } = (await anne.get(`/api/tournaments/${id}`)).body;
    for (const { table, seats } of tables)
      await finish(
        table,
        seats.map((account: string) => people.get(account)),
      );
    const { standing } = (await anne.get(`/api/tournaments/${id}`)).body;
    expect(standing.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(3);
  });

  describe('moderation', () => {
    test('a moderator mutes and bans players, not the other way round, and the log knows', async () => {
      const boss = await Client.member(site.url, 'Boss');
      const pest = await Client.member(site.url, 'Pest');
      const role = (account: string, to: 'administrator') =>
        site.house.store.database.query.updateTable('accounts').set({ role: to }).where('id', '=', account).execute();
      await role(boss.account, 'administrator');
      await anne.post('/api/reports', { account: pest.account, reason: 'rude' });
      expect((await boss.get('/api/moderation/reports')).body.reports).toHaveLength(1);
      const table = await pest.open();
      expect((await pest.post(`/api/tables/${table}/messages`, { text: 'rude' })).status).toBe(200);
      await boss.post(`/api/moderation/accounts/${pest.account}`, { what: 'muted', hours: 1 });
      expect((await pest.post(`/api/tables/${table}/messages`, { text: 'rude' })).body.code).toBe('muted');
      await boss.ask('DELETE', `/api/moderation/tables/${table}/messages/1`);
      expect((await anne.get(`/api/tables/${table}/messages`)).body.messages).toEqual([]);
      await boss.post(`/api/moderation/accounts/${pest.account}`, { what: 'banned', hours: 1 });
      expect((await pest.get('/api/me')).body.account).toBeNull();
      expect((await boss.post(`/api/moderation/accounts/${boss.account}`, { what: 'banned', hours: 1 })).status).toBe(
        403,
      );
      const { audit, people } = (await boss.get('/api/administration/audit')).body;
      expect(people.map(({ name }: { name: string }) => name)).toContain('Boss');
      expect(audit.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['banned', 'muted', 'message-hidden']),
      );
    });
  });
});
