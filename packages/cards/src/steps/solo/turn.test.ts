import { at, hash, put, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { cardAt, cardIndex } from '../../cards/names.ts';
import { play } from '../../testing/position.ts';

const solo = (seed = 'a test', options = {}) => play({ players: 1, seed, options });

const started = (seed?: string, options = {}) => solo(seed, options).do('open food', 'open lamps');

/** Draws until the wanted colour comes: the same position, another generator. */
function drawing(colour: 0 | 1 | 2, prepare: (game: ReturnType<typeof play>) => void) {
  for (let i = 0; i < 400; i++) {
    const game = started(`draw ${i}`);
    prepare(game);
    game.go('opponents-turn');
    const drawn = game.events.findLast(({ kind }) => kind === 'drawn');
    const who = ['opponent-1', 'opponent-2', 'neutral'][colour];
    if (drawn?.kind === 'drawn' && drawn.who === who) return game;
  }
  throw new Error('not drawn');
}

describe('the opponents’ turn', () => {
  it('CG-SOL-17: the player acts first in every round', () => {
    const game = started().do('pass');
    expect(game.events.some(({ kind }) => kind === 'drawn')).toBe(false);
    game.until('act');
    expect(game.events.filter(({ kind }) => kind === 'drawn').length).toBe(1);
  });

  it('CG-SOL-19: nothing that is told or seen before a marker is drawn depends on the draw', () => {
    const told = new Set<string>();
    const drawn = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const game = started();
      game.s.random = seeded(`draw ${i}`);
      told.add(hash(game.engine.rules.view(game.s, 0)));
      const from = game.events.length;
      game.do('pass').until('develop').do('skip');
      const news = game.events.slice(from);
      const at = news.findIndex(({ kind }) => kind === 'drawn');
      told.add(JSON.stringify(news.slice(0, at)));
      drawn.add(JSON.stringify(news[at]));
    }
    expect([told.size, drawn.size]).toEqual([2, 3]); // one view and one story, whichever of three colours comes
  });

  it('CG-SOL-18: after discarding the Entrepreneur he may go second, in that round only', () => {
    const game = started();
    game.s.display = put(game.s.display, 4, cardIndex.entrepreneur);
    game.s.supply = put(game.s.supply, cardIndex.entrepreneur, 1);
    game.p().cards = [cardIndex.entrepreneur];
    game.go('prepare');
    expect(game.open).toEqual(['keep', 'opponents first']);
    game.do('opponents first');
    expect(game.events.filter(({ kind }) => kind === 'drawn').length).toBe(1);
    expect([game.step, game.s.later]).toEqual(['act', 1]);
    game.do('pass').until('act');
    expect(game.s.later).toBe(0);
    expect(game.events.filter(({ kind }) => kind === 'drawn').length).toBe(1);
  });

  it('CG-SOL-28 CG-SOL-31 CG-SOL-32: one marker each round stays out, four a decade, and then all go back', () => {
    const game = started();
    game.p().cash = 500;
    for (let round = 1; round <= 3; round++) {
      game.do('pass').until('act');
      expect(game.s.bag.reduce((sum, n) => sum + n, 0)).toBe(8 - round);
    }
    game.do('pass').until('act');
    expect([game.s.decade, game.s.bag]).toEqual([2, [3, 3, 2]]);
  });

  const clothes = (game: ReturnType<typeof play>) => {
    game.s.good = 1;
    game.s.others = [
      { appeal: [-1, -1, -1, -1], shares: 12, value: 12 },
      { appeal: [-1, 4, -1, -1], shares: 12, value: 12 },
    ];
    game.p().appeal = [-1, 0, -1, -1];
    game.s.demand = [0, 0, 0, 0];
  };

  it('CG-SOL-21 CG-EX-12: orange opens clothes: all demand −1, wages +1', () => {
    const game = drawing(0, clothes);
    expect([game.s.wage, game.s.demand[0], game.s.demand[2], game.s.demand[3]]).toEqual([1, -1, -1, -1]);
  });

  it('CG-SOL-22 CG-EX-14: its marker goes 0 → 3 → 4, and demand of clothes up by the two arrows it passes', () => {
    const game = drawing(0, clothes);
    expect([game.s.others[0]?.appeal[1], game.s.demand[1]]).toEqual([4, -1 + 2]);
    const moved = game.events.flatMap((event) =>
      event.kind === 'marker' && event.rule === 'CG-SOL-22' ? [[event.from, event.to]] : [],
    );
    expect(moved).toEqual([
      [0, 3],
      [3, 4],
    ]);
  });

  it('CG-SOL-24: purple, who was not drawn, gains a share, and orange none', () => {
    expect(drawing(0, clothes).s.others.map(({ shares }) => shares)).toEqual([12, 13]);
  });

  it('CG-SOL-19: one marker is drawn from what is in the bag, and none that is not', () => {
    for (const [bag, who] of [
      [[1, 0, 0], 'opponent-1'],
      [[0, 1, 0], 'opponent-2'],
      [[0, 0, 1], 'neutral'],
    ] as const)
      for (let i = 0; i < 10; i++) {
        const game = started(`one ${i}`);
        game.s.bag = [...bag];
        game.go('opponents-turn');
        expect(game.events.flatMap((event) => (event.kind === 'drawn' ? [event.who] : []))).toEqual([who]);
        expect(game.s.bag).toEqual([0, 0, 0]);
      }
  });

  it('CG-SOL-19: every colour of a full bag can come, the two opponents more often than the neutral one', () => {
    const counts = { 'opponent-1': 0, 'opponent-2': 0, neutral: 0 };
    for (let i = 0; i < 400; i++) {
      const game = started(`full ${i}`).go('opponents-turn');
      for (const event of game.events) if (event.kind === 'drawn') counts[event.who as 'neutral']++;
    }
    // Three, three and two of eight.
    expect(counts['opponent-1']).toBeGreaterThan(120);
    expect(counts['opponent-2']).toBeGreaterThan(120);
    expect(counts.neutral).toBeGreaterThan(70);
    expect(counts.neutral).toBeLessThan(130);
  });

  it('CG-SOL-20: a marker on 0 is on the track, and moves up two', () => {
    const game = drawing(1, (g) => {
      clothes(g);
      g.s.others[1] = { appeal: [-1, 0, -1, -1], shares: 12, value: 12 };
    });
    expect([game.s.others[1]?.appeal[1], game.s.wage]).toEqual([2, 0]);
  });

  it('CG-SOL-25: without any marker on the active track no disc moves', () => {
    const game = drawing(2, (g) => {
      g.s.good = 1;
      g.p().appeal = [0, -1, -1, 0];
      g.s.others = [0, 1].map(() => ({ appeal: [4, -1, -1, -1], shares: 12, value: 12 }));
      g.s.discs = [0, 6, 12];
    });
    expect(game.s.discs).toEqual([0, 6, 12]);
  });

  it('CG-SOL-25: the player’s marker and those on 0 count as well', () => {
    const moved = (player: number, first: number) =>
      drawing(2, (g) => {
        g.s.good = 1;
        g.p().appeal = [0, player, -1, 0];
        g.s.others = [first, -1].map((space) => ({ appeal: [-1, space, -1, -1], shares: 12, value: 12 }));
        g.s.discs = [0, 6, 12];
      }).s.discs[2];
    expect([moved(0, -1), moved(-1, 0), moved(0, 0)]).toEqual([13, 13, 14]);
  });

  it('CG-SOL-27: a single step that would end on another disc goes on to the next card', () => {
    const moved = drawing(2, (g) => {
      g.s.good = 1;
      g.p().appeal = [0, 0, -1, 0];
      g.s.others = [-1, -1].map((space) => ({ appeal: [-1, space, -1, -1], shares: 12, value: 12 }));
      g.s.discs = [0, 13, 12];
    });
    expect(moved.s.discs[2]).toBe(14);
  });

  it('CG-EX-13: in decade III lamps open at 2 and go on to 5', () => {
    const game = drawing(0, (g) => {
      clothes(g);
      g.s.decade = 3;
      g.s.good = 3;
    });
    expect(game.s.others[0]?.appeal[3]).toBe(5);
  });

  it('CG-SOL-20 CG-EX-15: purple on the track moves up two and demand with it; orange gains a share', () => {
    const game = drawing(1, clothes);
    expect([game.s.others[1]?.appeal[1], game.s.demand]).toEqual([6, [0, 2, 0, 0]]);
    expect([game.s.others[0]?.shares, game.s.others[1]?.shares, game.s.wage]).toEqual([13, 12, 0]);
  });

  it('CG-SOL-23 CG-EX-16: green moves no marker, and both gain a share', () => {
    const game = drawing(2, clothes);
    expect([game.s.others[1]?.appeal[1], game.s.demand]).toEqual([4, [0, 0, 0, 0]]);
    expect(game.s.others.map(({ shares }) => shares)).toEqual([13, 13]);
  });

  it('CG-SOL-25 CG-SOL-26 CG-SOL-27 CG-EX-17: three markers: the empty place does not count, purple’s card is passed over', () => {
    const game = drawing(2, (g) => {
      clothes(g);
      at(g.s.others, 0).appeal = put(at(g.s.others, 0).appeal, 1, 4); // orange has opened clothes as well
      // Row 1: green on the second card, then an empty place; purple on the first card of row 2, the Large warehouse next.
      g.s.discs = [14, 5, 1];
      const gone = g.s.display[2] as number;
      g.p().cards = [gone];
      g.s.supply = put(g.s.supply, gone, (g.s.supply[gone] as number) - 1);
      g.s.display = put(g.s.display, 2, -1);
      const shown = g.s.display[6] as number;
      const large = g.s.display.indexOf(cardIndex['large-warehouse']);
      g.s.display = put(g.s.display, 6, cardIndex['large-warehouse']);
      if (large >= 0 && large !== 6) g.s.display = put(g.s.display, large, shown);
    });
    expect([game.s.discs[2], cardAt(game.s.display[6] as number)]).toEqual([6, 'large-warehouse']);
    const two = drawing(2, (g) => {
      clothes(g);
      g.s.discs = [14, 5, 3];
    });
    // Two markers: place 4, then purple's place 5, so one further card.
    expect(two.s.discs[2]).toBe(6);
    const past = drawing(2, (g) => {
      clothes(g);
      g.s.discs = [14, 4, 3];
    });
    // A card with a disc counts when it is only passed.
    expect(past.s.discs[2]).toBe(5);
  });

  it('CG-SOL-26: from the last card back to the first', () => {
    const game = drawing(2, (g) => {
      clothes(g);
      g.s.discs = [5, 10, 14];
    });
    expect(game.s.discs[2]).toBe(1);
  });

  it('CG-SOL-29 CG-SOL-30: a card taken leaves its place empty; one discarded goes to the first empty place', () => {
    const game = started().go('develop');
    const free = game.open.filter((line) => line.startsWith('take'));
    const place = (line: string) => Number(line.split(' ').at(-1)) - 1;
    const wanted = free.filter((line) => !line.includes('foreman')).slice(0, 3);
    game.do(wanted[1] as string).go('develop');
    expect(game.s.display[place(wanted[1] as string)]).toBe(-1);
    game.do(wanted[0] as string).go('develop');
    const gone = game.p().cards[0] as number;
    game.do(`discard ${cardAt(gone)}`);
    expect(game.s.display[place(wanted[0] as string)]).toBe(gone);
  });
});
