import { describe, expect, it } from 'vitest';
import { note } from './notes.ts';
import { because } from './refusals.ts';
import { factory, jenny, jubilee, mule, type Play, type SeatSpec, water } from './testing/position.ts';

// A refusal is a promise: who does what it asks for is not refused for the same reason again.

const why = (t: Play, line: string) => [t.refused(line), t.rule(line)];

describe('the broker', () => {
  const run = [{ step: 'exchange', seat: 0, why: 'broker' }] as const;

  it('FE-EOR-09 FE-DEV-04 FE-STX-04: with an open loan he buys nothing, and repays nothing either', () => {
    const t = water({ seats: [{ cash: 100, shares: 3, loans: 1 }], run });
    expect(why(t, 'buy 1')).toEqual(['repay-first', 'FE-STX-04']);
    expect(why(t, 'repay 1')).toEqual(['broker-repays-nothing', 'FE-EOR-09']);
    const free = water({ seats: [{ cash: 100, shares: 3 }], run });
    expect(why(free, 'repay 1')).toEqual(['no-loan', 'FE-STX-05']);
  });
});

describe('a load that cannot be delivered', () => {
  const seat: SeatSpec = { cash: 100, factories: [factory('lamps')], ships: [4, 2], stored: { lamps: 6 } };
  const sail = (rest: SeatSpec, marker = 'ship-4 at 4', players = 3) =>
    water({ players, seats: [{ ...seat, ...rest }] }).do(`use ${marker}`);

  it('FE-SHP-05 FE-SHP-03: does not fit, or would fit into the ship that rests', () => {
    const one = sail({ ships: [4], contracts: { lamps: 6, clothes: 2 }, stored: { lamps: 6, clothes: 2 } });
    expect(why(one, 'deliver 6 lamps')).toEqual(['ships-too-small', 'FE-SHP-05']);
    const other = sail({ contracts: { lamps: 4, clothes: 2 }, stored: { lamps: 4, clothes: 2 } }, 'ship-2 at 2');
    expect(why(other, 'deliver 4 lamps')).toEqual(['only-this-ship', 'FE-SHP-03']);
    // After a first load there is too little room left in the ship that sails, and the other one is too small as well.
    const left = sail({ ships: [4], contracts: { lamps: 4, clothes: 2 }, stored: { lamps: 4, clothes: 2 } });
    left.do('deliver 2 clothes');
    expect(left.step).toBe('special');
    expect(why(left, 'deliver 4 lamps')).toEqual(['ships-too-small', 'FE-SHP-05']);
  });

  it('FE-SHP-04 FE-SHP-06: fewer goods than the contract asks for', () => {
    const t = sail({ contracts: { lamps: 4, clothes: 2 }, stored: { lamps: 3, clothes: 2 } });
    expect(why(t, 'deliver 3 lamps')).toEqual(['served-completely', 'FE-SHP-04']);
    const agent = sail({ tiles: ['agent'], contracts: { lamps: 4 }, stored: { lamps: 3 } });
    expect(why(agent, 'deliver 4 lamps')).toEqual(['not-that-many', 'FE-SHP-06']);
    expect(why(agent, 'deliver 2 lamps')).toEqual(['served-completely', 'FE-SHP-04']);
  });

  it('FE-SHP-10 FE-SHP-05: the agent sends no more than the ship holds, nor than one beyond the contract', () => {
    const full = sail({ tiles: ['agent'], contracts: { lamps: 4 } });
    expect(why(full, 'deliver 5 lamps')).toEqual(['ships-too-small', 'FE-SHP-05']);
    const roomy = sail({ tiles: ['agent'], contracts: { lamps: 2 } });
    expect(why(roomy, 'deliver 4 lamps')).toEqual(['served-completely', 'FE-SHP-04']);
  });

  it('FE-SHA-02 FE-SHA-03 FE-SHA-04: in the production phase the same holds, by its own rules', () => {
    const phase = (rest: SeatSpec) =>
      water({
        players: 3,
        seats: [{ ...seat, tiles: ['agent'], ...rest }],
        cycle: 'lamps',
        run: [{ step: 'shipments', k: 0 }],
      });
    const small = phase({ ships: [2], contracts: { lamps: 2 } });
    expect(why(small, 'deliver 3 lamps')).toEqual(['ships-too-small', 'FE-SHA-04']);
    const few = phase({ contracts: { lamps: 4 }, stored: { lamps: 3 } });
    expect(why(few, 'deliver 4 lamps')).toEqual(['not-that-many', 'FE-SHA-03']);
    const roomy = phase({ contracts: { lamps: 2 } });
    expect(why(roomy, 'deliver 4 lamps')).toEqual(['served-completely', 'FE-SHA-02']);
    expect(why(roomy, 'deliver 0 lamps')).toEqual(['served-completely', 'FE-SHA-02']);
  });

  it('AE-SHP-03 AE-SM-17: both ships that sail are too small; without contracts any load that fits', () => {
    const rest: SeatSpec = { contracts: { lamps: 8, food: 2 }, stored: { lamps: 8, food: 2 } };
    const t = jubilee({ players: 3, seats: [{ ...seat, ...rest }] }).do('use ship-4 at 6');
    expect(why(t, 'deliver 8 lamps')).toEqual(['ships-too-small', 'AE-SHP-03']);
    const free = mule({ players: 3, seats: [{ ...seat, ships: [4] }] }).do('use ship-4 at 4');
    expect(why(free, 'deliver 5 lamps')).toEqual(['no-load', 'AE-SM-17']);
  });
});

