import { describe, expect, it } from 'vitest';
import { factory, jenny, jubilee, type SeatSpec, type Situation, water } from '../../testing/position.ts';
import { TILES } from '../../tiles/names.ts';

const seat: SeatSpec = { cash: 100, space: 22, factories: [factory('food'), factory('lamps')] };
const offer = (spec: SeatSpec = {}, position: Situation = {}) =>
  water({ players: 3, ...position, seats: [{ ...seat, ...spec }] }).do('use workers at 2', 'done');

describe('grey markers', () => {
  it('FE-TSM-01: for nothing, one marker, or none', () => {
    const t = jenny({ players: 4, seats: [seat] }).do('use workers at 2', 'done', 'take first-quality');
    expect([t.player(0).markers, t.player(0).cash, t.step]).toEqual([['first-quality'], 98, undefined]);
    expect(
      jenny({ players: 4, seats: [seat] })
        .do('use workers at 2', 'done', 'done')
        .player(0).markers,
    ).toEqual([]);
  });

  it('say what they do by the spaces that there are', () => {
    const t = jenny({ players: 4, seats: [seat] }).do('use workers at 2', 'done');
    const { chart, machinery } = t.rs;
    const spaces = (machinery['first-machinery'] ?? []).map((least) => chart.find((pounds) => pounds >= least));
    expect(t.option('take first-machinery')?.notes).toEqual([{ code: 'thresholds', params: { pounds: spaces } }]);
    expect(spaces.every((pounds) => pounds !== undefined && chart.includes(pounds))).toBe(true);
  });

  it('FE-TSM-01 FE-TSM-07: nothing speaks against taking none, nor against a tile that is on offer', () => {
    const t = offer({ tiles: ['school'] }, { onlyTiles: ['office', 'school'] });
    expect(['done', 'take tile office', 'take tile school', 'take tile agent'].map((line) => t.said(line))).toEqual([
      ['open'],
      ['open'],
      ['own-this-tile'],
      ['not-on-offer'],
    ]);
  });

  it('FE-TSM-02 FE-TSM-03 FE-BAD-55: only of the current or an earlier level: dark grey from 1780 on', () => {
    const early = jenny({ players: 4, seats: [seat] }).do('use workers at 2', 'done');
    expect(early.refused('take second-quality')).toBe('marker-not-yet');
    const later = jenny({ players: 4, decade: 1780, seats: [seat] }).do(
      'use workers at 2',
      'done',
      'take second-quality',
    );
    expect(later.player(0).markers).toEqual(['second-quality']);
    // Water Frame has dark ones in rows III and IV.
    expect(offer({}, { decade: 1790 }).refused('take second-machinery')).toBe('marker-not-yet');
    expect(offer({}, { decade: 1800 }).open).toContain('take second-machinery');
    // Only a tile that says so reaches further.
    expect(offer({ tiles: ['office'] }, { decade: 1790 }).refused('take second-machinery')).toBe('marker-not-yet');
  });

  it('FE-TSM-02: one leaves the mat; what lies on it no longer, early or late, is not on offer', () => {
    const lying = jenny({ players: 4, seats: [seat] });
    const before = lying.s.mat;
    lying.do('use workers at 2', 'done', 'take first-quality');
    expect(lying.s.mat.map((markers, i) => markers - (before[i] ?? 0)).filter((by) => by !== 0)).toEqual([-1]);
    const t = offer({}, { decade: 1780 });
    t.s.mat = t.s.mat.map(() => 0);
    t.s.ships = t.s.ships.map(() => 0);
    for (const line of ['take first-quality', 'take second-quality', 'take ship-6'])
      expect([t.refused(line), t.rule(line), t.option(line)?.unlisted]).toEqual(['not-on-offer', 'FE-TSM-02', true]);
  });

  it('FE-SET-01: in Spinning Jenny there are no ships and no tiles', () => {
    const t = jenny({ players: 4, seats: [seat] }).do('use workers at 2', 'done');
    for (const line of ['take ship-2', 'take tile office', 'broker 1'])
      expect([t.refused(line), t.rule(line)]).toEqual(['not-in-this-game', 'FE-SET-01']);
  });

  it('FE-TSM-04 FE-TSM-05 FE-EX-25 FE-BAD-56: not two of the same name and shade; light and dark are different; kept to the end', () => {
    const t = jenny({ players: 4, decade: 1780, seats: [{ ...seat, markers: ['first-distribution'] }] }).do(
      'use workers at 2',
      'done',
    );
    expect(t.refused('take first-distribution')).toBe('own-this-marker');
    t.do('take second-distribution');
    expect(t.player(0).markers).toEqual(['first-distribution', 'second-distribution']);
  });

  it('FE-TSM-06: usable from his next turn on', () => {
    const run = [
      { step: 'turn', seat: 0 },
      { step: 'turn', seat: 0 },
    ] as const;
    const t = jenny({ players: 4, seats: [seat], run }).do('use workers at 2', 'done', 'take first-quality');
    expect(t.open).toContain('use first-quality at 4');
  });
});

