import { describe, expect, it } from 'vitest';
import { type PlayerPosition, play } from '../../testing/position.ts';

const act = (action: string, seat: PlayerPosition, more: object = {}) =>
  play({ ...more, seats: [{ cards: [], ...seat }] }).do(`action ${action}`);
const effect = (action: string, seat: PlayerPosition, more: object = {}) =>
  play({ ...more, seats: [{ cards: [], ...seat }] }).refused(`action ${action}`);

describe('extra production and early shipping', () => {
  const production = { options: { 'extra-production': 'yes' } };
  const shipping = { options: { 'early-shipping': 'yes' } };

  it('CG-XPR-02: each open factory once, with none, one or both of its worker cards', () => {
    const game = act(
      'extra-production',
      { factories: { food: { second: 1 }, clothes: {}, lamps: { first: 0 } } },
      production,
    );
    expect(game.told('run')).toEqual({
      'run food 0': 'open',
      'run food 1': 'open',
      'run food 2': 'open',
      'run clothes 0': 'open',
      'run clothes 1': 'open',
      'run clothes 2': 'no-such-card',
      'run cutlery 0': 'no-factory',
      'run cutlery 1': 'no-factory',
      'run cutlery 2': 'no-factory',
      'run lamps 0': 'open',
      'run lamps 1': 'no-such-card',
      'run lamps 2': 'no-such-card',
    });
    expect(game.told('done')).toEqual({ done: 'do-something' });
    game.do('run food 1').until('extra-production');
    expect(game.told('run food')).toEqual({
      'run food 0': 'has-run',
      'run food 1': 'has-run',
      'run food 2': 'has-run',
    });
    expect(game.told('done')).toEqual({ done: 'open' });
  });

  it('CG-XPR-03 CG-XPR-05: what is stored there already is stored anew together with it', () => {
    const game = act(
      'extra-production',
      { factories: { food: {} }, stored: { 'small-1': ['food', 1] } },
      production,
    ).do('run food 1');
    expect([game.step, game.s.hand, game.s.handGood, game.s.handSeat]).toEqual(['store', 3 + 1, 0, 0]);
    expect(game.option('done')?.notes.map(({ code }) => code)).toEqual(['wasted']);
    // CG-XPR-05: nothing of it is shipped, and nobody has to produce.
    expect(game.told('ship')).toEqual({ 'ship 1 food': 'extra-stored-only' });
    expect([game.rule('ship 1 food'), game.told('refuse'), game.told('loans')]).toEqual([
      'CG-XPR-05',
      {},
      { 'loans 1': 'loans-only-exchange' },
    ]);
    const second = play({ ...production, start: 1, seats: [{}, { cards: [], factories: { clothes: {} } }] });
    second.do('action extra-production', 'run clothes 1');
    expect([second.s.hand, second.s.handGood, second.s.handSeat]).toEqual([3, 1, 1]);
  });

  it('CG-XPR-04 CG-XPR-07: what cash and fund cannot pay is not run', () => {
    const poor = { cash: 7, loans: 9, factories: { food: {} } };
    const game = play({ ...production, seats: [{ cards: [], ...poor }] });
    game.s.agenda.push({ step: 'extra-production', seat: 0, run: 0 });
    expect(game.told('run food')).toEqual({
      'run food 0': 'open',
      'run food 1': 'cannot-pay',
      'run food 2': 'no-such-card',
    });
    expect(effect('extra-production', { ...poor, cash: 5 }, production)).toBe('no-effect-production');
    expect(effect('extra-production', { ...poor, cash: 6 }, production)).toBeUndefined();
    expect(effect('extra-production', { factories: {} }, production)).toBe('no-effect-production');
    expect(
      effect('extra-production', { cash: 6, loans: 9, factories: { clothes: { first: 0 }, food: {} } }, production),
    ).toBeUndefined();
  });

  it('CG-XPR-07: what it costs is shown, with a warning where the fund must help', () => {
    const noted = (cash: number) =>
      act('extra-production', { cash, factories: { food: {} } }, production).option('run food 0')?.notes[1];
    expect(noted(6)).toEqual({ code: 'costs', params: { due: 6 } });
    expect(noted(5)).toEqual({ code: 'costs-emergency', params: { due: 6, cash: 5, tokens: 1 }, warns: true });
  });

  it('CG-C03-02: an Extra shift adds one good to an extra production, at no cost', () => {
    const game = act('extra-production', { cards: ['extra-shift'], factories: { food: {} } }, production).do(
      'run food 0',
    );
    expect([game.step, game.told('loans'), game.told('refuse')]).toEqual([
      'extra-shift',
      { 'loans 1': 'loans-only-exchange' },
      {},
    ]);
    game.do('use extra-shift');
    expect([game.step, game.s.hand]).toEqual(['store', 2]);
    expect(game.events).toContainEqual(
      expect.objectContaining({ kind: 'goods', why: 'extra-shift', rule: 'CG-C03-02' }),
    );
    game.do('store 2 small-1').until('develop', 'price', 'spot');
    expect(game.cash('wages')).toBe(-4);
    const none = act('extra-production', { cards: ['entrepreneur'], factories: { food: {} } }, production).do(
      'run food 0',
    );
    expect(none.step).toBe('store');
  });

  it('CG-XSH-01: goods of every warehouse, each once, as far as ships go', () => {
    const stored = { 'small-1': ['food', 2], large: ['lamps', 4] } as const;
    const seat = { factories: { food: {}, lamps: {} }, stored, cards: ['large-warehouse'] as const };
    const game = act('early-shipping', seat, shipping);
    expect(game.told('')).toMatchObject({
      'load 1 small-1': 'up to 2: warehouse-goods',
      'load 1 small-2': 'nothing-stored',
      'load 1 large': 'up to 4: warehouse-goods',
      done: 'do-something',
    });
    game.do('load 1 large');
    expect(game.told('')).toMatchObject({
      'load 1 small-1': 'up to 2: warehouse-goods',
      'load 1 large': 'loaded-now',
      done: 'open',
    });
    expect(game.note('done', 'sails')?.params).toEqual({ ships: 1, income: 8 });
    const small = act(
      'early-shipping',
      { ...seat, cards: [], ships: 1, stored: { 'small-1': ['food', 2], 'small-2': ['lamps', 2] } },
      shipping,
    );
    expect(small.told('load')).toMatchObject({
      'load 1 small-1': 'up to 2: warehouse-goods',
      'load 1 large': 'no-warehouse',
    });
    small.do('load 1 small-1');
    expect(small.told('load')).toMatchObject({ 'load 1 small-2': 'up to 1: ship-room' });
    expect(small.refused('load 0 small-2')).toBe('amount');
  });

  it('CG-XSH-01: a full hold is the reason where goods are left', () => {
    const stored = { 'small-1': ['food', 2], 'small-2': ['lamps', 2] } as const;
    const game = act(
      'early-shipping',
      { factories: { food: {}, lamps: {} }, stored, ships: 2, levels: { shipping: 0 } },
      shipping,
    );
    game.s.agenda.push({ step: 'load', seat: 0, loaded: 4, income: 0, from: 0 });
    expect(game.told('load')).toMatchObject({ 'load 1 small-1': 'ship-room', 'load 1 small-2': 'ship-room' });
  });

  it('CG-WH-07: a large warehouse is replaced only when it was opened, is not empty, and a small one would hold the rest', () => {
    const swaps = (stored: PlayerPosition['stored'], ...loads: string[]) => {
      const game = act(
        'early-shipping',
        { factories: { food: {}, lamps: {} }, stored: stored ?? {}, cards: ['large-warehouse'] },
        shipping,
      );
      game.do(...loads, 'done?');
      return game;
    };
    const partly = swaps({ large: ['lamps', 4] }, 'load 2 large');
    expect([partly.step, partly.open]).toEqual(['swap', ['swap', 'keep']]);
    partly.do('swap');
    expect([partly.p().warehouses, partly.p().stored]).toEqual([
      [3, -1, -1],
      [2, 0, 0],
    ]);
    const kept = swaps({ large: ['lamps', 4] }, 'load 2 large').do('keep');
    expect(kept.p().stored).toEqual([0, 0, 2]);
    expect(swaps({ large: ['lamps', 4] }, 'load 1 large').step).not.toBe('swap');
    expect(swaps({ large: ['lamps', 4] }, 'load 4 large').step).not.toBe('swap');
    expect(swaps({ large: ['lamps', 2], 'small-1': ['food', 1] }, 'load 1 small-1').step).not.toBe('swap');
    expect(
      swaps({ large: ['food', 3], 'small-1': ['food', 1] }, 'load 2 large')
        .do('swap')
        .p().warehouses,
    ).toEqual([0, 0, -1]);
    expect(
      swaps({ large: ['lamps', 3], 'small-1': ['food', 1], 'small-2': ['food', 1] }, 'load 1 large').step,
    ).not.toBe('swap');
  });

  it('CG-ACT-05 CG-BAD-42: nothing stored, or no ship, is no early shipping', () => {
    const stored = { 'small-1': ['food', 1] } as const;
    const seat = { factories: { food: {} } };
    expect(effect('early-shipping', seat, shipping)).toBe('nothing-stored');
    expect(effect('early-shipping', { ...seat, ships: 0 }, shipping)).toBe('nothing-stored');
    expect(effect('early-shipping', { ...seat, stored, ships: 0 }, shipping)).toBe('no-ships');
    expect(effect('early-shipping', { ...seat, stored, ships: 1 }, shipping)).toBeUndefined();
    expect(effect('early-shipping', { ...seat, stored, ships: 2, tokens: 9 }, shipping)).toBe('nine-tokens');
  });

  it('CG-XSH-02 CG-SHP-03: room for a single good is room', () => {
    // An own sheet, on which a ship carries 1.
    const sheet = structuredClone(play().rs.sheet);
    sheet.developments.shipping = [1, 2, 3];
    const stored = { 'small-1': ['food', 2] } as const;
    const seat = { ships: 1, factories: { food: {} }, stored };
    expect(effect('early-shipping', seat, { ...shipping, sheet })).toBeUndefined();
  });
});
