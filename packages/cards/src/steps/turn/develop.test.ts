import { put } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';
import { TRACKS } from '../../tracks.ts';
import { qualityLimit } from '../actions/quality.ts';

describe('develop', () => {
  it('CG-DEV-01 CG-DEV-02 CG-DEV-15: one upgrade, or one card, or nothing, and free of charge', () => {
    const upgraded = play({ at: 'develop' }).do('develop machinery');
    expect([upgraded.level('machinery'), upgraded.p().cash, upgraded.step]).toEqual([1, 50, undefined]);
    const card = play({ at: 'develop' }).do('take workshop');
    expect([card.owns('workshop'), card.p().cash, card.step]).toEqual([true, 50, undefined]);
    expect(play({ at: 'develop' }).do('skip').events.at(-1)).toMatchObject({ kind: 'skipped' });
  });

  it('CG-DEV-03 CG-BAD-35: each development twice at most', () => {
    const levels = { quality: 2, exchange: 2 };
    const game = play({ at: 'develop', seats: [{ levels }] });
    expect(game.refused('develop quality')).toBe('track-complete');
    expect(game.refused('develop exchange')).toBe('track-complete');
  });

  it('CG-DEV-06 CG-DEV-10 CG-BAD-33: two, three, four cards, wherever they lie', () => {
    const cards = ['workshop', 'patent', 'large-warehouse', 'entrepreneur'] as const;
    for (const level of [0, 1, 2]) {
      const game = play({ at: 'develop', seats: [{ levels: { cards: level }, cards: cards.slice(0, 2 + level) }] });
      expect(game.refused('take engineer')).toBe('card-limit');
      const room = play({ at: 'develop', seats: [{ levels: { cards: level }, cards: cards.slice(0, 1 + level) }] });
      expect(room.open).toContain('take engineer');
    }
    const placed = [['patent', 'food', 2]] as const;
    const game = play({ at: 'develop', seats: [{ cards: ['workshop', 'patent'], distribution: placed }] });
    expect(game.refused('take engineer')).toBe('card-limit');
  });

  it('CG-DEV-08: two, three, four goods per ship', () => {
    for (const level of [0, 1, 2]) {
      const factories = { food: { first: 2, second: 2, side: 2 } };
      const seats = [{ factories, levels: { shipping: level }, ships: 1 }, { factories: {} }];
      const game = play({ at: 'production', demand: { food: 9 }, seats });
      expect(game.option('ship 0 food')?.range?.to).toBe(2 + level);
    }
  });

  it('CG-DEV-11 CG-DEV-13: at the limit a card goes back to the supply first, and then one is taken', () => {
    const game = play({ at: 'develop', seats: [{ cards: ['workshop', 'patent'] }] });
    game.do('discard workshop');
    expect(game.supply('workshop')).toBe(1); // the other one is with player 2
    expect(game.refused('skip')).toBe('take-now');
    expect(game.refused('develop quality')).toBe('take-now');
    game.do('take entrepreneur');
    expect([game.owns('workshop'), game.owns('entrepreneur')]).toEqual([false, true]);
  });

  it('CG-DEV-11: below the limit nothing is discarded', () => {
    const game = play({ at: 'develop', seats: [{ cards: ['workshop'] }] });
    expect(game.refused('discard workshop')).toBe('within-limit');
  });

  it('CG-DEV-12 CG-BAD-32: no two cards of one type; every Patron pairing is its own', () => {
    const seats = [{ cards: ['workshop', 'patron-food-clothes'] as const, levels: { cards: 1 } }];
    const game = play({ players: 3, at: 'develop', seats });
    expect(game.refused('take workshop')).toBe('own-card');
    expect(game.open).toContain('take patron-food-cutlery');
  });

  it('CG-DEV-14 CG-BAD-34: what was discarded may be taken back on a later turn, not now', () => {
    const game = play({ at: 'develop', seats: [{ cards: ['workshop', 'patent'] }] }).do('discard workshop');
    expect(game.refused('take workshop')).toBe('discarded-now');
    game.do('take entrepreneur').go('develop');
    game.do('discard patent', 'take workshop');
    expect(game.owns('workshop')).toBe(true);
  });

  it('CG-DEV-11 CG-DEV-14: nobody makes room when nothing is left to take but what this turn discarded', () => {
    const seats = [{ cards: ['workshop', 'patent'] as const }];
    const game = play({ at: [{ step: 'develop', seat: 0, discarded: -1, used: 12 }], seats });
    game.s.supply = game.s.supply.map(() => 0);
    game.s.supply = put(game.s.supply, 12, 1);
    expect(game.refused('discard patent')).toBe('nothing-to-take');
  });

  it('CG-DEV-16 CG-BAD-39: Engineer and Patent wait in the reserve for their action', () => {
    const game = play({ at: 'develop', seats: [{ cards: ['engineer', 'patent'] }] });
    expect(game.refused('put engineer food 5 price')).toBe('needs-action');
    expect(game.refused('distribute patent food 1')).toBe('needs-action');
    const turn = play({ seats: [{ cards: ['engineer', 'patent'] }] });
    expect(turn.refused('put engineer food 5 price')).toBe('needs-action');
    turn.do('action distribution', 'distribute patent food 2', 'done?');
    expect(turn.p().distribution[2]).toBe(0);
  });

  it('CG-EX-21: an Engineer just taken lifts the limit to 6 at once; the card is placed by a later action', () => {
    const game = play({ at: 'develop' }).do('take engineer');
    expect([game.p().engineer, game.p().quality[3]]).toEqual([1, -1]);
    expect([qualityLimit(game.rs, play({ at: 'develop' }).p()), qualityLimit(game.rs, game.p())]).toEqual([4, 6]);
  });

  it('CG-DEV-17: an upgrade works from the next action on', () => {
    const game = play({ players: 2 }).do('pass', 'spot food 4', 'office food price', 'develop machinery');
    game.go([{ step: 'turns', k: 0 }]).do('action automate', 'automate food 1', 'automate cutlery 1');
    expect([game.f('food').firstTurned, game.p().token]).toEqual([1, 4]);
  });

  it('all six developments are offered with what they bring', () => {
    const game = play({ at: 'develop' });
    for (const track of TRACKS) expect(game.note(`develop ${track}`, 'level')).toBeDefined();
  });
});
