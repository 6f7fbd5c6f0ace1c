import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec } from '../testing/position.ts';
import type { Tile } from './names.ts';

const PHASE = [{ step: 'production' }] as const;
const rich = (tiles: Tile[], spec: SeatSpec = {}): SeatSpec => ({
  cash: 200,
  space: 20,
  tiles,
  factories: [factory('food')],
  ...spec,
});

describe('tiles of the anniversary edition', () => {
  it('AE-EX-54 AE-DEV01-1 AE-DEV01-2 AE-DEV01-3: the agent shifts every contract of an action', () => {
    const t = jubilee({
      players: 3,
      seats: [
        rich(['agent'], {
          factories: [factory('food'), factory('clothes')],
          ships: [4, 2],
          contracts: { food: 4, clothes: 2 },
          edges: ['food', 'clothes'],
          stored: { food: 5, clothes: 2 },
        }),
      ],
    });
    t.do('use ship-4 at 6', 'join ship-2', 'deliver 5 food', 'deliver 1 clothes', 'done');
    expect([t.contract(0, 'food'), t.contract(0, 'clothes'), t.player(0).space]).toEqual([0, 0, 18]);
  });

  it('AE-BAD-53: the agent shifts by one, not by two', () => {
    const t = jubilee({
      players: 3,
      seats: [rich(['agent'], { ships: [6], contracts: { food: 4 }, edges: ['food'], stored: { food: 5 } })],
    });
    t.do('use ship-6 at 6');
    expect(t.refused('deliver 2 food')).toBe('served-completely');
  });

  it('AE-EX-55 AE-DEV02-1 AE-DEV02-2: broker: one share for £10, two for £19 at a value of £19', () => {
    for (const [n, cost] of [
      [1, 10],
      [2, 19],
    ]) {
      const t = jubilee({ seats: [rich(['broker'], { space: 28 })] });
      t.do('use workers at 2', 'done', `broker ${n}`);
      expect([t.pounds(0, 'half-price'), t.player(0).tiles]).toEqual([-(cost ?? 0), []]);
    }
  });

  it('AE-DEV02-1: two shares at most', () => {
    const t = jubilee({ seats: [rich(['broker'])] }).do('use workers at 2', 'done');
    expect(t.open.filter((line) => line.startsWith('broker'))).toEqual(['broker 1', 'broker 2']);
  });

  it('AE-END-03 AE-DEV02-3: the broker is no use in the last exchange', () => {
    const t = jubilee({ decade: 1810, seats: [rich(['broker'])], run: [{ step: 'final-exchanges', k: 0 }] });
    expect(t.open.some((move) => move.startsWith('broker'))).toBe(false);
  });

  it('AE-EX-56a AE-DEV03-1 AE-AMB-61: accountant: workers on £2 for nothing', () => {
    const t = jubilee({ seats: [rich(['accountant'])] }).do('use workers at 2');
    expect(t.open).toEqual(['pay 0', 'pay 1', 'pay 2', 'pay 3', 'pay 4']);
    expect(t.refused('pay 5')).toBe('accountant-limit');
  });

  it('AE-EX-56b AE-EX-56c AE-DEV03-2 AE-BAD-06: what is paid counts for thresholds and maxima', () => {
    const t = jubilee({ seats: [rich(['accountant'], { markers: ['first-distribution'] })] });
    t.do('use first-distribution at 8', 'pay 7');
    expect(t.s.turn.left).toBe(7);
    const q = jubilee({ seats: [rich(['accountant'])] }).do('use quality at 10', 'pay 12');
    expect(q.s.turn.left).toBe(2);
    expect(
      jubilee({ seats: [rich(['accountant'])] })
        .do('use quality at 10')
        .refused('pay 13'),
    ).toBe('accountant-limit');
  });

  const charming = (run: 'end-cycle' | 'start-player' = 'end-cycle') =>
    jubilee({
      players: 3,
      seats: [rich([]), rich(['charisma'])],
      run: [{ step: run }],
      onlyTiles: ['office'],
    });

  it('AE-DEV04-1 AE-DEV04-3 AE-DP-90: charisma names the start player, if its owner likes', () => {
    expect(charming().do('name 2', 'done').s.start).toBe(2);
    expect([charming().do('done').s.start, charming().do('done').player(1).tiles]).toEqual([1, ['charisma']]);
    expect([charming('start-player').seat, charming('start-player').step]).toEqual([1, charming().step]);
  });

  it('AE-DEV04-2 AE-AMB-30: it is returned for another tile', () => {
    const t = charming().do('name 2');
    expect([t.step, t.player(1).tiles]).toEqual(['special', []]);
    expect(t.told('gave-back')).toMatchObject([{ what: 'charisma', rule: 'AE-DEV04-2' }]);
    expect(t.refused('take tile charisma')).toBe('another-tile');
    t.do('take tile office');
    expect(t.player(1).tiles).toEqual(['office']);
  });

  const helped = () =>
    jubilee({
      decade: 1800,
      seats: [
        rich(['developer', 'inventor'], {
          cash: 300,
          factories: [factory('lamps', { level: 3 }), factory('food', { level: 2 })],
        }),
      ],
    }).do('use factory at 2');

  it('AE-EX-57 AE-DEV05-1 AE-DEV05-2 AE-DEV05-3: developer and inventor: £15, £7, £14', () => {
    const t = helped().do('developer', 'modernise lamps 4', 'keep inventor', 'developer', 'modernise food 3');
    t.do('modernise food 4', 'done');
    expect(t.told('modernised').map(({ cost }) => cost)).toEqual([15, 7, 14]);
  });

  it('AE-DEV05-4: once he is used he goes back after the action, so paying in full would be a slip', () => {
    const t = helped();
    const note = { code: 'without-developer', params: { pounds: 5 } };
    expect(t.option('modernise food 3')?.notes).toContainEqual(note);
    t.do('developer', 'modernise lamps 4', 'keep inventor');
    expect(t.option('modernise food 3')?.notes).toContainEqual({ ...note, warns: true });
    t.do('developer', 'modernise food 3');
    expect(t.option('modernise food 4')?.notes).not.toContainEqual({ ...note, warns: true });
    t.do('done');
    expect(t.player(0).tiles).toEqual(['inventor']);
    expect(t.told('gave-back').at(-1)).toMatchObject({ what: 'developer', rule: 'AE-DEV05-4' });
  });

  it('AE-DEV05-1 AE-DEV05-2: he helps with each of the four goods, and then no more', () => {
    const goods = ['food', 'clothes', 'cutlery', 'lamps'] as const;
    const t = jubilee({
      decade: 1780,
      seats: [rich(['developer'], { factories: goods.map((good) => factory(good)) })],
    });
    t.do('use factory at 2');
    for (const good of goods.toReversed()) t.do('developer', `modernise ${good} 2`);
    expect([t.refused('developer'), t.told('modernised').length]).toEqual(['developer-not-here', 4]);
  });

  it('AE-BAD-72: one discount for each good', () => {
    const t = jubilee({ decade: 1800, seats: [rich(['developer'])] });
    t.do('use factory at 2', 'developer', 'modernise food 2', 'developer', 'modernise food 3');
    expect(t.told('modernised').map(({ cost }) => cost)).toEqual([5, 12]);
  });

  it('AE-EX-58 AE-DEV06-4 AE-DEV06-8: £63 besides the fee; then the inventor is returned', () => {
    const t = jubilee({ decade: 1780, seats: [rich(['inventor'])] });
    t.do('use factory at 2', 'modernise food 2', 'modernise food 3', 'keep inventor');
    t.do('build lamps 2', 'price lamps 9', 'modernise lamps 3', 'done', 'done');
    expect(200 - t.player(0).cash).toBe(2 + 63);
    expect(t.player(0).tiles).toEqual([]);
  });

  it('AE-DEV06-1 AE-DEV06-2: one level ahead for modernising, tiles and ships, but nothing is built there', () => {
    const t = jubilee({ decade: 1780, seats: [rich(['inventor'])] }).do('use factory at 2');
    expect(t.refused('build lamps 3')).toBe('inventor-only-modernises');
    expect(t.do('modernise food 2').open).toContain('modernise food 3');
    expect(t.do('modernise food 3', 'done').refused('modernise food 4')).toBe('modernise-not-yet');
    const taking = jubilee({ players: 3, decade: 1770, seats: [rich(['inventor'])] }).do('use workers at 2', 'done');
    expect([taking.open.includes('take ship-4'), taking.refused('take ship-8')]).toEqual([true, 'marker-not-yet']);
  });

  it('AE-DEV06-3 AE-TIL-04: a tile is free, but for the inventor at £5 and the tinkerer', () => {
    const paid = (tile: Tile) =>
      200 -
      2 -
      jubilee({ seats: [rich([])], onlyTiles: [tile] })
        .do('use workers at 2', 'done', `take tile ${tile}`)
        .player(0).cash;
    expect((['office', 'patent', 'charisma', 'inventor'] as const).map(paid)).toEqual([0, 0, 0, 5]);
    expect(paid('tinkerer')).toBeGreaterThan(0);
    const ship = jubilee({ players: 3, seats: [rich([])] }).do('use workers at 2', 'done', 'take ship-2');
    expect(ship.player(0).cash).toBe(198);
  });

  const uses = (inventorUses: number) =>
    jubilee({
      decade: 1780,
      seats: [rich(['inventor'], { inventorUses, factories: [factory('food', { level: 2 })] })],
    }).do('use factory at 2', 'modernise food 3');

  it('AE-DEV06-5 AE-DEV06-6 AE-DEV06-7 AE-BAD-73: £15, £20, and no fifth use', () => {
    const paid = [0, 1, 2].map((n) => uses(n).do('keep inventor'));
    expect(paid.map((t) => [200 - 2 - 12 - t.player(0).cash, t.player(0).inventorUses])).toEqual([
      [10, 1],
      [15, 2],
      [20, 3],
    ]);
    expect(uses(3).player(0).tiles).toEqual([]);
  });

  it('AE-DEV06-9: uses are counted across decades, and nothing is paid back', () => {
    const t = jubilee({ seats: [rich(['inventor'], { inventorUses: 2 })], run: [{ step: 'return-markers' }] });
    expect(t.player(0).inventorUses).toBe(2);
    const given = uses(2).do('done');
    expect([given.player(0).tiles, 200 - 2 - 12 - given.player(0).cash]).toEqual([[], 0]);
  });

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

  it('AE-EX-59 AE-DEV08-1 AE-DEV08-2: the engineer pays £12 on the £4 space, and reaches +6', () => {
    const t = jubilee({ seats: [rich(['engineer'], { factories: [factory('food', { quality: 4 })] })] });
    t.do('use quality at 4', 'pay 12', 'improve food', 'improve food');
    expect(t.factory(0, 'food').quality).toBe(6);
  });

  it('AE-DEV08-2: +6 is the end, also for the engineer', () => {
    const t = jubilee({
      seats: [rich(['engineer'], { factories: [factory('food', { quality: 6 }), factory('lamps')] })],
    });
    t.do('use quality at 2', 'pay 6');
    expect([t.refused('improve food'), t.open]).toEqual(['quality-ends', ['improve lamps', 'done']]);
  });

  it('AE-DEV08-3 AE-CMP-17 AE-QUA-04 AE-BAD-36: +5 stays without the engineer, but does not grow', () => {
    const t = jubilee({ seats: [rich([], { factories: [factory('food', { quality: 5 }), factory('lamps')] })] }).do(
      'use quality at 6',
    );
    expect(t.refused('improve food')).toBe('quality-ends');
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

  it('AE-DEV10-1: the office pays £5 for a shipping, in the action and in the phase, however many ships sail', () => {
    const owner = (tiles: Tile[]) =>
      rich(tiles, { ships: [2, 4], contracts: { food: 6 }, edges: ['food', 'row-1'], stored: { food: 6 } });
    const action = (tiles: Tile[]) =>
      jubilee({ players: 3, seats: [owner(tiles)] })
        .do('use ship-4 at 6', 'join ship-2', 'deliver 6 food')
        .pounds(0, 'office');
    expect([action(['office']), action([])]).toEqual([5, 0]);
    const phase = jubilee({ players: 3, seats: [owner(['office'])], empty: 0, run: PHASE }).do('deliver 6 food');
    expect(phase.pounds(0, 'office')).toBe(5);
    expect(
      jubilee({ players: 3, seats: [owner(['office'])] })
        .do('use ship-4 at 6', 'done')
        .pounds(0, 'office'),
    ).toBe(0);
  });

  it('AE-DEV11-1 AE-DEV11-2 AE-DEV11-3: machine works: £1 from neighbours, £2 from an only opponent, nothing from opposite', () => {
    const paid = (players: number) => {
      const seats = [rich([]), ...Array.from({ length: players - 1 }, () => rich(['machine-works'], { cash: 0 }))];
      const t = jubilee({ players, seats }).do('use machinery at 4', 'machine food row 1');
      return t.s.players.slice(1).map(({ cash }) => cash);
    };
    expect([paid(2), paid(3), paid(4)]).toEqual([[2], [1, 1], [1, 0, 1]]);
  });

  it('AE-EX-60 AE-DEV12-1: the patent adds £2 to the capped amount: 9 of it are used', () => {
    const t = jubilee({
      seats: [
        rich(['patent'], {
          markers: ['first-distribution'],
          factories: [factory('food'), factory('lamps', { price: 9 }), factory('cutlery', { distribution: 2 })],
        }),
      ],
    });
    t.do('use first-distribution at 8', 'patent adds', 'distribute cutlery', 'distribute food', 'distribute food');
    t.do('distribute lamps', 'distribute lamps');
    expect(t.s.turn.left).toBe(0);
  });

  const marketing = () =>
    jubilee({ seats: [rich(['patent'], { factories: [factory('food'), factory('cutlery', { distribution: 3 })] })] });

  it('AE-EX-61 AE-DEV12-2: given up after the action: two levels of any cost, to +4, and the action is over', () => {
    const t = marketing().do('use distribution at 4', 'distribute food', 'distribute food', 'patent returns');
    t.do('distribute food', 'distribute cutlery');
    expect([t.factory(0, 'food').distribution, t.factory(0, 'cutlery').distribution]).toEqual([3, 4]);
    expect([t.step, t.player(0).tiles]).toEqual(['prices', []]);
    // The fee is not used yet, but giving it up ends the action.
    const early = marketing().do('use distribution at 4', 'patent returns', 'distribute food', 'distribute food');
    expect([early.step, early.refused('distribute food')]).toEqual(['prices', 'main-action-over']);
    const full = marketing().do('use distribution at 4', 'patent returns', 'distribute cutlery');
    expect([full.refused('distribute cutlery'), full.rule('distribute cutlery')]).toEqual([
      'distribution-ends',
      'AE-MKT-04',
    ]);
    expect(full.do('done').step).toBe('prices');
  });

  it('AE-DEV12-3 AE-BAD-38: one of its two uses in an action', () => {
    const t = marketing().do('use distribution at 4', 'patent adds');
    expect([t.refused('patent returns'), t.rule('patent returns')]).toEqual(['patent-once', 'AE-DEV12-3']);
    expect(marketing().do('use distribution at 4', 'patent returns').refused('patent adds')).toBe('not-offered');
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

  it('AE-DEV19-1 AE-DEV19-2 AE-AMB-32: the tinkerer is used twice at most', () => {
    const uses = (tinkererUses: number) => {
      const t = jubilee({
        decade: 1780,
        seats: [rich(['tinkerer'], { tinkererUses, factories: [factory('food', { level: 2 })] })],
      });
      return t.do('use factory at 2', 'modernise food 3').player(0).tiles.length;
    };
    expect([uses(0), uses(1)]).toEqual([1, 0]);
  });

  it('AE-AMB-33: with inventor and tinkerer the owner says which one was used', () => {
    const t = jubilee({
      decade: 1780,
      seats: [rich(['tinkerer', 'inventor'], { factories: [factory('food', { level: 2 })] })],
    });
    t.do('use factory at 2', 'modernise food 3', 'charge tinkerer', 'done');
    expect(t.player(0).tiles).toEqual(['inventor']);
    expect(t.refused('modernise food 4')).toBe('modernise-not-yet');
  });

  it('AE-DEV20-1 AE-DEV20-2 AE-EVT01-2: the administrator takes back for nothing and keeps the £2 space', () => {
    const t = jubilee({ seats: [rich(['administrator'], { chart: { 2: 'workers' } })], lasting: ['bureaucracy'] });
    t.do('reuse workers at 2');
    expect(t.pounds(0, 'administration')).toBe(-2);
  });

  it('AE-DEV20-3 AE-DEV20-4 AE-BAD-08: without him what lies on the closed £2 space is stuck', () => {
    const seats = (tiles: Tile[]) => [rich(tiles, { chart: { 2: 'workers' } })];
    const t = jubilee({ seats: seats([]), lasting: ['bureaucracy'] });
    expect(t.refused('reuse workers at 2')).toBe('space-closed');
    expect(t.open.some((move) => move.includes('workers'))).toBe(false);
    expect(jubilee({ seats: seats(['administrator']), lasting: ['bureaucracy'] }).open).toContain('reuse workers at 6');
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
