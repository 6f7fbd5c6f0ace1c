import { describe, expect, it } from 'vitest';
import type { EventName } from '../../events/names.ts';
import { factory, jenny, jubilee, type SeatSpec, water } from '../../testing/position.ts';
import type { Tile } from '../../tiles/names.ts';

const rich = { cash: 100, factories: [factory('food')] };

describe('choosing a marker', () => {
  it('FE-ADM-01 FE-TIME-05 FE-BAD-08: one turn each, from the start player clockwise; only the one whose turn it is has choices', () => {
    const t = jenny({ players: 3, start: 1, seats: [rich, rich, rich], run: [{ step: 'turns', k: 0 }] });
    const order = [];
    while (t.step) {
      order.push(t.seat);
      t.do('use workers at 2', 'done', 'done');
    }
    expect(order).toEqual([1, 2, 0]);
  });

  it('FE-ADM-02 FE-ADM-03 FE-BAD-09 FE-BAD-12: a marker must be used, and it must be his', () => {
    const t = jenny({ seats: [{ ...rich, markers: ['first-quality'] }] });
    expect(t.refused('done')).toBe('must-act');
    expect(t.open).toContain('use factory at 2');
    expect(t.open).toContain('use first-quality at 10');
    expect(t.refused('use second-quality at 10')).toBe('not-your-marker');
    expect(t.open).toHaveLength(7 * 5);
  });

  it('FE-ADM-04 FE-ADM-14 FE-BAD-10: on an empty space of the own column, for exactly its cost; it stays there', () => {
    const t = jenny({
      seats: [rich],
      run: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 0 },
      ],
    }).do('use workers at 6', 'done', 'done');
    expect(t.player(0).cash).toBe(94);
    expect(t.player(0).chart).toEqual(['', '', 'workers', '', '']);
    expect(t.refused('use machinery at 6')).toBe('space-taken');
  });

  describe('a turn begins afresh', () => {
    const run = [
      { step: 'turn', seat: 0 },
      { step: 'turn', seat: 0 },
    ] as const;
    const all = (['food', 'clothes', 'cutlery', 'lamps'] as const).map((good) => factory(good));
    const seats = [{ cash: 300, shares: 10, space: 22, factories: all, edges: ['food', 'lamps'] as const }];
    const after = (...lines: string[]) => water({ seats, run, decade: 1780 }).do(...lines);

    it('FE-ADM-14 FE-WRK-13 FE-WRK-14: who was hired or fired before may be fired and replaced now', () => {
      const t = after(
        'use workers at 2',
        'hire 1 food row 3',
        'fire 1 lamps row 2',
        'shift food to clothes',
        'done',
        'done',
      );
      t.do('reuse workers at 2', 'fire 1 food row 3', 'hire 1 lamps row 2', 'shift clothes to food');
      expect([t.factory(0, 'food').workers, t.factory(0, 'lamps').workers]).toEqual([
        [2, 2, 0, 0],
        [3, 3, 0, 0],
      ]);
    });

    it('FE-ADM-14 FE-FAC-18 FE-FAC-19: what was built may be closed, what was closed may be built', () => {
      const t = after(
        'use factory at 2',
        'close food',
        'close lamps',
        'build lamps 2',
        'price lamps 9',
        'done',
        'done',
      );
      t.do('reuse factory at 2', 'close lamps', 'build food 1');
      expect(t.factory(0, 'food').level).toBe(1);
    });

    it('FE-ADM-14 FE-PRI-02: prices are set again, and only of what is touched now', () => {
      const t = after('use factory at 2', 'modernise food 2', 'modernise lamps 2', 'done', 'price food 6', 'done');
      t.do('reuse factory at 2', 'close lamps', 'done');
      expect(t.step).toBeUndefined();
      const again = after('use distribution at 2', 'distribute food', 'done', 'price food 6', 'done');
      again.do('reuse distribution at 2', 'distribute food', 'price food 7');
      expect(again.factory(0, 'food').price).toBe(7);
    });

    it('FE-ADM-14 FE-STX-01: shares are bought that were sold before', () => {
      const t = after('use stock-exchange at 2', 'sell shares 1', 'buy 1', 'done', 'done');
      t.do('reuse stock-exchange at 2', 'sell shares 1');
      expect(t.player(0).shares).toBe(9);
    });

    it('FE-ADM-14 FE-PRI-04 FE-STX-09: pounds are to spare again, and the first share is at half price again', () => {
      const t = after(
        'use distribution at 4',
        'distribute food',
        'distribute food',
        'done',
        'done',
        'use quality at 2',
      );
      expect(t.open).toContain('price lamps 6');
      const grey = [{ ...seats[0], markers: ['first-stock-exchange'] as const }];
      const half = water({ seats: grey, run }).do('use first-stock-exchange at 2', 'buy 1', 'done');
      half.do('reuse first-stock-exchange at 2', 'buy 1');
      expect([half.pounds(0, 'half-price'), half.pounds(0, 'exchange')]).toEqual([-16, 0]);
    });

    it('AE-STK-01 AE-AMB-71: the parts of the exchange begin with the goods, and the limit may be moved again', () => {
      const t = jubilee({ players: 3, seats: [{ ...seats[0], stored: { food: 1 } }], run });
      t.do('use stock-exchange at 2', 'contract food 4', 'limit 4', 'done', 'done', 'reuse stock-exchange at 2');
      expect(t.open).toEqual(expect.arrayContaining(['sell 1 food', 'buy 1', 'limit 6']));
    });

    it('AE-DEV05-1 AE-TIL-16: a developer taken anew gives his discount to the same product again', () => {
      const turns = [...run, ...run];
      const t = jubilee({ players: 3, decade: 1800, seats: [{ ...seats[0], tiles: ['developer'] }], run: turns });
      t.do('use factory at 2', 'developer', 'modernise food 2', 'done', 'done');
      t.do('use workers at 4', 'done', 'take tile developer');
      t.do('reuse factory at 2', 'developer', 'modernise food 3');
      expect(t.told('modernised').map(({ cost }) => cost)).toEqual([5, 7]);
    });

    it('FE-ADM-14 FE-DIS-09 FE-FAC-22: the patent and the developer are there again', () => {
      const helped = [{ ...seats[0], tiles: ['patent', 'developer'] as const }];
      const t = water({ seats: helped, run, decade: 1780 });
      t.do('use distribution at 2', 'patent adds', 'done', 'done', 'reuse distribution at 2');
      expect(t.open).toContain('patent adds');
      const d = water({ seats: helped, run, decade: 1780 }).do('use factory at 2', 'developer', 'done');
      expect(d.do('reuse factory at 2').open).toContain('developer');
      d.do('modernise food 2', 'done');
      expect(d.pounds(0, 'action')).toBe(-2 - 4 - 10);
    });
  });

  it('FE-ADM-04 FE-CMP-20: two ships alike lie on two spaces', () => {
    const seats = [{ ...rich, ships: [2, 2], chart: { 4: 'ship-2' } as const }];
    const t = water({ players: 3, seats });
    expect(t.open.filter((line) => line.includes('ship-2'))).toEqual([
      'use ship-2 at 2',
      'reuse ship-2 at 4',
      'use ship-2 at 6',
      'use ship-2 at 8',
      'use ship-2 at 10',
    ]);
    expect(t.do('use ship-2 at 2').player(0).chart).toEqual(['ship-2', 'ship-2', '', '', '']);
  });

  it('FE-ADM-05: nothing is used again that does not lie on the chart', () => {
    const t = jenny({ seats: [{ ...rich, chart: { 6: 'machinery' } }] });
    for (const line of ['reuse workers at 6', 'reuse workers at 4'])
      expect([t.refused(line), t.rule(line)]).toEqual(['not-on-chart', 'FE-ADM-05']);
    expect([t.refused('reuse first-quality at 4'), t.rule('reuse first-quality at 4')]).toEqual([
      'not-your-marker',
      'FE-ADM-03',
    ]);
    // One of two ships alike lies there: the other is used, not used again.
    const seats = [{ ...rich, ships: [2, 2], chart: { 4: 'ship-2' } as const }];
    const ships = water({ players: 3, seats });
    expect([ships.refused('reuse ship-2 at 6'), ships.rule('reuse ship-2 at 6')]).toEqual([
      'not-on-chart',
      'FE-ADM-05',
    ]);
  });

  it('FE-ADM-05: what lies on the chart is used again, not anew: also in its own place', () => {
    const t = jenny({ seats: [{ ...rich, chart: { 6: 'machinery' } }] });
    expect([t.refused('use machinery at 6'), t.rule('use machinery at 6')]).toEqual(['taking-back', 'FE-ADM-05']);
    expect(t.said('reuse machinery at 6')).toEqual(['open']);
  });

  it('FE-ADM-05 FE-CMP-22: a ship is not moved to a space that is taken, although another like it could still be used', () => {
    const seats = [{ ...rich, ships: [2, 2], chart: { 4: 'ship-2', 6: 'quality' } as const }];
    const t = water({ players: 3, seats });
    expect([t.refused('reuse ship-2 at 6'), t.rule('reuse ship-2 at 6')]).toEqual(['space-taken', 'FE-CMP-22']);
  });

  it('FE-ADM-05 FE-BAD-11 FE-EX-13: used again where it lies, for £2 more; it may not be moved', () => {
    const t = jenny({ seats: [{ ...rich, chart: { 6: 'machinery' } }] });
    expect(t.refused('use machinery at 8')).toBe('marker-stays');
    t.do('reuse machinery at 6');
    expect(t.player(0).cash).toBe(92);
    expect(t.s.turn.left).toBe(2);
  });

  it('FE-ADM-06 FE-BAD-40: the fee adds nothing to the action', () => {
    const t = jenny({ seats: [{ ...rich, chart: { 4: 'quality' } }] }).do('reuse quality at 4');
    // £6 were paid in all, but only £4 count: the next decision is the price.
    expect([t.player(0).cash, t.step]).toEqual([94, 'prices']);
    const d = jenny({ seats: [{ ...rich, chart: { 2: 'distribution' } }] }).do('reuse distribution at 2');
    expect(d.s.turn.left).toBe(2);
  });

  it('FE-ADM-07 FE-BAD-13 FE-EX-14: nobody pays more or less than the space says', () => {
    const t = jenny({ seats: [rich] }).do('use distribution at 2');
    expect([t.player(0).cash, t.s.turn.paid, t.s.turn.left]).toEqual([98, 2, 2]);
    expect(t.refused('pay 4')).toBe('not-offered');
  });

  it('FE-ADM-08 FE-EX-15: paying more than a marker can use is allowed, the rest is lost', () => {
    const t = jenny({ seats: [rich] }).do('use quality at 10');
    expect([t.player(0).cash, t.s.turn.left]).toEqual([90, 1]);
  });

  it('FE-ADM-09 FE-ADM-10 FE-ADM-11 FE-EX-12: too cheap a space: paid, no increase, but the additional action remains', () => {
    const t = jenny({ seats: [rich] }).do('use quality at 4');
    expect([t.player(0).cash, t.step]).toEqual([96, 'prices']);
    t.do('done');
    expect(t.step).toBeUndefined();
    // Both may be skipped as well.
    expect(
      jenny({ seats: [rich] })
        .do('use workers at 2', 'done', 'done')
        .player(0).cash,
    ).toBe(98);
  });

  it('FE-ADM-12: without the cash for the cost shares are sold, and the option says so', () => {
    const t = jenny({ seats: [{ cash: 3, space: 28, factories: [factory('food')] }] });
    expect(t.notes('use workers at 2')).toEqual(['cost']);
    const warned = t.option('use workers at 10')?.notes.find(({ warns }) => warns);
    expect(warned).toEqual({ code: 'emergency', params: { shares: 1, value: 19, loans: 0, spaces: 2 }, warns: true });
    t.do('use workers at 10');
    expect([t.player(0).cash, t.player(0).shares, t.player(0).space]).toEqual([3 + 19 - 10, 14, 26]);
  });

  it('FE-ADM-13: cost, fee and the costs of a factory action are one sum, with one emergency sale', () => {
    const t = jenny({ seats: [{ cash: 0, space: 28, chart: { 4: 'factory' }, factories: [factory('food')] }] }).do(
      'reuse factory at 4',
      'build clothes 1',
      'price clothes 6',
    );
    expect([t.player(0).cash, t.player(0).shares]).toEqual([0, 15]);
    t.do('done');
    // £4 + £2 + £9 = £15 of one share.
    expect([t.player(0).cash, t.player(0).shares, t.player(0).space]).toEqual([4, 14, 26]);
  });
});