describe('markers on the chart', () => {
  it('AE-DEV20-3 AE-ADM-12: what lies on a closed slot is stuck, whether it is called used or used again', () => {
    const seats = [{ cash: 50, factories: [factory('food')], chart: { 2: 'workers' as const } }];
    const t = jubilee({ seats, lasting: ['bureaucracy'] });
    expect(why(t, 'use workers at 4')).toEqual(['marker-locked', 'AE-DEV20-3']);
    expect(why(t, 'reuse workers at 4')).toEqual(['marker-locked', 'AE-DEV20-3']);
    expect(why(t, 'reuse workers at 2')).toEqual(['space-closed', 'AE-EVT01-1']);
  });

  it('FE-ADM-05: a marker is used again where it lies, and nowhere else', () => {
    const t = jenny({ seats: [{ cash: 50, factories: [factory('food')], chart: { 4: 'workers' } }] });
    expect(why(t, 'reuse workers at 2')).toEqual(['marker-stays', 'FE-ADM-05']);
    expect(why(t, 'use workers at 2')).toEqual(['marker-stays', 'FE-ADM-05']);
  });
});

describe('the figures of a reason', () => {
  const figures = (t: Play, line: string) => t.option(line)?.refusal?.params;

  it('FE-ADM-16 FE-ADM-05 AE-DEV20-1: with the administrator a marker is used again for nothing more', () => {
    const chart = { 4: 'workers' as const };
    const seat = { cash: 50, factories: [factory('food')], chart };
    expect(figures(water({ seats: [seat] }), 'use workers at 2')).toEqual({ pounds: 2 });
    const helped = { ...seat, tiles: ['administrator' as const] };
    expect(figures(water({ seats: [helped] }), 'use workers at 2')).toEqual({ pounds: 0 });
    expect(figures(jubilee({ seats: [seat] }), 'use workers at 2')).toEqual({ pounds: 2 });
    expect(figures(jubilee({ seats: [helped] }), 'use workers at 2')).toEqual({ pounds: 0 });
  });

  it('AE-ASX-04 AE-SHP-05: a further ship action says which capacity the fee must reach', () => {
    const seats = [{ cash: 50, ships: [2, 4], markers: ['first-stock-exchange' as const] }];
    const t = jubilee({ players: 3, seats }).do('use first-stock-exchange at 2', 'first additional');
    expect([why(t, 'further ship-4'), figures(t, 'further ship-4')]).toEqual([
      ['ship-needs-capacity', 'AE-SHP-05'],
      { capacity: 4 },
    ]);
  });
});

describe('the broker instead of a special marker', () => {
  const deal = (spec: SeatSpec) =>
    water({ seats: [{ cash: 100, space: 28, tiles: ['broker'], ...spec }] }).do('use workers at 2', 'done');

  it('FE-TSM-12: deals in two shares at most, in those of the bank, and for cash', () => {
    expect(why(deal({}), 'broker 3')).toEqual(['amount', 'FE-TSM-12']);
    expect(why(deal({ shares: 29 }), 'broker 2')).toEqual(['bank-empty', 'FE-CMP-04']);
    expect(why(deal({ shares: 30 }), 'broker 1')).toEqual(['bank-empty', 'FE-CMP-04']);
    expect(why(deal({ cash: 2 + 18 }), 'broker 2')).toEqual(['cannot-afford', 'FE-EMS-11']);
    expect(why(deal({ cash: 2 }), 'broker 1')).toEqual(['cannot-afford', 'FE-EMS-11']);
    expect(why(deal({ loans: 1 }), 'broker 1')).toEqual(['repay-first', 'FE-STX-04']);
  });
});

