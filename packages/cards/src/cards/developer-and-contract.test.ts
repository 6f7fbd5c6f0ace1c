import { describe, expect, it } from 'vitest';
import { shippingBonus } from '../shipping.ts';
import { play } from '../testing/position.ts';

const busy = { food: { first: 1, second: 1 } };

/** Nobody else produces, and nothing is sold at home. */
const slow = { at: 'production', demand: { food: 9 } } as const;

const idle = { factories: {} };

describe('9 Developer, 10 Contract', () => {
  it('CG-C09-01: every fixed cost is £2 lower, not below £0', () => {
    const game = play({ ...slow, seats: [{ factories: busy, cards: ['developer'] }, idle] }).until('act');
    expect(game.cash('fixed-cost')).toBe(0);
    const lamps = play({
      at: 'production',
      good: 'lamps',
      seats: [{ factories: { lamps: {} }, cards: ['developer'] }, idle],
    });
    expect(lamps.until('act', 'name-start').cash('fixed-cost')).toBe(-3);
  });

  it('CG-C09-02: in his own turn the owner refreshes another spent card, once per decade', () => {
    const seats = [{ cards: ['developer', 'trade-office'] as const, spent: ['trade-office'] as const }];
    const game = play({ seats }).do('refresh trade-office');
    expect([game.spent('trade-office'), game.spent('developer'), game.step]).toEqual([false, true, 'act']);
    game.p().spent |= 1 << 1;
    expect([game.refused('refresh trade-office'), game.rule('refresh trade-office')]).toEqual([
      'developer-spent',
      'CG-C09-02',
    ]);
    const ready = play({ at: 'develop', seats: [{ cards: ['developer', 'trade-office'] }] });
    expect(ready.refused('refresh trade-office')).toBe('not-spent');
    const late = play({ at: 'develop', seats }).do('refresh trade-office');
    expect([late.step, late.spent('trade-office')]).toEqual(['develop', false]);
  });

  it('CG-C09-02: a Developer just taken may be turned in the same turn', () => {
    const seats = [{ cards: ['trade-office'] as const, spent: ['trade-office'] as const }];
    const game = play({ at: 'develop', seats, supply: ['developer'] }).do('take developer');
    expect([game.step, game.open]).toEqual(['refresh', ['refresh trade-office', 'keep']]);
    game.do('refresh trade-office');
    expect([game.spent('trade-office'), game.spent('developer'), game.step]).toEqual([false, true, undefined]);
    const nothing = play({ at: 'develop', seats: [{ cards: ['trade-office'] }], supply: ['developer'] });
    expect(nothing.do('take developer').step).toBeUndefined();
  });

  it('CG-C10-01: the table ends at eight goods, and without the Contract there is none', () => {
    const bonus = (goods: number, cards: readonly ('contract' | 'entrepreneur')[]) => {
      const game = play({ seats: [{ cards }] });
      return shippingBonus(game.rs, game.p(), goods);
    };
    expect([0, 1, 5, 6, 7, 8, 9, 12].map((goods) => bonus(goods, ['contract']))).toEqual([
      0, 2, 12, 15, 18, 22, 22, 22,
    ]);
    expect([bonus(4, []), bonus(4, ['entrepreneur'])]).toEqual([0, 0]);
  });

  it('CG-C10-01: it comes on top of what the goods pay, each time they are shipped', () => {
    const game = play({ ...slow, seats: [{ factories: busy, cards: ['contract'] }, idle] }).do('ship 3 food');
    expect([game.cash('shipping'), game.cash('contract'), game.owns('contract')]).toEqual([15, 6, true]);
    const plain = play({ ...slow, seats: [{ factories: busy, cards: [] }, idle] }).do('ship 3 food');
    expect([plain.cash('shipping'), plain.cash('contract')]).toEqual([15, 0]);
  });

  it('CG-C09-02: a Developer is turned by his own use and rests until the decade ends', () => {
    const seats = [
      {
        cards: ['developer', 'trade-office', 'entrepreneur'] as const,
        spent: ['trade-office', 'entrepreneur'] as const,
        levels: { cards: 1 },
      },
    ];
    const game = play({ seats }).do('refresh trade-office');
    expect(game.told('refresh')).toEqual({
      'refresh trade-office': 'not-spent',
      'refresh entrepreneur': 'developer-spent',
    });
  });

  it('CG-C10-01: extra income by the table whenever goods are shipped', () => {
    for (const [goods, extra] of [
      [1, 2],
      [2, 4],
      [3, 6],
      [4, 9],
    ] as const) {
      const game = play({ ...slow, seats: [{ factories: busy, cards: ['contract'] }, idle] }).do(`ship ${goods} food`);
      expect(game.cash('contract')).toBe(extra);
    }
  });

  it('CG-C09-02 CG-C07-01: he refreshes a Patron', () => {
    const cards = ['developer', 'patron-food-clothes'] as const;
    const game = play({ seats: [{ cards, spent: ['patron-food-clothes'] }] }).do('refresh patron-food-clothes');
    expect([game.spent('patron-food-clothes'), game.spent('developer')]).toEqual([false, true]);
  });

  it('CG-CRD-01 CG-BAD-37: a spent Developer is spent in production, too', () => {
    const seats = [{ factories: busy, cards: ['developer'] as const, spent: ['developer'] as const }, idle];
    const game = play({ ...slow, seats });
    expect([game.refused('use developer'), game.rule('use developer')]).toEqual(['spent', 'CG-CRD-01']);
  });
});
