import { cardGame, type News, type State } from '@cromford/cards';
import { isProblem, LANGUAGES, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { firstLesson } from './first.ts';

describe('the first lesson', () => {
  it.each(LANGUAGES)('can be played as written: %s', async (language) => {
    const { seed, steps } = await firstLesson(language);
    const table = Table.open(cardGame, { players: 1, seed });
    if (isProblem(table)) throw new Error(table.code);
    for (const { moves, title, text } of steps) {
      expect(title && text).not.toBe('');
      if (moves?.[0]) expect(table.playLine(moves[0]), moves[0]).toBeUndefined();
    }
    // What the words promise: the sales, the shares, and where the lesson ends.
    const events = table.history.flatMap((turn) => turn.events) as unknown as News[];
    const sold = events.flatMap((event) =>
      event.kind === 'sold' && event.who === 0 ? [[event.amount, event.price]] : [],
    );
    expect(sold).toEqual([
      [2, 3],
      [1, 8],
      [3, 7],
    ]);
    expect(events.find(({ kind }) => kind === 'drawn')).toMatchObject({ who: 'neutral' });
    const { players, decade } = table.state as unknown as State;
    expect(players[0]).toMatchObject({ shares: 13, value: 14, loans: 0, ships: 2 });
    expect(decade).toBe(2);
  });
});
