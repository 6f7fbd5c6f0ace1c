import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

const quietly = (game: ReturnType<typeof play>) => {
  while (game.step !== undefined) game.quiet();
  return game;
};

describe('rounds and turns', () => {
  it('CG-RND-01 CG-RND-02 CG-END-01: three decades of four rounds, food, clothes, cutlery, lamps, and the game is over', () => {
    const game = quietly(play({ players: 3, seats: [{ cash: 400 }, { cash: 400 }, { cash: 400 }] }));
    const rounds = game.events.flatMap((event) => (event.kind === 'round' ? [`${event.decade} ${event.good}`] : []));
    expect(rounds).toEqual([1, 2, 3].flatMap((d) => ['food', 'clothes', 'cutlery', 'lamps'].map((g) => `${d} ${g}`)));
  });

  it('CG-RND-03 CG-RND-07: actions, then production when everybody has had his turn, then the next round', () => {
    const game = play({ players: 3 });
    game.do('pass').until('act').do('pass').until('act');
    expect(game.events.some(({ kind }) => kind === 'production')).toBe(false);
    game.do('pass').until('develop').do('skip');
    expect(game.events.some(({ kind }) => kind === 'production')).toBe(true);
    game.until('act');
    expect(game.s.good).toBe(1);
  });

  it('CG-RND-04 CG-RND-06 CG-BAD-02: one turn each, clockwise from the starting player, nobody before the other is done', () => {
    const game = play({ players: 3, start: 1 });
    const seats: (number | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      seats.push(game.seat);
      const mine = game.seat;
      game.do('pass');
      while (game.step !== 'develop') {
        expect(game.seat).toBe(mine);
        game.quiet();
      }
      expect(game.seat).toBe(mine);
      expect(game.refused('pass')).toBeDefined();
      game.do('skip').until('act');
    }
    expect(seats).toEqual([1, 2, 0]);
    // No second turn: the round is over, and so is the next one when each has had his.
    expect(game.s.good).toBe(1);
    for (let i = 0; i < 3; i++) game.do('pass').until('act');
    expect(game.s.good).toBe(2);
  });

  it('CG-RND-05: an action, then price and appeal, then a development', () => {
    const game = play();
    expect(game.step).toBe('act');
    expect(game.refused('develop quality')).toBe('development-last');
    expect(game.do('pass').step).toBe('spot');
    expect(game.do('spot food 2').step).toBe('office');
    expect(game.do('office food price').step).toBe('develop');
  });
});

describe('step a', () => {
  it('CG-ACT-01 CG-BAD-01: one action per turn', () => {
    const game = play().do('action employ', 'employ food 2?', 'done?');
    expect(game.step).toBe('spot');
    expect(game.refused('action build')).toBe('action-taken');
    game.do('spot food 4', 'office food price');
    expect(game.refused('action exchange')).toBe('action-taken');
  });

  it('CG-ACT-02: a player may take no action', () => {
    expect(play().do('pass').events.at(-1)).toMatchObject({ kind: 'passed', seat: 0 });
  });

  it('CG-ACT-03: the five basic actions, quality or distribution being one of them', () => {
    expect(play().open).toEqual([
      'action build',
      'action employ',
      'action automate',
      'action quality',
      'action distribution',
      'action exchange',
      'pass',
    ]);
  });

  it('CG-ACT-04: nothing but shares costs money', () => {
    const game = play({ decade: 2, seats: [{}, {}] });
    game.do('action build', 'build lamps', 'upgrade food', 'done?').until('act');
    game.do('action employ', 'employ food 2', 'employ clothes 2', 'done?');
    game
      .go([{ step: 'turns', k: 0 }])
      .do('action automate', 'automate food 1')
      .until('act');
    game.do('action quality', 'put quality-a food 1 price');
    game.go([{ step: 'turns', k: 0 }]).do('action distribution', 'distribute distribution-a food 2', 'done?');
    expect([game.p(0).cash, game.p(1).cash]).toEqual([50, 50]);
  });

  it('CG-ACT-05: an action that would change nothing is not offered', () => {
    const full = { food: { side: 2, first: 2, second: 2, machines: [1, 1] as const } };
    const game = play({ decade: 3, good: 'lamps', seats: [{ factories: full }] });
    expect(game.option('action employ')?.refusal?.code).toBe('no-effect-employ');
    expect(game.option('action automate')?.refusal?.code).toBe('no-effect-automate');
    game.do('action build');
    expect(game.f('lamps').side).toBe(2); // the only thing there was to build
    const none = play({ seats: [{ loans: 9, cash: 0 }] });
    expect(none.option('action exchange')?.refusal?.code).toBe('no-effect-exchange');
    expect(play().do('action build').refused('done')).toBe('do-something');
    expect(play().do('action employ').refused('done')).toBe('do-something');
  });

  it('CG-ACT-06 CG-QD-16: an action does not move the appeal marker', () => {
    const game = play({ good: 'lamps' });
    game.do('action distribution', 'distribute distribution-a food 2', 'done?');
    expect(game.appeal('food')).toBe(0);
  });

  it('CG-ACT-06: whatever the action does to an open factory, its marker waits for step b', () => {
    const factories = { food: { spot: 2, first: 1, appeal: 5 } } as const;
    const cards = ['engineer', 'inventor'] as const;
    for (const [decade, ...lines] of [
      [2, 'action build', 'upgrade food', 'done'],
      [1, 'action build', 'invent food', 'done?'],
      [1, 'action employ', 'employ food 2?', 'done?'],
      [1, 'action automate', 'automate food 1?', 'done?'],
      [1, 'action quality', 'put quality-a food 1 appeal', 'done?'],
    ] as const) {
      const game = play({ decade, good: 'lamps', seats: [{ cash: 99, cards, factories }] }).do(...lines);
      expect([lines[0], game.step, game.appeal('food')]).toEqual([lines[0], 'develop', 5]);
    }
  });

  it('CG-ACT-01 CG-ACT-02: whoever can only pass is asked all the same', () => {
    const game = play({
      decade: 3,
      good: 'lamps',
      seats: [
        {
          cards: [],
          cash: 0,
          loans: 9,
          factories: { lamps: { side: 2, first: 2, second: 2, machines: [1, 1] } },
          quality: [['quality-c', 'lamps', 4]],
          distribution: [['distribution-a', 'lamps', 4]],
        },
      ],
    });
    expect([game.step, game.open]).toEqual(['act', ['pass']]);
  });
});
