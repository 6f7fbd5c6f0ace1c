import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

describe('awards', () => {
  const four = { food: { second: 1 }, clothes: { second: 1 }, cutlery: { second: 1 }, lamps: { second: 1 } };
  const awards = (position: object, change: (game: ReturnType<typeof play>) => void = () => {}, options = {}) => {
    const game = play({ players: 1, options, seats: [{ cash: 0, factories: { food: {}, lamps: {} }, ...position }] });
    game.s.others = [0, 1].map(() => ({ appeal: [-1, -1, -1, -1], shares: 1, value: 1 }));
    change(game);
    return game.go('scoring').s.awards;
  };

  it('CG-AWD-01: Tycoon, 500 points', () => {
    expect(awards({ shares: 25, value: 20 })).toContain('tycoon');
    expect(awards({ shares: 24, value: 20 })).not.toContain('tycoon');
    expect(
      [awards({ shares: 20, value: 25 }), awards({ shares: 29, value: 17 })].map((all) => all.includes('tycoon')),
    ).toEqual([true, false]);
  });

  it('CG-AWD-02 CG-AWD-15: Patriot without a ship, Sailor with five shipping actions', () => {
    const sailed = (voyages: number) => awards({}, (game) => Object.assign(game.p(), { voyages }));
    expect(sailed(0)).toContain('patriot');
    expect(sailed(1)).not.toContain('patriot');
    expect([sailed(4).includes('sailor'), sailed(5).includes('sailor')]).toEqual([false, true]);
    const shipped = play({ players: 1, at: 'production', demand: { food: 9 }, seats: [{ factories: { food: {} } }] });
    expect(shipped.do('ship 2 food').p().voyages).toBe(1);
  });

  it('CG-AWD-03: True worker, neither Patent nor Engineer', () => {
    expect(awards({})).toContain('true-worker');
    expect(awards({ cards: ['patent'] })).not.toContain('true-worker');
    expect(awards({ cards: ['engineer'] })).not.toContain('true-worker');
  });

  it('CG-AWD-04: Worker hero, nothing automated', () => {
    expect(awards({})).toContain('worker-hero');
    const automated = play({
      players: 1,
      seats: [{ factories: { food: {}, lamps: {} } }],
      at: [{ step: 'automate', seat: 0, left: 2, added: 0 }],
    });
    automated.do('automate food 1');
    expect(automated.p().automated).toBe(1);
    expect(awards({}, (game) => Object.assign(game.p(), { automated: 1 }))).not.toContain('worker-hero');
  });

  it('CG-AWD-05: Gentleman, neither stock exchange developed nor Broker used', () => {
    expect(awards({})).toContain('gentleman');
    expect(awards({ levels: { exchange: 1 } })).not.toContain('gentleman');
    expect(awards({}, (game) => Object.assign(game.p(), { brokered: 1 }))).not.toContain('gentleman');
  });

  it('CG-AWD-06 CG-AWD-07 CG-AWD-08: Specialist, Generalist, Full production line', () => {
    expect(awards({})).toContain('specialist');
    expect(awards({ factories: four })).toEqual(expect.arrayContaining(['generalist', 'full-production-line']));
    expect(awards({ factories: { ...four, lamps: {} } })).not.toContain('full-production-line');
    expect(awards({ factories: { ...four, lamps: { first: 0, second: 1 } } })).not.toContain('full-production-line');
    expect(awards({ factories: four })).not.toContain('specialist');
  });

  /** Which of several positions earn an award. */
  const earning = (award: string, positions: object[]) =>
    positions.map((position) => awards(position).includes(award as 'mogul'));

  it('CG-AWD-09: General manager, 25 to 29 shares before scoring', () => {
    const positions = [{ shares: 24, cash: 90 }, { shares: 25, loans: 5 }, { shares: 29 }, { shares: 30 }];
    expect(earning('general-manager', positions)).toEqual([false, true, true, false]);
  });

  it('CG-AWD-10: Expert broker, 30 shares before scoring: neither bought at the end nor lost to loans', () => {
    const positions = [{ shares: 29 }, { shares: 29, cash: 90 }, { shares: 30 }, { shares: 30, loans: 9 }];
    expect(earning('expert-broker', positions)).toEqual([false, false, true, true]);
  });

  it('CG-AWD-11: Darling of the stock exchange, a share value of 25 to 29 before scoring', () => {
    const positions = [{ value: 24 }, { value: 25, tokens: 4 }, { value: 29 }, { value: 30 }];
    expect(earning('darling', positions)).toEqual([false, true, true, false]);
  });

  it('CG-AWD-12: Mogul, a share value of 30 before the shipping tokens are counted', () => {
    const positions = [{ value: 29 }, { value: 30 }, { value: 30, tokens: 9 }];
    expect(earning('mogul', positions)).toEqual([false, true, true]);
  });

  it('CG-AWD-13: Parvenu, all the money spent on shares before the game', () => {
    const options = { 'opening-shares': 'yes' };
    expect(awards({}, (game) => Object.assign(game.p(), { opened: 0 }), options)).toContain('parvenu');
    expect(awards({}, (game) => Object.assign(game.p(), { opened: 10 }), options)).not.toContain('parvenu');
    expect(awards({}, (game) => Object.assign(game.p(), { opened: 0 }))).not.toContain('parvenu');
    const game = play({ players: 1, options }).do('open food', 'open lamps', 'buy 5');
    expect(game.p().opened).toBe(0);
  });

  it('CG-AWD-14: Nouveau riche, £200 before scoring', () => {
    expect(awards({ cash: 200 })).toContain('nouveau-riche');
    expect(awards({ cash: 199 })).not.toContain('nouveau-riche');
  });

  it('CG-AWD-16: second is who has one opponent ahead, not who is level with one, nor who has two ahead', () => {
    const ranked = (...others: number[]) => {
      const game = play({
        players: 1,
        options: { 'two-awards': 'yes' },
        seats: [{ cash: 0, shares: 10, factories: { food: {} } }],
      });
      // The player has 100 points and no money, and ties are lost to nobody who has none either.
      game.s.others = others.map((score) => ({ appeal: [-1, -1, -1, -1], shares: score / 10, value: 10 }));
      const done = game.go('scoring');
      return done.step === 'award' ? done.s.agenda.at(-1) : undefined;
    };
    expect(ranked(110, 90)).toMatchObject({ left: 1, seat: 0 });
    expect(ranked(110, 120)).toBeUndefined();
    expect(ranked(90, 80)).toMatchObject({ left: 2 });
    expect(ranked(110, 100)).toMatchObject({ left: 1 });
  });

  it('CG-AWD-01: awards are for who plays alone, whatever the score', () => {
    const game = play({ seats: [{ shares: 30, value: 30 }], at: 'scoring' });
    expect([(game.s.scores[0] ?? 0) >= 500, game.s.awards]).toEqual([true, []]);
  });

  it('CG-AWD-16: only for a win; in the sub-variant two for a win and one for the second place', () => {
    const beaten = (score: number, other: number, options: object) => {
      const game = play({ players: 1, options: { ...options }, seats: [{ cash: 0, factories: { food: {} } }] });
      game.s.others = [score, other].map((shares) => ({ appeal: [-1, -1, -1, -1], shares, value: 30 }));
      return game.go('scoring');
    };
    expect(beaten(30, 1, {}).s.awards).toEqual([]);
    const two = { 'two-awards': 'yes' };
    const won = beaten(1, 1, two);
    expect(won.refused('award tycoon')).toBe('award-not-earned');
    won.do('award patriot');
    expect(won.refused('award patriot')).toBe('award-noted');
    won.do('award gentleman');
    expect([won.s.awards, won.step]).toEqual([['patriot', 'gentleman'], undefined]);
    const second = beaten(30, 1, two).do('award patriot');
    expect([second.s.awards, second.step]).toEqual([['patriot'], undefined]);
    expect(beaten(30, 30, two).step).toBeUndefined();
    // Level with an opponent’s score and without more money than none: neither won nor second.
    expect(beaten(30, 1, two).option('award tycoon')?.refusal?.rule).toBe('CG-AWD-16');
  });

  it('CG-EMG-04 CG-AWD-16: whoever is bankrupt is given no award, not even for the second place', () => {
    const game = play({ players: 1, options: { 'two-awards': 'yes' }, seats: [{ factories: {} }] });
    game.p().out = 1;
    game.s.others = [1, 0].map((shares) => ({ appeal: [-1, -1, -1, -1], shares, value: 10 }));
    expect([game.go('scoring').step, game.s.awards]).toEqual([undefined, []]);
  });
});
