import { describe, expect, it } from 'vitest';
import { mostShares } from './money.ts';
import { type PlayerPosition, play } from './testing/position.ts';

const exchange = (seat: PlayerPosition) => play({ seats: [seat] }).do('action exchange');

describe('what shares cost', () => {
  it('CG-STK-02 CG-STK-04 CG-STK-05: cash, discount and the track bound a purchase', () => {
    const most = (seat: PlayerPosition) => {
      const game = play({ seats: [seat] });
      return mostShares(game.rs, game.p());
    };
    expect(most({ cash: 50, value: 10 })).toBe(5);
    expect(most({ cash: 49, value: 10 })).toBe(4);
    expect(most({ cash: 500, value: 10, shares: 28 })).toBe(2);
    expect(most({ cash: 500, value: 10, shares: 30 })).toBe(0);
    // Level 1: one share at 8 instead of 15, level 2: two.
    expect(most({ cash: 7, value: 15, levels: { exchange: 1 } })).toBe(0);
    expect(most({ cash: 8, value: 15, levels: { exchange: 1 } })).toBe(1);
    expect(most({ cash: 22, value: 15, levels: { exchange: 1 } })).toBe(1);
    expect(most({ cash: 23, value: 15, levels: { exchange: 1 } })).toBe(2);
    expect(most({ cash: 7, value: 15, levels: { exchange: 2 } })).toBe(0);
    expect(most({ cash: 15, value: 15, levels: { exchange: 2 } })).toBe(1);
    // Shares that are worth nothing cost nothing.
    expect(most({ cash: 0, value: 0, shares: 10 })).toBe(20);
    expect(most({ cash: 3, value: 1, shares: 10, levels: { exchange: 2 } })).toBe(3);
    expect(most({ cash: 3, value: 2, shares: 10, levels: { exchange: 1 } })).toBe(2);
    expect(most({ cash: 16, value: 15, levels: { exchange: 2 } })).toBe(2);
    expect(most({ cash: 31, value: 15, levels: { exchange: 2 } })).toBe(3);
    expect(most({ cash: 500, value: 15, shares: 29, levels: { exchange: 2 } })).toBe(1);
  });

  it('CG-STK-02 CG-STK-13: the reason for no more is money or the track', () => {
    expect(exchange({ cash: 25, value: 10 }).told('buy')).toEqual({ 'buy 0': 'up to 2: no-cash' });
    expect(exchange({ cash: 90, value: 10, shares: 28 }).told('buy')).toEqual({ 'buy 0': 'up to 2: thirty-shares' });
  });

  it('CG-STK-01 CG-ACT-05: something must be done: with nine loans and both ships shares are bought', () => {
    expect(exchange({ loans: 9, ships: 2 }).told('buy')).toEqual({ 'buy 1': 'up to 5: no-cash' });
    expect(exchange({ loans: 9, ships: 2 }).refused('buy 0')).toBe('exchange-something');
    expect(exchange({ loans: 9, ships: 1 }).told('buy')).toEqual({ 'buy 0': 'up to 5: no-cash' });
    expect(exchange({ loans: 8, ships: 2 }).told('buy')).toEqual({ 'buy 0': 'up to 5: no-cash' });
    const effect = (seat: PlayerPosition) => play({ seats: [seat] }).refused('action exchange');
    expect(effect({ loans: 9, ships: 2, cash: 9, value: 10 })).toBe('no-effect-exchange');
    expect(effect({ loans: 9, ships: 2, cash: 10, value: 10 })).toBeUndefined();
    expect(effect({ loans: 8, ships: 2, cash: 0 })).toBeUndefined();
    expect(effect({ loans: 9, ships: 1, cash: 0 })).toBeUndefined();
  });

  it('CG-STK-01 CG-STK-07: without a purchase and with both ships a loan is taken, otherwise it may be left', () => {
    expect(exchange({ ships: 2 }).do('buy 0').told('loans')).toEqual({ 'loans 1': 'up to 9: nine-loans' });
    expect(exchange({ ships: 2 }).do('buy 1').told('loans')).toEqual({ 'loans 0': 'up to 9: nine-loans' });
    expect(exchange({ ships: 1, loans: 3 }).do('buy 0').told('loans')).toEqual({ 'loans 0': 'up to 6: nine-loans' });
  });

  it('CG-STK-01 CG-STK-09: ships come last; what was left out before is over', () => {
    const idle = exchange({ ships: 1 }).do('buy 0', 'loans 0');
    // Nothing has been done yet, so the ships are put back without asking.
    expect([idle.p().ships, idle.step === 'ships']).toEqual([2, false]);
    const game = exchange({ ships: 0 }).do('buy 1', 'loans 1');
    expect(game.told('')).toMatchObject({
      reactivate: 'open',
      done: 'open',
      'buy 1': 'buy-first',
      'loans 1': 'buy-first',
    });
    expect([game.rule('buy 1'), game.rule('loans 1'), game.rule('loans 3')]).toEqual([
      'CG-STK-01',
      'CG-STK-01',
      'CG-STK-01',
    ]);
    expect(game.do('done').p().ships).toBe(0);
    const both = exchange({ ships: 2 }).do('buy 1', 'loans 1');
    expect(both.step).not.toBe('ships');
  });

  it('CG-STK-09 CG-ACT-05: with nothing else done, leaving the ships is no action', () => {
    const game = play({
      seats: [{ ships: 1 }],
      at: [
        { step: 'ships', seat: 0, done: 0 },
        { step: 'ships', seat: 0, done: 1 },
      ],
    });
    game.s.agenda = [{ step: 'ships', seat: 0, done: 0 }];
    expect(game.told('done')).toEqual({ done: 'exchange-something' });
  });

  it('CG-STK-07 CG-EMG-02: a bank loan pays the value and a token of the fund half of it, and both are told so', () => {
    const bank = exchange({ ships: 2, value: 15 }).do('buy 0', 'loans 2');
    expect([bank.p().cash, bank.p().loans, bank.cash('loan'), bank.cash('emergency')]).toEqual([80, 2, 30, 0]);
    expect(bank.events).toContainEqual(expect.objectContaining({ kind: 'cash', why: 'loan', rule: 'CG-STK-07' }));
    const factories = { food: { first: 1, second: 1 } };
    const fund = play({ demand: { food: 9 }, seats: [{ cash: 0, value: 15, factories }, { factories: {} }] }).go(
      'production',
    );
    fund.until('act');
    // £2 and six workers at £2: two tokens of £8.
    expect([fund.p().cash, fund.p().loans]).toEqual([2, 2]);
    expect(fund.events).toContainEqual(expect.objectContaining({ kind: 'cash', why: 'emergency', rule: 'CG-EMG-02' }));
  });

  it('CG-CMP-11: nothing is told where nothing changes', () => {
    const game = exchange({ ships: 1 }).do('buy 0', 'loans 0');
    const told = game.events.filter(
      (event) => event.kind === 'shares' || event.kind === 'loans' || event.kind === 'cash',
    );
    expect(told).toEqual([]);
  });

  it('CG-SV-07: at 30 the share value stays, and nothing is told', () => {
    const factories = { food: { first: 1, second: 1, appeal: 6 } };
    const game = play({
      players: 3,
      demand: { food: 0 },
      seats: [{ value: 30, factories }, { factories: {} }, { factories: {} }],
    });
    game.go('production').until('act');
    expect([game.p().value, game.events.filter(({ kind }) => kind === 'value')]).toEqual([30, []]);
  });

  it('CG-C06-01 CG-C06-02: the Broker sells one or two, as far as money and track go', () => {
    const broker = (seat: PlayerPosition) =>
      play({ seats: [{ cards: ['broker'], value: 15, ...seat }], at: 'develop' }).do('use broker');
    expect(broker({ cash: 50 }).told('buy')).toEqual({ 'buy 1': 'up to 2: broker-shares' });
    expect(broker({ cash: 15 }).p().shares).toBe(11); // £8 each: a choice of one plays itself
    expect(broker({ cash: 50, shares: 29 }).p().shares).toBe(30);
    expect(broker({ cash: 16 }).told('buy')).toEqual({ 'buy 1': 'up to 2: broker-shares' });
    const listed = (seat: PlayerPosition) => {
      const game = play({ seats: [{ cards: [], value: 15 }], at: [{ step: 'broker', seat: 0 }] });
      Object.assign(game.p(), seat);
      return game.told('buy');
    };
    expect(listed({ cash: 15 })).toEqual({ 'buy 1': 'up to 1: broker-cash' });
    expect(listed({ shares: 29 })).toEqual({ 'buy 1': 'up to 1: thirty-shares' });
    expect(broker({ cash: 50 }).refused('buy 0')).toBe('amount');
    expect(broker({ cash: 0, value: 0 }).told('buy')).toEqual({ 'buy 1': 'up to 2: broker-shares' });
    expect(broker({ cash: 1, value: 2 }).p().shares).toBe(11);
  });

  it('CG-C06-01: the Broker is no use without money for one share or room on the track', () => {
    const use = (seat: PlayerPosition) =>
      play({ seats: [{ cards: ['broker'], value: 15, ...seat }], at: 'develop' }).told('use broker')['use broker'];
    expect([use({ cash: 7 }), use({ cash: 8 }), use({ cash: 50, shares: 30 }), use({ cash: 50, shares: 29 })]).toEqual([
      'broker-cash',
      'open',
      'thirty-shares',
      'open',
    ]);
    const noted = play({ seats: [{ cards: ['broker'], value: 15 }], at: 'develop' });
    expect(noted.note('use broker', 'broker-price')?.params).toEqual({ each: 8 });
  });
});
