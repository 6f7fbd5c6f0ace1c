import { expect, it } from 'vitest';
import { shelf } from '../shelf.ts';
import { coal } from '../testing/coal.ts';
import { Protocol } from './protocol.ts';

type Reply = Record<string, unknown> & { moves: string[]; state: Record<string, unknown>; error: { code: string } };

async function seated() {
  const protocol = new Protocol([...shelf, coal]);
  const ask = async (request: object) =>
    (await protocol.answer(JSON.stringify({ id: 1, ...request }))) as unknown as Reply;
  const { moves } = await ask({ do: 'new', game: 'coal', players: 2, seed: 's' });
  const { state } = await ask({ do: 'state', seat: 0 });
  return { ask, moves, state };
}

it('says what a bot would play, and plays nothing', async () => {
  const { ask, moves } = await seated();
  const before = await ask({ do: 'hash' });
  const chosen = await ask({ do: 'choose', bot: 'greedy', seed: 'x' });
  expect(chosen).toEqual({ id: 1, ok: true, move: 'take 3' });
  expect(moves).toContain(chosen.move);
  expect(await ask({ do: 'hash' })).toEqual(before);
});

it('asks the strongest bot unless told', async () => {
  const { ask, moves } = await seated();
  expect(moves).toContain((await ask({ do: 'choose', time: 100 })).move);
});

it('decides from what a seat knows, without a table', async () => {
  const { ask, moves, state } = await seated();
  expect(state.random).toEqual([]);
  const elsewhere = {
    do: 'choose',
    bot: 'greedy',
    game: 'coal',
    players: 2,
    seat: 0,
    state,
    moves,
    seed: 'x',
    table: 'no',
  };
  expect(await ask(elsewhere)).toMatchObject({ ok: true, move: 'take 3' });
  // Only what is said to be open counts.
  expect(await ask({ ...elsewhere, moves: ['dig'] })).toMatchObject({ move: 'dig' });
});

for (const game of shelf)
  it(`decides in ${game.id} from what a seat knows`, async () => {
    const protocol = new Protocol(shelf);
    const ask = async (request: object) =>
      (await protocol.answer(JSON.stringify({ id: 1, ...request }))) as unknown as Reply;
    const setup = { game: game.id, players: game.players.at(-1) };
    let { moves, decision } = await ask({ do: 'new', ...setup, seed: 's' });
    for (let i = 0; i < 30; i++) {
      const { seat } = decision as { seat: number };
      const { state } = await ask({ do: 'state', seat });
      const { ok, move } = await ask({ do: 'choose', bot: 'foreman', ...setup, seat, state, moves, table: 'none' });
      expect(ok).toBe(true);
      ({ moves, decision } = await ask({ do: 'play', move }));
    }
  });

it('refuses what it cannot decide', async () => {
  const { ask, moves, state } = await seated();
  const elsewhere = { do: 'choose', game: 'coal', players: 2, seat: 0, state, moves };
  const code = async (request: object) => (await ask(request)).error.code;
  expect(await code({ do: 'choose', bot: 'deep-blue' })).toBe('unknown-bot');
  expect(await code({ do: 'choose', table: 'empty' })).toBe('no-game');
  expect(await code({ ...elsewhere, game: 'chess' })).toBe('unknown-game');
  expect(await code({ ...elsewhere, seat: 5 })).toBe('no-such-seat');
  expect(await code({ ...elsewhere, state: { heap: 'much' } })).toBe('state-form');
  expect(await code({ ...elsewhere, moves: ['castle'] })).toBe('request');
  expect(await code({ do: 'choose', game: 'coal', state })).toBe('request');
  expect(await ask({ ...elsewhere, moves: [] })).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
});
