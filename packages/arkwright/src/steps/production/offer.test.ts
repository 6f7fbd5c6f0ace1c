import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec, type Situation } from '../../testing/position.ts';

const PHASE = [{ step: 'production' }] as const;
/** A food factory of this appeal and output: rows 1 and 2 make 1 and 2 goods at level I. */
const food = (appeal: number, rows: [number, number, number, number], spec: SeatSpec = {}, price = 6): SeatSpec => ({
  cash: 100,
  space: 20,
  factories: [factory('food', { price, workers: rows, ...boosts(appeal + price - 8) })],
  ...spec,
});
/** So many points of quality, then of distribution. */
const boosts = (points: number) => ({ quality: Math.min(6, points), distribution: Math.max(0, points - 6) });
const phase = (seats: SeatSpec[], demand: number, importer = 0, more: Situation = {}) =>
  jubilee({ seats, cycle: 'food', empty: demand * 4, importers: { food: importer }, run: PHASE, ...more });
const THREE: [number, number, number, number] = [2, 2, 0, 0];
const FOUR: [number, number, number, number] = [2, 2, 2, 0];

describe('the sale of the anniversary edition', () => {
  const example = (demand: number, yellow: SeatSpec = {}, blue: SeatSpec = {}) =>
    phase([food(6, THREE, yellow), food(4, THREE), food(3, FOUR, blue)], demand, 3);

  it('AE-EX-35 AE-PRO-07 AE-PRO-08: demand 8: yellow 3, red 3, blue 1, importer 1', () => {
    expect(example(8).s.sale.sold).toEqual([3, 3, 1, 1]);
    // Row 6: yellow. Row 5: yellow. Row 4: yellow and red. Row 3: red, blue, importer.
    expect([1, 2, 3, 4, 5, 7].map((demand) => example(demand).s.sale.sold)).toEqual([
      [1, 0, 0, 0],
      [2, 0, 0, 0],
      [3, 0, 0, 0],
      [3, 1, 0, 0],
      [3, 2, 0, 0],
      [3, 2, 1, 1],
    ]);
  });

  it('AE-PRO-04 AE-PRO-06: a crate in each row from the appeal down, as many as there are; the importer in every row', () => {
    expect(phase([food(6, [2, 0, 0, 0])], 20, 4).s.sale.sold).toEqual([1, 0, 4]);
    expect(phase([food(2, FOUR)], 20, 1).s.sale.sold).toEqual([2, 0, 1]);
  });

  it('AE-EX-35 AE-PRO-09 AE-AMB-06: with demand 9 the next one is blue, before the importer', () => {
    expect(example(9).s.sale.sold).toEqual([3, 3, 2, 1]);
    expect(example(10).s.sale.sold).toEqual([3, 3, 2, 2]);
  });

  const added = () => example(8, { stored: { food: 1 }, tiles: ['small-warehouse'] }).do('add 1');

  it('AE-EX-36 AE-PRO-12 AE-PRO-14 AE-AMB-05: a good added from the warehouse displaces another', () => {
    const asked = example(8, { stored: { food: 1 }, tiles: ['small-warehouse'] });
    expect([asked.step, asked.open]).toEqual(['add-stored', ['add 0', 'add 1']]);
    expect(
      added()
        .told('sold')
        .map(({ amount }) => amount),
    ).toEqual([4, 2, 1, 1]);
    expect(added().stored(0, 'food')).toBe(0);
    expect(
      asked
        .do('add 0')
        .told('sold')
        .map(({ amount }) => amount),
    ).toEqual([3, 3, 1, 1]);
  });

  it('AE-EX-37: red sells two at £6', () => {
    expect(added().pounds(1, 'sales')).toBe(12);
  });

  it('AE-EX-38 AE-PRO-16: what is not sold lies before its owner', () => {
    expect(
      added()
        .told('sold')
        .map(({ unsold }) => unsold),
    ).toEqual([0, 1, 3, 0]);
  });

  it('AE-EX-39 AE-SHV-01 AE-SHV-02 AE-SHV-04: yellow +3, red +2, blue +1', () => {
    expect(example(8).s.players.map(({ space }) => space)).toEqual([23, 22, 21]);
  });

  it('AE-EX-40 AE-SHV-05 AE-SHV-06 AE-DEV15-2: with a patron blue has sold two', () => {
    const t = example(8, { stored: { food: 1 }, tiles: ['small-warehouse'] }, { tiles: ['patron-food'] });
    t.do('add 1');
    expect(t.s.players.map(({ space }) => space)).toEqual([24, 22, 22]);
  });

  it('AE-EX-11 AE-PRO-05 AE-AMB-01: nobody sells more than his appeal, and nothing in row 0', () => {
    expect(phase([food(2, FOUR)], 20).s.sale.sold).toEqual([2, 0, 0]);
    expect(phase([food(0, FOUR)], 20).s.sale.sold).toEqual([0, 0, 0]);
  });

  it('AE-PRO-10 AE-PRO-11: equal appeal: higher quality first; equals sell together beyond demand', () => {
    const plain = food(2, THREE);
    const better = food(2, THREE, {}, 7);
    expect(phase([plain, better], 1).s.sale.sold).toEqual([0, 1, 0]);
    expect(phase([plain, plain], 1).s.sale.sold).toEqual([1, 1, 0]);
  });

  it('AE-PRO-13 AE-BAD-64: added goods stop at the appeal', () => {
    const t = phase([food(4, THREE, { stored: { food: 3 }, tiles: ['small-warehouse'] })], 9);
    expect(t.open).toEqual(['add 0', 'add 1']);
    expect(t.refused('add 2')).toBe('appeal-limit');
  });

  it('AE-PRO-12 AE-PRO-18 AE-AMB-55 AE-BAD-64: who produced nothing sells nothing', () => {
    const t = phase([food(4, [1, 0, 0, 0], { stored: { food: 3 }, tiles: ['small-warehouse'] })], 9);
    expect(t.told('sold')[0]).toMatchObject({ amount: 0 });
    expect(t.stored(0, 'food')).toBe(3);
  });

  it('AE-EX-34 AE-PRO-02 AE-FLW-07 AE-FLW-09: food I with two full lines, quality 1, price 6: three goods, appeal 3', () => {
    expect(phase([food(3, [2, 2, 1, 0])], 0).told('produced')[0]).toMatchObject({ amount: 3, appeal: 3 });
  });

  it('AE-EX-33 AE-PRO-03: demand is the number on the lowest empty space', () => {
    expect(phase([food(3, THREE)], 8).told('market')[0]).toMatchObject({ demand: 8 });
  });

  it('AE-PRO-01 AE-PRO-15 AE-PRO-19: only the featured good is produced; each good sold brings its price', () => {
    const t = phase([{ ...food(3, THREE), factories: [factory('food', { price: 5 }), factory('lamps')] }], 9);
    expect(t.told('produced').map(({ good }) => good)).toEqual(['food']);
    expect(t.pounds(0, 'sales')).toBe(15);
  });

  it('AE-SHV-03 AE-AMB-07: in a tie for the highest appeal nobody gets the bonus, also with the importer', () => {
    const t = phase([food(3, THREE)], 20, 3);
    expect(t.told('indicator').map(({ why }) => why)).toEqual(['sold-more']);
  });
});

