import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

describe('opponents in production and at the end', () => {
  const market = { players: 1, at: 'production', good: 'clothes', demand: { clothes: 3 } } as const;

  it('CG-SOL-33 CG-SOL-34 CG-SOL-35 CG-EX-18: orange two above demand gains value, purple one above a share', () => {
    const game = play({
      ...market,
      others: [
        [-1, 5, -1, -1],
        [-1, 4, -1, -1],
      ],
      seats: [{ factories: { food: {} } }],
    });
    expect(game.s.others.map(({ shares, value }) => [shares, value])).toEqual([
      [12, 13],
      [13, 12],
    ]);
  });

  it('CG-SOL-33 CG-SOL-35: a marker on 0 is on the track: it sells nothing and brings a share', () => {
    const others = [
      [-1, 0, -1, -1],
      [-1, 5, -1, -1],
    ];
    const game = play({ ...market, others, seats: [{ factories: { food: {} } }] });
    expect(game.s.others.map(({ shares, value }) => [shares, value])).toEqual([
      [13, 12],
      [12, 13],
    ]);
    expect(game.s.sold).toEqual([-1, 0, 2]);
  });

  it('CG-SOL-36: without a marker on the track nothing', () => {
    const game = play({
      ...market,
      others: [
        [4, -1, -1, -1],
        [-1, 5, -1, -1],
      ],
      seats: [{ factories: { food: {} } }],
    });
    expect(game.s.others[0]).toMatchObject({ shares: 12, value: 12 });
  });

  it('CG-SV-05: opponents who sold two block the highest appeal, and do not receive it', () => {
    const factories = { clothes: { first: 1, second: 1, appeal: 6 } };
    const value = (appeal: number) => {
      const game = play({
        ...market,
        others: [
          [-1, appeal, -1, -1],
          [-1, -1, -1, -1],
        ],
        seats: [{ factories }],
      }).until('act');
      return [game.p().value, game.s.others[0]?.value];
    };
    expect([value(5), value(6), value(7)]).toEqual([
      [12, 13],
      [11, 13],
      [11, 13],
    ]);
  });

  it('CG-SOL-37: their shares and share value stop at 30', () => {
    const game = play({ players: 1, seats: [{ factories: { food: {} } }] });
    game.s.others = [
      { appeal: [-1, 9, -1, -1], shares: 30, value: 30 },
      { appeal: [-1, 1, -1, -1], shares: 30, value: 30 },
    ];
    game.s.good = 1;
    game.go('production');
    expect(game.s.others.map(({ shares, value }) => [shares, value])).toEqual([
      [30, 30],
      [30, 30],
    ]);
  });

  const ended = (position: object, others: [number, number][], options = {}) => {
    const game = play({ players: 1, options, seats: [position] });
    game.s.others = others.map(([shares, value]) => ({ appeal: [-1, -1, -1, -1], shares, value }));
    return game.go('scoring');
  };

  it('CG-SOL-38: the highest score wins; opponents score shares × share value', () => {
    const won = ended({ shares: 20, value: 20, cash: 0 }, [
      [19, 21],
      [12, 12],
    ]);
    expect([won.s.scores, won.engine.rules.winners(won.s)]).toEqual([[400, 399, 144], [0]]);
    const lost = ended({ shares: 20, value: 20, cash: 0 }, [
      [21, 20],
      [12, 12],
    ]);
    expect(lost.engine.rules.winners(lost.s)).toEqual([]);
  });

  it('CG-SOL-39: nobody chooses a starting player', () => {
    const game = play({ players: 1, good: 'lamps', at: 'prepare', seats: [{ factories: { food: {} } }] });
    expect(game.step).toBe('act');
  });
});
