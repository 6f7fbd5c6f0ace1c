import { describe, expect, it } from 'vitest';
import { appealOf, priceOf } from '../../factory.ts';
import { play } from '../../testing/position.ts';

describe('price and appeal', () => {
  it('CG-PRC-01: without a factory of the featured good step b is skipped', () => {
    const game = play({ good: 'lamps' }).do('pass');
    expect(game.step).toBe('develop');
  });

  it('CG-PRC-02: with one it must be carried out', () => {
    const game = play().do('pass');
    expect(game.refused('skip')).toBeDefined();
    game.do('spot food 4', 'office food price');
    expect(game.step).toBe('develop');
  });

  it('CG-PRC-03: the token goes to any of the four spots', () => {
    const game = play().do('pass');
    expect(game.open).toEqual(['spot food 1', 'spot food 2', 'spot food 3', 'spot food 4']);
    expect(game.do('spot food 2').f('food').spot).toBe(1);
  });

  it('CG-PRC-04: the office is turned to price or appeal', () => {
    const game = play().do('pass', 'spot food 4');
    expect(game.open).toEqual(['office food price', 'office food appeal']);
    expect(game.do('office food appeal').f('food').office).toBe(1);
  });

  it('CG-PRC-05: each quality card on its own', () => {
    const quality = [
      ['quality-a', 'food', 1],
      ['quality-b', 'food', 2],
    ] as const;
    const game = play({ seats: [{ quality }] }).do('pass', 'spot food 4', 'office food price');
    expect(game.open).toEqual(['turn food quality-a price', 'turn food quality-a appeal']);
    game.do('turn food quality-a appeal', 'turn food quality-b price');
    expect([game.appeal('food'), priceOf(game.rs, game.p(), 0)]).toEqual([1, 4 + 4 + 2]);
  });

  it('CG-PRC-06: price and appeal together stay the same', () => {
    const quality = [['quality-a', 'food', 2]] as const;
    for (const spot of [1, 2, 3, 4])
      for (const office of ['price', 'appeal'])
        for (const shows of ['price', 'appeal']) {
          const game = play({ seats: [{ quality }] });
          game.do('pass', `spot food ${spot}`, `office food ${office}`, `turn food quality-a ${shows}`);
          expect(appealOf(game.rs, game.p(), 0) + priceOf(game.rs, game.p(), 0)).toBe(4 + 4 + 2);
        }
  });

  it('CG-PRC-07 CG-BAD-19: only the factory of the featured good', () => {
    const game = play({ seats: [{ quality: [['quality-a', 'cutlery', 1]] }] }).do('pass');
    expect(game.refused('spot cutlery 1')).toBe('not-active');
    expect(game.refused('office cutlery appeal')).toBe('not-active');
    expect(game.refused('turn cutlery quality-a price')).toBe('not-active');
  });

  it('CG-PRC-08 CG-PRC-09 CG-PRC-10 CG-EX-07: clothes I, office on appeal, distribution 4: appeal 8, price 5', () => {
    const distribution = [['distribution-a', 'clothes', 4]] as const;
    const game = play({ good: 'clothes', seats: [{ factories: { clothes: {} }, distribution }] });
    game.do('pass', 'spot clothes 4', 'office clothes appeal');
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'set', appeal: 8, price: 5 }));
    expect(game.appeal('clothes')).toBe(8);
  });

  it('CG-EX-08 CG-EX-09 CG-PRC-11 CG-PRC-13: appeal 1 + 4 + 2 = 7 at price 4; from 3 to 7 demand rises by 4, of clothes alone', () => {
    const seats = [
      {
        factories: { clothes: { spot: 1, office: 'price' as const, appeal: 3 }, food: {} },
        distribution: [['distribution-a', 'clothes', 2]] as const,
      },
    ];
    const game = play({ good: 'clothes', seats }).do('pass', 'spot clothes 3');
    expect(game.note('office clothes appeal', 'setting')?.params).toMatchObject({ appeal: 7, price: 4 });
    const before = [...game.s.demand];
    game.do('office clothes appeal');
    expect(game.appeal('clothes')).toBe(7);
    expect(priceOf(game.rs, game.p(), 1)).toBe(4);
    expect(game.s.demand).toEqual([before[0], (before[1] as number) + 4, before[2], before[3]]);
  });

  it('CG-PRC-12: downward each green arrow lowers demand by one', () => {
    const seats = [{ factories: { food: { spot: 1, office: 'appeal' as const, appeal: 7 } } }];
    const game = play({ seats, demand: { food: 3 } }).do('pass', 'spot food 4', 'office food price');
    expect([game.appeal('food'), game.demand('food')]).toEqual([0, 3 - 4]);
  });

  it('CG-PRC-14: between its rounds the marker of a good stays', () => {
    const seats = [{ factories: { food: { spot: 1, appeal: 3 }, lamps: {} } }];
    const game = play({ seats, good: 'lamps' });
    game.do('action distribution', 'distribute distribution-a food 2', 'done?').until('develop');
    expect([game.appeal('food'), appealOf(game.rs, game.p(), 0)]).toEqual([3, 5]);
  });

  it('CG-PRC-15: later players react to earlier ones, who do not get another say', () => {
    const game = play({ players: 2 }).do('pass', 'spot food 1', 'office food price', 'skip');
    const held = game.appeal('food', 0);
    expect(game.seat).toBe(1);
    game.do('pass', 'spot food 1', 'office food appeal', 'skip');
    expect([held, game.appeal('food', 0)]).toEqual([3, 3]);
    expect(game.events.some(({ kind }) => kind === 'production')).toBe(true);
  });
});