describe('the limit marker', () => {
  it('AE-STK-14 AE-STK-15: is not put where it stands', () => {
    const seats: SeatSpec[] = [{ cash: 50, contracts: { food: 4 }, limit: 6 }];
    const t = jubilee({ players: 3, seats }).do('use stock-exchange at 2');
    expect(why(t, 'limit 6')).toEqual(['limit-stands-there', 'AE-STK-14']);
    expect(why(t, 'limit 8')).toEqual(['limit-at-largest', 'AE-STK-14']);
    const off = jubilee({ players: 3, seats: [{ cash: 50, contracts: { food: 4 } }] }).do('use stock-exchange at 2');
    expect(why(off, 'limit 0')).toEqual(['limit-stands-there', 'AE-STK-14']);
  });
});

describe('without a factory of the good', () => {
  const seats: SeatSpec[] = [{ cash: 50, factories: [factory('food')] }];

  it('FE-FAC-08 FE-CMP-26 FE-MAC-06 FE-PRI-01: nothing is modernised, hired, fired, mechanised or priced there', () => {
    const factories = jenny({ seats }).do('use factory at 2');
    for (const level of [1, 2]) expect(why(factories, `modernise lamps ${level}`)).toEqual(['no-factory', 'FE-FAC-08']);
    // Levels that no factory has are no question of this one.
    expect([0, 3].map((level) => factories.refused(`modernise lamps ${level}`))).toEqual([
      'not-offered',
      'not-offered',
    ]);
    expect(factories.refused('build food 0')).toBe('not-offered');
    const workers = jenny({ seats }).do('use workers at 2');
    for (const line of ['hire 1 lamps row 1', 'hire 2 lamps row 4', 'fire 1 lamps row 2'])
      expect(why(workers, line)).toEqual(['no-factory', 'FE-CMP-26']);
    expect(why(jenny({ seats }).do('use machinery at 4'), 'machine lamps row 1')).toEqual(['no-factory', 'FE-MAC-06']);
    expect(why(jenny({ seats }).do('use quality at 2'), 'price lamps 9')).toEqual(['no-factory', 'FE-PRI-01']);
    const lit = jenny({ seats: [{ cash: 50, factories: [factory('lamps')] }] }).do('use machinery at 4');
    expect(why(lit, 'machine food row 1')).toEqual(['no-factory', 'FE-MAC-06']);
  });
});

