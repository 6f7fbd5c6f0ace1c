import { openStore } from '@cromford/server';
import { expect, it } from 'vitest';
import { coal } from '../testing/coal.ts';
import { runHere, temporaryFile } from '../testing/run-here.ts';

/** A database with one table of the coal game, begun and not yet moved at. */
async function stored(version: number): Promise<string> {
  const file = temporaryFile('store.db');
  const store = await openStore(file);
  const id = await store.rooms.create(
    {
      id: 'table-1',
      game: coal.id,
      version,
      sheet: 'none',
      sheetBody: JSON.stringify(coal.sheet),
      players: coal.players[0] ?? 2,
      options: '{}',
      seed: 'seed',
      title: '',
      host: 'anne',
      key: 'key',
      access: 'public',
      clock: '{"kind":"none"}',
      delay: 0,
      takeover: '',
      created_at: 1,
      rematch_of: null,
    },
    Array.from({ length: coal.players[0] ?? 2 }, (_, seat) => ({
      ...{ seat, account: `player ${seat}`, bot: null, bank: 0, seen_at: 1 },
    })),
  );
  const snapshot = { seq: 0, ply: 0, hash: version === 1 ? 'another' : 'yet another', body: '{}' };
  await store.rooms.start(id, { snapshot, due: 0, since: null, now: 1 });
  await store.close();
  return file;
}

it('says what would change, and fails because of it', async () => {
  const { code, output } = await runHere(['verify-store', '--database', await stored(coal.version)]);
  expect(code).toBe(1);
  expect(output).toContain('1 stored games, 0 entries.');
  expect(output).toMatch(/table-1 +coal +playing +The position kept after entry 0 is not the one that was noted/);
});

it('names the part of a table that cannot be read', async () => {
  const file = await stored(coal.version);
  const store = await openStore(file);
  await store.database.query.updateTable('tables').set({ options: '{bad' }).execute();
  await store.close();
  const { code, output, error } = await runHere(['verify-store', '--database', file]);
  expect([code, error]).toEqual([1, '']);
  expect(output).toMatch(/table-1 +coal +playing +What is stored as its “options” cannot be read/);
});

it('names the tournaments that cannot be read', async () => {
  const file = temporaryFile('cup.db');
  const store = await openStore(file);
  const cup = {
    name: 'Cup',
    host: 'anne',
    game: 'coal',
    players: 2,
    options: '{}',
    stage: 'open' as const,
    created_at: 1,
  };
  const rows = [
    { ...cup, id: 'cup-1', clock: '??' },
    { ...cup, id: 'cup-2', clock: '{"kind":"none"}' },
  ];
  await store.database.query.insertInto('tournaments').values(rows).execute();
  await store.close();
  const { code, output } = await runHere(['verify-store', '--database', file]);
  expect(code).toBe(1);
  expect(output).toMatch(/that cannot be read: 1\ncup-1 +coal +open +What is stored as its “clock” cannot be read/);
  expect(output).not.toMatch(/Every one|cup-2/);
});

it('names the games of a version that is yet to come here, as JSON too', async () => {
  const file = await stored(coal.version + 1);
  const { code, output } = await runHere(['verify-store', '--database', file, '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(output).different).toMatchObject([
    { table: 'table-1', version: coal.version + 1, problem: { code: 'rules-version' } },
  ]);
});

it('is content with a store in which nothing would change', async () => {
  const file = temporaryFile('empty.db');
  await (await openStore(file)).close();
  expect(await runHere(['verify-store', '--database', file])).toMatchObject({ code: 0, error: '' });
});

it('creates nothing where there is nothing', async () => {
  const { code, error } = await runHere(['verify-store', '--database', temporaryFile('none.db')]);
  expect([code, error]).toEqual([1, expect.stringContaining('There is no Cromford database')]);
});
