import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec, rich as wealthy } from '../testing/position.ts';
import type { Tile } from './names.ts';

const PHASE = [{ step: 'production' }] as const;
const rich = (tiles: Tile[], spec: SeatSpec = {}): SeatSpec => wealthy({ tiles, ...spec });

describe('tiles of the anniversary edition in the production phase', () => {
  it('AE-DEV07-1 AE-DP-43: extra shifts in a production action', () => {
    const t = jubilee({ seats: [rich(['extra-shifts'], { markers: ['first-production'], edges: ['food'] })] });
    t.do('use first-production at 2', 'run food rows 2', 'extra shifts', 'store 4');
    expect([t.stored(0, 'food'), t.player(0).tiles]).toEqual([4, []]);
  });

  it('AE-DEV07-2 AE-AMB-12 AE-DP-61 AE-DP-70: extra shifts for the home market or for shipping', () => {
    const seats = [rich(['extra-shifts'], { ships: [2], factories: [factory('food', { price: 4 })] })];
    const early = jubilee({ seats, run: PHASE, empty: 40 }).do('extra shifts');
    expect(early.told('sold')[0]).toMatchObject({ amount: 4 });
    const late = jubilee({ seats, run: PHASE, empty: 40 }).do('done');
    expect(late.step).toBe('extra-shift');
    late.do('extra shifts');
    expect([late.told('sold')[0]?.amount, late.told('lost-goods')[0]?.amount]).toEqual([3, 1]);
  });

  it('AE-DEV09-1 AE-DEV09-2: the small warehouse takes five goods of any kind and blocks no price', () => {
    const t = jubilee({
      seats: [rich(['small-warehouse'], { stored: { food: 3, lamps: 2 }, factories: [factory('food', { price: 2 })] })],
      run: [{ step: 'storage', seat: 0, good: 0, amount: 2 }],
    });
    expect(t.open).toEqual(['store 0', 'discard lamps']);
    const prices = jubilee({ seats: [rich(['small-warehouse'], { stored: { food: 5 } })] }).do(
      'use factory at 2',
      'done',
    );
    expect(prices.open).toContain('price food 8');
  });

  it('AE-EX-30 AE-DEV09-3 AE-DEV09-4 AE-TIL-06: what has no other place is lost with the small warehouse', () => {
    const t = jubilee({
      seats: [
        rich(['small-warehouse', 'office', 'patent', 'foreman'], {
          stored: { food: 4 },
          edges: ['row-1'],
          foreman: 'food',
        }),
      ],
      onlyTiles: ['engineer'],
    });
    t.do('use workers at 2', 'done', 'take tile engineer', 'return tile small-warehouse');
    expect(t.stored(0, 'food')).toBe(2);
  });

  it('AE-DEV11-1 AE-DEV11-2 AE-DEV11-3: machine works: £1 from neighbours, £2 from an only opponent, nothing from opposite', () => {
    const paid = (players: number) => {
      const seats = [rich([]), ...Array.from({ length: players - 1 }, () => rich(['machine-works'], { cash: 0 }))];
      const t = jubilee({ players, seats }).do('use machinery at 4', 'machine food row 1');
      return t.s.players.slice(1).map(({ cash }) => cash);
    };
    expect([paid(2), paid(3), paid(4)]).toEqual([[2], [1, 1], [1, 0, 1]]);
  });

  const tie = (spec: SeatSpec = {}, other: SeatSpec = {}) =>
    jubilee({
      seats: [
        rich(['press-attache'], { factories: [factory('food', { price: 5 })], ...spec }),
        rich([], { factories: [factory('food', { price: 5 })], ...other }),
      ],
      empty: 40,
      run: PHASE,
    });

  it('AE-DEV13-1 AE-DEV13-2 AE-DEV13-3 AE-DEV13-4: the press attaché wins both ties, and is gone', () => {
    const t = tie().do('claim appeal', 'claim sales');
    expect([t.player(0).space, t.player(1).space, t.player(0).tiles]).toEqual([24, 22, []]);
  });

  it('AE-DEV13-4 AE-DEV13-5 AE-EOD-13: one use is marked; the mark comes off with the decade', () => {
    const t = tie().do('claim appeal', 'done');
    expect([t.player(0).attacheUses, t.player(0).tiles]).toEqual([1, ['press-attache']]);
    const after = jubilee({ seats: [rich(['press-attache'], { attacheUses: 1 })], run: [{ step: 'return-markers' }] });
    expect(after.player(0).attacheUses).toBe(0);
  });

  it('AE-AMB-09: two owners who claim the same tie cancel each other', () => {
    const t = tie({}, { tiles: ['press-attache'] }).do('claim appeal', 'done', 'claim appeal', 'done');
    expect([t.player(0).space, t.player(1).space]).toEqual([22, 22]);
  });

  it('AE-BAD-66: without a tie there is nothing to win', () => {
    const t = tie({}, { factories: [factory('food', { price: 5, workers: [2, 0, 0, 0] })] });
    expect(t.refused('claim sales')).toBe('no-tie');
  });

  it('AE-DEV14-1 AE-DEV14-2 AE-DP-29: the school places the freed workers after all machines, also in the warehouse', () => {
    const t = jubilee({ seats: [rich(['school'], { factories: [factory('food'), factory('lamps')] })] });
    t.do('use machinery at 6', 'machine food row 1', 'machine lamps row 1');
    expect(t.refused('retrain food row 4')).toBe('first-space-first');
    t.do('retrain food row 3', 'staff lamps');
    expect([t.factory(0, 'food').workers, t.player(0).edges]).toEqual([[1, 2, 1, 0], 8]);
  });

  it('AE-DEV14-3 AE-DEV14-4 AE-AMB-13 AE-BAD-75: a line is shut once in a decade, without wages', () => {
    const t = jubilee({ seats: [rich(['school'])], run: PHASE }).do('shut row');
    expect([t.told('produced')[0]?.amount, t.pounds(0, 'wages')]).toEqual([1, -4]);
    const again = jubilee({ seats: [rich(['school'], { shutdowns: 1 })], run: PHASE });
    expect(again.told('shut')).toEqual([]);
    const later = jubilee({ seats: [rich(['school'], { shutdowns: 1 })], run: [{ step: 'return-markers' }] });
    expect(later.player(0).shutdowns).toBe(0);
  });

  const patron = (tiles: Tile[], spec: SeatSpec = {}, empty = 40) =>
    jubilee({ seats: [rich(tiles, { factories: [factory('food', { price: 7 })], ...spec })], run: PHASE, empty });

  it('AE-DEV15-1 AE-AMB-10: a patron takes an unsold good unasked, at the own price; a stored one only if the owner likes', () => {
    const t = patron(['patron-food']);
    expect([t.s.sale.sold[0], t.pounds(0, 'sales')]).toEqual([2, 14]);
    const stored = patron(['patron-food'], {
      factories: [factory('food', { price: 5 })],
      edges: ['food'],
      stored: { food: 1 },
    });
    expect(stored.open).toEqual(['patron from stock', 'done']);
    // Both: the unsold one goes, and nobody is asked about the stored one.
    const both = patron(['patron-food'], { edges: ['food'], stored: { food: 1 } });
    expect([both.s.sale.sold[0], both.stored(0, 'food')]).toEqual([2, 1]);
  });

  it('AE-DEV15-3: without demand', () => {
    expect(patron(['patron-food'], {}, 0).s.sale.sold[0]).toBe(1);
  });

  it('AE-DEV15-4 AE-BAD-65: each for its own product', () => {
    expect(patron(['patron-food', 'patron-lamps']).s.sale.sold[0]).toBe(2);
    expect(patron(['patron-lamps']).s.sale.sold[0]).toBe(1);
  });

  it('AE-DEV21-1 AE-DEV21-2: the foreman: four workers cost £2 less, at least £1 each', () => {
    const wages = (empty: number) =>
      jubilee({
        seats: [rich(['foreman'], { foreman: 'food', factories: [factory('food', { workers: [2, 2, 2, 0] })] })],
        empty,
        run: PHASE,
      }).pounds(0, 'wages');
    expect([wages(20), wages(52)]).toEqual([-(4 * 1 + 2 * 2), -(4 * 2 + 2 * 4)]);
  });

  it('AE-EX-62 AE-DEV22-1 AE-DEV22-3: machines in the workshop’s factory cost £1 in all', () => {
    const upkeep = (machines: number[]) => {
      const workers = [2, 2, 2, 0].map((all, row) => all - (machines[row] ?? 0));
      const seat = rich(['workshop'], { workshop: 'food', factories: [factory('food', { workers, machines })] });
      const staff = workers.reduce((sum, n) => sum + n, 0);
      return -jubilee({ seats: [seat], run: PHASE }).pounds(0, 'wages') - 2 * staff;
    };
    expect([upkeep([0, 0, 0, 0]), upkeep([1, 0, 0, 0]), upkeep([1, 1, 1, 0])]).toEqual([0, 1, 1]);
  });

  it('AE-DEV22-2 AE-MAC-03: the workshop adds £3 in every machinery action', () => {
    const t = jubilee({ seats: [rich(['workshop'], { workshop: 'food' })] }).do('use machinery at 10');
    expect(t.s.turn.left).toBe(3);
  });
});
