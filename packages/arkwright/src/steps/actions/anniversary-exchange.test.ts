import { describe, expect, it } from 'vitest';
import { anniversarySheet } from '../../sheet/anniversary-edition.ts';
import { jubilee, type Play, rich, type SeatSpec } from '../../testing/position.ts';

describe('the stock exchange', () => {
  const trade = (space: number, move: string) => {
    const t = jubilee({ seats: [rich({ space, shares: 5 })] }).do('use stock-exchange at 2', move);
    return [t.pounds(0, 'exchange'), t.player(0).space];
  };

  it('AE-EX-20 AE-EX-21 AE-STK-06 AE-BAD-41: a share costs its value, and £10 at least', () => {
    expect([trade(6, 'buy 1'), trade(9, 'buy 1'), trade(10, 'buy 1')].map(([pounds]) => pounds)).toEqual([
      -10, -10, -10,
    ]);
    expect([trade(11, 'buy 1')[0], trade(22, 'buy 1')[0], trade(22, 'buy 3')[0]]).toEqual([-11, -16, -48]);
  });

  it('AE-EX-22 AE-STK-09 AE-STK-10: sold it brings its value; the indicator stays', () => {
    expect([trade(9, 'sell shares 1'), trade(9, 'sell shares 3')]).toEqual([
      [9, 9],
      [27, 9],
    ]);
    expect(trade(9, 'buy 2')[1]).toBe(9);
  });

  it('AE-STK-07 AE-BAD-42: own shares only, as many as the bank has and the cash pays for', () => {
    const open = (spec: SeatSpec) =>
      jubilee({ seats: [rich({ space: 22, ...spec })] })
        .do('use stock-exchange at 2')
        .open.filter((line) => line.startsWith('buy'));
    expect(open({ shares: 28 })).toEqual(['buy 1', 'buy 2']);
    expect(open({ shares: 5, cash: 2 + 47 })).toEqual(['buy 1', 'buy 2']);
    expect(open({ shares: 5, cash: 2 + 15 })).toEqual([]);
    const t = jubilee({ seats: [rich({ shares: 30 })] }).do('use stock-exchange at 2');
    expect([t.refused('buy 1'), t.refused('buy 1 of 2')]).toEqual(['bank-empty', 'unreadable']);
  });

  it('AE-STK-01 AE-STK-02 AE-BAD-39: goods, loans, shares, contracts: in this order', () => {
    const t = jubilee({ players: 3, seats: [rich({ shares: 3, edges: ['food'], stored: { food: 3 } })] });
    t.do('use stock-exchange at 2', 'sell 1 food', 'sell 1 food', 'buy 1');
    expect(t.refused('sell 1 food')).toBe('in-this-order');
    expect(t.refused('sell 1 lamps')).toBe('not-that-many');
    t.do('contract food 2');
    expect(t.refused('buy 1')).toBe('in-this-order');
  });

  it('AE-DP-35: bought or sold, not both', () => {
    const t = jubilee({ seats: [rich({ shares: 3 })] }).do('use stock-exchange at 2', 'buy 1');
    expect(t.refused('sell shares 1')).toBe('one-way');
  });

  it('AE-STK-03: £2, £3, £4 and £5 for stored crates, any number of them', () => {
    const stored = { food: 2, clothes: 1, cutlery: 2, lamps: 1 };
    const brings = (line: string) =>
      jubilee({ seats: [rich({ edges: ['row-1', 'row-2'], stored })] })
        .do('use stock-exchange at 2', line)
        .pounds(0, 'warehouse-sale');
    expect(['sell 1 food', 'sell 2 food', 'sell 1 clothes', 'sell 2 cutlery', 'sell 1 lamps'].map(brings)).toEqual([
      2, 4, 3, 8, 5,
    ]);
  });

  it('AE-STK-04: without a factory, and without a move of the indicator', () => {
    const t = jubilee({ seats: [rich({ factories: [], edges: ['lamps'], stored: { lamps: 2 } })] });
    t.do('use stock-exchange at 2', 'sell 2 lamps');
    expect([t.pounds(0, 'warehouse-sale'), t.player(0).space, t.stored(0, 'lamps')]).toEqual([10, 20, 0]);
  });

  it('AE-STK-05 AE-FIN-09: any number of loans is repaid at £13 each', () => {
    const t = jubilee({ seats: [rich({ shares: 0, loans: 3 })] }).do('use stock-exchange at 2', 'repay 2');
    expect([t.pounds(0, 'loan'), t.player(0).loans]).toEqual([-26, 1]);
    expect(
      jubilee({ seats: [rich({ loans: 3, cash: 2 + 25 })] })
        .do('use stock-exchange at 2')
        .refused('repay 2'),
    ).toBe('cannot-afford');
  });

  it('AE-STK-08 AE-FIN-06 AE-BAD-40: no shares are bought while a loan is open', () => {
    const t = jubilee({ seats: [rich({ shares: 0, loans: 2 })] }).do('use stock-exchange at 2', 'repay 1');
    expect([t.refused('buy 1'), t.rule('buy 1')]).toEqual(['repay-first', 'AE-STK-08']);
    expect(t.do('repay 1', 'buy 1').player(0).shares).toBe(1);
  });

  it('AE-BAD-43: a loan is repaid in no other action', () => {
    const t = jubilee({ seats: [rich({ loans: 1 })] });
    expect(t.refused('repay 1')).toBe('not-offered');
    expect(t.do('use workers at 2').refused('repay 1')).toBe('not-offered');
  });

  it('AE-STK-11 AE-STK-13 AE-CMP-14: signed on any space 2 to 10, one for each product, without factory, ship or stock', () => {
    const t = jubilee({ players: 3, seats: [rich({ factories: [], contracts: { cutlery: 2 } })] });
    t.do('use stock-exchange at 2');
    expect(t.open.filter((line) => line.startsWith('contract food'))).toEqual(
      [2, 4, 6, 8, 10].map((space) => `contract food ${space}`),
    );
    t.do('contract food 2', 'contract lamps 10');
    expect(t.player(0).contracts).toEqual([2, 0, 2, 10]);
    expect(t.open.some((line) => line === 'contract food 2' || line.startsWith('contract lamps'))).toBe(false);
  });

  it('AE-EX-23 AE-STK-12 AE-BAD-44: raised, never lowered or withdrawn', () => {
    const t = jubilee({ players: 3, seats: [rich({ contracts: { cutlery: 2 } })] }).do('use stock-exchange at 2');
    t.do('contract food 6', 'contract cutlery 4');
    expect([t.contract(0, 'food'), t.contract(0, 'cutlery')]).toEqual([6, 4]);
    for (const space of [2, 4]) expect(t.refused(`contract cutlery ${space}`)).toBe('contracts-only-rise');
    expect(t.refused('contract cutlery 0')).toBeDefined();
  });

  it('AE-BAD-45: not on an odd number', () => {
    const t = jubilee({ players: 3, seats: [rich()] }).do('use stock-exchange at 2');
    expect([t.refused('contract food 5'), t.rule('contract food 5')]).toEqual(['no-such-contract-space', 'AE-STK-11']);
  });

  it('AE-STK-14 AE-AMB-21 AE-BAD-46: the limit marker lies on the largest contract or beside it', () => {
    const t = jubilee({ players: 3, seats: [rich({ contracts: { food: 4, lamps: 2 } })] }).do(
      'use stock-exchange at 2',
    );
    expect(t.open.filter((line) => line.startsWith('limit'))).toEqual(['limit 4', 'limit 6']);
    expect([t.refused('limit 2'), t.refused('limit 8')]).toEqual(['limit-at-largest', 'limit-at-largest']);
    const none = jubilee({ players: 3, seats: [rich()] }).do('use stock-exchange at 2');
    expect([none.refused('limit 2'), none.refused('limit 4')]).toEqual(['limit-at-largest', 'limit-at-largest']);
    // A contract for a single good is one, on an own sheet with a space for it.
    const sheet = structuredClone(anniversarySheet);
    sheet.contractSpaces.value = [1, 2, 4];
    const small = jubilee({ players: 3, sheet: sheet as never, seats: [rich({ contracts: { food: 1 } })] });
    expect(small.do('use stock-exchange at 2').open).toEqual(expect.arrayContaining(['limit 1', 'limit 2']));
  });

  it('AE-STK-15 AE-STK-17 AE-AMB-22: nothing is signed beyond it until it is moved or taken off', () => {
    const t = jubilee({ players: 3, seats: [rich({ contracts: { food: 4 } })] }).do(
      'use stock-exchange at 2',
      'limit 6',
    );
    expect([t.refused('contract food 8'), t.rule('contract food 8')]).toEqual(['beyond-limit', 'AE-STK-17']);
    expect(t.open).toContain('contract food 6');
    t.do('contract lamps 2', 'limit 0', 'contract food 8', 'limit 8');
    expect([t.player(0).limit, t.contract(0, 'food')]).toEqual([8, 8]);
  });

  it('AE-AMB-71: it is handled once, and once more after each change of a contract', () => {
    const t = jubilee({ players: 3, seats: [rich({ contracts: { food: 4 } })] }).do('use stock-exchange at 2');
    t.do('limit 6');
    expect([t.refused('limit 4'), t.rule('limit 4')]).toEqual(['limit-handled', 'AE-AMB-71']);
    expect([t.refused('limit 0'), t.open.some((line) => line.startsWith('limit'))]).toEqual(['limit-handled', false]);
    t.do('contract food 6');
    expect(t.open.filter((line) => line.startsWith('limit'))).toEqual(['limit 0', 'limit 8']);
    // With two players the track of the marker ends at 6.
    const two = jubilee({ seats: [rich({ contracts: { food: 6 }, limit: 4 })] }).do('use stock-exchange at 2');
    expect([two.open.filter((line) => line.startsWith('limit')), two.refused('limit 8')]).toEqual([
      ['limit 6'],
      'limit-at-largest',
    ]);
  });

  it('AE-STK-01 AE-DP-35: goods, loans, shares, contracts: what was passed is over', () => {
    const spec = rich({ shares: 4, loans: 1, stored: { food: 2 }, edges: ['food'] });
    const at = (...lines: string[]) => jubilee({ players: 3, seats: [spec] }).do('use stock-exchange at 2', ...lines);
    const order = ['in-this-order', 'AE-STK-01'];
    const why = (t: Play, line: string) => [t.refused(line), t.rule(line)];
    const repaid = at('repay 1');
    expect(why(repaid, 'sell 1 food')).toEqual(order);
    expect(repaid.open).toContain('buy 1');
    const sold = at('sell shares 1');
    expect([why(sold, 'sell 1 food'), why(sold, 'repay 1')]).toEqual([order, order]);
    const signed = at('repay 1', 'contract food 2');
    expect([why(signed, 'buy 1'), why(signed, 'sell shares 1'), why(signed, 'sell 1 food')]).toEqual([
      order,
      order,
      order,
    ]);
    // A loan repaid is none to be repaid again, whatever was passed.
    expect(signed.refused('repay 1')).toBe('no-loan');
    expect(at('sell 1 food', 'sell 1 food', 'repay 1', 'buy 1', 'contract food 2', 'limit 2').player(0).limit).toBe(2);
    const limited = jubilee({ players: 3, seats: [rich({ shares: 4, contracts: { food: 2 } })] });
    expect(why(limited.do('use stock-exchange at 2', 'limit 4'), 'buy 1')).toEqual(order);
    // One direction only.
    const bought = at('repay 1', 'buy 1');
    expect([bought.refused('sell shares 1'), bought.open.includes('buy 1')]).toEqual(['one-way', true]);
  });

  it('AE-STK-16 AE-BAD-47: and is handled nowhere else', () => {
    const t = jubilee({ players: 3, seats: [rich({ contracts: { food: 4 } })] }).do('use workers at 2');
    expect(t.refused('limit 4')).toBe('not-offered');
  });

  it('AE-BAD-47: neither while shipping, nor at the end of the decade, nor in the last exchange', () => {
    const seats = [rich({ contracts: { food: 4 }, stored: { food: 4 }, ships: [4], edges: ['food'], limit: 6 })];
    for (const t of [
      jubilee({ players: 3, seats }).do('use ship-4 at 4'),
      jubilee({ players: 3, seats, run: [{ step: 'dismissals', k: 0 }] }),
      jubilee({ players: 3, seats, decade: 1810, run: [{ step: 'final-exchanges', k: 0 }] }),
    ]) {
      expect([t.step, t.open.filter((line) => line.startsWith('limit'))]).toEqual([t.step, []]);
      expect([t.step, t.refused('limit 4')]).toEqual([t.step, expect.any(String)]);
      expect(t.player(0).limit).toBe(6);
    }
  });

  it('AE-AMB-20: with two players it never goes beyond 6 and is not removed', () => {
    const t = jubilee({ players: 2, seats: [rich({ contracts: { food: 4 }, limit: 6 })] }).do(
      'use stock-exchange at 2',
    );
    expect(t.refused('contract food 8')).toBe('beyond-limit');
    expect(t.refused('limit 0')).toBe('limit-at-largest');
    t.do('limit 4');
  });

  const advanced = [
    rich({ shares: 3, markers: ['first-stock-exchange', 'second-machinery'], chart: { 10: 'second-machinery' } }),
  ];

  it('AE-EX-24 AE-ASX-03 AE-ASX-04: machines for the same £2, with a tile that lies in a slot already', () => {
    const t = jubilee({ seats: advanced }).do('use first-stock-exchange at 2', 'first main', 'sell shares 1', 'done');
    t.do('further second-machinery', 'machine food row 1');
    expect([t.factory(0, 'food').machines[0], t.pounds(0, 'administration'), t.step]).toEqual([1, -2, undefined]);
    // The coloured tile would want £3.
    const u = jubilee({ seats: advanced }).do('use first-stock-exchange at 2', 'first additional', 'further machinery');
    expect([u.step, u.factory(0, 'food').machines[0]]).toEqual(['exchange', 0]);
  });

  it('AE-ASX-01 AE-DP-14: in either order', () => {
    const begun = () => jubilee({ seats: advanced }).do('use first-stock-exchange at 2');
    expect(begun().open).toEqual(['first main', 'first additional']);
    const u = begun().do('first additional', 'further workers', 'done', 'sell shares 1');
    expect(u.player(0).shares).toBe(2);
    expect(begun().do('first main').step).toBe('exchange');
  });

  it('AE-ASX-02 AE-ASX-05: workers, machines or ship, and then no tile is taken', () => {
    const ships = [{ ...advanced[0], ships: [2, 4] }];
    const t = jubilee({ players: 3, seats: ships }).do('use first-stock-exchange at 2', 'first main', 'done');
    expect(t.open).toEqual([
      'further workers',
      'further machinery',
      'further second-machinery',
      'further ship-2',
      'done',
    ]);
    expect(t.refused('further ship-4')).toBe('ship-needs-capacity');
    expect(t.do('further workers', 'done').step).toBeUndefined();
  });

  it('AE-AMB-64: workshop and school work in it too', () => {
    const seats = [rich({ markers: ['first-stock-exchange'], tiles: ['workshop', 'school'], workshop: 'food' })];
    const t = jubilee({ seats }).do('use first-stock-exchange at 10', 'first additional', 'further machinery');
    expect(t.s.turn.left).toBe(3);
    t.do('machine food row 1', 'done');
    expect(t.step).toBe('school');
  });

  it('AE-STK-18: after the colour tile a special tile may be taken', () => {
    const t = jubilee({ seats: [rich({ shares: 3 })], onlyTiles: ['patent'] });
    t.do('use stock-exchange at 2', 'sell shares 1', 'done', 'take tile patent');
    expect([t.player(0).tiles, t.player(0).shares, t.step]).toEqual([['patent'], 2, undefined]);
  });
});
