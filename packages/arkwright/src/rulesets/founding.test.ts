import { describe, expect, it } from 'vitest';
import { anniversary } from '../games.ts';
import { factory, jubilee } from '../testing/position.ts';
import { set } from '../testing/set-up.ts';

const start = (players: number, options: Record<string, string> = {}, seed = 'start') =>
  set(anniversary, players, options, seed);

describe('the founding round', () => {
  const founding = (...lines: string[]) =>
    jubilee({
      players: 3,
      start: 1,
      empty: 8,
      fired: 8,
      seats: [{}, {}, {}],
      run: [
        { step: 'found', k: 0, round: 1 },
        { step: 'found', k: 0, round: 2 },
      ],
    }).do(...lines);

  it('AE-FND-01 AE-FND-09: each finishes before the next; the second factory from the last player backwards', () => {
    const t = founding();
    const order: (number | undefined)[] = [];
    for (const line of ['found food', 'price food 6', 'found food', 'price food 6', 'found food', 'price food 6']) {
      order.push(t.seat);
      t.do(line);
    }
    for (const line of ['found lamps', 'price lamps 6', 'found lamps', 'price lamps 6', 'found lamps']) {
      order.push(t.seat);
      t.do(line);
    }
    expect(order).toEqual([1, 1, 2, 2, 0, 0, 0, 0, 2, 2, 1]);
  });

  it('AE-FND-02 AE-FND-06: any product, at a price from its minimum to its cost', () => {
    expect(founding().open).toEqual(['found food', 'found clothes', 'found cutlery', 'found lamps']);
    expect(founding('found food').open).toEqual([2, 3, 4, 5, 6, 7, 8].map((price) => `price food ${price}`));
    expect(founding('found clothes').open[0]).toBe('price clothes 3');
    expect(founding('found cutlery').open[0]).toBe('price cutlery 4');
    expect(founding('found lamps').open[0]).toBe('price lamps 5');
  });

  it('AE-FND-04 AE-FND-05 AE-FND-07: two lines are filled from the market; appeal is what the price leaves', () => {
    const t = founding('found food', 'price food 6');
    expect([t.factory(1, 'food').workers, t.s.market, t.s.fired]).toEqual([[2, 2, 0, 0], 72 - 4, 8]);
    expect(t.appeal(1, 'food')).toBe(2);
  });

  it('AE-FND-10 AE-BAD-79: the second is of another product; what others have does not matter', () => {
    const t = founding('found food', 'price food 6', 'found food', 'price food 6', 'found food', 'price food 6');
    expect([t.refused('found food'), t.open]).toEqual([
      'has-factory',
      ['found clothes', 'found cutlery', 'found lamps'],
    ]);
  });

  /** Both factories of both players stand; the last player sells first. */
  const capital = () => {
    const { engine, s } = start(2, {}, 'capital');
    const play = (line: string) => {
      const move = engine.rules.notation.read(line);
      return move ? engine.play(s, move)?.code : 'unreadable';
    };
    for (const line of ['found food', 'price food 6', 'found lamps', 'price lamps 9'])
      expect(play(line)).toBeUndefined();
    for (const line of ['found food', 'price food 5', 'found lamps', 'price lamps 8'])
      expect(play(line)).toBeUndefined();
    const seat = engine.due(s)?.seat ?? 0;
    const me = () => {
      const p = s.players[seat];
      if (!p) throw new Error('no player');
      return p;
    };
    return { engine, s, play, seat, me };
  };

  it('AE-FND-03 AE-FND-11: nothing was paid yet; from the last player on, each sells, pays and takes in one go', () => {
    const { s, play, seat, engine, me } = capital();
    expect([seat === s.start, me().cash, s.players[s.start]?.cash]).toEqual([false, 0, 0]);
    expect(s.players.map(({ shares }) => shares)).toEqual([15, 15]);
    play('sell shares 3');
    // Now it is: food for £8 and lamps for £11.
    expect(me().cash).toBe(30 - 19);
    expect([engine.due(s)?.seat, engine.due(s)?.step]).toEqual([seat, 'special']);
    play('take ship-2');
    expect(engine.due(s)?.seat).toBe(s.start);
  });

  it('AE-FND-12 AE-FND-13 AE-FND-14 AE-BAD-80: £10 each, enough for both factories, which are paid; the indicator stays', () => {
    const { play, me } = capital();
    // Food and lamps, or clothing: £19.
    expect(play('sell shares 1')).toBe('must-cover');
    expect(play('sell shares 16')).toBe('not-that-many');
    expect(play('sell shares 3')).toBeUndefined();
    expect([me().cash, me().space, me().shares]).toEqual([30 - 19, 10, 12]);
  });

  it('AE-FND-15 AE-FND-16 AE-BAD-81: then a tile of line I must be taken, and it acts at once', () => {
    const { play, me } = capital();
    play('sell shares 3');
    expect([play('done'), play('take ship-4')]).toEqual(['one-marker-each', 'marker-not-yet']);
    expect(play('take tile inventor')).toBeUndefined();
    expect([me().cash, me().tiles]).toEqual([6, ['inventor']]);
  });

  it('AE-FND-17: after the last player 1770 begins', () => {
    const { s, play } = capital();
    for (const line of ['sell shares 3', 'take tile inventor', 'sell shares 8', 'take ship-2'])
      expect(play(line)).toBeUndefined();
    expect([s.decade, s.cycle]).toEqual([1770, 0]);
  });

  it('AE-EX-01: clothing costs £9 and lamps £11', () => {
    const { engine, s } = start(2);
    const owed = (line: string) =>
      engine.options(s).find(({ move }) => engine.rules.notation.write(move) === line)?.notes[0]?.params.pounds;
    expect([owed('found clothes'), owed('found lamps')]).toEqual([9, 11]);
  });

  it('AE-EX-02: food at £6 has appeal 2', () => {
    const run = [{ step: 'found', k: 0, round: 1 }] as const;
    const t = jubilee({ seats: [{}, {}], run }).do('found food', 'price food 6');
    expect([t.appeal(0, 'food'), t.told('priced')[0]]).toMatchObject([2, { to: 6, appeal: 2 }]);
  });

  it('AE-EX-03: with appeal 2 it is offered in rows 2 and 1', () => {
    const t = jubilee({
      seats: [{ factories: [factory('food', { price: 6 })] }],
      empty: 60,
      run: [{ step: 'production' }],
    });
    expect(t.told('produced')[0]).toMatchObject({ amount: 3, appeal: 2 });
    expect(
      t
        .told('called')
        .filter(({ seat }) => seat === 0)
        .map(({ appeal }) => appeal),
    ).toEqual([2, 1]);
  });
});
