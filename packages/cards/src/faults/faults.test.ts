import { at, breaches, put } from '@cromford/kernel';
import { describe, expect, it, test } from 'vitest';
import { cardIndex } from '../cards/names.ts';
import type { Player, State } from '../state.ts';
import { play } from '../testing/position.ts';

const first = (s: State): Player => at(s.players, 0);

describe('faults of a position', () => {
  it.each<[string, (s: State) => unknown]>([
    ['a player too many', (s) => s.players.push(structuredClone(first(s)))],
    ['a choice of a seat that is not there', (s) => s.agenda.push({ step: 'act', seat: 3 })],
    ['demand off the track', (s) => Object.assign(s, { demand: put(s.demand, 0, -9) })],
    ['a wage off the track', (s) => Object.assign(s, { wage: 12 })],
    ['a debt', (s) => Object.assign(first(s), { cash: -1 })],
    ['31 shares', (s) => Object.assign(first(s), { shares: 31 })],
    ['a tenth loan', (s) => Object.assign(first(s), { loans: 10 })],
    ['a tenth shipping token', (s) => Object.assign(first(s), { tokens: 10 })],
    ['an appeal off the track', (s) => Object.assign(first(s), { appeal: put(first(s).appeal, 0, 99) })],
    ['goods in the hand of nobody who handles them', (s) => Object.assign(s, { hand: 2 })],
    ['scores before the end', (s) => Object.assign(s, { scores: [...s.scores, 400, 300] })],
    ['a winner before the end', (s) => Object.assign(s, { winners: [...s.winners, 0] })],
    ['an award before the end', (s) => Object.assign(s, { awards: [...s.awards, 'tycoon'] })],
    ['an end in the first decade', (s) => s.agenda.splice(0, 9, { step: 'scoring' })],
    ['opponents where people play', (s) => s.agenda.push({ step: 'opponents-turn' })],
    ['a turn beyond the last player', (s) => s.agenda.push({ step: 'turns', k: 4 })],
    ['sales of too many colours', (s) => Object.assign(s, { sold: [...s.sold, 1, 1, 1] })],
    ['a marker without a factory', (s) => Object.assign(first(s), { appeal: put(first(s).appeal, 3, 0) })],
    [
      'a second worker card without the first',
      (s) => Object.assign(first(s).factories[0] ?? {}, { first: 0, second: 1 }),
    ],
    ['machines without a card', (s) => Object.assign(first(s).factories[0] ?? {}, { secondTurned: 1 })],
    ['a machine token on a card of one machine', (s) => Object.assign(first(s), { token: 1 })],
    [
      'a value that no face shows',
      (s) => Object.assign(first(s), { quality: [0, -1, -1, -2], qualityValue: [3, 0, 0, 0] }),
    ],
    [
      'quality above the limit',
      (s) => Object.assign(first(s), { quality: [0, -1, 0, -2], qualityValue: [2, 0, 4, 0] }),
    ],
    [
      'two distribution cards at one factory',
      (s) => Object.assign(first(s), { distribution: [0, 0, -2], distributionValue: [1, 1, 0] }),
    ],
    [
      'three goods in a small warehouse',
      (s) => Object.assign(first(s), { warehouses: [0, -1, -2], stored: [3, 0, 0] }),
    ],
    ['goods in the reserve', (s) => Object.assign(first(s), { stored: [1, 0, 0] })],
    ['a card from nowhere', (s) => Object.assign(first(s), { cards: [...first(s).cards, cardIndex.contract] })],
    [
      'a card of which nobody knows where its piece is',
      (s) => {
        first(s).cards = [...first(s).cards, cardIndex.patent];
        s.supply = put(s.supply, cardIndex.patent, 1);
      },
    ],
    ['a spent card that nobody owns', (s) => Object.assign(first(s), { spent: 1 })],
    ['a Foreman at no factory', (s) => Object.assign(first(s), { foreman: 0 })],
    ['an improvement left open', (s) => Object.assign(s, { placed: 1 })],
  ])('%s is found', (_what, spoil) => {
    const game = play();
    expect(breaches(game.engine.rules, game.s)).toEqual([]);
    spoil(game.s);
    expect(breaches(game.engine.rules, game.s).length).toBeGreaterThan(0);
  });

  it.each<[string, (s: State) => unknown]>([
    ['two discs on one card', (s) => Object.assign(s, { discs: [0, 0, 5] })],
    ['a disc on an empty place', (s) => Object.assign(s, { display: put(s.display, at(s.discs, 0), -1) })],
    ['a marker too many in the bag', (s) => Object.assign(s, { bag: put(s.bag, 2, 3) })],
    ['a display too short', (s) => Object.assign(s, { display: s.display.slice(1) })],
    ['an opponent with 31 shares', (s) => Object.assign(s.others[0] ?? {}, { shares: 31 })],
  ])('alone, %s is found', (_what, spoil) => {
    const game = play({ players: 1 });
    expect(breaches(game.engine.rules, game.s)).toEqual([]);
    spoil(game.s);
    expect(breaches(game.engine.rules, game.s).length).toBeGreaterThan(0);
  });
});

test('CG-EMG-04: a game in which one player is left is over, and does not go on', () => {
  const { engine, s } = play();
  at(s.players, 1).out = 1;
  expect(breaches(engine.rules, s).map(({ path }) => path)).toContain('players');
});

describe('the shape of a state', () => {
  const rules = play().engine.rules;
  const plain = () => JSON.parse(JSON.stringify(play().s)) as Record<string, unknown>;

  it('is known for what it is', () => {
    expect(rules.shapeFaults(plain())).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['decade', 4],
    ['agenda', [{ step: 'cheat' }]],
    ['agenda', [{ step: 'act', seat: 0, more: 1 }]],
    ['players', []],
    ['supply', [1]],
    ['hand', -1],
    ['awards', [7]],
    ['extra', 1],
  ])('with a wrong %s is none', (key, value) => {
    expect(rules.shapeFaults({ ...plain(), [key]: value }).length).toBeGreaterThan(0);
  });

  it.each([null, 7, 'state', [], {}])('%j is none', (value) => {
    expect(rules.shapeFaults(value).length).toBeGreaterThan(0);
  });
});
