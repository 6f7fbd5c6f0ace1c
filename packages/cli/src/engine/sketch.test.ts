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
      const table: Table = Table.sketched(game, { players, options, seed: agenda }, { agenda }) as Table;
      expect(table, agenda).toHaveProperty('state');
      // The protocol's way to the same, and the whole rest of the game, with the first number of players.
      if (players !== game.players[0] && agenda !== 'production') continue;
      const load = { do: 'load', game: game.id, players, options, seed: agenda, sketch: { agenda }, events: true };
      expect(await ask(load), agenda).toMatchObject({ ok: true });
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
  for (let ply = 0; ply <= played.history.length; ply += 47) {
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
  expect(await load('anniversary', { gone: 3, market: 70, fired: 0 })).toMatchObject({ params: { rule: 'AE-CMP-04' } });
  expect(await load('card-game', { players: { 0: { loans: 10 } } })).toMatchObject({ params: { rule: 'CG-CMP-07' } });
});

const works = { cash: 60, factories: { 0: {}, 1: {} } };
const board = games.filter(({ id }) => id !== 'card-game' && id !== 'empire');

it.each(board)('every decade and cycle of $id can be sketched, and is played on to the end', (game) => {
  const rules: unknown = game.rules({ players: 2, options: completeOptions(game, {}), sheet: game.sheet });
  const { decades } = (rules as { ruleset: { decades: readonly number[] } }).ruleset;
  for (const decade of decades)
    for (const [cycle, agenda] of [
      [0, 'turn 0'],
      [2, 'turn 1'],
      [3, 'production'],
    ] as const) {
      const sketch = { decade, cycle, agenda, players: { 0: works, 1: works } };
      const table = Table.sketched(game, { players: 2, seed: 'a' }, sketch) as Table;
      expect(table, `${decade} ${agenda}`).toHaveProperty('state');
      const random = seeded(agenda);
      const s = table.engine.rules.clone(table.state);
      for (let open = table.engine.open(s); open.length > 0; )
        open = table.engine.apply(s, open[below(random, open.length)] as never);
      expect(isOver(s)).toBe(true);
    }
});

it.each([
  ['an economy marker that there is not', 'water-frame', { economy: { 0: 29 } }, 'FE-SET-10'],
  ['no economy markers', 'spinning-mule', { economy: [] }, 'AE-SET-11'],
  ['too many of them shown', 'spinning-mule', { shownEconomy: 11 }, 'AE-ECO-01'],
  ['fewer of them shown', 'water-frame', { shownEconomy: 1 }, 'FE-ECO-03'],
  ['a turn outside of a cycle', 'spinning-jenny', { cycle: -1 }, 'FE-TIME-02'],
  ['a turn after which nothing comes', 'spinning-jenny', { agenda: [{ step: 'turn', seat: 0 }] }, 'FE-TIME-02'],
  [
    'a mass factory where all are regular',
    'anniversary',
    { players: { 0: { factories: { 0: { type: 1 } } } } },
    'AE-ASY-02',
  ],
])('%s is refused (%s)', async (_, game, wrong, rule) => {
  const sketch = { decade: 1790, cycle: 0, agenda: 'turn 0', ...wrong };
  const error = (await ask({ do: 'load', game, players: 2, seed: 'a', sketch })).error;
  expect(error).toMatchObject({ code: 'state-rules', params: { rule } });
});

it('a factory of a fifth good is refused by its place', async () => {
  const sketch = { decade: 1780, agenda: 'turn 0', players: { 0: { factories: { 4: {} } } } };
  const { error } = await ask({ do: 'load', game: 'spinning-jenny', players: 2, seed: 'a', sketch });
  expect(error).toMatchObject({ params: { path: 'players.0.factories' } });
});
