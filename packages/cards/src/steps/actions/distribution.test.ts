import { describe, expect, it } from 'vitest';
import { type FactoryPosition, type PlayerPosition, play } from '../../testing/position.ts';

type Goods = 'food' | 'clothes' | 'cutlery' | 'lamps';
const open = (...goods: Goods[]) => Object.fromEntries(goods.map((good) => [good, {} as FactoryPosition]));
const adding = (seat: PlayerPosition) =>
  play({ seats: [{ levels: { distribution: 0 }, ...seat }] }).do('action distribution');

describe('distribution cards', () => {
  it('CG-QD-03 CG-QD-06: any face within the allowance, at any factory; twin cards are one choice', () => {
    const game = adding({ factories: open('food', 'cutlery'), cards: [] });
    expect(game.told('distribute distribution-a')).toEqual({
      'distribute distribution-a food 1': 'open',
      'distribute distribution-a food 2': 'open',
      'distribute distribution-a food 3': 'allowance',
      'distribute distribution-a food 4': 'allowance',
      'distribute distribution-a cutlery 1': 'open',
      'distribute distribution-a cutlery 2': 'open',
      'distribute distribution-a cutlery 3': 'allowance',
      'distribute distribution-a cutlery 4': 'allowance',
    });
    expect(new Set(Object.values(game.told('distribute distribution-b')))).toEqual(new Set(['twin-card']));
    expect(new Set(Object.values(game.told('distribute patent')))).toEqual(new Set(['not-owned']));
    expect(Object.keys(game.told('distribute distribution-b')).length).toBe(8);
    expect(game.told('remove')).toEqual({
      'remove distribution-a': 'in-reserve',
      'remove distribution-b': 'twin-card',
      'remove patent': 'not-owned',
    });
    expect(game.told('done')).toEqual({ done: 'do-something' });
  });

  it('CG-QD-13: a card at a factory may be taken back, also from the first of the goods', () => {
    const game = adding({ factories: open('food'), cards: [], distribution: [['distribution-a', 'food', 2]] });
    expect(game.told('remove distribution-a')).toEqual({ 'remove distribution-a': 'open' });
    expect(game.told('remove distribution-b')).toEqual({ 'remove distribution-b': 'in-reserve' });
    game.do('remove distribution-a');
    expect([game.p().distribution, game.p().distributionValue]).toEqual([
      [-1, -1, -2],
      [0, 0, 0],
    ]);
    // What the factory had before is measured by, not what it has now.
    expect(game.told('distribute distribution-a')).toEqual({
      'distribute distribution-a food 1': 'leads-nowhere',
      'distribute distribution-a food 2': 'leads-nowhere',
      'distribute distribution-a food 3': 'open',
      'distribute distribution-a food 4': 'open',
    });
  });

  it('CG-ACT-05: with one factory a card is not turned down: nothing could be gained any more', () => {
    const game = adding({ factories: open('food'), cards: [], distribution: [['distribution-a', 'food', 2]] });
    expect(game.told('distribute')).toEqual({
      'distribute distribution-a food 1': 'leads-nowhere',
      'distribute distribution-a food 2': 'unchanged-card',
      'distribute distribution-a food 3': 'open',
      'distribute distribution-a food 4': 'open',
      'distribute distribution-b food 1': 'one-distribution-card',
      'distribute distribution-b food 2': 'one-distribution-card',
      'distribute distribution-b food 3': 'one-distribution-card',
      'distribute distribution-b food 4': 'one-distribution-card',
      'distribute patent food 1': 'not-owned',
      'distribute patent food 2': 'not-owned',
      'distribute patent food 3': 'not-owned',
      'distribute patent food 4': 'not-owned',
    });
  });

  it('CG-ACT-05: nor where the other factory is at its limit', () => {
    const game = adding({
      factories: open('food', 'cutlery'),
      cards: [],
      distribution: [
        ['distribution-a', 'food', 2],
        ['distribution-b', 'cutlery', 4],
      ],
    });
    expect(game.told('distribute distribution-a food')).toMatchObject({
      'distribute distribution-a food 1': 'leads-nowhere',
      'distribute distribution-a food 3': 'open',
    });
    expect(game.told('distribute distribution-b cutlery')).toMatchObject({
      'distribute distribution-b cutlery 1': 'open',
      'distribute distribution-b cutlery 3': 'open',
      'distribute distribution-b cutlery 4': 'unchanged-card',
    });
    expect(game.told('remove')).toMatchObject({ 'remove distribution-a': 'open', 'remove distribution-b': 'open' });
  });

  const three: PlayerPosition = {
    factories: open('food', 'cutlery', 'lamps'),
    cards: [],
    distribution: [
      ['distribution-a', 'food', 2],
      ['distribution-b', 'cutlery', 3],
    ],
  };

  it('CG-ACT-05: the last card that is left must gain something', () => {
    const game = adding(three).do('distribute distribution-a food 1');
    expect(game.told('distribute distribution-b')).toEqual({
      'distribute distribution-b food 1': 'one-distribution-card',
      'distribute distribution-b food 2': 'one-distribution-card',
      'distribute distribution-b food 3': 'one-distribution-card',
      'distribute distribution-b food 4': 'one-distribution-card',
      'distribute distribution-b cutlery 1': 'leads-nowhere',
      'distribute distribution-b cutlery 2': 'leads-nowhere',
      'distribute distribution-b cutlery 3': 'unchanged-card',
      'distribute distribution-b cutlery 4': 'open',
      'distribute distribution-b lamps 1': 'open',
      'distribute distribution-b lamps 2': 'open',
      'distribute distribution-b lamps 3': 'value-lost',
      'distribute distribution-b lamps 4': 'value-lost',
    });
    expect(new Set(Object.values(game.told('distribute distribution-a')))).toEqual(new Set(['placed-now']));
    expect(game.told('remove')).toEqual({
      'remove distribution-a': 'placed-now',
      'remove distribution-b': 'open',
      'remove patent': 'not-owned',
    });
  });

  it('CG-ACT-05 CG-C11-01: with a Patent in the reserve another card is left', () => {
    const game = adding({ ...three, cards: ['patent'] }).do('distribute distribution-a food 1');
    expect(game.told('distribute distribution-b cutlery')).toMatchObject({
      'distribute distribution-b cutlery 1': 'open',
    });
    expect(game.told('distribute patent')).toMatchObject({
      'distribute patent lamps 2': 'open',
      'distribute patent cutlery 4': 'one-distribution-card',
      'distribute patent food 2': 'one-distribution-card',
    });
    game.do('distribute distribution-b cutlery 1');
    // Food and cutlery have had their cards: lamps alone can gain.
    expect(game.told('distribute patent lamps')).toEqual({
      'distribute patent lamps 1': 'open',
      'distribute patent lamps 2': 'open',
      'distribute patent lamps 3': 'value-lost',
      'distribute patent lamps 4': 'value-lost',
    });
  });

  it('CG-ACT-05: where every factory that is left has its card, none is taken back', () => {
    const game = adding({
      factories: open('food', 'cutlery'),
      cards: [],
      levels: { distribution: 0 },
      distribution: [
        ['distribution-a', 'food', 4],
        ['distribution-b', 'cutlery', 3],
      ],
    });
    expect(game.told('remove')).toMatchObject({ 'remove distribution-a': 'open', 'remove distribution-b': 'open' });
    game.do('distribute distribution-b cutlery 4');
    // Something has been gained, so everything else may go.
    expect(game.told('remove')).toMatchObject({
      'remove distribution-a': 'open',
      'remove distribution-b': 'placed-now',
    });
    expect(game.told('distribute distribution-a food')).toMatchObject({ 'distribute distribution-a food 1': 'open' });
    expect(game.told('done')).toEqual({ done: 'open' });
  });

  it('CG-QD-05: a gain of one uses one of the allowance', () => {
    const game = adding({ factories: open('food', 'cutlery'), cards: [], levels: { distribution: 1 } });
    game.do('distribute distribution-a food 1');
    expect(game.told('distribute distribution-b cutlery')).toEqual({
      'distribute distribution-b cutlery 1': 'open',
      'distribute distribution-b cutlery 2': 'open',
      'distribute distribution-b cutlery 3': 'allowance',
      'distribute distribution-b cutlery 4': 'allowance',
    });
  });

  it('CG-QD-14: value taken from the same factory is no lost value elsewhere', () => {
    const game = adding({
      factories: open('food', 'cutlery'),
      cards: [],
      distribution: [['distribution-a', 'food', 1]],
    });
    expect(game.told('distribute distribution-a food 4')).toEqual({ 'distribute distribution-a food 4': 'allowance' });
    game.do('remove distribution-a');
    expect(game.told('distribute distribution-a cutlery 3')).toEqual({
      'distribute distribution-a cutlery 3': 'value-lost',
    });
    expect(game.told('distribute distribution-a food 4')).toEqual({ 'distribute distribution-a food 4': 'allowance' });
  });

  it('CG-ACT-05: the action is not taken when nothing can be added', () => {
    const full: PlayerPosition = {
      factories: open('clothes'),
      cards: [],
      distribution: [['distribution-a', 'clothes', 4]],
    };
    expect(play({ seats: [full] }).refused('action distribution')).toBe('no-effect-distribution');
    const almost = { ...full, distribution: [['distribution-a', 'clothes', 3]] as const };
    expect(play({ seats: [almost] }).refused('action distribution')).toBeUndefined();
    expect(play({ seats: [{ factories: {}, cards: [] }] }).refused('action distribution')).toBe(
      'no-effect-distribution',
    );
    expect(play({ seats: [{ factories: open('food'), cards: [] }] }).refused('action distribution')).toBeUndefined();
  });

  it('CG-QD-01 CG-QD-14: when it is done, what was measured by is forgotten and losses are told', () => {
    const game = adding({ ...three, levels: { distribution: 0 } });
    game.do('distribute distribution-a food 1', 'distribute distribution-b cutlery 4', 'done?');
    expect([game.s.before, game.s.placed]).toEqual([[0, 0, 0, 0], 0]);
    expect(game.events).toContainEqual(
      expect.objectContaining({ kind: 'value-lost', what: 'distribution', good: 'food', by: -1 }),
    );
    expect(game.events.filter(({ kind }) => kind === 'value-lost').length).toBe(1);
  });

  it('CG-QD-06 CG-ACT-05: where no card can show a value within the limit, nothing can be added', () => {
    // An own sheet: the least value is 2, and a factory may have 1.
    const sheet = structuredClone(play().rs.sheet);
    sheet.distributionCards.faces = [2, 3, 4];
    sheet.limits.distribution = 1;
    const game = play({ sheet, seats: [{ factories: open('food'), levels: { distribution: 1 } }] });
    expect(game.refused('action distribution')).toBe('no-effect-distribution');
  });

  it('CG-QD-05: a card turned down uses nothing of the allowance', () => {
    const game = adding({ factories: open('food', 'lamps'), cards: [], distribution: [['distribution-a', 'food', 3]] });
    const used = (line: string) => game.note(line, 'allowance')?.params.used;
    expect([used('distribute distribution-a food 1'), used('distribute distribution-a food 4')]).toEqual([0, 1]);
  });

  it('CG-QD-13: a twin is only a twin while both lie in the reserve', () => {
    const game = adding({ factories: open('food'), cards: [], distribution: [['distribution-b', 'food', 2]] });
    expect(game.told('remove distribution')).toEqual({
      'remove distribution-a': 'in-reserve',
      'remove distribution-b': 'open',
    });
  });

  it('CG-QD-10: what can be touched is offered or refused once, not refused beside', () => {
    const game = adding({ factories: open('food', 'lamps'), cards: ['patent'] });
    const lines = game.engine.options(game.s).map(({ move }) => game.engine.rules.notation.write(move));
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });
});
