import { describe, expect, it } from 'vitest';
import { anniversary } from '../../games.ts';
import { GOODS } from '../../goods.ts';
import { demandFor } from '../../market.ts';
import { factory, jubilee, type SeatSpec, type Situation } from '../../testing/position.ts';

const rich = (spec: SeatSpec = {}): SeatSpec => ({ cash: 100, space: 20, factories: [factory('food')], ...spec });

describe('the last exchange', () => {
  it('AE-END-03 AE-STK-01: begins with the goods, whatever was reached in the last turn', () => {
    const seat = { cash: 50, shares: 15, edges: ['food'] as const, stored: { food: 2 } };
    const run = [
      { step: 'turn', seat: 0 },
      { step: 'final-exchanges', k: 0 },
    ] as const;
    const t = jubilee({ players: 3, decade: 1810, seats: [seat], run });
    t.do('use stock-exchange at 2', 'sell shares 1', 'contract food 4', 'done', 'done');
    expect(t.open).toEqual(expect.arrayContaining(['sell 1 food', 'buy 1']));
  });
});

describe('the economy phase', () => {
  const economy = () => jubilee({ importers: { food: 3, lamps: 3 }, fired: 4, empty: 30, run: [{ step: 'cycle' }] });

  it('AE-EX-04 AE-ECO-01 AE-ECO-02: the tile is turned up, and the importer of the featured product advances by its value', () => {
    const t = economy();
    const told = t.told('economy');
    expect(told).toHaveLength(1);
    expect(t.s.importers).toEqual([3 + (told[0]?.importer ?? 0), 0, 0, 3]);
    expect([t.s.shownEconomy, told[0]?.importer]).not.toContain(0);
  });

  it('AE-EX-05 AE-ECO-03: so many workers as it says come from the pool to the market', () => {
    const t = economy();
    const workers = t.told('economy')[0]?.workers ?? 0;
    expect(workers).toBeGreaterThan(0);
    expect([t.s.market, t.s.fired]).toEqual([50 + workers, 4 - workers]);
  });

  it('AE-FLW-02: then the actions, in a cycle of economy, action, production', () => {
    expect(economy().step).toBe('turn');
    expect(jubilee().rs.cycle).toEqual(['turns', 'production', 'end-cycle']);
  });

  it('AE-ECO-04: they come back from the right of the lowest row with room, then to the row above', () => {
    // Thirty empty spaces: seven rows, and food and clothing of the eighth.
    const run = [{ step: 'cycle' }] as const;
    const t = jubilee({ fired: 8, empty: 30, run });
    const workers = t.told('economy')[0]?.workers ?? 0;
    expect(workers).toBeGreaterThan(0);
    const demand = (empty: number) => [0, 1, 2, 3].map((good) => t.rs.demand[good]?.[empty] ?? 0);
    const fallen = demand(30).map((before, good) => before - demandFor(t.rs, t.s, good));
    const filled = ['clothes', 'food', 'lamps', 'cutlery'].slice(0, workers);
    expect(fallen).toEqual(GOODS.map((good) => (filled.includes(good) ? 1 : 0)));
  });

  it('AE-ECO-05 AE-AMB-29: as many as there are', () => {
    expect(jubilee({ fired: 0, empty: 30, run: [{ step: 'cycle' }] }).s.market).toBe(50);
    expect(jubilee({ fired: 3, empty: 0, run: [{ step: 'cycle' }] }).s.fired).toBe(3);
  });
});

