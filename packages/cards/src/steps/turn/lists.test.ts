import { describe, expect, it } from 'vitest';
import { cardIndex } from '../../cards/names.ts';
import { type PlayerPosition, play } from '../../testing/position.ts';

const idle = { factories: {} };
const developing = (seat: PlayerPosition, options = {}) => play({ at: 'develop', options, seats: [seat] });

describe('step c', () => {
  it('CG-DEV-03: a track that is complete is not developed further', () => {
    const levels = { quality: 2, distribution: 1 };
    expect(developing({ cards: [], levels }).told('develop')).toEqual({
      'develop quality': 'track-complete',
      'develop distribution': 'open',
      'develop cards': 'open',
      'develop machinery': 'open',
      'develop shipping': 'open',
      'develop exchange': 'open',
    });
  });

  it('CG-DEV-06 CG-DEV-11: the track of cards, and no other, says how many may be owned', () => {
    const cards = ['workshop', 'patent'] as const;
    const told = (levels: PlayerPosition['levels']) => developing({ cards, levels: levels ?? {} }).told('');
    expect(told({ machinery: 2, distribution: 2 })).toMatchObject({
      'take engineer': 'card-limit',
      'discard workshop': 'open',
    });
    expect(told({ cards: 1 })).toMatchObject({ 'take engineer': 'open', 'discard workshop': 'within-limit' });
  });

  it('CG-DEV-01 CG-DEV-12 CG-DEV-14: own cards, cards discarded now, and types that do not lie out', () => {
    const game = developing({ cards: ['workshop', 'entrepreneur'] }).do('discard entrepreneur');
    expect(game.told('take')).toMatchObject({
      'take workshop': 'own-card',
      'take entrepreneur': 'discarded-now',
      'take engineer': 'open',
      'take inventor': 'not-in-supply',
    });
    const shown = (line: string) => game.option(line)?.unlisted;
    expect([shown('take inventor'), shown('take workshop')]).toEqual([true, undefined]);
    expect(game.told('discard')).toEqual({});
    expect(game.told('skip')).toEqual({ skip: 'take-now' });
  });

  it('CG-DEV-11: a card goes only where another can come', () => {
    const game = developing({ cards: ['workshop', 'patent'] });
    game.s.supply.fill(0);
    expect(game.told('discard')).toEqual({
      'discard workshop': 'nothing-to-take',
      'discard patent': 'nothing-to-take',
    });
    game.s.supply[cardIndex.workshop] = 1;
    expect(game.told('discard workshop')).toEqual({ 'discard workshop': 'nothing-to-take' });
    game.s.supply[cardIndex.entrepreneur] = 1;
    expect(game.told('discard')).toEqual({ 'discard workshop': 'open', 'discard patent': 'open' });
  });

  it('CG-DEV-11 CG-SOL-06: alone, only what lies without a disc can come', () => {
    const alone = play({ players: 1 }).do('open food', 'open lamps').until('develop');
    const s = alone.s;
    Object.assign(alone.p(), { cards: [cardIndex.workshop, cardIndex.patent] });
    s.display = s.display.map(() => -1);
    s.supply.fill(0);
    s.display[0] = cardIndex.entrepreneur;
    s.display[1] = cardIndex.workshop;
    s.supply[cardIndex.entrepreneur] = 1;
    s.supply[cardIndex.workshop] = 1;
    s.discs = [0, 5, 6];
    expect(alone.told('discard')).toEqual({
      'discard workshop': 'nothing-to-take',
      'discard patent': 'nothing-to-take',
    });
    expect(alone.told('take')).toEqual({
      'take entrepreneur from 1': 'under-disc',
      'take workshop from 2': 'own-card',
    });
    s.discs = [4, 5, 6];
    expect(alone.told('discard')).toEqual({ 'discard workshop': 'open', 'discard patent': 'open' });
    expect(alone.told('take')).toEqual({
      'take entrepreneur from 1': 'card-limit',
      'take workshop from 2': 'own-card',
    });
    alone.do('discard patent');
    // It lies at the first empty place, and what is taken leaves one.
    expect([s.display[2], s.display[0]]).toEqual([cardIndex.patent, cardIndex.entrepreneur]);
    alone.do('take entrepreneur from 1');
    expect([s.display[0], s.display[1], s.supply[cardIndex.entrepreneur]]).toEqual([-1, cardIndex.workshop, 0]);
  });

  it('CG-SOL-29: a card that comes back lies at the very first place when that is empty', () => {
    const alone = play({ players: 1 }).do('open food', 'open lamps').until('develop');
    Object.assign(alone.p(), { cards: [cardIndex.workshop, cardIndex.patent] });
    alone.s.display[0] = -1;
    alone.do('discard patent');
    expect(alone.s.display[0]).toBe(cardIndex.patent);
  });

  it('CG-C08-02: the Inventor brings two developments at once, in the expert game, while two are left', () => {
    const expert = { 'expert-inventor': 'yes' };
    const seat = { cards: ['inventor'] as const };
    expect(developing(seat).told('use')).toEqual({ 'use inventor': 'expert-line' });
    const full = { quality: 2, distribution: 2, cards: 2, machinery: 2, shipping: 2 };
    expect(developing({ ...seat, levels: { ...full, exchange: 1 } }, expert).told('use')).toEqual({
      'use inventor': 'two-developments',
    });
    expect(developing({ ...seat, levels: { ...full, exchange: 0 } }, expert).told('use')).toEqual({
      'use inventor': 'open',
    });
    const game = developing({ ...seat, levels: { quality: 2 } }, expert).do('use inventor');
    expect(game.told('')).toEqual({
      'develop quality': 'track-complete',
      'develop distribution': 'open',
      'develop cards': 'open',
      'develop machinery': 'open',
      'develop shipping': 'open',
      'develop exchange': 'open',
      skip: 'inventor-instead',
    });
    game.do('develop cards', 'develop cards');
    expect([game.level('cards'), game.step, game.owns('inventor')]).toEqual([2, undefined, false]);
  });

  it('CG-C08-02: nobody without an Inventor, nor who only has an Entrepreneur, is asked about him', () => {
    expect(developing({ cards: ['entrepreneur'] }, { 'expert-inventor': 'yes' }).told('use')).toEqual({});
    expect(developing({ cards: [] }, { 'expert-inventor': 'yes' }).told('use')).toEqual({});
  });

  it('CG-C09-02: only cards that are turned can be refreshed, and the Developer not by himself', () => {
    const cards = ['developer', 'entrepreneur', 'workshop'] as const;
    const levels = { cards: 2 };
    expect(developing({ cards, levels, spent: ['entrepreneur'] }).told('refresh')).toEqual({
      'refresh entrepreneur': 'open',
    });
    expect(developing({ cards, levels, spent: ['entrepreneur', 'developer'] }).told('refresh')).toEqual({
      'refresh entrepreneur': 'spent',
    });
    expect(developing({ cards: ['entrepreneur'], spent: ['entrepreneur'] }).told('refresh')).toEqual({});
    expect(developing({ cards: ['workshop'] }).told('refresh')).toEqual({});
    const taken = play({
      at: 'develop',
      supply: ['developer'],
      seats: [{ cards: ['entrepreneur'], spent: ['entrepreneur'] }],
    });
    taken.do('take developer', 'keep');
    expect([taken.spent('entrepreneur'), taken.spent('developer')]).toEqual([true, false]);
  });

  it('CG-DEV-16 CG-BAD-39: Engineer and Patent need their action; without them nothing of the kind is said', () => {
    const game = play({ seats: [{ cards: ['engineer'], factories: { food: {} } }] });
    expect(game.told('put engineer')).toMatchObject({ 'put engineer food 5 price': 'needs-action' });
    expect([game.told('put engineer lamps'), game.told('distribute patent')]).toEqual([{}, {}]);
    const patent = play({ seats: [{ cards: ['patent'], factories: { food: {} } }] });
    expect([Object.keys(patent.told('distribute patent')).length, patent.told('put engineer')]).toEqual([4, {}]);
  });

  it('CG-RND-05 CG-BAD-10: in step a developments wait, and workers stay', () => {
    const game = play({ seats: [{ cards: [], factories: { food: {} } }] });
    expect(game.told('skip')).toEqual({ skip: 'development-last' });
    expect(game.told('dismiss')).toEqual({ 'dismiss food 1': 'workers-stay' });
  });

  it('CG-DEV-14: a card that an action used up is not taken back in the same turn; the one that was never there may be', () => {
    const game = play({
      decade: 2,
      seats: [{ cards: ['inventor'], factories: { lamps: { first: 1, second: 1 } } }],
      supply: ['inventor'],
    });
    game.do('action build', 'invent lamps', 'done').until('develop');
    expect(game.told('take inventor')).toEqual({ 'take inventor': 'discarded-now' });
    expect(game.told('take entrepreneur')).toEqual({ 'take entrepreneur': 'open' });
  });
});

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
    expect(shown('turn food quality-c appeal')).toEqual({ price: 4, appeal: 7, demand: 2, maximum: 5 });
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

