import { describe, expect, it } from 'vitest';
import { factory, jenny, water } from '../../testing/position.ts';

const seat = { cash: 100, factories: [factory('food'), factory('lamps')] };

describe('hiring', () => {
  it('FE-WRK-01 FE-WRK-05 FE-CMP-24: any number for nothing more, over any factories, from the top of the market', () => {
    const t = jenny({ seats: [seat], empty: 20 }).do(
      'use workers at 2',
      'hire 2 food row 3',
      'hire 3 lamps row 3',
      'done',
    );
    expect([t.player(0).cash, t.s.market]).toEqual([98, 55]);
    expect([t.factory(0, 'food').workers, t.factory(0, 'lamps').workers]).toEqual([
      [2, 2, 2, 0],
      [3, 3, 3, 0],
    ]);
  });

  it('FE-WRK-02 FE-BAD-24 FE-BAD-25: from fired only when the market is empty, and not at all when both are', () => {
    const t = jenny({ seats: [seat], empty: 79, fired: 1 }).do('use workers at 2', 'hire 1 food row 3');
    // The market's last worker came first; the fired one only now.
    expect([t.s.market, t.s.fired]).toEqual([0, 1]);
    t.do('hire 1 food row 3');
    expect([t.s.market, t.s.fired]).toEqual([0, 0]);
    expect(t.refused('hire 1 lamps row 3')).toBe('no-workers-left');
  });

  it('FE-WRK-03: also on rows that stay incomplete or cannot produce', () => {
    const t = jenny({ seats: [seat] }).do('use workers at 2', 'hire 1 food row 4');
    expect(t.factory(0, 'food').workers).toEqual([2, 2, 0, 1]);
  });

  it('FE-WRK-04: a worker comes only with his place', () => {
    const t = jenny({ seats: [seat] }).do('use workers at 2');
    expect(t.open.every((line) => line === 'done' || /^(hire|fire) \d \w+ row \d$/.test(line))).toBe(true);
    expect(t.refused('hire 3 food row 3')).toBe('no-free-space');
  });

  it('FE-CMP-26 FE-WRK-04: a machine takes a space as a worker does', () => {
    const full = factory('food', { workers: [2, 1, 0, 0], machines: [0, 1, 0, 0] });
    const half = factory('lamps', { workers: [3, 1, 0, 0], machines: [0, 1, 0, 0] });
    const t = jenny({ seats: [{ cash: 100, factories: [full, half] }] }).do('use workers at 2');
    expect(t.refused('hire 1 food row 2')).toBe('no-free-space');
    expect(t.open.filter((line) => line.startsWith('hire') && line.endsWith('row 2'))).toEqual(['hire 1 lamps row 2']);
  });

  it('FE-WRK-06 FE-BAD-26: in 1790 not for a good whose cycle is over, but still for the running one', () => {
    const t = jenny({ seats: [seat], decade: 1790, cycle: 'lamps' }).do('use workers at 2');
    expect(t.refused('hire 1 food row 3')).toBe('finished-for-the-game');
    expect(t.open).toContain('hire 1 lamps row 3');
    expect(jenny({ seats: [seat], decade: 1780, cycle: 'lamps' }).do('use workers at 2').open).toContain(
      'hire 1 food row 3',
    );
  });

  it('FE-WRK-07: in 1810 it marks the factory instead', () => {
    const t = water({ seats: [seat], decade: 1810, cycle: 'lamps' }).do(
      'use workers at 2',
      'hire 1 food row 3',
      'hire 1 lamps row 3',
    );
    expect([t.factory(0, 'food').marked, t.factory(0, 'lamps').marked]).toEqual([1, 0]);
    expect(t.factory(0, 'food').workers[0]).toBe(2);
  });

  it('FE-WRK-05 FE-WRK-02 FE-CMP-26: as many as there are spaces and workers, and at least one', () => {
    const t = jenny({ seats: [seat], empty: 79, fired: 1 }).do('use workers at 2');
    expect(t.open.filter((line) => line.includes('lamps row 3'))).toEqual(['hire 1 lamps row 3', 'hire 2 lamps row 3']);
    // Three spaces, two workers; in a full row none; in a row of two with two workers the spaces end it.
    expect([t.refused('hire 3 lamps row 3'), t.refused('hire 1 food row 1')]).toEqual([
      'no-workers-left',
      'no-free-space',
    ]);
    expect([t.refused('hire 3 food row 3'), t.refused('fire 1 food row 0'), t.refused('fire 1 food row 4')]).toEqual([
      'no-free-space',
      'not-offered',
      'not-that-many',
    ]);
    expect(t.open.some((line) => line.startsWith('swap') || line.startsWith('staff'))).toBe(false);
  });

  it('FE-WRK-07: the factory is marked once, and only in Water Frame and in its last decade', () => {
    const late = { seats: [{ cash: 100, factories: [factory('food', { marked: 1 })] }], cycle: 'lamps' } as const;
    const t = water({ ...late, decade: 1810 }).do('use workers at 2', 'hire 1 food row 3');
    expect([t.factory(0, 'food').marked, t.told('marked')]).toEqual([1, []]);
    const before = water({ seats: [seat], cycle: 'lamps', decade: 1800 }).do('use workers at 2', 'hire 1 food row 3');
    expect(before.factory(0, 'food').marked).toBe(0);
  });

  it('FE-WRK-20 FE-TSM-01: then a special marker', () => {
    expect(jenny({ seats: [seat] }).do('use workers at 2', 'done').step).toBe('special');
  });
});