describe('wages, marketing and shipment of the featured good', () => {
  const paying = (empty: number) =>
    jubilee({
      seats: [
        {
          cash: 50,
          ships: [4],
          edges: ['food'],
          factories: [factory('food', { workers: [1, 1, 1, 0], machines: [1, 0, 0, 0] }), factory('lamps')],
        },
      ],
      players: 3,
      empty,
      run: PHASE,
    });

  it('AE-EX-41 AE-WAG-01 AE-WAG-03: three workers and a machine at £3: £10, productive or not', () => {
    expect(paying(44).pounds(0, 'wages')).toBe(-10);
  });

  it('AE-WAG-02: the wage beside the lowest empty space', () => {
    expect([paying(4), paying(44), paying(45), paying(60)].map((t) => t.pounds(0, 'wages'))).toEqual(
      [4, 44, 45, 60].map((empty) => -3 * (jubilee().rs.wage[empty] ?? 0) - 1),
    );
    expect(jubilee().rs.wage[44]).toBe(3);
  });

  it('AE-WAG-04: other factories, warehouses and crews are not paid now', () => {
    const t = paying(44);
    expect([t.player(0).cash, t.pounds(0, 'harbor-wages')]).toEqual([50 - 10 + t.pounds(0, 'sales'), 0]);
  });

  it('AE-WEA-01 AE-WEA-03: marketing of the featured good falls by one; appeal with it', () => {
    const t = jubilee({
      seats: [
        {
          cash: 50,
          factories: [factory('food', { price: 5, distribution: 2 }), factory('lamps', { distribution: 1 })],
        },
      ],
      run: PHASE,
    });
    expect([t.factory(0, 'food').distribution, t.factory(0, 'lamps').distribution]).toEqual([1, 1]);
    expect(t.appeal(0, 'food')).toBe(4);
  });

  it('AE-WEA-02: appeal does not fall below 0: a space and £1 of the price instead', () => {
    const t = jubilee({
      seats: [{ cash: 50, space: 20, factories: [factory('food', { price: 9, distribution: 1 })] }],
      run: PHASE,
    });
    expect([t.factory(0, 'food').price, t.appeal(0, 'food'), t.player(0).space]).toEqual([8, 0, 19]);
  });

  const sailing = () =>
    jubilee({
      seats: [
        {
          cash: 50,
          space: 24,
          ships: [2, 4],
          contracts: { food: 6, lamps: 2 },
          edges: ['food', 'lamps'],
          stored: { food: 3, lamps: 2 },
          factories: [factory('food', { price: 8 }), factory('lamps')],
        },
      ],
      run: PHASE,
    });

  it('AE-EX-42 AE-SFP-04 AE-SFP-05: six food with two ships: £48, 24 to 22', () => {
    const t = sailing().do('deliver 6 food');
    expect([t.pounds(0, 'shipping'), t.player(0).space, t.rs.value[24], t.rs.value[22]]).toEqual([48, 22, 17, 16]);
    expect([t.contract(0, 'food'), t.stored(0, 'food')]).toEqual([0, 0]);
  });

  it('AE-SFP-01 AE-BAD-52: the contract for the featured product only', () => {
    const t = sailing();
    expect([t.open, t.refused('deliver 2 lamps'), t.rule('deliver 2 lamps')]).toEqual([
      ['deliver 6 food', 'done'],
      'only-featured-good',
      'AE-SFP-01',
    ]);
  });

  it('AE-SFP-02: with enough room and crates, from in front and from storage', () => {
    const phase6 = (ships: number[], stored: number) =>
      jubilee({
        seats: [
          {
            ships,
            contracts: { food: 6 },
            edges: ['food'],
            stored: { food: stored },
            factories: [factory('food', { price: 8 })],
          },
        ],
        run: PHASE,
      }).step;
    expect([phase6([2, 4], 3), phase6([4], 3), phase6([2, 4], 2)]).toEqual(['shipment', 'storage', 'storage']);
  });

  it('AE-SFP-03: without a fee', () => {
    expect(sailing().do('deliver 6 food').pounds(0, 'administration')).toBe(0);
  });

  it('AE-EX-43 AE-SFP-06 AE-SFP-07 AE-SFP-09: a contract that is not served moves up, others do not', () => {
    const t = jubilee({ seats: [{ cash: 9, contracts: { food: 4, lamps: 2 } }], run: PHASE });
    expect([t.contract(0, 'food'), t.contract(0, 'lamps')]).toEqual([6, 2]);
  });

  it('AE-SFP-08: at 10 or at the limit marker it stays, and costs two spaces', () => {
    const at10 = jubilee({ players: 3, seats: [{ space: 20, contracts: { food: 10 } }], run: PHASE });
    expect([at10.contract(0, 'food'), at10.player(0).space]).toEqual([10, 18]);
    const limited = jubilee({ players: 3, seats: [{ space: 20, contracts: { food: 4 }, limit: 4 }], run: PHASE });
    expect([limited.contract(0, 'food'), limited.player(0).space]).toEqual([4, 18]);
  });

  it('AE-AMB-15: without a factory nothing is shipped; the contract grows', () => {
    const t = jubilee({
      seats: [{ ships: [2], contracts: { food: 2 }, edges: ['food'], stored: { food: 3 } }],
      run: PHASE,
    });
    expect([t.contract(0, 'food'), t.stored(0, 'food')]).toEqual([4, 3]);
  });

  const room = (edges: ('clothes' | 'row-1' | 'row-2')[]) => {
    const t = jubilee({ seats: [{ edges }] });
    return [0, 1, 2, 3].map((good) => t.rs.largeWarehouse(t.player(0), good));
  };

  it('AE-EX-13 AE-STO-02 AE-WRK-10: column and rows of the warehouse add up', () => {
    expect(room([])).toEqual([0, 0, 0, 0]);
    expect(room(['clothes'])).toEqual([0, 5, 0, 0]);
    expect(room(['clothes', 'row-1'])).toEqual([2, 7, 2, 2]);
    expect(room(['clothes', 'row-1', 'row-2'])).toEqual([5, 10, 5, 5]);
  });

  it('AE-WRK-08 AE-WRK-09: a worker at a column opens five spaces for its product, one at a row two or three for each', () => {
    expect([room(['row-1']), room(['row-2'])]).toEqual([
      [2, 2, 2, 2],
      [3, 3, 3, 3],
    ]);
    const t = jubilee({ seats: [{ cash: 50, factories: [factory('food')] }] }).do('use workers at 2', 'staff clothes');
    expect(t.rs.largeWarehouse(t.player(0), 1)).toBe(5);
  });

  it('AE-STO-01 AE-STO-03 AE-BAD-67: crates go to staffed spaces of their own product; the rest is lost', () => {
    const stored = (edges: ('food' | 'clothes')[]) =>
      jubilee({ seats: [{ edges }], run: [{ step: 'storage', seat: 0, good: 0, amount: 7 }] });
    expect(stored(['food']).open.at(-1)).toBe('store 5');
    expect([stored(['food']).refused('store 6'), stored(['food']).rule('store 6')]).toEqual(['no-room', 'AE-STO-01']);
    const t = stored(['clothes']);
    expect([t.step, t.stored(0, 'food'), t.told('lost-goods')[0]?.amount]).toEqual([undefined, 0, 7]);
  });
});
