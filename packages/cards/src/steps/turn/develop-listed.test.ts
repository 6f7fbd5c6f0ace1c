import { put } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, cardIndex } from '../../cards/names.ts';
import { cardGame } from '../../rules.ts';
import { type PlayerPosition, play } from '../../testing/position.ts';

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

  it('CG-DEV-03 CG-EXP-08: nor by a card that lifts its restriction', () => {
    const levels = { machinery: 2 };
    expect(developing({ cards: ['workshop'], levels }).told('develop machinery')).toEqual({
      'develop machinery': 'track-complete',
    });
  });

  it('CG-DEV-13 CG-C11-01: a Patent that goes takes its value along', () => {
    const game = developing({
      cards: ['patent', 'workshop'],
      factories: { food: {} },
      distribution: [['patent', 'food', 2]],
    });
    game.do('discard patent');
    expect([game.p().distribution, game.p().distributionValue]).toEqual([
      [-1, -1, -2],
      [0, 0, 0],
    ]);
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
    expect(game.told('discard')).toEqual({ 'discard workshop': 'take-now' });
    expect(game.told('skip')).toEqual({ skip: 'take-now' });
  });

  it('CG-DEV-11: a card goes only where another can come', () => {
    const game = developing({ cards: ['workshop', 'patent'] });
    game.s.supply = game.s.supply.map(() => 0);
    expect(game.told('discard')).toEqual({
      'discard workshop': 'nothing-to-take',
      'discard patent': 'nothing-to-take',
    });
    game.s.supply = put(game.s.supply, cardIndex.workshop, 1);
    expect(game.told('discard workshop')).toEqual({ 'discard workshop': 'nothing-to-take' });
    game.s.supply = put(game.s.supply, cardIndex.entrepreneur, 1);
    expect(game.told('discard')).toEqual({ 'discard workshop': 'open', 'discard patent': 'open' });
  });

  it('CG-DEV-11 CG-SOL-06: alone, only what lies without a disc can come', () => {
    const alone = play({ players: 1 }).do('open food', 'open lamps').until('develop');
    const s = alone.s;
    Object.assign(alone.p(), { cards: [cardIndex.workshop, cardIndex.patent] });
    s.display = s.display.map(() => -1);
    s.supply = s.supply.map(() => 0);
    s.display = put(s.display, 0, cardIndex.entrepreneur);
    s.display = put(s.display, 1, cardIndex.workshop);
    s.supply = put(s.supply, cardIndex.entrepreneur, 1);
    s.supply = put(s.supply, cardIndex.workshop, 1);
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
    alone.s.display = put(alone.s.display, 0, -1);
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
    expect(game.refused('take engineer')).toBe('inventor-instead');
    expect({ ...game.told('develop'), ...game.told('skip') }).toEqual({
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

  it('CG-DEV-11: whoever has made room takes a card: nothing else is done with his others', () => {
    const cards = ['broker', 'trade-office', 'developer'] as const;
    const game = developing({ cards, levels: { cards: 1 }, spent: ['trade-office'] }).do('discard developer');
    const reason = (line: string) => [game.refused(line), game.rule(line)];
    for (const line of ['discard broker', 'use broker', 'refresh trade-office', 'develop quality', 'skip'])
      expect(reason(line)).toEqual(['take-now', 'CG-DEV-11']);
    expect(game.refused('discard workshop')).toBe('not-offered');
  });

  it('CG-RND-05: a card is taken at the end of the turn, as a track is developed', () => {
    const game = play();
    expect([game.refused('take engineer'), game.rule('take engineer')]).toEqual(['development-last', 'CG-RND-05']);
    const alone = play({ players: 1, at: [{ step: 'act', seat: 0 }] });
    alone.s.display = put(alone.s.display, 2, 0); // the first type of the list is one like the others
    const refused = alone.s.display.map((card, place) => alone.refused(`take ${CARDS[card]} from ${place + 1}`));
    expect(new Set(refused)).toEqual(new Set(['development-last']));
    alone.s.display = put(alone.s.display, 2, -1);
    expect(alone.refused(`take ${CARDS[0]} from 3`)).toBe('not-offered');
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
      'refresh entrepreneur': 'developer-spent',
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
    const game = play({ seats: [{ cards: [], levels: { distribution: 0 }, factories: { food: {} } }] });
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

describe('with room for another card', () => {
  it('CG-DEV-12 CG-DEV-14: alone, what one owns is not taken from the display, nor what was discarded this turn', () => {
    const alone = play({ players: 1 }).do('open food', 'open lamps').until('develop');
    Object.assign(alone.p(), { cards: [cardIndex.workshop] });
    alone.s.display = put(alone.s.display, 14, cardIndex.workshop);
    alone.s.display = put(alone.s.display, 13, cardIndex.patent);
    alone.s.discs = [0, 1, 2];
    expect(alone.told('take workshop from 15')).toEqual({ 'take workshop from 15': 'own-card' });
    expect(alone.told('take patent from 14')).toEqual({ 'take patent from 14': 'open' });
  });

  it('CG-DEV-04 CG-DEV-05 CG-DEV-06 CG-DEV-08: each development goes by its own row of the sheet', () => {
    const { developments } = cardGame.sheet;
    const sheet = { ...cardGame.sheet, developments: { ...developments, cards: [1, 5, 6], shipping: [3, 5, 6] } };
    const game = play({ sheet, at: 'develop', seats: [{ cards: ['workshop'] }] });
    expect(game.refused('take engineer')).toBe('card-limit');
    const factories = { food: { first: 2, second: 2, side: 2 } };
    const shipping = play({
      sheet,
      at: 'production',
      demand: { food: 9 },
      seats: [{ factories, ships: 1 }, { factories: {} }],
    });
    expect(shipping.option('ship 0 food')?.range?.to).toBe(3);
    const other = { ...cardGame.sheet, developments: { ...developments, distribution: [3, 3, 4] } };
    const spread = play({
      sheet: other,
      seats: [{ cards: [], levels: { distribution: 0 }, factories: { food: {} } }],
    }).do('action distribution');
    expect(spread.told('distribute distribution-a food')).toMatchObject({
      'distribute distribution-a food 3': 'open',
      'distribute distribution-a food 4': 'allowance',
    });
  });

  it('CG-DEV-01: whoever has discarded nothing is offered each choice once', () => {
    const game = developing({ cards: ['workshop', 'broker'] });
    const lines = game.engine.options(game.s).map(({ move }) => game.engine.rules.notation.write(move));
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
    expect(game.refused('use workshop')).toBe('not-offered');
  });
});
