import { describe, expect, it } from 'vitest';
import { type PlayerPosition, play } from '../../testing/position.ts';

describe('step b', () => {
  const quality = [
    ['quality-b', 'clothes', 2],
    ['quality-c', 'food', 3],
    ['engineer', 'food', 5],
  ] as const;
  const seat: PlayerPosition = { cards: ['engineer'], factories: { food: {}, clothes: {}, lamps: {} }, quality };

  it('CG-PRC-03 CG-PRC-07 CG-BAD-19: four spots of the featured good, none of another', () => {
    const game = play({ seats: [seat] }).do('pass');
    expect(game.told('spot')).toEqual({
      ...Object.fromEntries([1, 2, 3, 4].map((spot) => [`spot food ${spot}`, 'open'])),
      ...Object.fromEntries(
        [1, 2, 3, 4].flatMap((spot) => ['clothes', 'lamps'].map((good) => [`spot ${good} ${spot}`, 'not-active'])),
      ),
    });
    expect(game.told('turn')).toEqual({
      'turn clothes quality-b price': 'not-active',
      'turn clothes quality-b appeal': 'not-active',
    });
    expect(game.told('action quality')).toEqual({ 'action quality': 'action-taken' });
  });

  it('CG-PRC-04 CG-PRC-05: then the office, then each quality card on its own, the first first', () => {
    const game = play({ seats: [seat] }).do('pass', 'spot food 4');
    expect([game.step, game.told('office food')]).toEqual([
      'office',
      { 'office food price': 'open', 'office food appeal': 'open' },
    ]);
    expect(game.told('office clothes')).toEqual({
      'office clothes price': 'not-active',
      'office clothes appeal': 'not-active',
    });
    expect(game.told('action build')).toEqual({ 'action build': 'action-taken' });
    game.do('office food price');
    expect(game.told('turn food')).toEqual({
      'turn food quality-c price': 'open',
      'turn food quality-c appeal': 'open',
    });
    expect(game.told('action build')).toEqual({ 'action build': 'action-taken' });
    game.do('turn food quality-c appeal');
    expect(game.told('turn food')).toEqual({ 'turn food engineer price': 'open', 'turn food engineer appeal': 'open' });
    expect(game.do('turn food engineer price').appeal('food')).toBe(3);
  });

  it('CG-PRC-08 CG-PRD-04: what a setting would bring is shown, and nothing is set by showing it', () => {
    const game = play({ demand: { food: -3 }, seats: [{ ...seat, quality: [['quality-c', 'food', 3]] }] }).do('pass');
    const shown = (line: string) => game.note(line, 'setting')?.params;
    expect(shown('spot food 1')).toEqual({ price: 1 + 4 + 3, appeal: 3, demand: -2, maximum: 3 });
    expect(shown('spot food 4')).toEqual({ price: 4 + 4 + 3, appeal: 0, demand: -3, maximum: 0 });
    expect([game.f('food').spot, game.demand('food')]).toEqual([3, -3]);
    const other = play({ seats: [{ cards: [], factories: { food: { spot: 2 } } }] }).do('pass');
    other.told('spot');
    expect(other.f('food').spot).toBe(1);
    game.do('spot food 4');
    expect(shown('office food appeal')).toEqual({ price: 4 + 3, appeal: 4, demand: -1, maximum: 4 });
    expect([game.f('food').office, game.demand('food')]).toEqual([0, -3]);
    game.do('office food appeal');
    expect(shown('turn food quality-c appeal')).toEqual({ price: 4, appeal: 7, demand: 1, maximum: 6 });
    expect(game.p().qualityShows).toEqual([0, 0, 0, 0]);
  });

  it('CG-PRC-11: shown demand stays on its track as well', () => {
    const game = play({ demand: { food: 20 }, seats: [{ ...seat, quality: [] }] }).do('pass');
    expect(game.note('spot food 1', 'setting')?.params).toMatchObject({ demand: 20, maximum: 0 });
    const low = play({
      demand: { food: -8 },
      seats: [{ ...seat, quality: [], factories: { food: { appeal: 6 } } }],
    }).do('pass');
    expect(low.note('spot food 4', 'setting')?.params).toMatchObject({ demand: -8 });
  });

  it('CG-PRC-01: without a factory of the featured good there is no step b', () => {
    expect(play({ seats: [{ cards: [], factories: { lamps: {} } }] }).do('pass').step).toBe('develop');
  });
});

describe('the Foreman, and the Engineer’s place', () => {
  it('CG-C05-01: the Foreman is attached to one of the open factories', () => {
    const game = play({
      at: 'develop',
      supply: ['foreman'],
      seats: [{ cards: [], factories: { food: {}, lamps: {} } }],
    }).do('take foreman');
    expect(game.told('attach')).toEqual({
      'attach food': 'open',
      'attach clothes': 'no-factory',
      'attach cutlery': 'no-factory',
      'attach lamps': 'open',
    });
    expect(game.do('attach lamps').p().foreman).toBe(3);
  });

  it('CG-C05-01 CG-DEV-13: a Foreman who goes leaves his factory', () => {
    const game = play({
      at: 'develop',
      seats: [{ cards: ['foreman', 'patent'], foreman: 'food', factories: { food: {} } }],
    });
    expect(game.do('discard foreman').p().foreman).toBe(-1);
  });

  it('CG-C12-03: what the Engineer showed may be shown by cards of the reserve, and by no others', () => {
    const game = play({
      at: 'develop',
      seats: [
        {
          cards: ['engineer', 'patent'],
          factories: { food: {}, lamps: {} },
          quality: [
            ['engineer', 'food', 5, 'appeal'],
            ['quality-c', 'lamps', 3],
          ],
        },
      ],
    }).do('discard engineer');
    const { p } = game;
    expect([p.call(game).quality, p.call(game).qualityValue, p.call(game).qualityShows]).toEqual([
      [-1, -1, 3, -2],
      [0, 0, 3, 0],
      [0, 0, 0, 0],
    ]);
    expect(game.told('put')).toEqual({
      'put quality-a food 1 price': 'open',
      'put quality-a food 1 appeal': 'open',
      'put quality-a food 2 price': 'open',
      'put quality-a food 2 appeal': 'open',
    });
    expect(game.note('done', 'refill')?.params).toEqual({ left: 5 });
    game.do('put quality-a food 2 price');
    expect([game.s.placed, game.note('done', 'refill')?.params]).toEqual([0, { left: 3 }]);
    expect(game.told('put quality-b')).toMatchObject({
      'put quality-b food 1 price': 'open',
      'put quality-b food 2 price': 'open',
    });
  });

  it('CG-C12-03: no more than he showed', () => {
    const game = play({
      at: 'develop',
      seats: [{ cards: ['engineer', 'patent'], factories: { food: {} }, quality: [['engineer', 'food', 5]] }],
    }).do('discard engineer', 'put quality-c food 4 price');
    expect(game.told('put quality-a')).toEqual({
      'put quality-a food 1 price': 'open',
      'put quality-a food 1 appeal': 'open',
      'put quality-a food 2 price': 'refill-value',
      'put quality-a food 2 appeal': 'refill-value',
    });
  });
});
