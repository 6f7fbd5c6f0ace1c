import { describe, expect, it } from 'vitest';
import type { Factory } from '../../state.ts';
import { factory, jenny, jubilee, water } from '../../testing/position.ts';

const three = {
  cash: 100,
  factories: [
    factory('food', { distribution: 1 }),
    factory('clothes', { distribution: 1 }),
    factory('lamps', { distribution: 1 }),
  ],
};

describe('price adjustment', () => {
  it('FE-PRI-03 FE-PRI-04 FE-EX-24: £4 for distribution: £2 for the step, £1 each for the prices of the other two', () => {
    const t = jenny({ seats: [three] }).do(
      'use distribution at 4',
      'distribute food',
      'done',
      'price food 6',
      'price clothes 7',
      'price lamps 8',
    );
    expect((['food', 'clothes', 'lamps'] as const).map((good) => t.factory(0, good).price)).toEqual([6, 7, 8]);
    expect(t.player(0).cash).toBe(96);
  });

  it('FE-PRI-02 FE-PRI-03 AE-PRI-01: each price is set once', () => {
    const t = jenny({ seats: [three] }).do('use distribution at 6', 'distribute food', 'done');
    for (const good of ['food', 'lamps']) {
      t.do(`price ${good} 6`);
      // There are pounds left, which are for other goods.
      expect([t.refused(`price ${good} 7`), t.open.some((line) => line.startsWith('price clothes'))]).toEqual([
        'priced-now',
        true,
      ]);
    }
    const all = jubilee({ seats: [three] }).do('use quality at 2', 'price food 6');
    expect([all.refused('price food 7'), all.open.includes('price lamps 6')]).toEqual(['priced-now', true]);
  });

  it('FE-BAD-53: nothing can be added from cash', () => {
    const t = jenny({ seats: [three] }).do('use distribution at 2', 'distribute food');
    expect(t.refused('price lamps 8')).toBe('no-spare-pounds');
    const one = jenny({ seats: [three] }).do(
      'use distribution at 4',
      'distribute food',
      'done',
      'price clothes 6',
      'price lamps 7',
    );
    expect([one.refused('price lamps 8'), one.option('price lamps 7')?.unlisted]).toEqual(['priced-now', true]);
  });

  it('AMB-10 AMB-11: the whole cost paid less what was used, also after a quality marker on a cheap space', () => {
    const t = jenny({ seats: [three] }).do('use quality at 10', 'improve food', 'price clothes 6', 'price lamps 7');
    expect(t.open.some((line) => line.startsWith('price food'))).toBe(true);
    // The first increase takes £6.
    const exact = jenny({ seats: [three] }).do('use quality at 6', 'improve food');
    expect([exact.refused('price lamps 7'), exact.rule('price lamps 7')]).toEqual(['no-spare-pounds', 'FE-PRI-04']);
    const cheap = jenny({ seats: [three] }).do('use quality at 2', 'price food 6', 'price clothes 6');
    expect(cheap.step).toBeUndefined();
  });

  it('FE-PRI-05: from £5 to the least of £25, the quality and the space before stored goods', () => {
    const ends = (spec: Partial<Factory>, lamps = 0) => {
      const t = water({
        seats: [
          {
            cash: 50,
            tiles: ['small-warehouse'],
            stored: { lamps },
            factories: [factory('lamps', spec), factory('food')],
          },
        ],
      }).do('use quality at 4');
      const prices = t.open.filter((line) => line.startsWith('price lamps'));
      const most = Number(prices.at(-1)?.split(' ').at(-1));
      return [prices[0], most, t.refused(`price lamps ${most + 1}`)];
    };
    expect(ends({})).toEqual(['price lamps 5', 11, 'negative-appeal']);
    expect(ends({ level: 4, quality: 1, distribution: 3 })).toEqual(['price lamps 5', 24, 'negative-appeal']);
    expect(ends({ level: 4, quality: 4, distribution: 1 })).toEqual(['price lamps 5', 25, 'highest-price']);
    expect(ends({ level: 4, quality: 4, distribution: 3 })).toEqual(['price lamps 5', 25, 'highest-price']);
    expect(ends({ level: 4, quality: 4, distribution: 3 }, 3)).toEqual(['price lamps 5', 22, 'stored-goods-block']);
    expect(ends({ level: 4, quality: 1, distribution: 1 }, 3)).toEqual(['price lamps 5', 22, 'negative-appeal']);
  });

  it('FE-PRI-05 FE-CMP-13 FE-BAD-05: £5 to £25, appeal at least 0, and not on stored goods', () => {
    const t = jenny({
      seats: [
        {
          cash: 50,
          stored: { lamps: 2 },
          factories: [factory('lamps', { level: 2, quality: 4, distribution: 4, price: 20 }), factory('food')],
        },
      ],
    }).do('use quality at 6', 'improve food');
    expect(t.refused('price food 10')).toBe('negative-appeal');
    const high = jenny({
      seats: [
        {
          cash: 50,
          stored: { lamps: 2 },
          factories: [factory('lamps', { level: 2, quality: 4, distribution: 4, price: 20 })],
        },
      ],
    }).do('use distribution at 2');
    expect(high.refused('price lamps 23')).toBe('negative-appeal');
    const top = water({
      seats: [
        {
          cash: 50,
          tiles: ['small-warehouse'],
          stored: { lamps: 2 },
          factories: [factory('lamps', { level: 4, quality: 6, distribution: 4, price: 20 })],
        },
      ],
    }).do('use distribution at 2');
    expect(top.refused('price lamps 24')).toBe('stored-goods-block');
    const free = water({
      seats: [{ cash: 50, factories: [factory('lamps', { level: 4, quality: 6, distribution: 4, price: 20 })] }],
    }).do('use distribution at 2');
    expect(free.refused('price lamps 26')).toBe('highest-price');
    expect(free.open).toContain('price lamps 25');
  });

  it('FE-PRI-06: appeal is corrected at once', () => {
    const t = jenny({ seats: [three] }).do('use distribution at 2', 'distribute food', 'price food 9');
    expect(t.appeal(0, 'food')).toBe(8 + 2 - 9);
  });

  it('FE-PRI-07: no other step changes a price', () => {
    const t = jenny({ seats: [three] }).do('use workers at 4');
    expect(t.refused('price food 6')).toBe('not-offered');
    t.do('done');
    expect(t.refused('price food 6')).toBe('not-offered');
  });
});
