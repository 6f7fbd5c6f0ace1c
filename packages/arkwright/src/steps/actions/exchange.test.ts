import { describe, expect, it } from 'vitest';
import { firstEditionSheet } from '../../sheet/first-edition.ts';
import { factory, jenny, type SeatSpec, water } from '../../testing/position.ts';

const seat = { cash: 100, shares: 15, space: 22, factories: [factory('food')] };

describe('the stock exchange', () => {
  it('FE-STX-01: any order, any selection, or none, after the cost is paid', () => {
    const t = jenny({ seats: [{ ...seat, stored: { food: 2 } }] }).do('use stock-exchange at 4');
    expect(t.player(0).cash).toBe(96);
    t.do('buy 1', 'sell 1 food', 'sell shares 2', 'done');
    expect([t.player(0).cash, t.player(0).shares]).toEqual([96 - 16 + 2 + 32, 14]);
    expect(
      jenny({ seats: [seat] })
        .do('use stock-exchange at 2', 'done', 'done')
        .player(0).cash,
    ).toBe(98);
  });

  it('FE-STX-02 FE-EX-22 FE-CMP-05 FE-BAD-43: own shares from the bank at the value; the indicator stays', () => {
    const t = jenny({ seats: [{ ...seat, cash: 4 + 64 }] }).do('use stock-exchange at 4', 'buy 4');
    expect([t.player(0).cash, t.player(0).shares, t.player(0).space]).toEqual([0, 19, 22]);
    // No move names another company.
    expect(t.refused('buy 1 of 2')).toBe('unreadable');
  });

  it('FE-STX-03 FE-STX-06 FE-EX-23: on space 9 a share costs £10 and brings £9', () => {
    const low = { ...seat, space: 9 };
    const bought = jenny({ seats: [low] }).do('use stock-exchange at 2', 'buy 1');
    expect(bought.player(0).cash).toBe(98 - 10);
    const sold = jenny({ seats: [low] }).do('use stock-exchange at 2', 'sell shares 2');
    expect([sold.player(0).cash, sold.player(0).space]).toEqual([98 + 18, 9]);
  });

  it('FE-STX-04 FE-EMS-09 FE-BAD-41: nothing is bought while a loan is open', () => {
    const t = jenny({ seats: [{ ...seat, shares: 0, loans: 2 }] }).do('use stock-exchange at 2');
    expect(t.refused('buy 1')).toBe('repay-first');
  });

  it('FE-STX-05 FE-EMS-08: £13 for each loan, any number', () => {
    const t = jenny({ seats: [{ ...seat, shares: 0, loans: 3 }] }).do('use stock-exchange at 2', 'repay 2');
    expect([t.player(0).cash, t.player(0).loans]).toEqual([98 - 26, 1]);
    t.do('repay 1', 'buy 1');
    expect(t.player(0).shares).toBe(1);
  });

  it('FE-EMS-11: no emergency sale to buy shares or to repay loans', () => {
    const t = jenny({ seats: [{ ...seat, shares: 0, loans: 1, cash: 12, stored: { food: 1 } }] }).do(
      'use stock-exchange at 2',
    );
    expect(t.refused('repay 1')).toBe('cannot-afford');
    const poor = jenny({ seats: [{ ...seat, cash: 10 }] }).do('use stock-exchange at 2');
    expect(poor.refused('buy 1')).toBe('cannot-afford');
  });

  it('FE-BAD-42 FE-BAD-44: no cash or an empty bank; not more than one has', () => {
    const t = jenny({ seats: [{ ...seat, shares: 30, cash: 500, stored: { food: 1 } }] }).do('use stock-exchange at 2');
    expect(t.refused('buy 1')).toBe('bank-empty');
    expect(t.refused('sell shares 31')).toBe('not-that-many');
    expect(t.refused('sell 2 food')).toBe('not-that-many');
    expect(t.refused('sell 1 lamps')).toBe('not-that-many');
  });

  it('FE-STX-02 FE-BAD-42: as many as the cash pays for and the bank has, and at least one', () => {
    const open = (spec: SeatSpec, verb: string) =>
      jenny({ seats: [{ ...seat, ...spec }] })
        .do('use stock-exchange at 2')
        .open.filter((line) => line.startsWith(verb));
    // £16 a share.
    expect(open({ cash: 2 + 47 }, 'buy')).toEqual(['buy 1', 'buy 2']);
    expect(open({ cash: 2 + 48 }, 'buy')).toEqual(['buy 1', 'buy 2', 'buy 3']);
    expect(open({ shares: 28 }, 'buy')).toEqual(['buy 1', 'buy 2']);
    expect(open({ shares: 2 }, 'sell')).toEqual(['sell shares 1', 'sell shares 2']);
    expect(open({ shares: 0, loans: 3, cash: 2 + 26 }, 'repay')).toEqual(['repay 1', 'repay 2']);
    expect(open({ stored: { lamps: 2 } }, 'sell')).toContain('sell 2 lamps');
    expect(open({ stored: { lamps: 2 } }, 'sell')).not.toContain('sell 0 lamps');
    const limit = (spec: SeatSpec, line: string) =>
      jenny({ seats: [{ ...seat, ...spec }] })
        .do('use stock-exchange at 2')
        .refused(line);
    expect([limit({ cash: 2 + 47 }, 'buy 3'), limit({ shares: 28 }, 'buy 3')]).toEqual(['cannot-afford', 'bank-empty']);
    // Cash for two, and two in the bank: the bank ends it.
    expect(limit({ shares: 28, cash: 2 + 32 }, 'buy 3')).toBe('bank-empty');
    expect(limit({ shares: 0 }, 'sell shares 1')).toBe('not-that-many');
    expect(limit({ loans: 3, cash: 2 + 26 }, 'repay 3')).toBe('cannot-afford');
    expect(limit({ loans: 2, cash: 90 }, 'repay 3')).toBe('no-loan');
  });

  it('FE-STX-01 AMB-54: one change between buying and selling, in either direction', () => {
    const begin = () => jenny({ seats: [seat] }).do('use stock-exchange at 2');
    const bought = begin().do('buy 1', 'buy 1', 'sell shares 1', 'sell shares 1');
    expect([bought.refused('buy 1'), bought.rule('buy 1')]).toEqual(['one-way', 'FE-STX-01']);
    expect(bought.open).toContain('sell shares 1');
    const sold = begin().do('sell shares 1', 'sell shares 1', 'buy 1', 'buy 1');
    expect([sold.refused('sell shares 1'), sold.rule('sell shares 1')]).toEqual(['one-way', 'FE-STX-01']);
    expect(sold.open).toContain('buy 1');
  });

  it('FE-STX-07: what is sold has left the warehouse', () => {
    const t = jenny({ seats: [{ ...seat, stored: { lamps: 3 } }] }).do('use stock-exchange at 2', 'sell 2 lamps');
    expect([t.stored(0, 'lamps'), t.open.includes('sell 2 lamps'), t.open.includes('sell 1 lamps')]).toEqual([
      1,
      false,
      true,
    ]);
  });

  it('FE-STX-07 FE-STX-08: stored goods at £2, £3, £4, £5, with or without a factory; the indicator stays', () => {
    const t = jenny({ seats: [{ ...seat, cash: 2, stored: { food: 1, clothes: 1, cutlery: 1, lamps: 2 } }] }).do(
      'use stock-exchange at 2',
      'sell 1 food',
      'sell 1 clothes',
      'sell 1 cutlery',
      'sell 2 lamps',
    );
    expect([t.player(0).cash, t.player(0).space]).toEqual([2 + 3 + 4 + 10, 22]);
  });

  it('FE-STX-09: the light grey marker: the first share at half price, rounded up, also below £10', () => {
    const t = jenny({ seats: [{ ...seat, space: 9, markers: ['first-stock-exchange'] }] }).do(
      'use first-stock-exchange at 2',
      'buy 3',
    );
    expect(t.player(0).cash).toBe(98 - 5 - 20);
    t.do('buy 1');
    expect(t.player(0).cash).toBe(98 - 5 - 30);
    const odd = jenny({ seats: [{ ...seat, space: 28, markers: ['first-stock-exchange'] }] }).do(
      'use first-stock-exchange at 2',
      'sell shares 1',
      'buy 1',
    );
    expect(odd.player(0).cash).toBe(98 + 19 - 10);
  });

  it('FE-STX-09 FE-STX-02: with half the price of one, as many as the cash pays for', () => {
    const most = (cash: number) =>
      jenny({ seats: [{ ...seat, cash: 2 + cash, space: 28, markers: ['first-stock-exchange'] }] })
        .do('use first-stock-exchange at 2')
        .open.filter((line) => line.startsWith('buy')).length;
    // £19 a share, £10 the first.
    expect([most(9), most(10), most(28), most(29), most(48)]).toEqual([0, 1, 1, 2, 3]);
  });

  it('FE-STX-09 FE-STX-01: the light grey marker has all parts of the action', () => {
    const seats = [{ ...seat, loans: 1, stored: { food: 1 }, markers: ['first-stock-exchange' as const] }];
    const t = jenny({ seats }).do('use first-stock-exchange at 2', 'repay 1', 'sell shares 1', 'sell 1 food');
    expect([t.player(0).cash, t.player(0).shares]).toEqual([98 - 13 + 16 + 2, 14]);
    // A coloured marker is told of no additional action that it lacks.
    expect(
      jenny({ seats: [seat] })
        .do('use stock-exchange at 2')
        .refused('take first-quality'),
    ).toBe('not-offered');
  });

  it('FE-STX-10 FE-BAD-57: the coloured marker lets him take a special marker, the light grey one does not', () => {
    const t = jenny({ seats: [{ ...seat, markers: ['first-stock-exchange'] }] }).do('use first-stock-exchange at 2');
    expect(t.refused('take first-quality')).toBe('no-additional-action');
    expect(t.do('done').step).toBeUndefined();
    expect(jenny({ seats: [seat] }).do('use stock-exchange at 2', 'done').step).toBe('special');
  });
});