describe('firing', () => {
  const three = { cash: 100, factories: [factory('lamps', { workers: [3, 2, 2, 0], machines: [0, 1, 1, 0] })] };

  it('FE-WRK-10: only rows with somebody on them are spoken of', () => {
    const rows = jenny({ seats: [seat] })
      .do('use workers at 2')
      .listed.filter((line) => line.startsWith('fire'))
      .map((line) => line.replace(/^fire \d+ |:.*/g, ''));
    expect(rows.toSorted()).toEqual(['food row 1', 'food row 2', 'lamps row 1', 'lamps row 2']);
  });

  it('FE-WRK-09 FE-WRK-10 FE-BAD-28: any number, from the last occupied row first', () => {
    const t = jenny({ seats: [three], fired: 4 }).do('use workers at 2');
    expect(t.refused('fire 1 lamps row 2')).toBe('last-row-first');
    t.do('fire 2 lamps row 3');
    expect(t.s.fired).toBe(6);
    t.do('fire 1 lamps row 2');
    expect(t.factory(0, 'lamps').workers).toEqual([3, 1, 0, 0]);
  });

  it('FE-WRK-11 FE-BAD-27: nobody from row 1', () => {
    const t = jenny({ seats: [{ cash: 100, factories: [factory('food', { workers: [2, 0, 0, 0] })] }] }).do(
      'use workers at 2',
    );
    expect(t.refused('fire 1 food row 1')).toBe('row-one-stays');
  });

  it('FE-WRK-12: a row left without workers loses its machines', () => {
    const t = jenny({ seats: [three] }).do('use workers at 2', 'fire 1 lamps row 3');
    expect(t.factory(0, 'lamps').machines).toEqual([0, 1, 1, 0]);
    t.do('fire 1 lamps row 3');
    expect(t.factory(0, 'lamps').machines).toEqual([0, 1, 0, 0]);
  });

  it('FE-WRK-12: of a row that still has a worker nothing goes, and an empty row tells of no machines', () => {
    const t = jenny({ seats: [{ cash: 50, factories: [factory('lamps', { workers: [3, 3, 2, 0] })] }] });
    t.do('use workers at 2', 'fire 2 lamps row 3');
    expect([t.factory(0, 'lamps').machines, t.told('machine')]).toEqual([[0, 0, 0, 0], []]);
  });

  it('FE-WRK-13 FE-BAD-30: no hiring on a row fired from in this action', () => {
    const t = jenny({ seats: [three] }).do('use workers at 2', 'fire 1 lamps row 3');
    expect(t.refused('hire 1 lamps row 3')).toBe('fired-now');
  });

  it('FE-WRK-14 FE-BAD-29: nobody hired in this action', () => {
    const t = jenny({ seats: [three] }).do('use workers at 2', 'hire 2 lamps row 4');
    expect(t.refused('fire 1 lamps row 4')).toBe('hired-now');
  });

  it('FE-WRK-15 FE-BAD-31: not the additional workers of an obsolete factory', () => {
    const t = jenny({
      seats: [{ cash: 50, factories: [factory('food', { workers: [2, 0, 0, 0], additional: 2, obsolete: 1 })] }],
      decade: 1790,
    }).do('use workers at 2');
    expect(t.open.some((line) => line.startsWith('fire'))).toBe(false);
    expect(t.refused('fire 1 food row 0')).toBe('additional-stay');
    const one = jenny({ seats: [{ cash: 50, factories: [factory('food', { additional: 1, obsolete: 1 })] }] });
    expect(one.do('use workers at 2').refused('fire 1 food row 0')).toBe('additional-stay');
    expect(t.factory(0, 'food').additional).toBe(2);
  });
});