describe('development tiles', () => {
  it('FE-TSM-07 FE-TSM-08 FE-BAD-58: any tile on offer, whatever the level, but not one he has', () => {
    const t = offer({ tiles: ['school'] }, { onlyTiles: ['school', 'office', 'patron-food', 'patron-lamps'] });
    expect(t.refused('take tile school')).toBe('own-this-tile');
    expect(t.refused('take tile agent')).toBe('not-on-offer');
    expect(t.open).toContain('take tile patron-lamps');
    t.do('take tile office');
    expect([t.player(0).tiles, t.s.tiles.reduce((a, b) => a + b)]).toEqual([['school', 'office'], 3]);
  });

  it('FE-TSM-07 FE-TSM-08: each of the tiles can be had, once', () => {
    const all = offer({}, { onlyTiles: TILES });
    expect(all.open.filter((line) => line.startsWith('take tile'))).toEqual(TILES.map((tile) => `take tile ${tile}`));
    const last = offer({ tiles: ['school'] }, { onlyTiles: ['office'] });
    expect([last.refused('take tile school'), last.refused('take tile agent')]).toEqual([
      'own-this-tile',
      'not-on-offer',
    ]);
  });

  it('FE-TSM-09 FE-BAD-59: with a fifth one of the others goes back at once', () => {
    const t = offer({ tiles: ['school', 'agent', 'patent', 'office'] }, { onlyTiles: ['charisma'] }).do(
      'take tile charisma',
    );
    expect(
      offer({ tiles: ['school', 'agent', 'patent', 'office'] }, { onlyTiles: ['charisma'] }).notes(
        'take tile charisma',
      ),
    ).toEqual(['tile', 'another-back']);
    expect(t.open).toEqual(['return tile school', 'return tile agent', 'return tile patent', 'return tile office']);
    expect(t.refused('done')).toBe('return-a-tile');
    t.do('return tile agent');
    expect(t.player(0).tiles).toEqual(['school', 'patent', 'office', 'charisma']);
    expect(t.s.tiles.reduce((a, b) => a + b)).toBe(1);
  });

  it('FE-TSM-10 FE-DEV-10: foreman and workshop are assigned when taken, and may be moved instead of taking', () => {
    const t = offer({}, { onlyTiles: ['foreman'] }).do('take tile foreman', 'assign foreman to lamps');
    expect(t.player(0).foreman).toBe(3);
    const moved = offer({ tiles: ['workshop'], workshop: 'food' }).do('assign workshop to lamps');
    expect([moved.player(0).workshop, moved.step]).toEqual([3, undefined]);
  });

  it('FE-TSM-11 FE-DEV-16 FE-EX-53: the goods of a small warehouse given back move to the large one or are lost', () => {
    const t = offer(
      { tiles: ['small-warehouse', 'agent', 'patent', 'office'], stored: { food: 3, lamps: 1 }, edges: ['row-1'] },
      { onlyTiles: ['broker'] },
    ).do('take tile broker', 'return tile small-warehouse');
    expect([t.stored(0, 'food'), t.stored(0, 'lamps')]).toEqual([2, 1]);
  });

  it('FE-TSM-12 FE-DEV-04 FE-BAD-62: instead, the broker is returned for one or two shares at half price, rounded up', () => {
    const t = offer({ tiles: ['broker'], space: 28 }).do('broker 2');
    expect([t.player(0).shares, t.player(0).cash, t.player(0).tiles]).toEqual([17, 98 - 19, []]);
    expect(
      offer({ tiles: ['broker'], space: 28 })
        .do('broker 1')
        .player(0).cash,
    ).toBe(98 - 10);
    expect(offer({ tiles: ['broker'], space: 28 }).said('broker 1')).toEqual(['open']);
    // One just taken cannot be used now.
    expect(offer({}, { onlyTiles: ['broker'] }).refused('broker 1')).toBe('broker-owned-before');
    const without = offer({ tiles: ['office'] });
    expect([without.refused('broker 1'), without.refused('broker 2')]).toEqual([
      'broker-owned-before',
      'broker-owned-before',
    ]);
    expect(without.listed.filter((line) => line.startsWith('broker'))).toEqual([]);
  });

  it('FE-TSM-12 FE-STX-04: as many as the tile, the bank and the cash allow, and none with an open loan', () => {
    const open = (spec: SeatSpec) =>
      offer({ tiles: ['broker'], space: 28, ...spec }).open.filter((line) => line.startsWith('broker'));
    // £10 for one share at £19, £19 for two.
    expect([open({ cash: 2 + 18 }), open({ cash: 2 + 19 })]).toEqual([['broker 1'], ['broker 1', 'broker 2']]);
    expect([open({ cash: 2 + 9 }), open({ cash: 2 + 10 }), open({ shares: 29 })]).toEqual([
      [],
      ['broker 1'],
      ['broker 1'],
    ]);
    const t = offer({ tiles: ['broker'], space: 28, cash: 2 + 18 });
    expect([t.refused('broker 2'), offer({ tiles: ['broker'], space: 28, cash: 11 }).refused('broker 1')]).toEqual([
      'cannot-afford',
      'cannot-afford',
    ]);
    const loan = offer({ tiles: ['broker'], loans: 1 });
    expect([loan.refused('broker 1'), loan.rule('broker 1')]).toEqual(['repay-first', 'FE-STX-04']);
    expect(loan.open.filter((line) => line.startsWith('broker'))).toEqual([]);
    expect(offer({ tiles: ['broker'], space: 28 }).refused('broker 3')).toBeDefined();
  });

  it('FE-TSM-10: to a factory that there is, and to another one than now', () => {
    const open = (spec: SeatSpec) =>
      offer({ factories: [factory('clothes'), factory('food'), factory('lamps')], ...spec }).open.filter((line) =>
        line.startsWith('assign'),
      );
    expect(open({ tiles: ['workshop'], workshop: 'lamps' })).toEqual([
      'assign workshop to food',
      'assign workshop to clothes',
    ]);
    expect(open({ tiles: ['office'] })).toEqual([]);
    const t = offer({}, { onlyTiles: ['foreman', 'workshop'] }).do('take tile foreman');
    expect([t.open, t.refused('assign foreman to clothes'), t.rule('assign foreman to clothes')]).toEqual([
      ['assign foreman to food', 'assign foreman to lamps'],
      'no-factory',
      'FE-DEV-10',
    ]);
    // Without a factory there is nothing to be assigned to.
    expect(offer({ factories: [] }, { onlyTiles: ['foreman'] }).do('take tile foreman').step).toBeUndefined();
  });

  it('FE-TSM-09 FE-TSM-07: four tiles are kept; a fourth one asks for nothing', () => {
    const t = offer({ tiles: ['school', 'agent', 'patent'] }, { onlyTiles: ['charisma'] }).do('take tile charisma');
    expect([t.player(0).tiles.length, t.step]).toEqual([4, undefined]);
  });

  it('FE-TSM-09 FE-DEV-11: a tile taken again starts anew', () => {
    const t = offer({ inventorUses: 3 }, { onlyTiles: ['inventor'] }).do('take tile inventor');
    expect(t.player(0).inventorUses).toBe(0);
    expect(Object.keys(t.player(0))).toEqual(Object.keys(t.player(1)));
    const plain = offer({}, { onlyTiles: ['office'] }).do('take tile office');
    expect(Object.keys(plain.player(0))).toEqual(Object.keys(plain.player(1)));
  });

  it('FE-DEV-11: the inventor costs £5 when taken', () => {
    const t = offer({}, { onlyTiles: ['inventor'] }).do('take tile inventor');
    expect(t.player(0).cash).toBe(93);
  });

  it('FE-TSM-13: with the inventor a marker or ship of the next level; then he is returned or paid', () => {
    const t = offer({ tiles: ['inventor'] }, { decade: 1770 }).do('take ship-4');
    expect([t.player(0).ships, t.step]).toEqual([[4], 'inventor']);
    t.do('keep inventor');
    expect([t.player(0).cash, t.player(0).tiles]).toEqual([88, ['inventor']]);
    const grey = offer({ tiles: ['inventor'] }, { decade: 1790 }).do('take second-machinery', 'done');
    expect([grey.player(0).markers, grey.player(0).tiles]).toEqual([['second-machinery'], []]);
    expect(
      offer({ tiles: ['inventor'] }, { decade: 1790 })
        .do('take second-machinery', 'keep inventor')
        .player(0).cash,
    ).toBe(88);
    // What is not ahead is no use of him, be it of an earlier level or of the current one.
    const current = offer({ tiles: ['inventor'] }, { decade: 1770 }).do('take first-machinery');
    expect([current.step, current.player(0).tiles]).toEqual([undefined, ['inventor']]);
    const now = offer({ tiles: ['inventor'] }, { decade: 1790 }).do('take first-machinery');
    expect([now.step, now.player(0).tiles]).toEqual([undefined, ['inventor']]);
    expect(t.told('took').map(({ ahead }) => ahead)).toEqual([true]);
  });

  it('FE-EVT-04 FE-ADM-11: a tile of the Lobby belongs to no main action', () => {
    const run = [{ step: 'turn', seat: 0 }, { step: 'event' }] as const;
    const t = water({ players: 3, event: 'lobby', seats: [seat], run }).do('use workers at 2', 'done', 'done');
    expect([t.step, t.refused('hire 1 food row 3'), t.rule('hire 1 food row 3')]).toEqual([
      'special',
      'not-offered',
      'FE-EVT-04',
    ]);
  });
});