describe('special tiles', () => {
  const choosing = (spec: SeatSpec = {}, more: Situation = {}) =>
    jubilee({ seats: [rich(spec)], onlyTiles: ['office', 'patent'], ...more }).do('use workers at 2', 'done');

  it('AE-TIL-01: exactly one, or none', () => {
    const t = choosing().do('take tile patent');
    expect([t.player(0).tiles, t.step]).toEqual([['patent'], undefined]);
    expect(choosing().do('done').player(0).tiles).toEqual([]);
    expect(choosing().do('take first-distribution').player(0).markers).toEqual(['first-distribution']);
  });

  it('AE-TIL-02 AE-TIL-03 AE-BAD-58: advanced tiles and ships of a line that is open', () => {
    const t = choosing({}, { players: 3 });
    expect([t.refused('take ship-4'), t.refused('take second-machinery')]).toEqual([
      'marker-not-yet',
      'marker-not-yet',
    ]);
    expect([t.rule('take ship-4'), t.open.includes('take ship-2')]).toEqual(['AE-TIL-02', true]);
    expect(choosing({}, { players: 3, decade: 1780 }).open).toContain('take ship-4');
    expect(choosing({}, { players: 3, decade: 1790 }).refused('take ship-8')).toBe('marker-not-yet');
    expect(choosing({}, { players: 3, decade: 1800 }).open).toContain('take ship-8');
  });

  it('AE-CMP-10 AE-CMP-11 AE-TIL-10 AE-BAD-59: no second one of the same', () => {
    const t = choosing({ tiles: ['office'], markers: ['first-machinery'] });
    expect([t.refused('take tile office'), t.rule('take tile office')]).toEqual(['own-this-tile', 'AE-CMP-10']);
    expect([t.refused('take first-machinery'), t.rule('take first-machinery')]).toEqual([
      'own-this-marker',
      'AE-TIL-10',
    ]);
    expect(t.refused('take tile school')).toBe('not-on-offer');
  });

  const five = () =>
    jubilee({ seats: [rich({ tiles: ['office', 'patent', 'school', 'broker'] })], onlyTiles: ['extra-shifts'] }).do(
      'use machinery at 2',
      'take tile extra-shifts',
    );

  it('AE-EX-31 AE-TIL-16: with fewer than four it is simply taken', () => {
    const t = jubilee({ seats: [rich({ tiles: ['office', 'patent', 'school'] })], onlyTiles: ['extra-shifts'] });
    t.do('use machinery at 2', 'take tile extra-shifts');
    expect([t.player(0).tiles.length, t.step]).toEqual([4, undefined]);
  });

  it('AE-CMP-09 AE-TIL-05 AE-BAD-60: with a fifth tile an old one goes back, and not the new one', () => {
    const t = five();
    expect(t.open).toEqual(['office', 'patent', 'school', 'broker'].map((tile) => `return tile ${tile}`));
    expect([t.refused('return tile extra-shifts'), t.refused('done')]).toEqual(['not-offered', 'return-a-tile']);
    t.do('return tile school');
    expect(t.player(0).tiles).toEqual(['office', 'patent', 'broker', 'extra-shifts']);
  });

  it('AE-AMB-36: what was returned is on offer again', () => {
    const t = five().do('return tile school');
    expect(t.s.tiles.reduce((sum, tiles) => sum + tiles)).toBe(1);
  });

  const assigned = () =>
    jubilee({
      seats: [
        rich({
          tiles: ['foreman', 'workshop'],
          foreman: 'food',
          workshop: 'food',
          factories: [factory('food'), factory('lamps')],
        }),
      ],
      onlyTiles: ['patent'],
    }).do('use workers at 2');

  it('AE-TIL-07 AE-DP-48: foreman and workshop are moved instead of taking a tile', () => {
    const t = assigned().do('done', 'assign foreman to lamps');
    expect([t.player(0).foreman, t.player(0).workshop, t.player(0).tiles.length, t.step]).toEqual([3, 0, 2, undefined]);
  });

  it('AE-TIL-08 AE-TIL-09 AE-BAD-61: to another factory that there is, and only in this action', () => {
    const t = assigned();
    expect(t.refused('assign foreman to lamps')).toBe('not-offered');
    expect(t.do('done').open.filter((line) => line.startsWith('assign'))).toEqual([
      'assign foreman to lamps',
      'assign workshop to lamps',
    ]);
  });

  it('AE-AMB-35: without its factory the foreman waits', () => {
    const t = jubilee({ seats: [rich({ tiles: ['foreman'], foreman: 'food' })] }).do('use factory at 2', 'close food');
    expect(t.player(0).foreman).toBe(0);
  });

  const docks = (ships: number[], more: Situation = {}) =>
    jubilee({ players: 3, decade: 1780, seats: [rich({ ships })], empty: 20, ...more }).do('use workers at 2', 'done');

  it('AE-EX-32 AE-TIL-14 AE-TIL-15: the crew of the new ship, less that of the one it replaces', () => {
    const taken = (back: string) => {
      const t = docks([2, 4]).do('take ship-6', `return ${back} from pier`);
      return [60 - t.s.market, t.player(0).ships];
    };
    expect([taken('ship-2'), taken('ship-4')]).toEqual([
      [2, [6, 4]],
      [1, [2, 6]],
    ]);
    // One worker is enough where one is there already, and not where none is.
    const few = docks([2, 4], { empty: 80, fired: 1 });
    expect(few.do('take ship-6').player(0).ships).toEqual([2, 6]);
    expect(docks([2, 2], { empty: 80, fired: 1 }).refused('take ship-6')).toBe('no-crew');
  });

  it('AE-CMP-12 AE-TIL-11 AE-TIL-12 AE-BAD-55: two docks: a third ship replaces a smaller one', () => {
    const t = docks([2, 4]).do('take ship-6');
    expect(t.open).toEqual(['return ship-2 from pier', 'return ship-4 from pier']);
    expect(t.refused('done')).toBe('not-offered');
    expect(docks([]).do('take ship-6').player(0).ships).toEqual([6]);
  });

  it('AE-BAD-56: never an equal or a larger one', () => {
    expect(docks([4, 4]).refused('take ship-4')).toBe('larger-ship-only');
    expect([docks([6, 4]).refused('take ship-4'), docks([6, 6]).refused('take ship-2')]).toEqual([
      'larger-ship-only',
      'larger-ship-only',
    ]);
    expect(docks([6, 2]).do('take ship-4').player(0).ships).toEqual([6, 4]);
  });

  it('AE-TIL-13 AE-DP-50: with a free dock a smaller ship may be replaced all the same', () => {
    const t = jubilee({ players: 3, decade: 1780, seats: [rich({ ships: [2] })] }).do(
      'use workers at 2',
      'done',
      'take ship-4',
    );
    expect(t.open).toEqual(['return ship-2 from pier', 'done']);
    t.do('done');
    expect(t.player(0).ships).toEqual([2, 4]);
  });

  it('AE-CMP-13 AE-BAD-57: with two players no second ship of four', () => {
    const t = jubilee({ players: 2, decade: 1780, seats: [rich({ ships: [4] })] }).do('use workers at 2', 'done');
    expect(t.refused('take ship-4')).toBe('one-of-this-size');
  });

  it('AE-AMB-28: no crew, no ship', () => {
    const t = jubilee({ players: 3, decade: 1780, seats: [rich()], empty: 80, fired: 1 }).do(
      'use workers at 2',
      'done',
    );
    expect([t.refused('take ship-6'), t.open.includes('take ship-4')]).toEqual(['no-crew', true]);
  });
});

