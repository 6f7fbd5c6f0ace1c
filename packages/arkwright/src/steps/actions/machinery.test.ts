import { describe, expect, it } from 'vitest';
import { factory, jenny, water } from '../../testing/position.ts';

const seat = { cash: 100, factories: [factory('food'), factory('lamps')] };
const machines = (marker: string, at: number, tiles: readonly 'workshop'[] = []) =>
  water({ seats: [{ ...seat, tiles, markers: ['first-machinery', 'second-machinery'] }] }).do(`use ${marker} at ${at}`)
    .s.turn.left;

describe('machinery', () => {
  it('FE-MAC-01 FE-MAC-02 FE-EX-17 FE-EX-18: £3 one, £6 two, £13 three machines; the last is out of reach', () => {
    expect([2, 4, 6, 8, 10].map((cost) => machines('machinery', cost))).toEqual([0, 1, 2, 2, 2]);
  });

  it('FE-MAC-03: the third machine at £10 with the light grey marker', () => {
    expect([2, 4, 6, 8, 10].map((cost) => machines('first-machinery', cost))).toEqual([1, 1, 2, 2, 3]);
    const three = factory('lamps', { workers: [3, 3, 3, 3] });
    const t = jenny({ seats: [{ cash: 90, factories: [three], markers: ['first-machinery'] }] }).do(
      'use first-machinery at 10',
      'machine lamps row 1',
      'machine lamps row 2',
      'machine lamps row 3',
    );
    expect([t.step, t.factory(0, 'lamps').machines]).toEqual(['special', [1, 1, 1, 0]]);
  });

  it('FE-MAC-04: at £6 with the dark one', () => {
    expect([2, 4, 6].map((cost) => machines('second-machinery', cost))).toEqual([1, 2, 3]);
  });

  it('FE-MAC-05: fewer may be taken; what was paid is lost', () => {
    const t = jenny({ seats: [seat] }).do('use machinery at 6', 'machine food row 1', 'done');
    expect([t.player(0).cash, t.step]).toEqual([94, 'special']);
  });

  it('FE-MAC-06 FE-BAD-35: each replaces a worker on a space that admits machines', () => {
    const t = jenny({
      seats: [{ cash: 100, factories: [factory('food', { workers: [1, 2, 1, 0], machines: [1, 0, 0, 0] })] }],
    }).do('use machinery at 6');
    expect(t.refused('machine food row 1')).toBe('needs-worker-on-machine-space');
    expect(t.refused('machine food row 4')).toBe('needs-worker-on-machine-space');
    expect(t.refused('machine food row 3')).toBe('row-needs-a-worker');
    t.do('machine food row 2');
    expect(t.factory(0, 'food')).toMatchObject({ workers: [1, 1, 1, 0], machines: [1, 1, 0, 0] });
  });

  it('FE-MAC-07 FE-MAC-08: the replaced workers are fired; machines may go to several factories', () => {
    const t = jenny({ seats: [seat], fired: 4 }).do('use machinery at 6', 'machine food row 1', 'machine lamps row 2');
    expect(t.s.fired).toBe(6);
    expect([t.factory(0, 'food').machines[0], t.factory(0, 'lamps').machines[1]]).toEqual([1, 1]);
  });

  it('FE-MAC-06 FE-CMP-26: whoever stands beside the machine stands on a space for workers only', () => {
    const lamps = factory('lamps', { workers: [2, 3, 0, 0], machines: [1, 0, 0, 0] });
    const t = jenny({ seats: [{ cash: 100, factories: [lamps] }] }).do('use machinery at 6');
    expect(t.refused('machine lamps row 1')).toBe('needs-worker-on-machine-space');
    expect(t.open).toEqual(['machine lamps row 2', 'done']);
  });

  it('FE-BAD-34: not more than the payment buys', () => {
    const t = jenny({ seats: [seat] }).do('use machinery at 4', 'machine food row 1');
    // The one machine is placed, and the action is over.
    expect(t.step).toBe('special');
    expect([t.refused('machine food row 2'), t.rule('machine food row 2')]).toEqual(['fewer-machines', 'FE-MAC-01']);
    const two = jenny({ seats: [seat] }).do('use machinery at 6', 'machine food row 1');
    expect([two.step, two.open.includes('machine food row 2')]).toEqual(['machinery', true]);
    expect(two.do('machine food row 2').refused('machine lamps row 1')).toBe('fewer-machines');
  });

  it('FE-MAC-09: then a special marker, with every machinery marker, and whatever was bought', () => {
    for (const marker of ['machinery', 'first-machinery', 'second-machinery']) {
      const seats = [{ ...seat, markers: ['first-machinery', 'second-machinery'] as const }];
      const t = jenny({ players: 4, seats }).do(`use ${marker} at 4`, 'machine food row 1');
      if (t.step === 'machinery') t.do('done');
      expect([t.step, t.do('take first-quality').player(0).markers.includes('first-quality')]).toEqual([
        'special',
        true,
      ]);
    }
    expect(jenny({ seats: [seat] }).do('use machinery at 2').step).toBe('special');
  });

  it('FE-CMP-03: there are always machines, goods and money', () => {
    const many = [1, 1, 1, 2];
    const t = jenny({
      seats: Array.from({ length: 4 }, () => ({
        cash: 9000,
        factories: (['food', 'clothes', 'cutlery', 'lamps'] as const).map((good) =>
          factory(good, { workers: [1, 1, 1, 1], machines: many }),
        ),
      })),
    });
    expect(t.s.players.flatMap((p) => p.factories.flatMap((f) => f?.machines ?? [])).reduce((a, b) => a + b)).toBe(80);
    expect(t.do('use workers at 10').player(0).cash).toBe(8990);
  });
});

