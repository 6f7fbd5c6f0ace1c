import { type AnyGame, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { shelf } from '../shelf.ts';
import { coal } from '../testing/coal.ts';
import { bentPosition } from './bent-position.ts';
import { settingOf } from './settings.ts';
import { loadBent } from './strange-positions.ts';

/** Seat counts and options in turn, so that solo play and every module have their share. */
const SETTINGS = 6;
const POSITIONS = 16;

describe('a position from outside that somebody has bent', () => {
  it.each(shelf.map((game) => [game.id, game] as const))(
    'of %s is refused in our own words, or can be played to the end',
    (_, game) => {
      let taken = 0;
      for (let index = 0; index < SETTINGS; index++) {
        const loading = loadBent(settingOf(game, index), `bent ${index}`, POSITIONS);
        expect(loading.strange).toEqual([]);
        taken += loading.taken;
      }
      // Some of what is only other is taken, and by far not all.
      expect(taken).toBeGreaterThan(SETTINGS);
      expect(taken).toBeLessThan(SETTINGS * POSITIONS * 0.75);
    },
    60_000,
  );

  it('is bent in every way, and never in the position that it was made from', () => {
    const good = { ply: 3, barrier: 0, random: [1, 2, 3, 4], agenda: [{ step: 'turn' }], heap: [1, 2, 3] };
    const before = JSON.stringify(good);
    const random = seeded('ways');
    const bent = Array.from({ length: 200 }, () => JSON.stringify(bentPosition(good, [good], random)));
    expect(JSON.stringify(good)).toBe(before);
    expect(new Set(bent).size).toBeGreaterThan(100);
  });

  it('is found where a game lets one pass that gets stuck, or says so in words that are not ours', () => {
    const withRules = (rules: object): AnyGame =>
      ({ ...coal, rules: (setup: never) => ({ ...(coal as AnyGame).rules(setup), ...rules }) }) as AnyGame;
    const strange = (game: AnyGame) => loadBent(settingOf(game, 0), 'coal', 60).strange.map(({ fault }) => fault);
    expect(strange(coal as AnyGame)).toEqual([]);
    const mumbling = withRules({
      shapeFaults: () => [{ path: 'heap', reason: 'Cannot read properties of undefined' }],
    });
    expect(strange(mumbling)).not.toEqual([]);
    const throwing = withRules({
      faults: () => {
        throw new TypeError('heap is not iterable');
      },
    });
    expect(strange(throwing).join()).toContain('heap is not iterable');
  });
});
