import { describe, expect, it } from 'vitest';
import { FIRST_LEVEL } from '../bots/levels.ts';
import { usualGame } from './usual-game.ts';

describe('a game begun at one press', () => {
  it('has its factories ready, as the lessons have, and bots of the level that was asked for', () => {
    const { options, players, seats } = usualGame('spinning-jenny', FIRST_LEVEL);
    expect(options).toEqual({ 'set-up': 'predetermined' });
    expect(seats.map(({ kind }) => kind)).toEqual(['person', ...Array.from({ length: players - 1 }, () => 'bot')]);
    expect(seats.slice(1).every((seat) => seat.bot === FIRST_LEVEL)).toBe(true);
  });
});