describe('the end of cycle and decade', () => {
  it('AE-HSK-01 AE-HSK-02 AE-FLW-06: the start player passes to the left after three cycles, not after lamps', () => {
    expect(jubilee({ cycle: 'food', run: [{ step: 'end-cycle' }] }).told('start-player')[0]).toMatchObject({ seat: 1 });
    const t = jubilee({ cycle: 'lamps', seats: [rich(), rich()], run: [{ step: 'end-cycle' }] });
    expect(t.told('cycle')).toEqual([]);
  });

  it('AE-HSK-01: after each of the three cycles to the left neighbour, whoever started, and the next economy tile is exposed', () => {
    for (const cycle of ['food', 'clothes', 'cutlery'] as const) {
      const t = jubilee({ players: 3, start: 1, cycle, run: [] });
      const [first, next] = t.s.economy.slice(5).map((tile) => anniversary.sheet.economyMarkers.value[tile]);
      t.s.shownEconomy = 5;
      expect(t.rs.economy(t.s)).toEqual(first);
      t.s.agenda.push({ step: 'end-cycle' });
      t.engine.settle(t.s);
      expect([cycle, t.s.start, t.s.shownEconomy]).toEqual([cycle, 2, 7]);
      expect([t.s.importers[t.s.cycle], t.s.cycle]).toEqual([next?.importer, GOODS.indexOf(cycle) + 1]);
    }
    // After lamps it stays where it is until somebody is named at the end of the decade.
    const run = [{ step: 'end-cycle' }] as const;
    const lamps = jubilee({ players: 3, start: 1, cycle: 'lamps', seats: [rich()], event: 'lobby', run });
    expect([lamps.s.start, lamps.told('start-player')]).toEqual([1, []]);
  });

  it('AE-EX-44 AE-EOD-01 AE-EOD-02: wages of crews and warehouse workers: £8', () => {
    const t = jubilee({
      players: 3,
      seats: [rich({ ships: [4, 2], edges: ['food'] })],
      empty: 52,
      run: [{ step: 'harbor-wages' }],
    });
    expect(t.pounds(0, 'harbor-wages')).toBe(-8);
    expect(t.rs.endOfRound).toEqual([
      'harbor-wages',
      'dismissals',
      'event',
      'start-player',
      'return-markers',
      'next-decade',
    ]);
  });

  const leaving = () =>
    jubilee({
      players: 3,
      fired: 0,
      seats: [rich({ ships: [4], edges: ['food'], stored: { food: 3 } })],
      run: [{ step: 'dismissals', k: 0 }],
    });

  it('AE-EOD-03 AE-DP-91: a ship goes back to the display, its crew to the pool', () => {
    const t = leaving();
    const before = t.s.ships[1] ?? 0;
    t.do('dismiss ship ship-4');
    expect([t.s.fired, t.player(0).ships, (t.s.ships[1] ?? 0) - before]).toEqual([1, [], 1]);
  });

  it('AE-EOD-04 AE-DP-92: warehouse workers go to the pool; what no longer fits is lost', () => {
    const t = leaving().do('dismiss worker food', 'done');
    expect([t.s.fired, t.stored(0, 'food')]).toEqual([1, 0]);
  });

  it('AE-BAD-71: only after the wages were paid', () => {
    const order = leaving().rs.endOfRound;
    expect(order.indexOf('dismissals')).toBe(order.indexOf('harbor-wages') + 1);
    const seats = [rich({ ships: [4], edges: ['food'], cash: 50 })];
    const t = jubilee({ players: 3, empty: 44, seats, run: [{ step: 'end-round' }] });
    expect([t.step, t.player(0).cash]).toEqual(['dismiss', 50 - 2 * 3]);
  });

  it('AE-EOD-03: also a ship that needs no crew', () => {
    const t = jubilee({ seats: [rich({ ships: [2] })], fired: 0, run: [{ step: 'dismissals', k: 0 }] });
    t.do('dismiss ship ship-2');
    expect([t.s.fired, t.player(0).ships]).toEqual([0, []]);
  });

  const chooser = (seats: SeatSpec[], start = 0) =>
    jubilee({ players: 3, seats, start, run: [{ step: 'start-player' }] }).seat;

  it('AE-EOD-10 AE-DP-94 AE-BAD-82: the player with the lowest shares times value names the start player', () => {
    expect(chooser([rich({ shares: 5 }), rich({ shares: 4 }), rich({ shares: 6 })])).toBe(1);
    // Four shares at £20 are worth more than five at £15.
    expect(chooser([rich({ shares: 4, space: 29 }), rich({ shares: 5, space: 20 }), rich({ shares: 6 })])).toBe(1);
  });

  it('AE-EOD-11: in a tie the one with less cash, then the one later in turn order', () => {
    const tied = (cash: number) => rich({ shares: 4, cash });
    const other = rich({ shares: 6, cash: 0 });
    expect([chooser([tied(5), tied(6), other]), chooser([tied(6), tied(5), other])]).toEqual([0, 1]);
    expect([chooser([tied(5), tied(5), other]), chooser([tied(5), tied(5), other], 1)]).toEqual([1, 0]);
  });

  it('AE-EOD-12 AE-EOD-14 AE-FLW-01 AE-FLW-05: tiles come back, the next decade begins', () => {
    const t = jubilee({
      seats: [rich({ chart: { 6: 'workers' } })],
      run: [{ step: 'return-markers' }, { step: 'next-decade' }],
    });
    expect(t.player(0).chart).toEqual(['', '', '', '', '']);
    expect(t.told('decade')[0]).toMatchObject({ decade: 1780, level: 2 });
  });
});

