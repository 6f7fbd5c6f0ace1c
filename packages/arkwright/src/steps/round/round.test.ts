import { Engine, put } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../frames.ts';
import { spinningJenny, waterFrame } from '../../games.ts';
import { factory, jenny, type SeatSpec, type Situation, water } from '../../testing/position.ts';

const END: Frame[] = [{ step: 'end-cycle' }];

describe('the timetable', () => {
  /** Cycles and decades of a whole game in which everybody does as little as possible. */
  function walk(game: typeof spinningJenny) {
    const engine = new Engine(game.rules({ players: 2, options: { 'set-up': 'predetermined' }, sheet: game.sheet }));
    const told: string[] = [];
    const hear = (event: { kind: string; good?: unknown; decade?: unknown; event?: unknown }) => {
      if (event.kind === 'cycle') told.push(`${event.decade} ${event.good}`);
      if (event.kind === 'event') told.push(`${event.decade} ${event.event}`);
      if (event.kind === 'economy' || event.kind === 'placed' || event.kind === 'market') told.push(event.kind);
    };
    const s = engine.start('walk', hear);
    for (let open = engine.open(s); open.length > 0; ) {
      const move = open.find(({ do: verb }) => verb === 'done') ?? open[0];
      if (move) open = engine.apply(s, move, hear);
    }
    return { told, s };
  }

  it('FE-TIME-01 FE-TIME-09 FE-EOR-08 FE-END-01: Spinning Jenny: three decades of four cycles; the only event ends the game', () => {
    const { told, s } = walk(spinningJenny);
    expect(told.filter((line) => line.startsWith('1770'))).toEqual([
      '1770 food',
      '1770 clothes',
      '1770 cutlery',
      '1770 lamps',
    ]);
    expect(told.filter((line) => /^\d/.test(line))).toHaveLength(13);
    expect(told.at(-1)).toBe('1790 end-of-game');
    expect(s.agenda).toEqual([]);
    // Economy, two turns, production.
    expect(told.slice(1, 5)).toEqual(['economy', 'placed', 'placed', 'market']);
  });

  it('FE-TIME-10: Water Frame: five decades, an event at the end of each', () => {
    const { told } = walk(waterFrame);
    expect(told.filter((line) => /^\d/.test(line))).toHaveLength(25);
    expect(told.at(-1)).toBe('1810 end-of-game');
  });

  it('FE-TIME-08: the level rises with the new decade', () => {
    const t = jenny({ seats: [{ cash: 50 }, { cash: 50 }], decade: 1770, run: [{ step: 'next-decade' }] });
    expect(t.told('decade')[0]).toMatchObject({ decade: 1780, level: 2 });
  });
});

describe('the economy phase', () => {
  const cycle: Situation = { run: [{ step: 'cycle' }], seats: [{ cash: 50 }, { cash: 50 }], empty: 20 };

  it('FE-ECO-01 FE-ECO-02 FE-ECO-05: the importer advances one space, two workers come back to the market', () => {
    const t = jenny({ ...cycle, fired: 4, cycle: 'clothes' });
    expect([t.s.importers, t.s.market, t.s.fired]).toEqual([[0, 1, 0, 0], 62, 2]);
  });

  it('FE-ECO-03 FE-EX-36: the economy marker says how far and how many: 1 and 3', () => {
    const t = water({ ...cycle, fired: 4, run: [] });
    const marker = waterFrame.sheet.economyMarkers.value.findIndex(
      ({ importer, workers }) => importer === 1 && workers === 3,
    );
    t.s.economy = put(t.s.economy, 0, marker);
    t.s.shownEconomy = 0;
    t.s.agenda.push({ step: 'cycle' });
    t.engine.settle(t.s);
    expect([t.s.importers[0], t.s.market, t.s.fired, t.s.shownEconomy]).toEqual([1, 63, 1, 1]);
  });

  it('FE-ECO-04: with too few fired workers all of them come, and nothing is owed', () => {
    const t = jenny({ ...cycle, fired: 1 });
    expect([t.s.market, t.s.fired]).toEqual([61, 0]);
    // Those who are fired later do not come for the one who was missing: two, as always.
    t.s.fired = 5;
    t.s.agenda.push({ step: 'cycle' });
    t.engine.settle(t.s);
    expect([t.s.market, t.s.fired]).toEqual([63, 3]);
  });

  it('FE-ECO-06: so the importers of Spinning Jenny stand on 1, 2, 3', () => {
    const t = jenny({ ...cycle, importers: { food: 1 }, decade: 1780 });
    expect(t.s.importers[0]).toBe(2);
  });
});