describe('contracts', () => {
  const on = (contracts = {}, players = 3) =>
    water({ players, seats: [{ ...seat, contracts }] }).do('use stock-exchange at 2');

  it('FE-STX-11 FE-STX-12 FE-EX-44: a marker off the track goes on any space, one on it to a higher one', () => {
    const t = on({ cutlery: 2 }).do('contract food 6', 'contract cutlery 4');
    expect([t.contract(0, 'food'), t.contract(0, 'cutlery')]).toEqual([6, 4]);
  });

  it('FE-STX-11 FE-SET-18: one marker for each of the four goods, for nothing, with or without factory and ship', () => {
    const t = water({ players: 3, seats: [{ cash: 50 }] }).do('use stock-exchange at 2');
    t.do('contract food 2', 'contract clothes 10', 'contract cutlery 4', 'contract lamps 6');
    expect([t.player(0).contracts, t.player(0).cash, t.player(0).space]).toEqual([[2, 10, 4, 6], 48, 10]);
  });

  it('FE-BAD-45 FE-BAD-47 FE-STX-13: only upwards; several on one space, but one for each good', () => {
    const t = on({ food: 6, lamps: 4 });
    expect(t.refused('contract food 4')).toBe('contracts-only-rise');
    expect(t.refused('contract food 6')).toBe('contracts-only-rise');
    t.do('contract lamps 6', 'contract clothes 6');
    expect(t.player(0).contracts).toEqual([6, 6, 0, 6]);
  });

  it('FE-BAD-46: no space beyond 10, none between, none above 4 with two players', () => {
    const t = on();
    expect(t.refused('contract food 12')).toBe('no-such-contract-space');
    expect(t.refused('contract food 5')).toBe('no-such-contract-space');
    expect(on({}, 2).refused('contract food 6')).toBe('no-such-contract-space');
  });

  it('FE-STX-11 FE-STX-14 FE-BAD-46: spaces 2, 4, 6, 8 and 10; with two players 2 and 4', () => {
    const spaces = (players: number) => on({}, players).open.filter((line) => line.startsWith('contract food'));
    expect(spaces(3)).toEqual([2, 4, 6, 8, 10].map((space) => `contract food ${space}`));
    expect(spaces(2)).toEqual(['contract food 2', 'contract food 4']);
    expect([on().rule('contract food 12'), on({}, 2).rule('contract food 6')]).toEqual(['FE-STX-11', 'FE-STX-14']);
    expect(on({ food: 4 }).open.filter((line) => line.startsWith('contract food'))).toHaveLength(3);
    // The first edition has no limit marker.
    expect(on({ food: 4 }).refused('limit 4')).toBe('not-offered');
  });

  it('FE-STX-15: then a special marker', () => {
    expect(on().do('done').step).toBe('special');
  });

  it('FE-STX-02 FE-STX-06: one at least, and the last one as well', () => {
    const t = jenny({ seats: [{ ...seat, shares: 1 }] }).do('use stock-exchange at 2');
    for (const line of ['buy 0', 'sell shares 0']) expect(t.refused(line)).toBe('amount');
    expect(t.do('sell shares 1').player(0).shares).toBe(0);
    expect(t.told('shares').map(({ rule }) => rule)).toEqual(['FE-STX-06']);
    const bought = jenny({ seats: [seat] }).do('use stock-exchange at 2', 'buy 1');
    expect(bought.told('shares').map(({ rule, each }) => [rule, each])).toEqual([['FE-STX-02', 16]]);
  });

  it('FE-STX-09 FE-STX-11: half price for the first share only; with the marker contracts are made as well', () => {
    // A share costs £16.
    const t = water({ seats: [{ ...seat, cash: 2 + 8 + 15, markers: ['first-stock-exchange'] }] });
    t.do('use first-stock-exchange at 2', 'buy 1');
    expect([t.refused('buy 1'), t.rule('buy 1')]).toEqual(['cannot-afford', 'FE-EMS-11']);
    expect(t.told('shares').map(({ rule, each }) => [rule, each])).toEqual([['FE-STX-09', 0]]);
    expect(t.open).toContain('contract food 2');
  });

  it('FE-STX-11: contracts lie on the spaces of the track and on no others', () => {
    const t = water({ players: 3, seats: [seat] }).do('use stock-exchange at 2');
    for (const space of [0, 1, 3, 5, 7, 9, 11, 12, 20])
      expect([t.refused(`contract food ${space}`), t.rule(`contract food ${space}`)]).toEqual([
        'no-such-contract-space',
        'FE-STX-11',
      ]);
  });

  it('FE-STX-01: each part is offered or refused once, also in the last exchange', () => {
    const twice = (t: ReturnType<typeof jenny>) => {
      const lines = t.engine.options(t.s).map(({ move }) => t.engine.rules.notation.write(move));
      return lines.filter((line, i) => lines.indexOf(line) !== i);
    };
    const full: SeatSpec = { ...seat, loans: 1, stored: { food: 1 } };
    expect(twice(jenny({ seats: [full] }).do('use stock-exchange at 4'))).toEqual([]);
    const harbor = water({ seats: [full] }).do('use stock-exchange at 4');
    expect(twice(harbor)).toEqual([]);
    expect([harbor.refused('sell 1 clothes'), harbor.rule('sell 1 clothes')]).toEqual(['not-that-many', 'FE-STX-07']);
    const none = water({ seats: [seat] }).do('use stock-exchange at 4');
    expect([none.refused('sell 1 food'), none.rule('sell 1 food')]).toEqual(['not-that-many', 'FE-STX-07']);
  });

  it('FE-STX-11: a track with a single space is one', () => {
    const sheet = structuredClone(firstEditionSheet);
    sheet.contractTrack.value.two = [3];
    const t = water({ sheet, seats: [seat] }).do('use stock-exchange at 4');
    expect(t.open.filter((line) => line.startsWith('contract food'))).toEqual(['contract food 3']);
    expect([t.refused('contract food 4'), t.rule('contract food 4')]).toEqual(['no-such-contract-space', 'FE-STX-14']);
  });
});