describe('the next starting player', () => {
  it('CG-NXT-06 CG-NXT-07: least value times shares, then least money', () => {
    const lowest = (...seats: PlayerPosition[]) =>
      play({ players: 3, good: 'lamps', seats: seats.map((seat) => ({ ...idle, cards: [], ...seat })) }).go('prepare')
        .seat;
    expect(lowest({ shares: 9, cash: 50 }, { shares: 10, cash: 1 }, { shares: 9, value: 11 })).toBe(0);
    expect(lowest({ shares: 10, cash: 50 }, { shares: 10, cash: 40 }, { shares: 10, cash: 40 })).toBe(1);
    expect(lowest({ shares: 10, cash: 50 }, { shares: 9, cash: 99 }, { shares: 10, cash: 0 })).toBe(1);
  });

  it('CG-NXT-02 CG-C01-02: the card passes on, and that is told once, unless an Entrepreneur decides', () => {
    const told = (game: ReturnType<typeof play>) =>
      game.events.flatMap((event) => (event.kind === 'start-player' ? [event.why] : []));
    const plain = play({ players: 3, seats: [{ cards: [] }] }).go('prepare');
    expect([plain.s.start, told(plain)]).toEqual([1, ['passed']]);
    const kept = play({ players: 3, seats: [{ cards: ['entrepreneur', 'workshop'] }] }).go('prepare');
    expect(kept.told('')).toEqual({
      keep: 'open',
      'name 0': 'open',
      'name 1': 'open',
      'name 2': 'open',
      'use entrepreneur': 'no-tie',
    });
    expect(told(kept)).toEqual([]);
    kept.do('keep');
    expect([kept.s.start, told(kept)]).toEqual([1, ['passed']]);
    const named = play({ players: 3, seats: [{ cards: ['entrepreneur'] }] })
      .go('prepare')
      .do('name 0');
    expect([named.s.start, told(named), named.owns('entrepreneur')]).toEqual([0, ['entrepreneur'], false]);
  });

  it('CG-CRD-02 CG-NXT-05: the end of a decade refreshes every spent card, and tells so', () => {
    const game = play({
      good: 'lamps',
      seats: [{ ...idle, cards: ['trade-office', 'developer'], spent: ['trade-office', 'developer'] }],
    }).go('prepare');
    expect(game.p().spent).toBe(0);
    expect(game.events.filter(({ kind }) => kind === 'refreshed').length).toBe(2);
    // Also where nobody listens.
    game.p().spent = 1;
    Object.assign(game.s, { good: 3, agenda: [{ step: 'prepare' }] });
    game.engine.settle(game.s);
    expect(game.p().spent).toBe(0);
  });
});