describe('ships', () => {
  it('FE-TSM-14 FE-TSM-17 FE-TSM-18: two at most; crews come from the market at once and are not paid now', () => {
    const t = offer({}, { decade: 1780, empty: 20 }).do('take ship-6');
    expect([t.player(0).ships, t.s.market, t.player(0).cash]).toEqual([[6], 58, 98]);
    const run = [{ step: 'turn', seat: 0 }] as const;
    const used = water({ players: 3, seats: [{ ...seat, ships: [2, 2], chart: { 4: 'ship-2' } }], run }).do(
      'use workers at 2',
      'done',
    );
    // The ship on the chart still has its pier.
    expect(used.refused('take ship-2')).toBe('larger-ship-only');
  });

  it('FE-TSM-02 FE-CMP-20: there is one of capacity 8, and it is taken like any other, but not before its level', () => {
    expect(offer({}, { decade: 1800 }).do('take ship-8').player(0).ships).toEqual([8]);
    const early = offer({}, { decade: 1770 });
    expect([early.s.ships[3], early.refused('take ship-8')]).toEqual([1, 'marker-not-yet']);
  });

  it('FE-TSM-15 FE-BAD-60 FE-EX-54: with both piers full only a larger ship, and it replaces a smaller one', () => {
    const t = offer({ ships: [2, 4] }, { decade: 1780, empty: 20 });
    expect(t.refused('take ship-2')).toBe('larger-ship-only');
    t.do('take ship-6');
    expect(t.open).toEqual(['return ship-2 from pier', 'return ship-4 from pier']);
    t.do('return ship-2 from pier');
    // Crew 1 + 2: two more come from the market.
    expect([t.player(0).ships, t.s.market]).toEqual([[6, 4], 58]);
    expect(
      offer({ ships: [4, 2] }, { decade: 1780 })
        .do('take ship-4')
        .player(0).ships,
    ).toEqual([4, 4]);
    const alike = offer({ ships: [2, 2], chart: { 4: 'ship-2' } }, { decade: 1780 }).do('take ship-4');
    expect(alike.do('return ship-2 from pier').player(0).chart.slice(0, 2)).toEqual(['workers', 'ship-2']);
    // With a free pier there is no exchange.
    expect(
      offer({ ships: [2] }, { decade: 1780 })
        .do('take ship-4')
        .player(0).ships,
    ).toEqual([2, 4]);
  });

  it('FE-TSM-14 FE-TSM-17: a ship leaves the mat, the one it replaces comes back to it', () => {
    const t = offer({ ships: [2, 4] }, { decade: 1780, empty: 20 });
    const before = t.s.ships;
    t.do('take ship-6', 'return ship-2 from pier');
    expect(t.s.ships.map((ships, i) => ships - (before[i] ?? 0))).toEqual([1, 0, -1, 0, 0]);
    const docked = offer({}, { decade: 1780 });
    const mat = docked.s.ships;
    docked.do('take ship-4');
    expect(docked.s.ships.map((ships, i) => ships - (mat[i] ?? 0))).toEqual([0, -1, 0, 0, 0]);
  });

  it('FE-TSM-17: not without workers for its crew, beyond those of the ship it replaces', () => {
    const few = (workers: number, ships: readonly number[]) =>
      offer({ ships: [...ships] }, { decade: 1780, empty: 80, fired: workers });
    // A ship of six needs two, one of four one.
    expect([few(1, []).refused('take ship-6'), few(1, []).rule('take ship-6')]).toEqual(['no-crew', 'FE-TSM-17']);
    expect(few(2, []).open).toContain('take ship-6');
    const t = few(1, [2, 4]);
    expect(t.do('take ship-6').player(0).ships).toEqual([2, 6]);
    expect(few(1, [4, 2]).do('take ship-6').player(0).ships).toEqual([6, 2]);
    // With a free pier nothing is replaced, not even to spare the crew.
    expect(few(1, [4]).refused('take ship-6')).toBe('no-crew');
    expect([few(0, [2, 4]).refused('take ship-6'), few(0, [2, 2]).refused('take ship-6')]).toEqual([
      'no-crew',
      'no-crew',
    ]);
  });

  it('FE-TSM-15 FE-TSM-13: a ship of the next level that replaces one uses the inventor as well', () => {
    const t = offer({ ships: [2, 2], tiles: ['inventor'] }, { decade: 1770 }).do('take ship-4');
    expect([t.step, t.player(0).ships]).toEqual(['inventor', [4, 2]]);
    expect(t.do('keep inventor').player(0).cash).toBe(88);
    const plain = offer({ ships: [2, 2], tiles: ['inventor'] }, { decade: 1780 }).do('take ship-4');
    expect([plain.step, plain.player(0).tiles]).toEqual([undefined, ['inventor']]);
    const docked = offer({ tiles: ['inventor'] }, { decade: 1780 }).do('take ship-4');
    expect(docked.step).toBeUndefined();
  });

  it('FE-TSM-16: exchanged for one on the chart it takes its place there, and needs the payment of its own capacity', () => {
    const run = [
      { step: 'turn', seat: 0 },
      { step: 'turn', seat: 0 },
    ] as const;
    const t = water({ players: 3, decade: 1780, seats: [{ ...seat, ships: [2, 4], chart: { 4: 'ship-2' } }], run }).do(
      'use workers at 2',
      'done',
      'take ship-6',
    );
    expect(t.open).toEqual(['return ship-2 from chart', 'return ship-4 from pier']);
    t.do('return ship-2 from chart');
    expect(t.player(0).chart[1]).toBe('ship-6');
    expect(t.refused('reuse ship-6 at 4')).toBe('ship-needs-capacity');
  });

  it('FE-BAD-61: with two players only the small ships are in the game', () => {
    const t = water({ players: 2, decade: 1780, seats: [seat] }).do('use workers at 2', 'done');
    expect([t.refused('take ship-4'), t.option('take ship-4')?.unlisted]).toEqual(['not-in-this-game', true]);
    expect(t.open).toContain('take ship-2');
    const later = offer({}, { decade: 1770 });
    expect([later.refused('take ship-4'), later.option('take ship-4')?.unlisted]).toEqual([
      'marker-not-yet',
      undefined,
    ]);
  });

  it('AE-TIL-13 AE-TIL-15: a larger ship may replace one although a dock is free, when only so there is a crew', () => {
    const few = (workers: number) =>
      jubilee({ players: 3, decade: 1780, seats: [{ ...seat, ships: [4] }], empty: 80, fired: workers }).do(
        'use workers at 2',
        'done',
      );
    const t = few(1).do('take ship-6');
    expect([t.player(0).ships, t.s.fired]).toEqual([[6], 0]);
    expect([few(2).do('take ship-6').open, few(0).refused('take ship-6')]).toEqual([
      ['return ship-4 from pier', 'done'],
      'no-crew',
    ]);
  });

  it('AE-CMP-13 AE-TIL-12: with two players no second ship of four, also not for the small one', () => {
    const t = jubilee({ decade: 1780, seats: [{ ...seat, ships: [2, 4] }] }).do('use workers at 2', 'done');
    expect([t.refused('take ship-4'), t.rule('take ship-4')]).toEqual(['one-of-this-size', 'AE-CMP-13']);
  });
});
