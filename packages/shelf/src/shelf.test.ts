import { expect, it } from 'vitest';
import { games } from './games.ts';
import { shelf } from './index.ts';

it('names the games as they name themselves, and says how they can be begun', async () => {
  expect(games.map(({ id }) => id)).toEqual(shelf.map(({ id }) => id));
  for (const { id, usual, weight } of shelf) {
    const game = games.find((known) => known.id === id);
    expect(game?.players, id).toContain(usual.players);
    for (const [option, value] of Object.entries(usual.options ?? {}))
      expect(game?.options.find((known) => known.id === option)?.values, `${id} ${option}`).toContain(value);
    expect([1, 2, 3, 4, 5]).toContain(weight);
  }
});