describe('tiles of the machinery action', () => {
  it('FE-MAC-10 FE-DEV-17 FE-EX-42: the workshop counts £3 more', () => {
    expect([2, 4, 10].map((cost) => machines('machinery', cost, ['workshop']))).toEqual([1, 2, 3]);
  });

  it('FE-MAC-10: £3 more for any machinery marker, which is not always one machine more', () => {
    // Thresholds 3, 6, 13; 2, 5, 10; 2, 4, 6.
    expect([6, 8].map((cost) => machines('machinery', cost, ['workshop']))).toEqual([2, 2]);
    expect([2, 4, 6, 8].map((cost) => machines('first-machinery', cost, ['workshop']))).toEqual([2, 2, 2, 3]);
    expect([2, 4].map((cost) => machines('second-machinery', cost, ['workshop']))).toEqual([2, 3]);
  });

  it('FE-MAC-11 FE-DEV-15: with the school a replaced worker may take a free space, and stays a worker in this action', () => {
    const t = water({ seats: [{ ...seat, tiles: ['school'], markers: ['second-machinery'] }], fired: 4 }).do(
      'use second-machinery at 6',
      'machine lamps row 1',
    );
    expect(t.step).toBe('school');
    t.do('retrain lamps row 3', 'machine lamps row 2', 'retrain lamps row 3');
    expect([t.s.fired, t.factory(0, 'lamps').workers]).toEqual([4, [2, 2, 2, 0]]);
    expect(t.refused('machine lamps row 3')).toBe('retrained-now');
    t.do('machine food row 1', 'done');
    expect(t.s.fired).toBe(5);
  });

  it('FE-MAC-11: one for each machine, to any row with a free space, and not to the warehouse', () => {
    const t = water({ seats: [{ ...seat, tiles: ['school'], edges: ['food'] }] }).do(
      'use machinery at 6',
      'machine lamps row 1',
    );
    expect(t.open.filter((line) => line.startsWith('retrain food'))).toEqual([
      'retrain food row 3',
      'retrain food row 4',
    ]);
    expect(t.open.some((line) => line.startsWith('staff'))).toBe(false);
    expect([t.refused('retrain food row 1'), t.rule('retrain food row 1')]).toEqual(['no-free-space', 'FE-CMP-26']);
    // He was one: the next decision is about the next machine.
    expect(t.do('retrain food row 3').step).toBe('machinery');
  });

  it('FE-MAC-11 FE-WRK-06: in the last decade the featured good has not been done yet', () => {
    const t = water({ seats: [{ ...seat, tiles: ['school'] }], decade: 1810, cycle: 'food' });
    t.do('use machinery at 4', 'machine lamps row 1', 'retrain food row 3');
    expect([t.factory(0, 'food').workers, t.factory(0, 'food').marked]).toEqual([[2, 2, 1, 0], 0]);
  });

  it('FE-MAC-12 FE-DEV-08: the engineering works earn £1 for each machine of every other player', () => {
    const works = { tiles: ['engineering-works'] as const, cash: 0 };
    const t = water({ seats: [{ ...seat, tiles: ['engineering-works'] }, works, works] }).do(
      'use machinery at 6',
      'machine food row 1',
      'machine food row 2',
    );
    expect([t.player(0).cash, t.player(1).cash, t.player(2).cash]).toEqual([94, 2, 2]);
  });

  it('FE-MAC-12: every owner of the engineering works is paid, also the one before the buyer', () => {
    const works = { cash: 0, tiles: ['engineering-works'] as const };
    const seats = [works, { cash: 50, factories: [factory('food')] }, works];
    const run = [{ step: 'turn', seat: 1 }] as const;
    const t = water({ players: 3, seats, run }).do('use machinery at 4', 'machine food row 1');
    const [first, , third] = t.s.players.map((p) => p.cash);
    expect([(first ?? 0) > 0, first]).toEqual([true, third]);
  });
});
