import { describe, expect, it } from 'vitest';
import type { Frame } from '../../frames.ts';
import type { Good } from '../../goods.ts';
import { firstEditionSheet } from '../../sheet/first-edition.ts';
import { factory, jenny, type Situation, water } from '../../testing/position.ts';

const SJ: Frame[] = [
  { step: 'found', k: 0, round: 1 },
  { step: 'found', k: 0, round: 2 },
  { step: 'gift' },
  { step: 'start-sales', k: 0 },
  { step: 'picks', k: 0 },
  { step: 'pay-factories' },
];
const WF: Frame[] = [
  { step: 'found', k: 0, round: 1 },
  { step: 'found', k: 0, round: 2 },
  { step: 'start-sales', k: 0 },
  { step: 'pay-factories' },
];
const start: Situation = { players: 3, decade: 1760, start: 1, empty: 8, fired: 8, run: SJ };

describe('foundations', () => {
  it('FE-PREP-01 FE-PREP-04 FE-PREP-05 FE-PREP-06: clockwise from the start player, then in reverse order, one after the other', () => {
    const t = jenny(start);
    const order: (number | undefined)[] = [];
    for (const line of ['found food', 'price food 5', 'found food', 'price food 6', 'found lamps', 'price lamps 9']) {
      order.push(t.seat);
      t.do(line);
    }
    for (const line of [
      'found clothes',
      'price clothes 6',
      'found clothes',
      'price clothes 7',
      'found cutlery',
      'price cutlery 8',
    ]) {
      order.push(t.seat);
      t.do(line);
    }
    expect(order).toEqual([1, 1, 2, 2, 0, 0, 0, 0, 2, 2, 1, 1]);
  });

  it('FE-PREP-02 FE-PREP-07 FE-PREP-16: both first rows are filled from the market, and nothing is paid yet', () => {
    const t = jenny(start).do('found lamps');
    expect(t.factory(1, 'lamps').workers).toEqual([3, 3, 0, 0]);
    expect([t.s.market, t.s.fired, t.player(1).cash]).toEqual([80 - 8 - 6, 8, 0]);
  });

  it('FE-PREP-03 FE-CMP-11 FE-EX-03: a price from £5 to the base quality', () => {
    const t = jenny(start).do('found food');
    expect(t.open).toEqual(['price food 5', 'price food 6', 'price food 7', 'price food 8']);
    // It has none yet; one that is set later has.
    expect([t.option('price food 5')?.range?.present, t.notes('price food 5')]).toEqual([undefined, ['appeal-range']]);
    const later = jenny({ seats: [{ cash: 50, factories: [factory('food', { price: 6 })] }] }).do('use quality at 4');
    expect([later.option('price food 5')?.range?.present, later.notes('price food 5')[0]]).toEqual([6, 'price-now']);
    const known = jenny({ seats: [{ cash: 50, factories: [factory('food', { distribution: 1 })] }] });
    const range = known.do('use quality at 4').option('price food 5')?.notes.at(-1);
    expect(range).toEqual({ code: 'appeal-range', params: { from: 4, to: 0 } });
  });

  it('FE-CMP-14 FE-EX-16: appeal is the base quality less the price', () => {
    expect(jenny(start).do('found food', 'price food 6').appeal(1, 'food')).toBe(2);
    expect(jenny(start).do('found food', 'price food 5').appeal(1, 'food')).toBe(3);
    expect(jenny(start).do('found lamps', 'price lamps 11').appeal(1, 'lamps')).toBe(0);
  });

  it('FE-BAD-02 FE-BAD-03 FE-BAD-04: no price below £5, above £25 or above the quality', () => {
    const t = jenny({ ...start, players: 2, start: 0 }).do('found food');
    expect([t.refused('price food 4'), t.rule('price food 4')]).toEqual(['lowest-price', 'FE-CMP-11']);
    expect([t.refused('price food 26'), t.refused('price food 9')]).toEqual(['negative-appeal', 'negative-appeal']);
    expect(t.rule('price food 9')).toBe('FE-CMP-13');
    const high = factory('lamps', { level: 4, quality: 4, distribution: 4 });
    const top = water({ seats: [{ factories: [high] }], run: [{ step: 'build-price', seat: 0, good: 3 }] });
    expect([top.open.at(-1), top.refused('price lamps 26'), top.rule('price lamps 26')]).toEqual([
      'price lamps 25',
      'highest-price',
      'FE-CMP-11',
    ]);
  });

  it('FE-BAD-01 FE-CMP-07: not twice the same good', () => {
    const t = jenny({ ...start, players: 2, start: 0 }).do('found food', 'price food 5', 'found food', 'price food 5');
    expect([t.refused('found food'), t.rule('found food')]).toEqual(['has-factory', 'FE-CMP-07']);
    expect(t.open).toEqual(['found clothes', 'found cutlery', 'found lamps']);
  });
});