describe('what is not there', () => {
  const owner: SeatSpec = { cash: 50, factories: [factory('food')], edges: ['food'], ships: [2] };

  it('FE-FAC-22 FE-DIS-07 FE-TSM-10: a tile that he does not own helps nobody', () => {
    expect(why(water({ seats: [owner] }).do('use factory at 2'), 'developer')).toEqual(['not-your-tile', 'FE-FAC-22']);
    const market = water({ seats: [{ ...owner, tiles: ['office'] }] }).do('use distribution at 2');
    for (const line of ['patent adds', 'patent returns'])
      expect(why(market, line)).toEqual(['not-your-tile', 'FE-DIS-07']);
    const special = water({ seats: [{ ...owner, tiles: ['workshop'], workshop: 'food' }] });
    special.do('use workers at 2', 'done');
    expect(why(special, 'assign foreman to food')).toEqual(['not-your-tile', 'FE-TSM-10']);
    expect(why(special, 'assign workshop to lamps')).toEqual(['no-factory', 'FE-TSM-10']);
    expect(special.said('assign foreman to lamps')).toEqual(['not-your-tile']);
  });

  it('FE-SET-01 AE-SM-16: tiles, a large warehouse and contracts that are not in the game', () => {
    const seats = [{ cash: 50, factories: [factory('food')] }];
    const lines = { factory: 'developer', distribution: 'patent adds', workers: 'staff food' };
    for (const [marker, line] of Object.entries(lines))
      expect(why(jenny({ seats }).do(`use ${marker} at 2`), line)).toEqual(['not-in-this-game', 'FE-SET-01']);
    const exchange = jenny({ seats }).do('use stock-exchange at 2');
    expect(why(exchange, 'contract food 2')).toEqual(['no-contracts', 'FE-SET-01']);
    const short = mule({ seats: [{ ...seats[0], stored: { food: 1 } }] }).do('use stock-exchange at 2');
    for (const line of ['contract food 2', 'limit 2']) expect(why(short, line)).toEqual(['no-contracts', 'AE-SM-16']);
  });

  it('FE-WRK-09 FE-WRK-16 FE-WRK-17: nobody is fired or moved from where nobody is, nor put where somebody stands', () => {
    const t = water({ seats: [owner] }).do('use workers at 2');
    expect(why(t, 'fire 1 food row 3')).toEqual(['not-that-many', 'FE-WRK-09']);
    expect(why(t, 'staff food')).toEqual(['no-free-space', 'FE-WRK-16']);
    for (const line of ['shift lamps to clothes', 'shift lamps to food'])
      expect(why(t, line)).toEqual(['not-that-many', 'FE-WRK-17']);
    // The large warehouse has two rows.
    expect([t.refused('shift row-3 to lamps'), t.refused('shift lamps to row-3')]).toEqual([
      'not-offered',
      'not-offered',
    ]);
    expect(
      why(water({ seats: [{ ...owner, edges: ['food', 'lamps'] }] }).do('use workers at 2'), 'shift food to lamps'),
    ).toEqual(['no-free-space', 'FE-WRK-17']);
    expect([t.said('staff lamps'), t.said('shift food to lamps'), t.said('fire 1 food row 2')]).toEqual([
      ['open'],
      ['open'],
      ['open'],
    ]);
  });

  it('FE-MAC-11 AE-DEV14-1: nobody is retrained for a factory that there is not, nor for a space that is taken', () => {
    const learner: SeatSpec = { ...owner, factories: [factory('food')], tiles: ['school'] };
    const t = water({ seats: [learner] }).do('use machinery at 4', 'machine food row 1');
    expect([t.step, ...why(t, 'retrain lamps row 1')]).toEqual(['school', 'no-factory', 'FE-MAC-11']);
    // In the first edition he is trained for factories only, whoever stands at the warehouse.
    expect(why(t, 'staff food')).toEqual(['not-offered', 'FE-MAC-11']);
    const late = jubilee({ seats: [learner] }).do('use machinery at 4', 'machine food row 1');
    expect([late.step, ...why(late, 'staff food')]).toEqual(['school', 'no-free-space', 'AE-DEV14-1']);
    expect(late.said('staff lamps')).toEqual(['open']);
  });

  it('FE-DIS-08 FE-DIS-04: the steps of a patent given back are for factories, and end where distribution ends', () => {
    const t = water({ seats: [{ ...owner, tiles: ['patent'] }] }).do('use distribution at 2', 'patent returns');
    expect([t.step, ...why(t, 'distribute lamps')]).toEqual(['free-steps', 'no-factory', 'FE-DIS-08']);
    const top = [{ ...owner, tiles: ['patent' as const], factories: [factory('food', { distribution: 6 })] }];
    expect(why(water({ seats: top }).do('use distribution at 2'), 'patent returns')).toEqual([
      'distribution-ends',
      'FE-DIS-04',
    ]);
  });

  it('FE-EOR-04: only own workers and ships are dismissed', () => {
    const t = water({ players: 3, seats: [{ ...owner, ships: [6] }], run: [{ step: 'dismissals', k: 0 }] });
    expect(why(t, 'dismiss worker lamps')).toEqual(['not-that-many', 'FE-EOR-04']);
    const elsewhere = water({ seats: [{ ...owner, edges: ['lamps', 'row-1'] }], run: [{ step: 'dismissals', k: 0 }] });
    expect(why(elsewhere, 'dismiss worker food')).toEqual(['not-that-many', 'FE-EOR-04']);
    // The large warehouse has two rows.
    expect(elsewhere.refused('dismiss worker row-3')).toBe('not-offered');
    expect(why(t, 'dismiss ship ship-4')).toEqual(['not-your-marker', 'FE-EOR-04']);
    expect([t.said('dismiss worker food'), t.said('dismiss ship ship-6')]).toEqual([['open'], ['open']]);
  });

  it('AE-STK-14 AE-STK-11: no limit is put beside the spaces for contracts', () => {
    const t = jubilee({ players: 3, seats: [{ cash: 50, contracts: { food: 4 } }] }).do('use stock-exchange at 2');
    for (const line of ['limit 1', 'limit 5']) expect(why(t, line)).toEqual(['no-such-contract-space', 'AE-STK-11']);
    expect(t.said('limit 0')).toEqual(['limit-stands-there']);
    // The first edition has no such marker.
    const first = water({ players: 3, seats: [{ cash: 50, contracts: { food: 4 } }] }).do('use stock-exchange at 2');
    expect(why(first, 'limit 5')).toEqual(['not-offered', 'FE-STX-01']);
  });
});

