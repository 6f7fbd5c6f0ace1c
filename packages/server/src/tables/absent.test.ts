import type { AnyGame } from '@cromford/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  describe('who had just left when something else happened is told once he stays away', () => {
    const daily = { kind: 'daily', turn: 24 * 3_600_000 };
    const together = async (clock: object = daily) => {
      const id = await anne.open({ clock });
      await bert.post(`/api/tables/${id}/join`);
      return id;
    };
    /** It happened three minutes ago, and Bert was last seen twenty seconds before that; or after it. */
    const swept = async (id: string, seen = -20_000) => {
      const { query } = site.house.store.database;
      const then = Date.now() - 180_000;
      const at = (column: string) => ({ [column]: then });
      await query.updateTable('tables').set(at('ended_at')).where('id', '=', id).where('stage', '=', 'over').execute();
      await query.updateTable('tables').set(at('created_at')).where('rematch_of', '=', id).execute();
      await query.updateTable('proposals').set(at('at')).where('table_id', '=', id).execute();
      await query
        .updateTable('seats')
        .set({ seen_at: then + seen })
        .where('table_id', '=', id)
        .execute();
      await site.house.store.known.fresh(id);
      for (let n = 0; n < 2; n++) await site.house.sweep();
      return told(id);
    };
    const ask = (id: string) => anne.post(`/api/tables/${id}/proposals`, { kind: 'pause' });
    /** Anne takes the last two pennies. */
    const playedOut = async () => {
      const id = await together();
      for (const [seq, amount] of [3, 3, 3, 3, 3, 3, 2].entries())
        await (seq % 2 === 0 ? anne : bert).play(id, seq, `take ${amount}`);
      expect(await site.house.store.rooms.find(id)).toMatchObject({ stage: 'over' });
      return id;
    };

    test('a question, unless he has answered it, has seen it, or the game is a live one', async () => {
      const id = await together();
      await ask(id);
      expect(await told(id)).toEqual([]);
      expect(await swept(id)).toEqual(['asked']);
      const seen = await together();
      await ask(seen);
      expect(await swept(seen, 20_000)).toEqual([]);
      const withdrawn = await together();
      await ask(withdrawn);
      await bert.post(`/api/tables/${withdrawn}/proposals/pause`, { agree: false });
      expect(await swept(withdrawn)).toEqual([]);
      const live = await together({ kind: 'bank', bank: 600_000, increment: 0 });
      await ask(live);
      expect(await swept(live)).toEqual([]);
      // Nobody asks himself.
      const own = await together();
      await bert.post(`/api/tables/${own}/proposals`, { kind: 'pause' });
      expect(await swept(own)).toEqual([]);
    });

    test('a question that he was told of at once is not told again', async () => {
      const id = await begun(daily);
      await ask(id);
      expect(await told(id)).toEqual(['asked']);
      expect(await swept(id)).toEqual(['asked']);
    });

    test('the end of the game, unless he has seen it or made the last move, and a rematch that waits for him', async () => {
      const id = await playedOut();
      expect(await told(id)).toEqual([]);
      expect(await swept(id)).toEqual(['game-over']);
      const seen = await playedOut();
      expect(await swept(seen, 20_000)).toEqual([]);
      await site.house.channels.add(anne.account, { kind: 'webhook', url: 'https://anne.example/told' });
      const ended = await playedOut();
      expect(await swept(ended)).toEqual(['game-over']);
      await site.house.store.database.query.deleteFrom('channels').where('account_id', '=', anne.account).execute();

      await anne.post(`/api/tables/${ended}/rematch`);
      expect(await swept(ended)).toEqual(['game-over', 'rematch']);
      // Who sits there already is called by nobody.
      const agreed = await playedOut();
      for (const player of [anne, bert]) await player.post(`/api/tables/${agreed}/rematch`);
      expect(await swept(agreed)).toEqual(['game-over']);
    });
  });
});