describe('warehouse workers', () => {
  const harbor = {
    cash: 100,
    factories: [factory('food')],
    edges: ['food', 'row-1'] as const,
    stored: { food: 4, clothes: 2 },
    ships: [4],
  };

  it('FE-WRK-16 FE-STO-07 FE-EX-41: a worker above the second column opens five spaces for clothes, for nothing', () => {
    const t = water({ seats: [seat] }).do('use workers at 2', 'staff clothes', 'done');
    expect([t.player(0).cash, t.rs.largeWarehouse(t.player(0), 1), t.rs.largeWarehouse(t.player(0), 0)]).toEqual([
      98, 5, 0,
    ]);
    const row = water({ seats: [seat] }).do('use workers at 2', 'staff row-2');
    expect([0, 1, 2, 3].map((good) => row.rs.largeWarehouse(row.player(0), good))).toEqual([3, 3, 3, 3]);
  });

  it('FE-WRK-16: one worker for an edge, from the market; an edge that has one takes no other', () => {
    const t = water({ seats: [harbor], empty: 20 }).do('use workers at 2');
    const before = t.s.market;
    expect(t.open.filter((line) => line.startsWith('staff'))).toEqual([
      'staff clothes',
      'staff cutlery',
      'staff lamps',
      'staff row-2',
    ]);
    t.do('staff lamps');
    expect([before - t.s.market, t.refused('staff lamps')]).toEqual([1, 'no-free-space']);
    const nobody = water({ seats: [harbor], empty: 80, fired: 0 }).do('use workers at 2');
    expect([nobody.refused('staff lamps'), nobody.rule('staff lamps')]).toEqual(['no-workers-left', 'FE-WRK-02']);
    // Who is there already may change places all the same, to any free edge.
    expect(nobody.open.filter((line) => line.startsWith('shift food'))).toEqual([
      'shift food to clothes',
      'shift food to cutlery',
      'shift food to lamps',
      'shift food to row-2',
    ]);
  });

  it('FE-WRK-17: they may change their edge; goods without an open space are lost', () => {
    const t = water({ seats: [harbor] }).do('use workers at 2', 'shift food to lamps', 'done');
    // Two food and two clothes lie in the staffed row of two; the other two food are gone.
    expect([t.stored(0, 'food'), t.stored(0, 'clothes')]).toEqual([2, 2]);
    const again = water({ seats: [harbor] }).do('use workers at 2', 'shift food to lamps');
    expect(again.refused('shift lamps to cutlery')).toBe('moved-now');
  });

  it('FE-WRK-19 FE-BAD-32: this action fires none of them, and no crew', () => {
    const t = water({ players: 3, seats: [harbor] }).do('use workers at 2');
    expect([t.refused('dismiss worker food'), t.rule('dismiss worker food')]).toEqual([
      'only-in-event-phase',
      'FE-WRK-19',
    ]);
    expect(t.refused('dismiss ship ship-4')).toBe('only-in-event-phase');
    expect(t.refused('dismiss worker lamps')).toBe('not-offered'); // nobody stands there
  });

  it('FE-WRK-18 FE-BAD-33: nobody goes from a factory to the warehouse, to a ship or to another factory', () => {
    const two = { ...harbor, factories: [factory('food'), factory('lamps')] };
    const t = water({ players: 3, seats: [two] }).do('use workers at 2');
    const verbs = new Set(t.open.map((line) => line.split(' ')[0]));
    expect([...verbs].sort()).toEqual(['done', 'fire', 'hire', 'shift', 'staff']);
    // Whoever is hired comes from the market, whoever is fired goes to the fired workers, and the others stay.
    const [market, fired] = [t.s.market, t.s.fired];
    t.do('fire 1 food row 2', 'hire 1 lamps row 3', 'staff lamps', 'shift food to cutlery');
    expect([t.s.market, t.s.fired]).toEqual([market - 2, fired + 1]);
    expect(t.refused('shift cutlery to cutlery')).toBe('no-free-space');
  });
});

describe('wages of hired workers', () => {
  it('FE-WRK-21: who is replaced by a machine before his production phase is never paid', () => {
    const run = [{ step: 'turn', seat: 0 }, { step: 'turn', seat: 0 }, { step: 'production' }] as const;
    const t = jenny({
      seats: [{ cash: 100, factories: [factory('clothes', { workers: [2, 1, 0, 0] })] }],
      cycle: 'clothes',
      run,
    }).do(
      'use workers at 2',
      'hire 1 clothes row 2',
      'done',
      'done',
      'use machinery at 4',
      'machine clothes row 2',
      'done',
    );
    expect(t.pounds(0, 'wages')).toBe(-(3 * 2 + 1));
  });

  it('FE-WRK-09 FE-WRK-16: one at least is fired, the last worker there is may go to the warehouse, and nobody changes places', () => {
    const food = factory('food', { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] });
    const t = water({ seats: [{ cash: 50, factories: [food] }], empty: 80, fired: 1 }).do('use workers at 2');
    expect(t.refused('fire 0 food row 2')).toBe('amount');
    expect([t.open.includes('staff food'), t.open.some((line) => line.startsWith('swap'))]).toEqual([true, false]);
  });
});