describe('after a main action that ended by itself', () => {
  const food = (rest = {}) => [{ cash: 50, factories: [factory('food', rest)] }];

  it('FE-MAC-06 FE-MAC-01: a machine hears why there was no place for it, or that no more was paid for', () => {
    const bought = jenny({ seats: food() }).do('use machinery at 4', 'machine food row 1');
    expect(bought.step).toBe('special');
    expect(why(bought, 'machine food row 2')).toEqual(['fewer-machines', 'FE-MAC-01']);
    const rich = jenny({ seats: food({ workers: [1, 0, 0, 0], machines: [1, 0, 0, 0] }) }).do('use machinery at 10');
    expect(rich.step).toBe('special');
    expect(rich.refused('machine food row 2')).toBe('needs-worker-on-machine-space');
  });

  it('FE-QUA-06 FE-ADM-11: quality at its end stays at its end; what was left undone is over', () => {
    const t = jenny({ seats: food({ quality: 4 }) }).do('use quality at 6');
    expect(t.step).toBe('prices');
    expect(why(t, 'improve food')).toEqual(['quality-ends', 'FE-QUA-06']);
    const left = jenny({ seats: food() }).do('use quality at 6', 'done');
    expect(why(left, 'improve food')).toEqual(['main-action-over', 'FE-ADM-11']);
    expect(left.option('done')?.refusal).toBeUndefined();
  });

  it('FE-STX-01 FE-ADM-11: the stock exchange is over; what it would have refused keeps its reason', () => {
    const seats: SeatSpec[] = [{ cash: 50, shares: 15, contracts: { food: 4 } }];
    const t = water({ players: 3, seats }).do('use stock-exchange at 2', 'done');
    expect(why(t, 'buy 2')).toEqual(['main-action-over', 'FE-ADM-11']);
    expect(why(t, 'contract food 6')).toEqual(['main-action-over', 'FE-ADM-11']);
    expect(why(t, 'contract food 2')).toEqual(['contracts-only-rise', 'FE-STX-12']);
    expect(why(t, 'repay 1')).toEqual(['no-loan', 'FE-STX-05']);
    const later = jubilee({ players: 3, seats }).do('use stock-exchange at 2', 'buy 1', 'done');
    expect(why(later, 'sell shares 1')).toEqual(['one-way', 'AE-STK-01']);
    expect(why(later, 'limit 6')).toEqual(['main-action-over', 'AE-ADM-10']);
  });

  it('FE-WRK-02 FE-ADM-11: the last free space of a row comes too late, a row that is full is full', () => {
    const t = jenny({ seats: food({ workers: [2, 1, 0, 0] }) }).do('use workers at 2', 'done');
    expect(why(t, 'hire 1 food row 2')).toEqual(['main-action-over', 'FE-ADM-11']);
    expect(why(t, 'hire 1 food row 1')).toEqual(['no-free-space', 'FE-CMP-26']);
  });

  it('FE-SHP-01: a ship without a contract', () => {
    const seats: SeatSpec[] = [{ cash: 50, factories: [factory('food')], ships: [2] }];
    const t = water({ players: 3, seats }).do('use ship-2 at 2');
    expect([t.step, ...why(t, 'deliver 2 food')]).toEqual(['special', 'no-contract', 'FE-SHP-01']);
  });
});

it('a sentence gets all that it leaves blank, or the step does not compile', () => {
  expect(because('lowest-price', { pounds: 5 }).params).toEqual({ pounds: 5 });
  // @ts-expect-error: misspelt
  because('lowest-price', { pound: 5 });
  // @ts-expect-error: missing
  because('lowest-price');
  // @ts-expect-error: there is no blank for it
  because('must-act', { pounds: 5 });
  // @ts-expect-error: only one of two
  note('payable', { least: 1 });
  // @ts-expect-error: no such note
  note('prize');
});
