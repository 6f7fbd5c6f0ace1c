import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';

onBoth('a tournament that was damaged by hand', (ground) => {
  let site: Site;
  let carl: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    carl = await Client.guest(site.url, 'Carl');
  }, 60_000);
  afterAll(() => site.close());

  const query = () => site.house.store.database.query;
  let hosts = 0;
  /** Two tournaments of a new host; the first is to be damaged. */
  const two = async () => {
    const anne = await Client.member(site.url, `Anne ${++hosts}`);
    const announce = async () =>
      (await anne.post('/api/tournaments', { name: 'Cup', game: 'pennies', players: 2 })).body.id as string;
    const [torn, other] = [await announce(), await announce()];
    site.errors.length = 0;
    return { anne, torn, other };
  };
  const told = (id: string) => {
    expect(site.errors.map(String)).toEqual([expect.stringContaining(`tournament ${id} cannot be opened`)]);
  };

  test.each([{ options: '{bad' }, { clock: '??' }, { stage: 'huh' as 'open' }])(
    'its row says %j: told at its own address, and the list has the others',
    async (damage) => {
      const { anne, torn, other } = await two();
      await query().updateTable('tournaments').set(damage).where('id', '=', torn).execute();
      for (let n = 0; n < 2; n++) {
        const { tournaments } = (await carl.get('/api/tournaments')).body;
        const listed = tournaments.map(({ id }: { id: string }) => id);
        expect(listed).toContain(other);
        expect(listed).not.toContain(torn);
        const { status, body } = await carl.get(`/api/tournaments/${torn}`);
        expect([status, body.code]).toEqual([500, 'tournament-damaged']);
        expect((await anne.post(`/api/tournaments/${torn}/start`)).body.code).toBe('tournament-damaged');
      }
      told(torn);
    },
  );

  test('a pairing of it cannot be read: its tables are not opened, those of others are', async () => {
    const { anne, torn, other } = await two();
    for (const id of [torn, other]) for (const who of [anne, carl]) await who.post(`/api/tournaments/${id}/enter`);
    const pairing = { tournament_id: torn, number: 0, round: 1, seats: '["', table_id: null };
    await query().insertInto('pairings').values(pairing).execute();
    for (let n = 0; n < 3; n++) await site.house.sweep();
    await anne.post(`/api/tournaments/${other}/start`);
    const opened = async () => (await carl.get(`/api/tournaments/${other}`)).body.tables[0]?.table;
    await until(async () => typeof (await opened()) === 'string');
    expect((await carl.get(`/api/tournaments/${torn}`)).body.code).toBe('tournament-damaged');
    told(torn);
  });
});
