import { describe, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import type { Appended } from './log.ts';
import type { NewRoom } from './rooms.ts';
import type { EntryRow } from './schema-tables.ts';
import { openStore, type Store } from './store.ts';

const room = (id: string, key = id): NewRoom => ({
  id,
  game: 'pennies',
  version: 1,
  sheet: 'hash of the sheet',
  sheetBody: '{"name":"p"}',
  players: 2,
  options: '{}',
  seed: 'secret',
  title: 'A table',
  host: 'anne',
  key,
  access: 'public',
  clock: '{"kind":"none"}',
  delay: 0,
  takeover: '',
  created_at: 1_790_000_000_000,
  rematch_of: null,
});

const seats = [0, 1].map((seat) => ({ seat, account: ['anne', 'bert'][seat] ?? null, bot: null, bank: 0, seen_at: 0 }));

const entry = (table_id: string, seq: number, key = `key ${seq}`): EntryRow => ({
  table_id,
  seq,
  kind: 'move',
  seat: 0,
  line: `take ${seq}`,
  ply: seq,
  account: 'anne',
  key,
  at: 1_790_000_000_000 + seq,
  change: `{"ply":${seq}}`,
});

const added = (table: string, seq: number, key?: string): Appended => ({
  entry: entry(table, seq, key),
  head: { due: 1, since: null },
});

async function playing(store: Store, id: string): Promise<Store> {
  await store.rooms.create(room(id), seats);
  await store.rooms.start(id, {
    snapshot: { seq: 0, ply: 0, hash: 'h0', body: '{}' },
    due: 0,
    since: null,
    now: 1_790_000_000_000,
  });
  return store;
}

onBoth('the store', (ground) => {
  describe('a log', () => {
    test('keeps what is appended, in order, with times to the millisecond', async () => {
      const store = await playing(await ground.store(), 't');
      for (const seq of [1, 2, 3]) expect(await store.log.append(added('t', seq))).toBe('appended');
      expect(await store.log.entries('t', 0)).toEqual([1, 2, 3].map((seq) => entry('t', seq)));
      expect(await store.log.entries('t', 1, 2)).toEqual([entry('t', 2)]);
      expect(await store.rooms.find('t')).toMatchObject({ seq: 3, ply: 3, due: 1, changed_at: 1_790_000_000_003 });
    });

    test('takes each number once, also from many at a time', async () => {
      const store = await playing(await ground.store(), 't');
      const outcomes = await Promise.all([1, 2, 3, 4, 5].map((n) => store.log.append(added('t', 1, `rival ${n}`))));
      expect(outcomes.filter((outcome) => outcome === 'appended')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'stale')).toHaveLength(4);
      expect(await store.log.entries('t', 0)).toHaveLength(1);
    });

    test('leaves no gaps', async () => {
      const store = await playing(await ground.store(), 't');
      expect(await store.log.append(added('t', 2))).toBe('stale');
    });

    test('knows a repeated command, whatever number it comes with', async () => {
      const store = await playing(await ground.store(), 't');
      await store.log.append(added('t', 1, 'the same'));
      expect(await store.log.append(added('t', 1, 'the same'))).toBe('repeated');
      expect(await store.log.append(added('t', 2, 'the same'))).toBe('repeated');
      expect(await store.log.entries('t', 0)).toHaveLength(1);
      expect((await store.log.byKey('t', 'the same'))?.seq).toBe(1);
    });

    test('takes nothing before the start and after the end', async () => {
      const store = await ground.store();
      await store.rooms.create(room('t'), seats);
      expect(await store.log.append(added('t', 1))).toBe('stale');
      await playing(store, 'u');
      await store.log.append({ ...added('u', 1), head: { due: null, since: null, stage: 'over', result: '{}' } });
      expect(await store.log.append(added('u', 2))).toBe('stale');
    });

    test('drops all of an entry whose company fails', async () => {
      const store = await playing(await ground.store(), 't');
      const fails: Appended = {
        ...added('t', 1),
        also: async () => {
          throw new Error('no room for the notice');
        },
      };
      await expect(store.log.append(fails)).rejects.toThrow('no room');
      expect(await store.log.entries('t', 0)).toEqual([]);
      expect((await store.rooms.find('t'))?.seq).toBe(0);
      expect(await store.log.append(added('t', 1))).toBe('appended');
    });

    test('keeps every hash, the first position and the latest four', async () => {
      const store = await playing(await ground.store(), 't');
      for (let seq = 1; seq <= 7; seq++)
        await store.log.append({ ...added('t', seq), snapshot: { seq, ply: seq, hash: `h${seq}`, body: `"${seq}"` } });
      expect((await store.log.hashes('t')).map(({ hash }) => hash)).toEqual(
        [0, 1, 2, 3, 4, 5, 6, 7].map((n) => `h${n}`),
      );
      expect((await store.log.snapshots('t')).map(({ seq }) => seq)).toEqual([7, 6, 5, 4, 0]);
      expect((await store.log.snapshots('t', 5)).map(({ body }) => body)).toEqual(['"5"', '"4"', '{}']);
    });
  });

  describe('rooms', () => {
    test('asking twice with one key opens one table', async () => {
      const store = await ground.store();
      const ids = await Promise.all(['a', 'b', 'c'].map((id) => store.rooms.create(room(id, 'one key'), seats)));
      expect(new Set(ids).size).toBe(1);
    });

    test('keep the sheet they started with', async () => {
      const store = await ground.store();
      await store.rooms.create(room('t'), seats);
      expect(await store.rooms.sheet('hash of the sheet')).toBe('{"name":"p"}');
      expect(await store.rooms.sheet('another')).toBeUndefined();
    });

    test('are started once', async () => {
      const store = await playing(await ground.store(), 't');
      const again = { snapshot: { seq: 0, ply: 0, hash: 'x', body: '{}' }, due: 0, since: null, now: 1 };
      expect(await store.rooms.start('t', again)).toBe(false);
    });
  });

  describe('news', () => {
    test('is published after the commit, on every node, and names the table and the number only', async () => {
      const place = await ground.place();
      const here = await playing(await openStore(place), 't');
      const there = ground.kind === 'postgres' ? await openStore(place) : here;
      const heard: unknown[] = [];
      const told = new Promise<void>((resolve) => {
        there.bus.subscribe(async (news) => {
          if (news === 'lost' || news.about !== 'log') return;
          heard.push(news, (await there.log.entries('t', 0)).length);
          resolve();
        });
      });
      await here.log.append(added('t', 1));
      await told;
      expect(heard).toEqual([{ table: 't', about: 'log', seq: 1 }, 1]);
      if (there !== here) await there.close();
      await here.close();
    });

    test('of an entry that failed is not published', async () => {
      const store = await playing(await ground.store(), 't');
      const heard: unknown[] = [];
      store.bus.subscribe((news) => news !== 'lost' && news.about === 'log' && heard.push(news));
      await store.log.append({ ...added('t', 1), also: () => Promise.reject(new Error('no')) }).catch(() => {});
      await store.log.append(added('t', 9));
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(heard).toEqual([]);
    });
  });
});