describe('the end of a cycle', () => {
  it('FE-EOC-01: the left neighbour becomes start player', () => {
    const t = jenny({ players: 3, start: 2, seats: [{ cash: 9 }, { cash: 9 }, { cash: 9 }], run: END });
    expect([t.s.start, t.s.cycle]).toEqual([0, 1]);
  });

  it('FE-EOC-02: after the fourth cycle comes the end of the round', () => {
    const t = jenny({ cycle: 'lamps', seats: [{ cash: 9 }, { cash: 9 }], run: END });
    expect([t.told('markers-back').length, t.step, t.s.cycle]).toEqual([1, 'name-start', -1]);
  });

  it('FE-EOC-03: the owner of charisma may return it to name the start player', () => {
    const t = water({ players: 3, seats: [{ cash: 9 }, { cash: 9, tiles: ['charisma'] }, { cash: 9 }], run: END });
    expect([t.seat, t.open]).toEqual([1, ['name 0', 'name 1', 'name 2', 'done']]);
    t.do('name 0');
    expect([t.s.start, t.player(1).tiles, t.step]).toEqual([0, [], 'turn']);
    const kept = water({
      players: 3,
      seats: [{ cash: 9 }, { cash: 9, tiles: ['charisma'] }, { cash: 9 }],
      run: END,
    }).do('done');
    expect([kept.s.start, kept.player(1).tiles]).toEqual([1, ['charisma']]);
  });
});