describe('start-up capital in Spinning Jenny', () => {
  const founded = () =>
    jenny({ ...start, players: 2, start: 0 }).do(
      'found cutlery',
      'price cutlery 8',
      'found food',
      'price food 5',
      'found lamps',
      'price lamps 9',
      'found lamps',
      'price lamps 9',
    );

  it('FE-PREP-08 FE-PREP-09: £20 for everybody, then any number of shares at £10; the indicator stays', () => {
    const t = founded();
    expect([t.player(0).cash, t.player(1).cash, t.seat, t.step]).toEqual([20, 20, 0, 'start-sale']);
    expect(t.open).toHaveLength(16);
    t.do('sell shares 5');
    expect([t.player(0).cash, t.player(0).shares, t.player(0).space, t.seat]).toEqual([70, 10, 10, 1]);
    expect(t.refused('sell shares 16')).toBe('not-that-many');
    expect(founded().do('sell shares 1').player(0)).toMatchObject({ cash: 30, shares: 14 });
  });

  it('FE-PREP-15: selling nothing is warned of where the factories cost more than the gift', () => {
    const t = founded();
    expect(t.notes('sell shares 0')).toEqual(['each', 'owed', 'emergency']);
    expect(t.notes('sell shares 1')).toEqual(['each', 'owed']);
    expect(t.do('sell shares 0').notes('sell shares 0')).toEqual(['each', 'owed']);
  });

  it('FE-PREP-09 FE-PREP-15: where the gift covers the factories, selling nothing is one number among the others', () => {
    const most = (...goods: readonly Good[]) =>
      jenny({
        decade: 1760,
        seats: [{ cash: 20, factories: goods.map((good) => factory(good)) }],
        run: [{ step: 'start-sale', seat: 0 }],
      }).option('sell shares 0')?.range?.to;
    // £19, £20 and £21.
    expect([most('food', 'lamps'), most('clothes', 'lamps'), most('cutlery', 'lamps')]).toEqual([15, 15, undefined]);
  });

  it('FE-PREP-10 FE-BAD-07: then, in reverse order, one of the markers laid out each; all get taken', () => {
    const t = founded();
    t.s.laidOut = ['first-quality', 'first-machinery'];
    t.do('sell shares 5', 'sell shares 0');
    expect([t.seat, t.open]).toEqual([1, ['take first-machinery', 'take first-quality']]);
    expect(t.refused('done')).toBe('one-marker-each');
    expect([t.refused('take first-distribution'), t.rule('take first-distribution')]).toEqual([
      'not-on-offer',
      'FE-PREP-10',
    ]);
    t.do('take first-machinery');
    // The last marker goes to the last player; a second one is not to be had.
    expect(t.s.players.map((p) => p.markers)).toEqual([['first-quality'], ['first-machinery']]);
    expect(t.refused('take first-quality')).toBe('game-over');
  });

  it('FE-PREP-14 FE-PREP-15 FE-EX-04: building costs are paid at the end; who cannot pay makes an emergency sale', () => {
    const t = founded();
    t.s.laidOut = ['first-quality', 'first-quality'];
    t.do('sell shares 0', 'sell shares 5');
    // cutlery and lamps: £21 from £20.
    expect([t.player(0).cash, t.player(0).shares, t.player(0).space]).toEqual([9, 14, 9]);
    // food and lamps: £19.
    expect(t.pounds(1, 'factories')).toBe(-19);
  });
});

describe('start-up capital in Water Frame', () => {
  const founded = () =>
    water({ ...start, run: WF, players: 2, start: 0, onlyTiles: ['foreman', 'inventor'] }).do(
      'found cutlery',
      'price cutlery 8',
      'found food',
      'price food 5',
      'found clothes',
      'price clothes 6',
      'found lamps',
      'price lamps 9',
    );

  it('FE-PREP-11 FE-PREP-13 FE-BAD-06: in reverse order, at least what both factories cost; no gift', () => {
    const t = founded();
    expect([t.seat, t.player(0).cash]).toEqual([1, 0]);
    expect(t.open[0]).toBe('sell shares 2');
    expect(t.refused('sell shares 1')).toBe('must-cover');
    expect(t.rule('sell shares 1')).toBe('FE-PREP-11');
    t.do('sell shares 2', 'done');
    expect([t.seat, t.open[0], t.open.at(-1)]).toEqual([0, 'sell shares 3', 'sell shares 15']);
  });

  it('FE-PREP-11: who has more than both factories cost need not sell', () => {
    const t = founded();
    t.player(1).cash = 77;
    expect([t.open[0], t.open.at(-1)]).toEqual(['sell shares 0', 'sell shares 15']);
  });

  it('FE-PREP-12: straight after the own sale one special marker, of row I or a tile, or none', () => {
    const t = founded().do('sell shares 4');
    expect([t.seat, t.step]).toEqual([1, 'special']);
    expect(t.open).toContain('take ship-2');
    expect(t.open).toContain('take tile foreman');
    expect(t.open.filter((line) => line.startsWith('take second'))).toEqual([]);
    t.do('take tile foreman', 'assign foreman to clothes');
    expect([t.player(1).tiles, t.player(1).foreman, t.seat, t.step]).toEqual([['foreman'], 1, 0, 'start-sale']);
  });

  it('AMB-43: the inventor taken at the start is paid with the factories', () => {
    const t = founded().do('sell shares 4', 'take tile inventor', 'sell shares 3', 'done');
    expect(t.player(1).cash).toBe(40 - 17 - 5);
    expect(t.player(0).cash).toBe(30 - 21);
  });

  it('the sheet is the one of the first edition', () => {
    expect(firstEditionSheet.sheet).toBe('first-edition');
  });
});
