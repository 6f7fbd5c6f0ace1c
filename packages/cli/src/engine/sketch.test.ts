import { type AnyGame, below, completeOptions, Engine, isOver, momentsOf, seeded, Table } from '@cromford/kernel';
import { shelf } from '@cromford/shelf';
import { expect, it } from 'vitest';
import { randomGame } from '../testing/random-game.ts';
import { Protocol } from './protocol.ts';

const games: readonly AnyGame[] = await Promise.all(shelf.map((entry) => entry.load()));
const protocol = new Protocol(games);
const ask = async (request: object): Promise<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(await protocol.answer(JSON.stringify({ id: 1, ...request }))));

// Alone, the first factories are chosen: before that there is nothing to sketch over but the choice.
const chosen = { 'random-factories': 'yes' };
const each = games.flatMap((game) =>
  game.players.map((players) => ({
    id: game.id,
    game,
    players,
    options: game.id === 'card-game' && players === 1 ? chosen : {},
  })),
);

it.each(each)(
  'every moment of $id with $players can be loaded, and is played on to the end',
  async ({ game, players, options }) => {
    const moments = momentsOf(
      new Engine(game.rules({ players, options: completeOptions(game, options), sheet: game.sheet })),
    );
    expect(moments).not.toEqual([]);
    for (const agenda of moments) {
      const load = { do: 'load', game: game.id, players, options, seed: agenda, sketch: { agenda }, events: true };
      expect(await ask(load), agenda).toMatchObject({ ok: true });
      const table: Table = Table.sketched(game, { players, options, seed: agenda }, { agenda }) as Table;
      if (players !== game.players[0] && agenda !== 'production') continue;
      const random = seeded(agenda);
      const s = table.engine.rules.clone(table.state);
      for (let open = table.engine.open(s); open.length > 0; )
        open = table.engine.apply(s, open[below(random, open.length)] as never);
      expect(isOver(s)).toBe(true);
      expect(table.engine.rules.score(s)).toHaveLength(players);
    }
  },
);

it.each(each)('a sketch of nothing leaves every position of $id with $players as it is', ({ game, players }) => {
  const played = randomGame(game, players, 'nothing');
  for (let ply = 0; ply <= played.history.length; ply += 7) {
    const over = played.at(ply);
    const table = Table.sketched(game, { players, seed: 'nothing' }, {}, over);
    expect('state' in table ? table.state : table).toEqual({ ...over, ply: 0, barrier: 0 });
  }
});

it('what the rules forbid is refused with the rule', async () => {
  const load = async (game: string, sketch: object) =>
    (await ask({ do: 'load', game, players: 3, seed: 's', sketch })).error;
  expect(await load('water-frame', { decade: 1775 })).toMatchObject({
    code: 'state-rules',
    params: { rule: 'FE-TIME-01' },
  });
  expect(await load('anniversary', { gone: -1 })).toMatchObject({ code: 'state-rules', params: { rule: 'AE-CMP-04' } });
  expect(await load('card-game', { players: { 0: { loans: 10 } } })).toMatchObject({ params: { rule: 'CG-CMP-07' } });
});
