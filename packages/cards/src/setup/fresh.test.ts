import { seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { cardIndex } from '../cards/names.ts';
import { OPTIONS, variant } from '../options.ts';
import { cardGame } from '../rules.ts';
import { ruleset } from '../ruleset.ts';
import { play } from '../testing/position.ts';

const setup = (players: number, options = {}) => ({ players, options, sheet: cardGame.sheet });
const fresh = (players: number, options = {}) =>
  cardGame.rules(setup(players, options)).begin(seeded('fresh'), undefined);

describe('a fresh game', () => {
  it('CG-SET-07 CG-SET-08 CG-SET-09 CG-SET-10: every player has what is printed, and nothing more', () => {
    expect(fresh(3).players[0]).toEqual({
      cash: 50,
      shares: 10,
      value: 10,
      loans: 0,
      tokens: 0,
      ships: 2,
      levels: [0, 1, 0, 0, 0, 0],
      factories: [
        { side: 1, spot: 3, office: 0, first: 1, second: 0, firstTurned: 0, secondTurned: 0 },
        { side: 1, spot: 3, office: 0, first: 1, second: 0, firstTurned: 0, secondTurned: 0 },
        null,
        null,
      ],
      appeal: [0, 0, -1, -1],
      token: -1,
      quality: [-1, -1, -1, -2],
      qualityValue: [0, 0, 0, 0],
      qualityShows: [0, 0, 0, 0],
      distribution: [-1, -1, -2],
      distributionValue: [0, 0, 0],
      warehouses: [-1, -1, -2],
      stored: [0, 0, 0],
      cards: [],
      spent: 0,
      foreman: -1,
      engineer: 0,
      out: 0,
      voyages: 0,
      automated: 0,
      brokered: 0,
      helped: 0,
      opened: 50,
    });
  });

  it('CG-SET-05 CG-SET-06: decade I, the round of food, and nothing in anybody’s hand', () => {
    expect(fresh(3)).toMatchObject({
      ply: 0,
      barrier: 0,
      decade: 1,
      good: 0,
      start: 0,
      wage: 0,
      sold: [-1, -1, -1],
      hand: 0,
      handSeat: 0,
      handGood: 0,
      before: [0, 0, 0, 0],
      placed: 0,
      display: [],
      discs: [],
      bag: [],
      later: 0,
      scores: [],
      winners: [],
      awards: [],
      others: [],
    });
  });

  it('CG-SET-19: the neutral colour of two players owns nothing', () => {
    expect(fresh(2).others).toEqual([{ appeal: [3, 3, 2, 2], shares: 0, value: 0 }]);
  });

  it('CG-SET-12: with four players the third has his Foreman at the clothes, and nobody is asked', () => {
    const s = fresh(4);
    expect([s.players[2]?.foreman, s.players[2]?.cards, s.agenda]).toEqual([
      1,
      [cardIndex.foreman],
      [{ step: 'round' }],
    ]);
    expect(s.players.map(({ foreman }) => foreman)).toEqual([-1, -1, 1, -1]);
    expect(s.players[3]?.cards).toEqual([cardIndex.workshop]);
  });

  it('CG-SET-12: a Foreman given for food stands at food', () => {
    const sheet = structuredClone(cardGame.sheet);
    const [first] = sheet.starts[2];
    if (!first) throw new Error('no start');
    Object.assign(first, { track: undefined, card: 'foreman', at: 'food' });
    const s = cardGame.rules({ players: 2, options: {}, sheet }).begin(seeded('fresh'), undefined);
    expect([s.players[0]?.foreman, s.agenda]).toEqual([0, [{ step: 'round' }]]);
  });
});

describe('variants', () => {
  it('CG-VAR-01: every expert option is switched on its own, and off unless told', () => {
    expect(OPTIONS.map(({ id, values, standard }) => [id, values, standard])).toEqual([
      ...[
        'development-supply',
        'decade-restrictions',
        'chosen-factories',
        'no-starting-ships',
        'opening-shares',
        'extra-production',
        'early-shipping',
        'expert-inventor',
        'random-factories',
        'solo-development',
        'two-awards',
      ].map((id) => [id, ['no', 'yes'], 'no']),
      ['final-share-price', ['own', 'ten'], 'own'],
    ]);
  });

  it('CG-SOL-15 CG-SOL-16 CG-AWD-16: three options are for one player alone, and do nothing for more', () => {
    expect(OPTIONS.flatMap(({ id, players }) => (players ? [[id, players]] : []))).toEqual([
      ['random-factories', [1]],
      ['solo-development', [1]],
      ['two-awards', [1]],
    ]);
    const on = { 'random-factories': 'yes', 'solo-development': 'yes', 'two-awards': 'yes' };
    expect(variant(2, on)).toMatchObject({
      solo: false,
      randomFactories: false,
      choosesDevelopment: false,
      twoAwards: false,
    });
    expect(variant(1, on)).toMatchObject({
      solo: true,
      randomFactories: true,
      choosesDevelopment: true,
      twoAwards: true,
    });
    expect(variant(1, {})).toMatchObject({
      solo: true,
      randomFactories: false,
      choosesDevelopment: false,
      twoAwards: false,
    });
  });

  it('CG-EXP-06: without restrictions every level is free from decade I; with them cards and stock exchange are', () => {
    expect(ruleset(setup(2)).decades).toEqual(Array.from({ length: 6 }, () => [0, 0]));
    const restricted = ruleset(setup(2, { 'decade-restrictions': 'yes' })).decades;
    expect(restricted).toEqual([
      [2, 3],
      [2, 3],
      [0, 0],
      [2, 3],
      [2, 3],
      [0, 0],
    ]);
  });

  it('CG-PRC-11 CG-PRC-12: tracks of 21 spaces, with so many arrows at or below each', () => {
    const { up, down, twins } = ruleset(setup(3));
    const clothes = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
    const others = [0, 0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12, 12];
    for (const tracks of [up, down]) expect(tracks).toEqual([others, clothes, others, others]);
    expect(twins).toBe(true);
  });

  it('CG-SET-12: what the table of starts gives is a development or a card', () => {
    expect(ruleset(setup(4)).starts).toEqual([
      { factories: [1, 2], track: 1, card: -1, at: -1 },
      { factories: [0, 2], track: 0, card: -1, at: -1 },
      { factories: [1, 3], track: -1, card: cardIndex.foreman, at: 1 },
      { factories: [0, 3], track: -1, card: cardIndex.workshop, at: -1 },
    ]);
  });

  it('CG-EXP-14: before the game shares cost £10 each, as many as the money buys', () => {
    const buying = (cash: number) => {
      const game = play({ options: { 'opening-shares': 'yes' } });
      game.p(0).cash = cash;
      return game.told('buy');
    };
    expect([buying(50), buying(49), buying(99)]).toEqual([
      { 'buy 0': 'up to 5: opening-limit' },
      { 'buy 0': 'up to 4: opening-limit' },
      { 'buy 0': 'up to 5: opening-limit' },
    ]);
    const game = play({ options: { 'opening-shares': 'yes' } }).do('buy 3', 'buy 0');
    expect([game.p(0), game.p(1)]).toMatchObject([
      { cash: 20, shares: 13, opened: 20 },
      { cash: 50, shares: 10, opened: 50 },
    ]);
  });

  it('CG-EXP-10 CG-EXP-11: first and second factory are asked by their own rules, alone as well', () => {
    const game = play({ options: { 'chosen-factories': 'yes' } });
    const rules: (string | undefined)[] = [];
    for (const line of ['open food', 'open food', 'open lamps', 'open lamps']) {
      rules.push(game.rule('pass'));
      game.do(line);
    }
    expect(rules).toEqual(['CG-EXP-10', 'CG-EXP-10', 'CG-EXP-11', 'CG-EXP-11']);
    const alone = play({ players: 1 });
    expect([alone.rule('pass'), alone.do('open food').rule('pass')]).toEqual(['CG-SOL-09', 'CG-SOL-14']);
  });

  it('CG-EXP-12: nothing has been discarded before the game, and skipping gives nothing', () => {
    const game = play({ options: { 'chosen-factories': 'yes' } }).do(
      'open food',
      'open food',
      'open lamps',
      'open lamps',
    );
    expect(game.told('take entrepreneur')).toEqual({ 'take entrepreneur': 'open' });
    expect(game.do('skip').p(1).cards).toEqual([]);
  });
});
