import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';
import { phrases as en } from './en/index.ts';
import { wordsFor } from './words.ts';

describe('“As usual” says what it will do', () => {
  it('from which cards it takes', () => {
    const game = play({
      die: 3,
      central: { materials: 5 },
      built: [{ card: 'cloth-mill', x: 0, y: -1, workers: 3, units: 6 }],
    });
    game.do('action sell', 'sell 4 materials for profit');
    const { ask, help } = wordsFor(en, 'en', game.c).question(game.s);
    expect(ask).toBe('From which tracks: 8 materials?');
    expect(help).toBe('As usual: 4 from Central Factory, 4 from Cloth Mill; for sales.');
    const before = [game.units('central', 'materials'), game.units('cloth-mill', 'materials')];
    expect(before).toEqual([5, 6]); // asking changes nothing
    game.do('usual');
    expect([game.units('central', 'materials'), game.units('cloth-mill', 'materials')]).toEqual([1, 2]);
  });

  it('on which card it puts', () => {
    const game = play({ central: { materials: 2, commodities: 2, goods: 2 }, row: ['cloth-mill', 'brickworks'] });
    game.do('action build', 'build cloth-mill', 'place 0 -1'); // Housing boom: 2 materials
    expect(wordsFor(en, 'en', game.c).question(game.s).help).toBe('As usual: 2 on Cloth Mill.');
  });
});
