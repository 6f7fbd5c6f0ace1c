import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { Damage } from './damage.ts';

onBoth('a table that was damaged by hand', (ground) => {
  let site: Site;
  let anne: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    anne = await Client.guest(site.url, 'Anne');
  }, 60_000);
  afterEach(() => anne.hangUp());
  afterAll(() => site.close());

  /** Pennies have no words for lists to say how far they have come: that is told as well. */
  const told = () => site.errors.map(String).filter((error) => !error.includes('no words'));

  /** Two moves have been played; the server has forgotten the table since. */
  const rested = async () => {
    const id = await anne.open({ bots: { 1: 'any' } });
    await anne.play(id, 0, 'take 3');
    await expect.poll(async () => (await site.house.store.rooms.find(id))?.seq).toBeGreaterThan(1);
    site.house.loader.forget(id);
    site.errors.length = 0;
    return id;
  };

  test.each(['', 'no JSON', '{}', '"text"', 'null'])(
    'its position is %j: page and operator are told, once',
    async (body) => {
      const id = await rested();
      const db = site.house.store.database.query;
      await db.updateTable('snapshots').set({ body }).where('table_id', '=', id).execute();
      const line = (await anne.live()).watch(id);
      const troubles = () => line.told.filter(({ type }) => type === 'problem');
      await line.until(() => troubles().length > 0);
      expect(troubles()[0]).toMatchObject({ table: id, code: 'table-damaged' });
      expect((await anne.get(`/api/tables/${id}/position`)).body.code).toBe('table-damaged');
      for (let n = 0; n < 3; n++) await site.house.sweep();
      expect(troubles()).toHaveLength(1);
      expect(site.errors.map(String)).toEqual([expect.stringContaining(`table ${id} cannot be opened`)]);
      // The lists that it stands in, and the other tables, go on.
      expect((await anne.get('/api/me/tables')).status).toBe(200);
      const other = await anne.open();
      expect((await anne.get(`/api/tables/${other}`)).status).toBe(200);
    },
  );

  test('its position was changed to another that the rules allow: it is not played on', async () => {
    const id = await rested();
    const { query } = site.house.store.database;
    const [kept] = await site.house.store.log.snapshots(id);
    const body = JSON.stringify({ ...JSON.parse(kept?.body ?? ''), purses: [12, 1] });
    await query.updateTable('snapshots').set({ body }).where('table_id', '=', id).execute();
    expect((await anne.get(`/api/tables/${id}/position`)).body.code).toBe('table-damaged');
  });

  test.each([
    { clock: '??' },
    { clock: '{"kind":"bank"}' },
    { options: '{bad' },
    { options: '[]' },
    { carried: '7' },
    { stage: 'huh' as 'playing' },
  ])('its row says %j: told at its own address, and no list is lost with it', async (torn) => {
    const id = await rested();
    const other = await anne.open({ bots: { 1: 'any' } });
    const { query } = site.house.store.database;
    await query.updateTable('tables').set(torn).where('id', '=', id).execute();
    // As after a start: nothing is known of the table but what is stored.
    await site.house.store.known.fresh(id);
    const listed = async (path: string) =>
      (await anne.get(path)).body.tables.map((room: { id: string }) => room.id) as string[];
    for (const path of ['/api/me/tables', '/api/tables?stage=playing']) {
      expect(await listed(path)).toContain(other);
      expect(await listed(path)).not.toContain(id);
    }
    for (const path of ['', '/position', '/story'])
      expect((await anne.get(`/api/tables/${id}${path}`)).body.code).toBe('table-damaged');
    expect((await anne.play(id, 2, 'take 1')).body.code).toBe('table-damaged');
    const line = (await anne.live()).watch(id);
    await line.until(({ told }) => told.some(({ type }) => type === 'problem'));
    expect(line.told.find(({ type }) => type === 'problem')).toMatchObject({ table: id, code: 'table-damaged' });
    await site.house.sweep();
    expect(told()).toEqual([expect.stringContaining(`table ${id} cannot be opened`)]);
  });

  test.each([{ options: '{bad' }, { clock: '??' }, { options: '{"coin":"bent"}' }, { game: 'chess' }])(
    'it had not begun, and its row says %j: nobody sits down at it, and no list is lost with it',
    async (torn) => {
      const [id, other] = [await anne.open(), await anne.open()];
      await site.house.store.database.query.updateTable('tables').set(torn).where('id', '=', id).execute();
      await site.house.store.known.fresh(id);
      site.errors.length = 0;
      const bert = await Client.guest(site.url, 'Bert');
      for (const path of ['/api/me/tables', '/api/tables?stage=open']) {
        const rooms: { id: string }[] = (await anne.get(path)).body.tables;
        expect(rooms.map((room) => room.id)).toContain(other);
      }
      expect((await bert.post(`/api/tables/${id}/join`, {})).body.code).toBe('table-damaged');
      expect((await anne.ask('PUT', `/api/tables/${id}/seats/1`, { bot: 'any' })).body.code).toBe('table-damaged');
      expect((await site.house.store.rooms.seats(id))[1]).toMatchObject({ account: null, bot: null });
      await site.house.sweep();
      expect(told()).toEqual([expect.stringContaining(`table ${id} cannot be opened`)]);
    },
  );

  test('whatever is asked of a table whose clock is damaged, it is the answer', async () => {
    const id = await rested();
    const { query } = site.house.store.database;
    await query
      .updateTable('tables')
      .set({ clock: '??', due: 0, since: 1, takeover: 'any' })
      .where('id', '=', id)
      .execute();
    expect((await anne.post(`/api/tables/${id}/leave`)).body.code).toBe('table-damaged');
    expect(site.errors).toHaveLength(1);
  });

  test('it names a sheet that is not there: it stays in the lists, and cannot be opened', async () => {
    const id = await rested();
    await site.house.store.database.query.updateTable('tables').set({ sheet: '00ff' }).where('id', '=', id).execute();
    expect((await anne.get('/api/me/tables')).status).toBe(200);
    expect((await anne.get(`/api/tables/${id}/position`)).body.code).toBe('table-damaged');
    expect(told()).toEqual([expect.stringContaining('its sheet cannot be read')]);
  });

  test('its log is damaged: told as well', async () => {
    const id = await rested();
    const { query } = site.house.store.database;
    await query.deleteFrom('snapshots').where('table_id', '=', id).execute();
    await query.updateTable('entries').set({ line: 'take 9' }).where('table_id', '=', id).execute();
    const line = (await anne.live()).watch(id);
    await line.until(({ told }) => told.some((message) => message.type === 'problem'));
    expect((await anne.play(id, 2, 'take 1')).body).toMatchObject({ code: 'table-damaged' });
    expect(site.errors).toHaveLength(1);
  });
});

test('a database that is away damages nothing', async () => {
  const errors: unknown[] = [];
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const asked = new Damage((error) => errors.push(error)).orWhole('t', () => Promise.reject(away));
  await expect(asked).rejects.toBe(away);
  expect(errors).toEqual([]);
});
