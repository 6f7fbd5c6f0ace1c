import { canonical, isProblem } from '@cromford/kernel';
import { openingSchema } from '@cromford/protocol/wanted';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../storage/migrate.ts';
import { openPostgres } from '../storage/postgres.ts';
import { sheetName } from '../storage/sheet-name.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { openStore } from '../storage/store.ts';
import { onBoth } from '../testing/both.ts';
import { anne, must, tablesOn } from '../testing/node.ts';
import { pennies } from '../testing/pennies.ts';
import { keptSheet, shippedName } from './sheets.ts';

/** Stands for a sheet that was made to have the same 64 bits of hash as the shipped one. */
const forged = canonical({ name: 'pennies of lead' });

test('a sheet is refused for its depth and size, with the reason', () => {
  const deep = JSON.parse(`${'{"name":'.repeat(60_000)}"x"${'}'.repeat(60_000)}`);
  expect(keptSheet(deep)).toMatchObject({ code: 'sheet', params: { reason: 'is nested deeper than 50' } });
  expect(keptSheet({ name: 'x'.repeat(300_001) })).toMatchObject({ code: 'sheet-too-large' });
  expect(isProblem(keptSheet(pennies.sheet))).toBe(false);
});

onBoth('component sheets', (ground) => {
  test('are kept under a name that nobody can forge', async () => {
    const store = await ground.store();
    const { begun } = tablesOn(store);
    const row = await store.rooms.find(await begun());
    expect(row?.sheet).toMatch(/^sha256-[0-9a-f]{64}$/);
    const own = await store.rooms.find(await begun({ sheet: { name: 'own' } }));
    expect(own?.sheet).toBe(sheetName(canonical({ name: 'own' })));
  });

  test('the shipped one is never read from the database, nor another one put in its place', async () => {
    const store = await ground.store();
    const { begun, loader, openings } = tablesOn(store);
    const before = await begun();
    await store.database.query.updateTable('sheets').set({ body: forged }).execute();
    const row = await store.rooms.find(before);
    if (!row) throw new Error('the table is gone');
    loader.forget(row.id);
    expect(must(await loader.now(row)).table.setup.sheet).toBe(pennies.sheet);
    expect(must(await loader.whole(row)).table.setup.sheet).toBe(pennies.sheet);
    const opening = { key: 'opening-after', game: 'pennies', players: 2, access: 'public' };
    await expect(openings.open(anne, openingSchema.parse(opening))).rejects.toThrow('another sheet');
  });

  test('one that is not what its name says is not played with', async () => {
    const store = await ground.store();
    const row = await store.rooms.find(await tablesOn(store).begun({ sheet: { name: 'own' } }));
    await store.database.query.updateTable('sheets').set({ body: forged }).execute();
    await expect(store.rooms.sheet(row?.sheet ?? '')).rejects.toThrow('another sheet');
  });

  test('of a database from before are found by their tables', async () => {
    const place = await ground.place();
    const old = ground.kind === 'sqlite' ? openSqlite(place) : openPostgres(place);
    await migrate(old, 8);
    const table = (id: string, sheet: string) => sql`
      insert into tables (id, game, version, sheet, players, options, seed, title, host, key, access, clock, delay, takeover, stage, seq,
        ply, revision, created_at, changed_at)
      values (${id}, 'pennies', 1, ${sheet}, 2, '{}', 's', '', 'anne', ${id}, 'public', '{"kind":"none"}', 0, '', 'open', 0, 0, 0, 1, 1)`;
    const shipped = canonical(pennies.sheet);
    await sql`insert into sheets (hash, body) values ('0123456789abcdef', ${shipped}), ('fedcba9876543210', ${forged})`.execute(
      old.query,
    );
    for (const [id, sheet] of [
      ['usual', '0123456789abcdef'],
      ['own', 'fedcba9876543210'],
    ] as const)
      await table(id, sheet).execute(old.query);
    await old.close();
    const store = await openStore(place);
    expect((await store.rooms.find('usual'))?.sheet).toBe(shippedName(pennies));
    const own = await store.rooms.find('own');
    expect(await store.rooms.sheet(own?.sheet ?? '')).toBe(forged);
    await store.close();
  });
});
