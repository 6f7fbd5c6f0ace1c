import { describe, expect, it } from 'vitest';
import { factory, jubilee, mule, type SeatSpec, water } from '../../testing/position.ts';

const harbor: SeatSpec = {
  cash: 100,
  space: 30,
  factories: [factory('lamps', { level: 2, price: 9, quality: 2 }), factory('clothes')],
  ships: [6],
  edges: ['lamps', 'row-1', 'row-2'],
  stored: { lamps: 5, clothes: 3 },
  contracts: { lamps: 4, clothes: 2 },
};
const sail = (spec: Partial<SeatSpec> = {}, at = 6) =>
  water({ players: 3, seats: [{ ...harbor, ...spec }] }).do(`use ship-6 at ${at}`);

describe('the ship action', () => {
  it('FE-SHP-01: without contracts or stored goods there is nothing to ship', () => {
    expect(sail({ contracts: {} }).step).toBe('special');
    expect(sail({ stored: {} }).step).toBe('special');
  });

  it('FE-SHP-06 FE-SHP-07 FE-EX-47: four lamps go at £14 each; the contract is off the track', () => {
    const t = sail({ contracts: { lamps: 4 } }).do('deliver 4 lamps');
    expect([t.player(0).cash, t.stored(0, 'lamps'), t.contract(0, 'lamps')]).toEqual([100 - 6 + 56, 1, 0]);
  });

  it('FE-SHP-09 FE-EX-49: two places stay empty, and are not paid back', () => {
    const t = sail({ contracts: { lamps: 4 } }).do('deliver 4 lamps');
    expect([t.step, t.pounds(0, 'administration'), t.player(0).space]).toEqual(['special', -6, 29]);
  });

  it('FE-SHP-04 FE-EX-48 FE-BAD-49: a contract is served completely or not at all', () => {
    const short = sail({ contracts: { lamps: 6 } });
    expect(short.step).toBe('special');
    const t = sail({ contracts: { lamps: 6, clothes: 2 } });
    expect(t.refused('deliver 4 lamps')).toBe('served-completely');
    expect([t.refused('deliver 2 food'), t.rule('deliver 2 food')]).toEqual(['no-contract', 'FE-SHP-01']);
    const small = water({
      players: 3,
      seats: [{ ...harbor, ships: [4], stored: { lamps: 6 }, contracts: { lamps: 6 } }],
    }).do('use ship-4 at 4');
    expect(small.step).toBe('special');
  });

  it('FE-SHP-05 FE-EX-50: several contracts together as long as they fit', () => {
    const t = sail().do('deliver 4 lamps', 'deliver 2 clothes');
    expect(t.player(0).cash).toBe(100 - 6 + 56 + 18);
    expect(t.player(0).contracts).toEqual([0, 0, 0, 0]);
  });

  it('FE-SHP-03 FE-BAD-50: only the ship used as marker sails', () => {
    const t = water({ players: 3, seats: [{ ...harbor, ships: [2, 4] }] }).do('use ship-2 at 8');
    expect(t.open).toEqual(['deliver 2 clothes', 'done']);
    expect(t.refused('deliver 4 lamps')).toBe('only-this-ship');
  });

  it('FE-SHP-03 FE-SHP-04 FE-SHP-05: each contract that cannot be served is listed with what is in its way', () => {
    const listed = (ships: number[], at = water) =>
      at({
        players: 3,
        seats: [
          { ...harbor, ships, contracts: { lamps: 6, clothes: 2, cutlery: 2 }, stored: { lamps: 6, clothes: 2 } },
        ],
      })
        .do('use ship-2 at 8')
        .listed.filter((line) => line.startsWith('deliver'));
    const rest = ['deliver 2 clothes', 'deliver 2 cutlery: served-completely'];
    expect(listed([2, 6]).toSorted()).toEqual([...rest, 'deliver 6 lamps: only-this-ship']);
    expect(listed([2, 4]).toSorted()).toEqual([...rest, 'deliver 6 lamps: ships-too-small']);
    const few = water({ players: 3, seats: [{ ...harbor, ships: [2, 6], contracts: { lamps: 6, clothes: 2 } }] });
    expect(few.do('use ship-2 at 8').refused('deliver 6 lamps')).toBe('served-completely');
    // In the anniversary edition both may sail together.
    const both = {
      ...harbor,
      factories: [factory('lamps'), factory('clothes')],
      ships: [2, 6],
      stored: { lamps: 6, clothes: 2 },
    };
    const t = jubilee({ players: 3, seats: [{ ...both, contracts: { lamps: 6, clothes: 2 } }] }).do('use ship-2 at 8');
    expect(t.refused('deliver 6 lamps')).toBe('ships-too-small');
  });

  it('FE-SHP-07 FE-SHP-08: what a good brings, and the space that the first delivery costs, stand beside it', () => {
    expect(sail().notes('deliver 4 lamps')).toEqual(['income-each', 'back']);
    expect(sail().do('deliver 4 lamps').notes('deliver 2 clothes')).toEqual(['income-each']);
  });

  it('AE-SHP-06 AE-SM-17: a second ship joins before anything is delivered, not after one crate', () => {
    const seat = {
      cash: 50,
      factories: [factory('food')],
      ships: [4, 2],
      edges: ['food'] as const,
      stored: { food: 5 },
    };
    const t = mule({ players: 3, seats: [seat] }).do('use ship-4 at 6');
    expect([t.open.includes('join ship-2'), t.do('deliver 1 food').open.includes('join ship-2')]).toEqual([
      true,
      false,
    ]);
  });

  it('FE-SHP-03: a ship is not joined by another, and stays on the chart until the decade ends', () => {
    const t = water({ players: 3, seats: [{ ...harbor, ships: [4, 2] }] }).do('use ship-4 at 8');
    expect(t.refused('join ship-2')).toBe('not-offered');
    t.do('deliver 4 lamps');
    expect([t.step, t.player(0).chart.filter((marker) => marker !== '')]).toEqual(['special', ['ship-4']]);
    expect(t.refused('deliver 2 clothes')).toBe('only-this-ship');
  });

  it('FE-SHP-08: one space back for the action, and none when nothing is shipped', () => {
    expect(sail().do('deliver 4 lamps', 'deliver 2 clothes').player(0).space).toBe(29);
    expect(sail().do('done').player(0).space).toBe(30);
  });

  it('FE-SHP-10 FE-DEV-03: the agent: one contract with one good more or fewer', () => {
    const t = sail({ tiles: ['agent'] });
    expect(t.open.filter((line) => line.endsWith('lamps'))).toEqual([
      'deliver 3 lamps',
      'deliver 4 lamps',
      'deliver 5 lamps',
    ]);
    t.do('deliver 5 lamps');
    // One place is left, and the agent has been used.
    expect(t.step).toBe('special');
    const t3 = sail({ tiles: ['agent'] }).do('deliver 3 lamps');
    expect(t3.open).toEqual(['deliver 2 clothes', 'done']);
    // AMB-29: served exactly, a contract leaves him for the next one.
    const exact = sail({ tiles: ['agent'], contracts: { lamps: 2, clothes: 2 } }).do('deliver 2 lamps');
    expect(exact.open).toEqual(['deliver 1 clothes', 'deliver 2 clothes', 'deliver 3 clothes', 'done']);
  });

  it('FE-SHP-11 FE-DEV-12 FE-EX-51: the office brings £5 for the action: £61', () => {
    const t = sail({ tiles: ['office'], contracts: { lamps: 4 } }).do('deliver 4 lamps');
    expect(t.pounds(0, 'shipping') + t.pounds(0, 'office')).toBe(61);
    expect(
      sail({ tiles: ['office'] })
        .do('deliver 4 lamps', 'deliver 2 clothes')
        .pounds(0, 'office'),
    ).toBe(5);
  });

  it('FE-SHP-07 AMB-36: without a factory the goods bring nothing, and the ship is as ready as before', () => {
    const t = sail({ factories: [factory('food')], contracts: { lamps: 4 } }).do('deliver 4 lamps');
    expect([t.pounds(0, 'shipping'), t.contract(0, 'lamps'), t.player(0).resting]).toEqual([0, 0, []]);
  });

  it('FE-SHP-01 FE-SHP-10: the agent serves no contract that there is not', () => {
    const t = sail({ tiles: ['agent'], contracts: { lamps: 4 } });
    expect([t.refused('deliver 1 clothes'), t.open.some((line) => line.endsWith('clothes'))]).toEqual([
      'no-contract',
      false,
    ]);
  });

  it('AE-AMB-15 AE-SM-17: nothing is shipped of a product without a factory, nor of one without crates', () => {
    const seat = { cash: 50, factories: [factory('food')], ships: [4], edges: ['food', 'lamps'] as const };
    const stored = { food: 2, lamps: 2 };
    const t = jubilee({ players: 3, seats: [{ ...seat, stored, contracts: { food: 2, lamps: 2 } }] }).do(
      'use ship-4 at 4',
    );
    expect([t.refused('deliver 2 lamps'), t.rule('deliver 2 lamps')]).toEqual(['no-factory', 'AE-AMB-15']);
    const short = mule({
      players: 3,
      seats: [{ ...seat, factories: [factory('food'), factory('lamps')], stored: { food: 2 } }],
    });
    short.do('use ship-4 at 4');
    expect([short.refused('deliver 1 lamps'), short.rule('deliver 1 lamps')]).toEqual(['no-load', 'AE-SM-17']);
  });

  it('FE-SHP-04 AE-AMB-15: a contract that cannot be served is listed with all its goods, also with the agent', () => {
    const seat = { ...harbor, tiles: ['agent'] as const, stored: { lamps: 2, clothes: 3 } };
    const deliveries = water({ players: 3, seats: [seat] })
      .do('use ship-6 at 6')
      .listed.filter((line) => line.startsWith('deliver'));
    expect(deliveries).toEqual(['deliver 1 clothes', 'deliver 4 lamps: served-completely']);
    const closed = jubilee({ players: 3, seats: [{ ...harbor, factories: [factory('clothes')] }] });
    expect(closed.do('use ship-6 at 6').listed).toContain('deliver 4 lamps: no-factory');
  });

  it('FE-SHP-01 FE-SHP-04: of a good with a contract its own line speaks, of one without another, never both', () => {
    const t = sail({ stored: { lamps: 5, clothes: 1 } });
    expect(['deliver 4 lamps', 'deliver 2 clothes', 'deliver 1 food'].map((line) => t.said(line))).toEqual([
      ['open'],
      ['served-completely'],
      ['no-contract'],
    ]);
    expect(['deliver 1 lamps', 'deliver 1 clothes'].map((line) => t.said(line))).toEqual([[], []]);
  });

  it('AE-SM-17: nothing speaks against a crate that can be shipped, even the last one', () => {
    const seat = { cash: 50, ships: [4], edges: ['food', 'lamps'] as const, stored: { food: 1, lamps: 2 } };
    const t = mule({ players: 3, seats: [{ ...seat, factories: [factory('food'), factory('lamps')] }] });
    t.do('use ship-4 at 4');
    expect([t.said('deliver 1 food'), t.said('deliver 1 lamps')]).toEqual([['open'], ['open']]);
  });

  it('FE-SHP-12: then a special marker', () => {
    expect(sail().do('done').step).toBe('special');
  });
});