describe('the end of a round', () => {
  const ROUND: Frame[] = [{ step: 'end-round' }];

  it('FE-EOR-01 FE-EOR-02: markers come back, then the event, the start player, obsolescence and the next decade', () => {
    expect(water().rs.endOfRound).toEqual([
      'return-markers',
      'harbor-wages',
      'dismissals',
      'brokers',
      'event',
      'start-player',
      'obsolescence',
      'next-decade',
    ]);
    const t = jenny({ decade: 1780, seats: [{ cash: 9, chart: { 2: 'quality', 4: 'workers' } }], run: ROUND });
    expect(t.player(0).chart).toEqual(['', '', '', '', '']);
  });

  it('FE-EOR-03 FE-EX-60: crews and warehouse workers are paid: one worker on the 4-ship at £4', () => {
    const t = water({ players: 3, empty: 60, seats: [{ cash: 50, ships: [4, 2] }], run: [{ step: 'harbor-wages' }] });
    expect(t.pounds(0, 'harbor-wages')).toBe(-4);
    const more = water({
      players: 3,
      empty: 60,
      seats: [{ cash: 50, ships: [4], edges: ['food', 'row-1'] }],
      run: [{ step: 'harbor-wages' }],
    });
    expect(more.pounds(0, 'harbor-wages')).toBe(-12);
  });

  it('FE-EOR-04 FE-EOR-05 FE-EOR-06 FE-BAD-72: warehouse workers singly, crews with their ship; goods without a space are lost', () => {
    const t = water({
      players: 3,
      fired: 0,
      seats: [{ ships: [6, 2], edges: ['food', 'row-1'], stored: { food: 5 } }],
      run: [{ step: 'dismissals', k: 0 }],
    });
    expect(t.open).toEqual(['dismiss worker food', 'dismiss worker row-1', 'dismiss ship ship-6', 'done']);
    // A part of a crew cannot be named, and no ship can be taken here.
    expect(t.refused('dismiss worker ship-6')).toBe('not-offered');
    expect(t.refused('take ship-8')).toBe('not-offered');
    expect(t.refused('dismiss ship ship-2')).toBe('no-crew-to-dismiss');
    t.do('dismiss worker food', 'dismiss ship ship-6', 'done');
    expect([t.s.fired, t.player(0).ships, t.stored(0, 'food'), t.s.ships[2]]).toEqual([3, [2], 2, 3]);
  });

  it('FE-EOR-07: then the event is revealed and carried out', () => {
    const t = water({ seats: [{ cash: 9 }, { cash: 9 }], event: 'world-exhibition', run: [{ step: 'event' }] });
    expect(t.told('event')[0]).toMatchObject({ event: 'world-exhibition', rule: 'FE-EVT-05' });
    expect([t.s.barrier, t.s.shownEvents]).toEqual([t.s.ply, 1]);
    const later = water({
      seats: [{ cash: 9 }, { cash: 9 }],
      event: 'world-exhibition',
      run: [{ step: 'turn', seat: 0 }, { step: 'event' }, { step: 'turn', seat: 0 }],
    }).do('use stock-exchange at 2', 'done', 'done');
    // What was turned up cannot be taken back.
    expect([later.s.barrier, later.s.ply > 0]).toEqual([later.s.ply, true]);
  });

  it('FE-EOR-09 FE-DEV-04: owners of a broker trade goods and shares in every event phase', () => {
    const owner = { cash: 50, space: 22, tiles: ['broker', 'small-warehouse'] as const, stored: { food: 1 } };
    const t = water({ seats: [owner, owner], run: [{ step: 'brokers', k: 0 }] });
    expect([t.step, t.seat]).toEqual(['exchange', 0]);
    t.do('sell 1 food', 'buy 1', 'sell shares 2');
    // One change of direction for each of them, and no contracts.
    expect([t.refused('buy 1'), t.refused('contract food 2')]).toEqual(['one-way', 'not-offered']);
    t.do('done');
    expect([t.player(0).cash, t.player(0).shares]).toEqual([50 + 2 - 16 + 32, 14]);
    expect([t.seat, t.open.includes('buy 1'), t.open.includes('sell shares 1')]).toEqual([1, true, true]);
    expect(water({ seats: [{ cash: 50 }], run: [{ step: 'brokers', k: 0 }] }).step).toBeUndefined();
    const other = water({ seats: [owner], run: [{ step: 'brokers', k: 0 }] }).do('sell shares 1', 'buy 1');
    expect(other.player(0).shares).toBe(15);
  });

  it('FE-EOR-04: asked is who has a warehouse worker or a crew; of two ships alike one is named', () => {
    const at = (spec: SeatSpec) =>
      water({ players: 3, seats: [{ cash: 50, ...spec }], run: [{ step: 'dismissals', k: 0 }] });
    expect([at({}).step, at({ ships: [2] }).step, at({ ships: [2, 2] }).step]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([at({ ships: [4, 4] }).open, at({ edges: ['row-2'] }).open]).toEqual([
      ['dismiss ship ship-4', 'done'],
      ['dismiss worker row-2', 'done'],
    ]);
    expect(at({ ships: [2, 4] }).open).toEqual(['dismiss ship ship-4', 'done']);
  });

  it('FE-EVT-02 FE-EVT-09 FE-EOR-07: what lasted a decade ends: the opened space, the joker', () => {
    const t = water({
      seats: [{ cash: 50, joker: 1 }],
      lasting: ['hamburg-credit-crisis', 'bureaucracy'],
      event: 'world-exhibition',
      run: [{ step: 'event' }],
    });
    expect([t.player(0).joker, t.s.lasting]).toEqual([0, ['bureaucracy']]);
    expect(t.told('event-ends').map(({ event }) => event)).toEqual(['hamburg-credit-crisis']);
    const opened = water({
      seats: [{ cash: 50, factories: [factory('food')] }],
      lasting: ['hamburg-credit-crisis'],
      event: 'world-exhibition',
      run: [{ step: 'turn', seat: 0 }, { step: 'event' }],
    }).do('use workers at 10', 'done', 'done');
    expect(opened.player(0).opened).toBe(0);
  });

  it('FE-EOR-10: after End of Game nothing of the rest happens', () => {
    const t = jenny({ decade: 1790, seats: [{ cash: 0 }, { cash: 0 }], run: ROUND });
    expect([t.step, t.told('start-player'), t.told('over').length]).toEqual([undefined, [], 1]);
  });
});

describe('the start player of a decade', () => {
  const START: Frame[] = [{ step: 'start-player' }];
  const who = (seats: SeatSpec[], start = 0) => jenny({ seats, start, run: START }).seat;

  it('FE-STP-01: the lowest portfolio names him', () => {
    expect(
      who([
        { shares: 10, space: 22 },
        { shares: 9, space: 22 },
        { shares: 12, space: 22 },
      ]),
    ).toBe(1);
  });

  it('FE-STP-02 FE-STP-03: tie: less cash, then the last in turn order', () => {
    expect(who([{ cash: 5 }, { cash: 4 }, { cash: 6 }])).toBe(1);
    expect(who([{ cash: 4 }, { cash: 5 }, { cash: 6 }])).toBe(0);
    expect(who([{ cash: 5 }, { cash: 5 }, { cash: 5 }])).toBe(2);
    expect(who([{ cash: 5 }, { cash: 5 }, { cash: 5 }], 1)).toBe(0);
  });

  it('FE-STP-04 FE-BAD-71: any player, also himself or the present one; nobody else decides', () => {
    const t = jenny({ seats: [{ cash: 1 }, { cash: 5 }, { cash: 5 }], run: START });
    expect([t.seat, t.open]).toEqual([0, ['name 0', 'name 1', 'name 2']]);
    expect(t.refused('done')).toBe('must-name');
    expect(t.refused('name 3')).toBe('not-offered');
    t.do('name 2');
    expect(t.s.start).toBe(2);
    expect(t.refused('name 1')).toBe('game-over');
  });

  it('FE-STP-05: the owner of charisma may name him instead', () => {
    const seats: SeatSpec[] = [{ cash: 1 }, { cash: 5, tiles: ['charisma'] }, { cash: 5 }];
    const t = water({ seats, run: START });
    expect(t.seat).toBe(1);
    expect(water({ seats, run: START }).do('done').seat).toBe(0);
  });
});

describe('obsolescence', () => {
  const OBSOLETE: Frame[] = [{ step: 'obsolescence' }];
  const old = (good: 'food' | 'clothes' | 'lamps', level = 1) => factory(good, { level });

  it('FE-OBS-01 FE-OBS-10: before 1790 for level I; Water Frame also before 1800 and 1810, as the sheet says', () => {
    const t = jenny({ decade: 1780, fired: 10, seats: [{ factories: [old('food'), old('lamps', 2)] }], run: OBSOLETE });
    expect([t.factory(0, 'food').additional, t.factory(0, 'lamps').additional]).toEqual([2, 0]);
    expect(
      jenny({ decade: 1770, fired: 10, seats: [{ factories: [old('food')] }], run: OBSOLETE }).factory(0, 'food')
        .additional,
    ).toBe(0);
    expect(water().rs.obsolete).toEqual([0, 0, 0, 1, 1, 2]);
    const late = water({
      decade: 1800,
      fired: 10,
      seats: [{ factories: [old('food', 2), old('lamps', 3)] }],
      run: OBSOLETE,
    });
    expect([late.factory(0, 'food').additional, late.factory(0, 'lamps').additional]).toEqual([2, 0]);
  });

  it('FE-OBS-02 FE-OBS-03 FE-OBS-04 FE-OBS-09: two workers beside the marker, from fired first; nobody is asked, output and quality stay', () => {
    const t = jenny({
      decade: 1780,
      fired: 1,
      empty: 20,
      seats: [{ cash: 9, factories: [old('food')] }],
      run: OBSOLETE,
    });
    expect([t.s.fired, t.s.market, t.factory(0, 'food').workers, t.appeal(0, 'food')]).toEqual([
      0,
      59,
      [2, 2, 0, 0],
      3,
    ]);
    expect([t.player(0).cash, t.step]).toEqual([9, undefined]);
  });

  it('FE-OBS-05 FE-OBS-06 FE-EX-34: five workers for M 1, A 1, H 2 factories: M 2, A 1, H 1 + 1; A pays £5, H £10', () => {
    const t = jenny({
      decade: 1780,
      fired: 3,
      empty: 78,
      seats: [
        { cash: 50, factories: [old('food')] },
        { cash: 50, factories: [old('lamps')] },
        { cash: 50, factories: [old('food'), old('clothes')] },
      ],
      run: OBSOLETE,
    });
    expect(t.s.players.map((p) => p.factories.map((f) => f?.additional ?? 0))).toEqual([
      [2, 0, 0, 0],
      [0, 0, 0, 1],
      [1, 1, 0, 0],
    ]);
    expect(t.s.players.map((p) => p.cash)).toEqual([50, 45, 40]);
  });

  it('FE-OBS-07: they are paid in the production phase, cannot be fired, and go when the factory is closed', () => {
    const aged = { cash: 50, factories: [factory('food', { additional: 2, obsolete: 1 })] };
    const paid = jenny({ decade: 1790, seats: [aged], empty: 4, cycle: 'food', run: [{ step: 'wages' }] });
    const young = { cash: 50, factories: [factory('food')] };
    const less = jenny({ decade: 1790, seats: [young], empty: 4, cycle: 'food', run: [{ step: 'wages' }] });
    expect([paid.pounds(0, 'wages'), less.pounds(0, 'wages')]).toEqual([-12, -8]);
    const kept = jenny({ decade: 1790, seats: [aged] }).do('use workers at 2');
    expect([kept.refused('fire 1 food row 0'), kept.open.includes('fire 3 food row 2')]).toEqual([
      'additional-stay',
      false,
    ]);
    const t = jenny({ decade: 1790, fired: 0, seats: [aged] }).do('use factory at 2', 'close food');
    expect(t.s.fired).toBe(6);
  });

  it('FE-OBS-08: a factory that has or has paid for them does not become obsolete again', () => {
    const t = water({
      decade: 1790,
      fired: 9,
      seats: [{ cash: 50, factories: [factory('food', { additional: 1, obsolete: 1 })] }],
      run: OBSOLETE,
    });
    expect([t.factory(0, 'food').additional, t.s.fired, t.player(0).cash]).toEqual([1, 9, 50]);
    // Nobody is there to be taken: £10 are paid once, and not once more in the next decade.
    const twice = water({
      decade: 1790,
      fired: 0,
      empty: 80,
      seats: [{ cash: 50, factories: [factory('food')] }],
      run: [...OBSOLETE, ...OBSOLETE],
    });
    expect([twice.player(0).cash, twice.factory(0, 'food').obsolete]).toEqual([40, 1]);
  });

  it('FE-OBS-03 FE-OBS-06: the last fired worker and the last of the market are taken before anything is paid', () => {
    const seats = [{ cash: 50, factories: [old('food')] }];
    const at = (fired: number, empty: number) => jenny({ decade: 1780, fired, empty, seats, run: OBSOLETE });
    expect([at(2, 80).player(0).cash, at(1, 80).player(0).cash, at(0, 79).player(0).cash]).toEqual([50, 45, 45]);
    expect([at(0, 78).player(0).cash, at(0, 78).s.market]).toEqual([50, 0]);
  });

  it('FE-OBS-06: also the second player pays for his own', () => {
    const two = { cash: 50, factories: [old('food')] };
    const t = jenny({ decade: 1780, fired: 2, empty: 80, seats: [two, two], run: OBSOLETE });
    expect(t.s.players.map((p) => [p.cash, p.factories[0]?.additional])).toEqual([
      [45, 1],
      [45, 1],
    ]);
  });
});
