import { at, breaches, isProblem, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { type Card, cardIndex } from './cards/names.ts';
import { cardGame } from './rules.ts';

interface At {
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
}

const drawn = (sketch: object, { players = 2, options = {} }: At = {}) =>
  Table.sketched(cardGame, { players, options, seed: 'a sketch' }, sketch);
const position = (sketch: object, set?: At) => {
  const table = drawn(sketch, set);
  if (isProblem(table)) throw new Error(JSON.stringify(table.params));
  return table;
};
const refused = (sketch: object, set?: At) => {
  const table = drawn(sketch, set);
  return isProblem(table) ? table.params : undefined;
};
const ALONE = { players: 1, options: { 'random-factories': 'yes' } };
const cards = (...names: Card[]) => names.map((name) => cardIndex[name]);

describe('a sketched position', () => {
  it('CG-SET-24: a card that a player gets is taken from the supply, and what he had goes back', () => {
    const { state } = position({ players: { 0: { cards: cards('patent') }, 1: { cards: [] } } });
    expect(at(state.supply, cardIndex.patent)).toBe(1);
    expect(state.supply.reduce((sum, count) => sum + count)).toBe(10);
  });

  it('CG-C05-01 CG-C11-01 CG-C12-01 CG-C13-01: what comes with a card comes with it', () => {
    const one = position({ players: { 0: { cards: cards('patent', 'engineer') } } }).state.players[0];
    expect(one).toMatchObject({ distribution: [-1, -1, -1], quality: [-1, -1, -1, -1], engineer: 1, foreman: -1 });
    const other = position({ players: { 0: { cards: cards('foreman', 'large-warehouse') } } }).state.players[0];
    expect(other).toMatchObject({ warehouses: [-1, -1, -1], distribution: [-1, -1, -2] });
    expect(other?.factories[other.foreman]).not.toBeNull();
  });

  it('CG-SET-16: a factory that is sketched has its marker on the appeal that it has', () => {
    const { state } = position({ players: { 0: { factories: { 3: { spot: 0, office: 1 } } } } });
    const rules = cardGame.rules({ players: 2, options: {}, sheet: cardGame.sheet });
    expect(at(state.players[0]?.appeal ?? [], 3)).toBeGreaterThan(0);
    expect(breaches(rules, state)).toEqual([]);
  });

  it('CG-DEV-06 CG-DEV-12 CG-SET-21: too many cards, two alike, and cards that there are not, are refused by the rule', () => {
    expect(refused({ players: { 0: { cards: cards('patent', 'engineer', 'workshop') } } })).toMatchObject({
      rule: 'CG-DEV-06',
    });
    expect(refused({ players: { 0: { cards: cards('patent', 'patent') } } })).toMatchObject({ rule: 'CG-DEV-12' });
    expect(refused({ players: { 0: { cards: cards('contract') } } })).toMatchObject({
      rule: 'CG-SET-21',
      reason: expect.stringContaining('cards contract: 1 of 0, 1 too many'),
    });
    expect(refused({ supply: { [cardIndex.patent]: 3 } })?.reason).toContain('cards patent: 3 of 2, 1 too many');
  });

  it('CG-EXP-02: of a drawn supply another card makes room for one that was not drawn', () => {
    const options = { 'development-supply': 'yes' };
    for (const card of ['contract', 'broker', 'inventor', 'patron-food-lamps'] as const) {
      const { state } = position({ players: { 0: { cards: cards(card) } } }, { options });
      expect(state.supply.reduce((sum, count) => sum + count)).toBe(
        1 + 1 + 1 + 8 - 1 - (state.players[1]?.cards.length ?? 0),
      );
    }
    expect(
      refused({ players: { 0: { cards: cards('patent') }, 1: { cards: cards('patent') } } }, { options }),
    ).toMatchObject({
      rule: 'CG-EXP-01',
    });
  });

  it('CG-SOL-04 CG-SOL-06: alone the card leaves the display, and none under a disc does', () => {
    const { state } = position({ players: { 0: { cards: cards('patent') } }, agenda: 'turn 0' }, ALONE);
    expect(state.display.filter((card) => card < 0)).toHaveLength(1);
    expect(state.discs.every((place) => at(state.display, place) >= 0)).toBe(true);
    expect(refused({ display: { 0: -1 } }, ALONE)).toMatchObject({ rule: 'CG-SOL-26' });
  });

  it('CG-SET-11: nobody plays a round before he has opened two factories', () => {
    expect(refused({ agenda: 'turn 0' }, { players: 1 })).toMatchObject({
      rule: 'CG-SET-11',
      reason: expect.stringContaining('seat 0: 0 factories, 2 missing'),
    });
  });

  it('CG-RND-03: stands at the moment that it names, and tells what happened by itself', () => {
    expect(position({ agenda: 'turn 1' }).due()).toMatchObject({ seat: 1, step: 'act' });
    const produced = position({ agenda: 'production', players: { 0: { cash: 100 }, 1: { cash: 100 } } });
    expect(produced.opening.some(({ kind }) => kind === 'sold' || kind === 'cash')).toBe(true);
    const over = position({ agenda: 'scoring' });
    expect(over.due()).toBeUndefined();
    expect(over.state.winners.length).toBeGreaterThan(0);
  });

  it('CG-RND-03 CG-END-01: an agenda that leads nowhere is refused, and so is an end without a scoring', () => {
    expect(refused({ agenda: [] })).toMatchObject({ rule: 'CG-END-01' });
    expect(refused({ agenda: [{ step: 'act', seat: 0 }] })).toMatchObject({ rule: 'CG-RND-03' });
  });
});