describe('the end of the game', () => {
  const final = (seats: SeatSpec[]) =>
    jubilee({ players: 3, decade: 1810, seats, run: [{ step: 'final-exchanges', k: 0 }, { step: 'scoring' }] });

  it('AE-EX-46 AE-DP-103: three shares for £72', () => {
    const t = final([rich({ space: 41, shares: 16, cash: 84 })]).do('buy 3');
    expect([t.player(0).shares, t.player(0).cash]).toEqual([19, 12]);
  });

  it('AE-EX-47 AE-END-05 AE-END-06 AE-END-07: a contract of six costs six spaces: 418 instead of 456', () => {
    const score = (contracts: NonNullable<SeatSpec['contracts']>) =>
      jubilee({ players: 3, seats: [rich({ space: 41, shares: 19, contracts })], run: [{ step: 'scoring' }] }).told(
        'over',
      )[0]?.scores[0];
    expect([score({ food: 6 }), score({})]).toEqual([418, 456]);
  });

  it('AE-END-04 AE-AMB-59 AE-DP-102: with a loan nobody wins', () => {
    const seats = [rich({ shares: 0, loans: 1 }), rich({ shares: 1 }), rich({ shares: 2 })];
    expect(jubilee({ seats, run: [{ step: 'scoring' }] }).s.winners).toEqual([2]);
    const all = [0, 1, 2].map(() => rich({ shares: 0, loans: 1 }));
    expect(jubilee({ seats: all, run: [{ step: 'scoring' }] }).s.winners).toEqual([]);
  });

  it('AE-END-08: ties: cash, share value, levels, then shared', () => {
    const winners = (a: SeatSpec, b: SeatSpec) =>
      jubilee({ players: 2, seats: [a, b], run: [{ step: 'scoring' }] }).s.winners;
    const even = { shares: 6, space: 10 };
    expect(winners(rich({ ...even, cash: 5 }), rich({ ...even, cash: 4 }))).toEqual([0]);
    expect(winners(rich({ ...even }), rich({ shares: 5, space: 13 }))).toEqual([1]);
    expect(winners(rich({ ...even }), rich({ ...even, factories: [factory('food', { level: 2 })] }))).toEqual([1]);
    expect(winners(rich(even), rich(even))).toEqual([0, 1]);
    // The sum of the levels counts: one factory of level II is as good as two of level I.
    const two = [factory('food'), factory('lamps')];
    expect(
      winners(rich({ ...even, factories: two }), rich({ ...even, factories: [factory('food', { level: 2 })] })),
    ).toEqual([0, 1]);
  });

  it('AE-AMB-58 AE-DP-101: the last exchange may be left early', () => {
    const t = final([rich({ edges: ['food'], stored: { food: 2 }, shares: 2 })]).do('done');
    expect(t.stored(0, 'food')).toBe(2);
  });
});