describe('tiles and events at the chart', () => {
  it('FE-ADM-15 FE-DEV-01 FE-BAD-15: the accountant moves the cost by up to £2, and what is paid counts', () => {
    const before = water({ seats: [{ ...rich, tiles: ['accountant'] }] });
    expect(before.notes('use quality at 10').slice(0, 2)).toEqual(['cost', 'payable']);
    const t = before.do('use quality at 10');
    expect(t.open).toEqual(['pay 8', 'pay 9', 'pay 10', 'pay 11', 'pay 12']);
    expect(t.refused('pay 13')).toBe('accountant-limit');
    expect(t.refused('pay 7')).toBe('accountant-least');
    expect(t.rule('pay 7')).toBe('FE-ADM-15');
    t.do('pay 12');
    expect([t.player(0).cash, t.s.turn.left]).toEqual([88, 2]);
    const cheap = water({ seats: [{ ...rich, tiles: ['accountant'] }] }).do('use workers at 2');
    expect(cheap.open[0]).toBe('pay 0');
  });

  it('FE-EMS-11 FE-DEV-01: a sale is warned of where even the least that may be paid forces it; dearer amounts say so', () => {
    const t = water({ seats: [{ ...rich, cash: 4, shares: 5, tiles: ['accountant'] }] });
    const warned = (line: string) =>
      t
        .option(line)
        ?.notes.filter(({ warns }) => warns)
        .map(({ code }) => code);
    expect([warned('use workers at 6'), warned('use workers at 8')]).toEqual([[], ['emergency']]);
    t.do('use workers at 6');
    expect(t.notes('pay 4')).toContain('cash');
    expect(t.do('pay 4').player(0)).toMatchObject({ cash: 0, shares: 5 });
  });

  it('FE-ADM-15 FE-ADM-18 FE-QUA-11: accountant and engineer: who may choose, and how much', () => {
    const at = (tiles: readonly Tile[], line: string, spec: SeatSpec = {}) =>
      water({ players: 3, seats: [{ ...rich, tiles: [...tiles], ...spec }] }).do(line);
    // The engineer chooses for quality only, others not at all.
    expect([at(['engineer'], 'use workers at 2').step, at(['office'], 'use quality at 6').step]).toEqual([
      'workers',
      'quality',
    ]);
    const free = at(['engineer'], 'use quality at 4');
    // £12 buy all increases, and a pound for each of four prices.
    expect([free.open[0], free.open.at(-1), free.open.length]).toEqual(['pay 0', 'pay 16', 17]);
    expect([free.refused('pay 17'), free.rule('pay 17')]).toEqual(['engineer-limit', 'FE-ADM-18']);
    const both = at(['engineer', 'accountant'], 'use workers at 4');
    expect([both.open, both.refused('pay 7'), both.rule('pay 7')]).toEqual([
      ['pay 2', 'pay 3', 'pay 4', 'pay 5', 'pay 6'],
      'accountant-limit',
      'FE-ADM-15',
    ]);
    // A small ship on a dear space is bound by the accountant, not by its capacity.
    const ship = at(['accountant'], 'use ship-2 at 8', { ships: [2] });
    expect([ship.open[0], ship.refused('pay 5')]).toEqual(['pay 6', 'accountant-least']);
    expect(at(['accountant'], 'use ship-2 at 2', { ships: [2] }).refused('pay 1')).toBe('ship-needs-capacity');
  });

  it('FE-ADM-16 FE-DEV-02: with the administrator a marker is used again without the fee', () => {
    const t = water({ seats: [{ ...rich, tiles: ['administrator'], chart: { 6: 'machinery' } }] }).do(
      'reuse machinery at 6',
    );
    expect(t.player(0).cash).toBe(94);
  });

  it('FE-ADM-17 FE-EVT-01 FE-BAD-14: Bureaucracy closes the £2 space, but not for the administrator', () => {
    const t = water({ seats: [{ ...rich, chart: { 2: 'quality' } }], lasting: ['bureaucracy'] });
    expect(t.refused('use workers at 2')).toBe('space-taken');
    expect(t.refused('reuse quality at 2')).toBe('space-closed');
    expect(water({ seats: [rich], lasting: ['bureaucracy'] }).refused('use workers at 2')).toBe('space-closed');
    const open = water({ seats: [{ ...rich, tiles: ['administrator'] }], lasting: ['bureaucracy'] });
    expect(open.open).toContain('use workers at 2');
  });

  it('FE-ADM-18 FE-DEV-07 FE-QUA-11 FE-QUA-04: the engineer pays what he likes for quality', () => {
    const t = water({ seats: [{ ...rich, tiles: ['engineer'] }] }).do('use quality at 2', 'pay 12');
    expect([t.player(0).cash, t.s.turn.left]).toEqual([88, 2]);
    // In Spinning Jenny nothing reaches £12.
    expect(jenny({ seats: [rich] }).do('use quality at 10').s.turn.left).toBe(1);
  });

  it('FE-ADM-19 FE-SHP-02 FE-BAD-48 FE-EX-45: a ship lies only where the payment reaches its capacity', () => {
    const t = water({ players: 3, seats: [{ ...rich, ships: [2, 6] }] });
    expect(t.open.filter((line) => line.startsWith('use ship-2'))).toHaveLength(5);
    expect(t.open.filter((line) => line.startsWith('use ship-6'))).toEqual([
      'use ship-6 at 6',
      'use ship-6 at 8',
      'use ship-6 at 10',
    ]);
    expect(t.refused('use ship-6 at 4')).toBe('ship-needs-capacity');
  });

  it('FE-ADM-19 FE-ADM-05: of two ships alike one lies on the chart and the other may be used', () => {
    const t = water({ players: 3, seats: [{ ...rich, ships: [2, 2], chart: { 4: 'ship-2' } }] });
    expect(t.open.filter((line) => line.includes('ship-2'))).toEqual([
      'use ship-2 at 2',
      'reuse ship-2 at 4',
      'use ship-2 at 6',
      'use ship-2 at 8',
      'use ship-2 at 10',
    ]);
    const two = water({ players: 3, seats: [{ ...rich, ships: [2, 2], chart: { 4: 'ship-2', 6: 'ship-2' } }] });
    expect(two.open.filter((line) => line.includes('ship-2'))).toEqual(['reuse ship-2 at 4', 'reuse ship-2 at 6']);
    expect([two.refused('use ship-2 at 2'), two.refused('use ship-4 at 4')]).toEqual([
      'marker-stays',
      'not-your-marker',
    ]);
  });

  it('FE-SHP-13 FE-EX-46: the accountant may raise the payment to the capacity, never lower it below', () => {
    const t = water({ players: 3, seats: [{ ...rich, ships: [6], tiles: ['accountant'] }] });
    t.do('use ship-6 at 4');
    // Only £6 reach the capacity, so the amount is settled by itself.
    expect([t.player(0).cash, t.s.turn.paid]).toEqual([94, 6]);
    const t6 = water({ players: 3, seats: [{ ...rich, ships: [6], tiles: ['accountant'] }] }).do('use ship-6 at 6');
    expect(t6.open).toEqual(['pay 6', 'pay 7', 'pay 8']);
    expect([t6.refused('pay 4'), t6.rule('pay 4')]).toEqual(['ship-needs-capacity', 'FE-SHP-13']);
  });

  it('FE-EVT-02 FE-ADM-12: shares are sold for the £10 as for any cost; other spaces cost nothing more', () => {
    const lasting = ['hamburg-credit-crisis'] as const;
    const t = water({ seats: [{ cash: 3, space: 28, factories: [factory('food')] }], lasting }).do('use workers at 10');
    expect([t.player(0).cash, t.player(0).shares, t.player(0).opened]).toEqual([3 + 19 - 20, 14, 1]);
    const cheap = water({ seats: [rich], lasting }).do('use workers at 8');
    expect([cheap.player(0).cash, cheap.player(0).opened]).toEqual([92, 0]);
  });

  it('FE-EVT-01 FE-EVT-02: an event closes its own space only, and most close none', () => {
    const lasting = (event: EventName) => water({ seats: [rich], lasting: [event] });
    expect(lasting('hamburg-credit-crisis').do('use workers at 2').player(0).cash).toBe(98);
    expect(lasting('bureaucracy').do('use workers at 10').player(0).cash).toBe(90);
    const other = lasting('threat-of-strike');
    expect(other.open).toContain('use workers at 2');
    expect(other.do('use workers at 10').player(0).cash).toBe(90);
  });

  it('FE-EVT-02: the Hamburg Credit Crisis closes the £10 space for a decade; £10 extra open it', () => {
    const t = water({
      seats: [rich],
      lasting: ['hamburg-credit-crisis'],
      run: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 0 },
      ],
    });
    expect(t.notes('use workers at 10')).toContain('opening');
    t.do('use workers at 10');
    expect(t.player(0).cash).toBe(80);
    t.do('done', 'done', 'reuse workers at 10');
    expect(t.player(0).cash).toBe(80 - 12);
  });
});
