import { below, seeded, shuffle } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, type Card, cardAt } from '../cards/names.ts';
import { GOODS } from '../goods.ts';
import { cardGame } from '../rules.ts';
import { standardSheet } from '../sheet/sheet.ts';
import { play } from '../testing/position.ts';
import { canBeLaidOut } from './supply.ts';

const open = (game: ReturnType<typeof play>, seat: number) => GOODS.filter((_, i) => game.p(seat).factories[i]);

/** Cards of the supply and of the players together. */
function cards(game: ReturnType<typeof play>): Partial<Record<Card, number>> {
  const counts: Partial<Record<Card, number>> = {};
  const add = (card: Card, by: number) => {
    if (by > 0) counts[card] = (counts[card] ?? 0) + by;
  };
  CARDS.forEach((card, i) => {
    add(card, game.s.supply[i] as number);
  });
  for (const p of game.s.players) for (const card of p.cards) add(cardAt(card), 1);
  return counts;
}

describe('expert set-up', () => {
  const supply = (players: number, seed: string) => play({ players, seed, options: { 'development-supply': 'yes' } });

  const supplies = (players: number) => Array.from({ length: 120 }, (_, i) => cards(supply(players, `supply ${i}`)));

  it.each([2, 3, 4])(
    'CG-EXP-01: for %i players one Entrepreneur, and Engineers and Patents one fewer than players',
    (players) => {
      for (const counts of supplies(players))
        expect([counts.entrepreneur, counts.engineer, counts.patent]).toEqual([1, players - 1, players - 1]);
    },
  );

  it.each([2, 3, 4])(
    'CG-EXP-02 CG-EXP-05 CG-EX-02: for %i players four more each, and the rest leaves the game',
    (players) => {
      const all = supplies(players);
      for (const counts of all)
        expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(1 + 2 * (players - 1) + 4 * players);
      expect(new Set(all.map((counts) => JSON.stringify(counts))).size).toBeGreaterThan(20);
    },
  );

  it.each([2, 3, 4])('CG-EXP-03 CG-EXP-04: for %i players of each type one fewer than players at most', (players) => {
    for (const counts of supplies(players)) expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(players - 1);
  });

  it('CG-EXP-04: a card too many is turned over; only if that is too many as well another one comes', () => {
    // Two players: one of a type. All cards but one show Workshop on their fronts; the backs are all different.
    const sheet = structuredClone(standardSheet);
    const backs = CARDS.filter((card) => !['entrepreneur', 'engineer', 'patent', 'workshop'].includes(card));
    sheet.cards.slice(6).forEach((card, i) => {
      if (card.front !== 'entrepreneur') Object.assign(card, { front: 'workshop', back: backs[i % backs.length] });
    });
    for (let i = 0; i < 40; i++) {
      const counts = cards(play({ sheet, seed: `turned ${i}`, options: { 'development-supply': 'yes' } }));
      expect(Math.max(...Object.values(counts))).toBe(1);
      expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(1 + 2 + 8);
    }
  });

  it('CG-EXP-03 CG-EXP-04: any cards that can be laid out within the limit are, however long the corrections go round', () => {
    const random = seeded('other cards');
    let tight = 0;
    for (let i = 0; i < 200; i++) {
      const sheet = structuredClone(standardSheet);
      const few = shuffle(random, [...CARDS]).slice(0, 8);
      const any = () => few[below(random, few.length)] as Card;
      for (const card of sheet.cards.slice(6)) Object.assign(card, { front: any(), back: any() });
      for (const players of [2, 3, 4]) {
        if (!canBeLaidOut(sheet, players)) continue;
        tight++;
        const setup = { players, options: { 'development-supply': 'yes' }, sheet };
        const counts = cardGame.rules(setup).begin(seeded(`cards ${i}`), undefined);
        const owned = counts.players.flatMap((p) => p.cards);
        const out = CARDS.map((_, card) => (counts.supply[card] ?? 0) + owned.filter((held) => held === card).length);
        expect(Math.max(...out)).toBeLessThanOrEqual(Math.max(1, players - 1));
      }
    }
    expect(tight).toBeGreaterThan(50);
  });

  it('CG-EXP-02: cards of every player count and from both sides appear', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100; i++) for (const card of Object.keys(cards(supply(2, `mix ${i}`)))) seen.add(card);
    expect([...seen].sort()).toEqual([...CARDS].sort());
  });

  it('a starting card that is not laid out is replaced by a choice (A-50)', () => {
    let asked = 0;
    for (let i = 0; i < 60; i++) {
      const game = supply(2, `gift ${i}`);
      if (game.step === 'gift') {
        asked++;
        expect([game.seat, game.supply('workshop')]).toEqual([1, 0]);
      } else expect(game.owns('workshop', 1)).toBe(true);
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('CG-EXP-10 CG-EXP-11 CG-EXP-12: first factories in order, second ones and developments in reverse', () => {
    const game = play({ players: 3, options: { 'chosen-factories': 'yes' } });
    const seats: (number | undefined)[] = [];
    const choose = (line: string) => {
      seats.push(game.seat);
      game.do(line);
    };
    for (const line of ['open lamps', 'open lamps', 'open food']) choose(line);
    expect(game.refused('open food')).toBe('has-factory');
    for (const line of ['open clothes', 'open food', 'open cutlery']) choose(line);
    for (const line of ['take workshop', 'skip', 'develop quality']) choose(line);
    expect(seats).toEqual([0, 1, 2, 2, 1, 0, 2, 1, 0]);
    expect(open(game, 2)).toEqual(['food', 'clothes']);
    expect(game.f('lamps')).toMatchObject({ side: 1, first: 1, spot: 3, office: 0 });
    expect([game.owns('workshop', 2), game.level('quality', 0), game.p(1).cards]).toEqual([true, 1, []]);
    expect(game.step).toBe('act');
  });

  it('CG-EXP-12: a Foreman chosen before the game is attached at once', () => {
    const game = play({ options: { 'chosen-factories': 'yes' } });
    game.do('open food', 'open food', 'open lamps', 'open clothes', 'take foreman');
    expect(game.step).toBe('foreman');
    game.do('attach lamps');
    expect(game.p(1).foreman).toBe(3);
  });

  it('CG-EXP-13: without starting ships none can sail until they are activated', () => {
    const game = play({ options: { 'no-starting-ships': 'yes' } });
    expect(game.p().ships).toBe(0);
    game.do('action exchange', 'buy 0', 'loans 0');
    // With nothing else done, reactivating is the only choice and plays itself.
    expect(game.p().ships).toBe(2);
  });

  it('CG-EXP-14 CG-EX-19: five shares at £10 leave £0 and 15 shares', () => {
    const game = play({ options: { 'opening-shares': 'yes' } });
    expect(game.refused('buy 6')).toBe('opening-limit');
    game.do('buy 5', 'buy 0');
    expect([game.p(0).cash, game.p(0).shares]).toEqual([0, 15]);
    expect([game.p(1).cash, game.p(1).shares]).toEqual([50, 10]);
    expect(game.step).toBe('act');
  });
});

describe('decade restrictions', () => {
  const options = { 'decade-restrictions': 'yes' };

  it('CG-EXP-06 CG-EXP-07 CG-BAD-36: four developments wait for their decade, two do not', () => {
    const game = play({ options, at: 'develop' });
    for (const track of ['quality', 'distribution', 'machinery', 'shipping'])
      expect(game.refused(`develop ${track}`)).toBe('restricted');
    expect(game.open).toContain('develop cards');
    expect(game.open).toContain('develop exchange');
  });

  it('CG-EXP-07: the first level from decade II, the second from decade III', () => {
    const levels = { machinery: 1 };
    expect(play({ options, decade: 2, at: 'develop' }).open).toContain('develop machinery');
    expect(play({ options, decade: 2, at: 'develop', seats: [{ levels }] }).refused('develop machinery')).toBe(
      'restricted',
    );
    expect(play({ options, decade: 3, at: 'develop', seats: [{ levels }] }).open).toContain('develop machinery');
  });

  const lifted = (card: 'trade-office' | 'workshop' | 'patent' | 'engineer') =>
    play({ options, at: 'develop', seats: [{ cards: [card] }] }).open.filter((line) => line.startsWith('develop'));

  it('CG-EXP-08 CG-C02-02: the Trade office lifts the restriction of shipping, and no other', () => {
    expect(lifted('trade-office')).toEqual(['develop cards', 'develop shipping', 'develop exchange']);
  });

  it('CG-EXP-08 CG-C04-02: the Workshop that of machinery', () => {
    expect(lifted('workshop')).toEqual(['develop cards', 'develop machinery', 'develop exchange']);
  });

  it('CG-EXP-08 CG-C11-02: the Patent that of distribution', () => {
    expect(lifted('patent')).toEqual(['develop distribution', 'develop cards', 'develop exchange']);
  });

  it('CG-EXP-08 CG-C12-04: the Engineer that of quality', () => {
    expect(lifted('engineer')).toEqual(['develop quality', 'develop cards', 'develop exchange']);
  });

  it('CG-EXP-09: without the card the restriction is back, and the upgrades stay', () => {
    const game = play({ options, at: 'develop', seats: [{ cards: ['workshop', 'patent'], levels: { machinery: 1 } }] });
    game.do('discard workshop', 'take foreman', 'attach food');
    expect(game.level('machinery')).toBe(1);
    game.go('develop');
    expect(game.refused('develop machinery')).toBe('restricted');
  });
});

describe('variants', () => {
  it('CG-VAR-01: any subset of the expert options', () => {
    const options = { 'chosen-factories': 'yes', 'no-starting-ships': 'yes', 'opening-shares': 'yes' };
    const game = play({ options });
    game.do('open food', 'open food', 'open lamps', 'open lamps', 'skip', 'skip', 'buy 5', 'buy 1');
    expect([game.step, game.p().ships, game.p().shares]).toEqual(['act', 0, 15]);
  });

  it('CG-VAR-02: expert options alone against the opponents', () => {
    const game = play({ players: 1, options: { 'chosen-factories': 'yes', 'extra-production': 'yes' } });
    game.do('open food', 'open lamps', 'develop cards');
    expect(game.open).toContain('action extra-production');
  });

  it('CG-VAR-03 CG-BAD-41: extra production and early shipping only where they are switched on', () => {
    expect(play().refused('action extra-production')).toBe('expert-only');
    expect(play().refused('action early-shipping')).toBe('expert-only');
    expect(play({ options: { 'extra-production': 'yes' } }).open).toContain('action extra-production');
  });

  it('CG-BAD-41: each of the two needs its own option; the other one does not bring it', () => {
    const seats = [{ factories: { food: {} }, stored: { 'small-1': ['food', 1] } as const }];
    const produces = play({ seats, options: { 'extra-production': 'yes' } });
    expect([produces.refused('action early-shipping'), produces.rule('action early-shipping')]).toEqual([
      'expert-only',
      'CG-VAR-03',
    ]);
    const ships = play({ seats, options: { 'early-shipping': 'yes' } });
    expect([ships.refused('action extra-production'), ships.open.includes('action early-shipping')]).toEqual([
      'expert-only',
      true,
    ]);
  });
});
