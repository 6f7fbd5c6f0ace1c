import type { AnyGame } from '@cromford/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { pennies } from '../testing/pennies.ts';
import { openSite, type Site } from '../testing/site.ts';

const LONG_AGO = 1000;

/** The same game, which can say in German what was played. */
const spoken: AnyGame = {
  ...(pennies as unknown as AnyGame),
  id: 'spoken',
  words: async (language) =>
    ({
      name: language === 'de' ? 'Pfennige' : 'Pennies',
      move: ({ amount }: { amount: number }) => (language === 'de' ? `${amount} nehmen` : `take ${amount}`),
    }) as never,
};

onBoth('notices for people who are away', (ground) => {
  let site: Site;
  let anne: Client;
  let bert: Client;
  beforeAll(async () => {
    const webhook = async () => {};
    site = await openSite(await ground.place(), {
      carriers: { push: undefined, mail: undefined, webhook },
      games: [pennies as unknown as AnyGame, spoken],
    });
    anne = await Client.member(site.url, 'Anne');
    bert = await Client.member(site.url, 'Bert');
    await site.house.channels.add(bert.account, { kind: 'webhook', url: 'https://bert.example/told' });
  }, 60_000);
  afterAll(() => site.close());

  const begun = async (clock: object, game = 'pennies') => {
    const id = await anne.open({ clock, game });
    await bert.post(`/api/tables/${id}/join`);
    await site.house.store.database.query
      .updateTable('seats')
      .set({ seen_at: LONG_AGO })
      .where('account', '=', bert.account)
      .execute();
    await site.house.store.known.fresh(id);
    return id;
  };
  const told = async (id: string) => {
    const rows = await site.house.store.database.query.selectFrom('outbox').select(['body']).orderBy('id').execute();
    return rows
      .map(({ body }) => JSON.parse(body) as { code: string; params: { table: string } })
      .filter(({ params }) => params.table === id)
      .map(({ code }) => code)
      .sort();
  };

  /** What the notice about a table says beside its code. */
  const sayingOf = async (play: () => Promise<string>) => {
    const id = await play();
    const rows = await site.house.store.database.query.selectFrom('outbox').select(['body']).execute();
    const found = rows.map(({ body }) => JSON.parse(body)).find(({ params }) => params.table === id);
    return found?.params ?? {};
  };

  test('a turn, a question and a rematch, each told once', async () => {
    const id = await begun({ kind: 'daily', turn: 24 * 3_600_000 });
    await anne.play(id, 0, 'take 3');
    expect(await told(id)).toEqual(['your-turn']);
    for (let n = 0; n < 2; n++) await anne.post(`/api/tables/${id}/proposals`, { kind: 'pause' });
    expect(await told(id)).toEqual(['asked', 'your-turn']);
    await anne.post(`/api/tables/${id}/proposals`, { kind: 'close' });
    await bert.post(`/api/tables/${id}/proposals/close`, { agree: true });
    for (let n = 0; n < 2; n++) await anne.post(`/api/tables/${id}/rematch`);
    expect(await told(id)).toEqual(['asked', 'asked', 'rematch', 'your-turn']);
  });

  test('the notice says what has happened since, in the words of who reads it', async () => {
    await bert.ask('PUT', '/api/me', { language: 'de' });
    const { since, name } = await sayingOf(async () => {
      const id = await begun({ kind: 'none' }, 'spoken');
      await anne.play(id, 0, 'take 3');
      return id;
    });
    expect([name, since]).toEqual(['Pfennige', 'Anne: 3 nehmen.']);
    // A game without words is played all the same; the operator hears of it.
    site.errors.length = 0;
    const wordless = await begun({ kind: 'none' });
    await anne.play(wordless, 0, 'take 3');
    expect([await told(wordless), site.errors.length]).toEqual([['your-turn'], 1]);
  });

  test('nobody is called to a live game, and nobody who is there', async () => {
    const live = await begun({ kind: 'bank', bank: 600_000, increment: 0 });
    await anne.play(live, 0, 'take 3');
    await anne.post(`/api/tables/${live}/proposals`, { kind: 'pause' });
    expect(await told(live)).toEqual([]);
    const here = await anne.open();
    await bert.post(`/api/tables/${here}/join`);
    await anne.play(here, 0, 'take 3');
    await anne.post(`/api/tables/${here}/proposals`, { kind: 'pause' });
    expect(await told(here)).toEqual([]);
  });

  test('who had just left when his turn came, or had not come back when the game began, is told once he stays away', async () => {
    const daily = { kind: 'daily', turn: 24 * 3_600_000 };
    const { store } = site.house;
    /** The turn came three minutes ago, and Bert was last seen so long before that; or after it. */
    const swept = async (id: string, before: number) => {
      const came = Date.now() - 180_000;
      await store.database.query.updateTable('tables').set({ changed_at: came }).where('id', '=', id).execute();
      await store.database.query
        .updateTable('seats')
        .set({ seen_at: came - before })
        .where('table_id', '=', id)
        .execute();
      await store.known.fresh(id);
      for (let n = 0; n < 2; n++) await site.house.sweep();
      return told(id);
    };
    const passed = async (clock: object = daily) => {
      const id = await anne.open({ clock });
      await bert.post(`/api/tables/${id}/join`);
      await anne.play(id, 0, 'take 3');
      expect(await told(id)).toEqual([]);
      return id;
    };
    expect(await swept(await passed(), 20_000)).toEqual(['your-turn']);
    expect(await swept(await passed(), -20_000)).toEqual([]);
    expect(await swept(await passed({ kind: 'bank', bank: 600_000, increment: 0 }), 20_000)).toEqual([]);
    const waited = await bert.open({ clock: daily });
    await anne.post(`/api/tables/${waited}/join`);
    expect(await told(waited)).toEqual([]);
    expect(await swept(waited, 20_000)).toEqual(['your-turn']);
    // In the middle of his turn he knows.
    const own = await bert.open({ clock: daily });
    await anne.post(`/api/tables/${own}/join`);
    await bert.play(own, 0, 'take 3');
    await bert.ask('POST', `/api/tables/${own}/commands`, { key: 'back-again', expected: 1, do: { kind: 'undo' } });
    expect(await swept(own, 20_000)).toEqual([]);
  });
});
