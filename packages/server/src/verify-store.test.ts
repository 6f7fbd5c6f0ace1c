import { openingSchema } from '@cromford/protocol/wanted';
import { expect, test } from 'vitest';
import { onBoth } from './testing/both.ts';
import { anne, bert, must, tablesOn } from './testing/node.ts';
import { pennies, stricter } from './testing/pennies.ts';
import { verifyStore } from './verify-store.ts';

onBoth('verify-store', (ground) => {
  const played = async () => {
    const here = tablesOn(await ground.store());
    const id = await here.begun();
    const lines = ['take 1', 'guess heads', 'take 2', 'guess tails', 'take 1'];
    for (const [seq, line] of lines.entries()) await here.move(seq % 2 === 0 ? anne : bert, id, seq, line);
    await here.undo(anne, id, 5);
    return { ...here, id };
  };

  test('finds every stored game as it was played', async () => {
    const { store } = await played();
    expect(await verifyStore(store, [pennies])).toEqual({
      tables: 1,
      entries: 6,
      carried: 0,
      asked: [],
      shown: [],
      different: [],
      tournaments: [],
    });
  });

  test('says which move a new version would refuse, and that its players will be asked', async () => {
    const { store, id } = await played();
    const { different, asked, carried } = await verifyStore(store, [stricter]);
    expect(asked).toMatchObject([
      { table: id, isAsPlayed: true, problem: { code: 'carry-refused', params: { number: 2, line: 'guess heads' } } },
    ]);
    expect([different, carried]).toEqual([[], 0]);
    // Where only moves and some hashes were kept, it says so as well as it can.
    await store.database.query.updateTable('entries').set({ change: null }).execute();
    expect((await verifyStore(store, [stricter])).asked).toMatchObject([
      { table: id, isAsPlayed: false, problem: { code: 'move', params: { seq: 2, line: 'guess heads' } } },
    ]);
    // Before the new program has changed the database, it reads it all the same.
    await store.database.query.schema.alterTable('entries').dropColumn('change').execute();
    await store.database.query.schema.alterTable('tables').dropColumn('carried').execute();
    expect((await verifyStore(store, [stricter])).asked).toHaveLength(1);
  });

  test('says which games go on under a new version without a word, and which are only looked at', async () => {
    const { store, id } = await played();
    expect(await verifyStore(store, [{ ...pennies, version: 2 }])).toMatchObject({
      carried: 1,
      asked: [],
      different: [],
    });
    await store.database.query.updateTable('tables').set({ stage: 'closed' }).execute();
    expect((await verifyStore(store, [stricter])).shown).toMatchObject([{ table: id, isAsPlayed: true }]);
  });

  test('notices a log that was tampered with', async () => {
    const { store, id } = await played();
    await store.database.query
      .updateTable('entries')
      .set({ line: 'take 3' })
      .where('table_id', '=', id)
      .where('seq', '=', 1)
      .execute();
    expect((await verifyStore(store, [pennies])).different).toMatchObject([{ problem: { code: 'position' } }]);
  });

  test.each([
    { damage: { options: '{bad' }, part: 'options' },
    { damage: { clock: '??' }, part: 'clock' },
    { damage: { sheet: '00ff' }, part: 'sheet' },
  ])('tells of a row with $damage, and of the other tables all the same', async ({ damage, part }) => {
    const { store, id, begun } = await played();
    await begun();
    await store.database.query.updateTable('tables').set(damage).where('id', '=', id).execute();
    expect(await verifyStore(store, [pennies])).toMatchObject({
      tables: 2,
      different: [{ table: id, problem: { code: 'table-part', params: { part } } }],
    });
  });

  test('notices a seat that is no longer there', async () => {
    const { store, id } = await played();
    await store.database.query.deleteFrom('seats').where('table_id', '=', id).where('seat', '=', 1).execute();
    expect((await verifyStore(store, [pennies])).different).toMatchObject([
      { table: id, problem: { code: 'table-seats', params: { seats: 1, players: 2 } } },
    ]);
  });

  test.each([
    { damage: { options: '{bad' }, code: 'table-part' },
    { damage: { options: '{"coin":"bent"}' }, code: 'option-value' },
    { damage: { game: 'chess' }, code: 'unknown-game' },
  ])('tells of a table with $damage that has not begun, and counts it among no games', async ({ damage, code }) => {
    const { store, openings } = await played();
    const opening = { game: 'pennies', players: 2, access: 'public' };
    const opened = async (key: string) => must(await openings.open(anne, openingSchema.parse({ ...opening, key })));
    const [{ id }] = [await opened('waiting-1'), await opened('waiting-2')];
    expect(await verifyStore(store, [pennies])).toMatchObject({ tables: 1, different: [] });
    await store.database.query.updateTable('tables').set(damage).where('id', '=', id).execute();
    expect(await verifyStore(store, [pennies])).toMatchObject({
      tables: 1,
      entries: 6,
      different: [{ table: id, stage: 'open', problem: { code } }],
    });
  });

  test.each([
    { damage: { options: '{bad' }, part: 'options' },
    { damage: { clock: '??' }, part: 'clock' },
    { damage: { stage: 'huh' as 'open' }, part: 'stage' },
  ])('tells of a tournament with $damage', async ({ damage, part }) => {
    const { store } = await played();
    const cup = { name: 'Cup', host: 'anne', game: 'pennies', players: 2, options: '{}', clock: '{"kind":"none"}' };
    const rows = ['cup-1', 'cup-2'].map((id) => ({ ...cup, id, stage: 'open' as const, created_at: 1 }));
    const { query } = store.database;
    await query.insertInto('tournaments').values(rows).execute();
    await query.updateTable('tournaments').set(damage).where('id', '=', 'cup-1').execute();
    const stage = damage.stage ?? 'open';
    expect((await verifyStore(store, [pennies])).tournaments).toEqual([
      { tournament: 'cup-1', game: 'pennies', stage, problem: { code: 'table-part', params: { part } } },
    ]);
    const pairing = { tournament_id: 'cup-2', number: 0, round: 1, seats: '["anne"', table_id: null };
    await query.insertInto('pairings').values(pairing).execute();
    expect((await verifyStore(store, [pennies])).tournaments).toMatchObject([
      { tournament: 'cup-1' },
      { tournament: 'cup-2', problem: { params: { part: 'pairings' } } },
    ]);
  });

  test('goes on where an entry says what no log can', async () => {
    const { store, id } = await played();
    const { query } = store.database;
    await query
      .updateTable('entries')
      .set({ change: '{bad' })
      .where('table_id', '=', id)
      .where('seq', '=', 1)
      .execute();
    expect((await verifyStore(store, [stricter])).different).toMatchObject([
      { table: id, problem: { code: 'table-unreadable' } },
    ]);
  });

  test('notices a position that was tampered with, though its log is as it was', async () => {
    const { store, id } = await played();
    const { query } = store.database;
    const kept = (await store.log.snapshots(id))[0];
    for (const body of [JSON.stringify({ ...JSON.parse(kept?.body ?? ''), purses: [9, 9] }), 'no JSON']) {
      await query
        .updateTable('snapshots')
        .set({ body })
        .where('table_id', '=', id)
        .where('seq', '=', kept?.seq ?? -1)
        .execute();
      expect((await verifyStore(store, [pennies])).different).toMatchObject([
        { problem: { code: 'kept-position', params: { seq: kept?.seq } } },
      ]);
    }
  });
});
