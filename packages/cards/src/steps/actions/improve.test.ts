import { describe, expect, it } from 'vitest';
import { distributionAt, qualityAt } from '../../factory.ts';
import { goodIndex } from '../../goods.ts';
import { play } from '../../testing/position.ts';

type Game = ReturnType<typeof play>;
const quality = (game: Game, good: 'food' | 'clothes' | 'cutlery' | 'lamps') => qualityAt(game.p(), goodIndex[good]);
const distribution = (game: Game, good: 'food' | 'clothes' | 'cutlery' | 'lamps') =>
  distributionAt(game.p(), goodIndex[good]);

const four = { food: {}, clothes: {}, cutlery: {}, lamps: {} };

describe('add quality or distribution', () => {
  it('CG-QD-01 CG-BAD-14: either quality or distribution', () => {
    const game = play().do('action quality');
    expect(game.refused('distribute distribution-a food 1')).toBe('either-or');
    const other = play().do('action distribution');
    expect(other.refused('put quality-a food 1 price')).toBe('either-or');
    const owner = { cards: ['engineer', 'patent'] as const, factories: { food: {} } };
    const both = (kind: string, seat: object) => play({ seats: [seat] }).do(`action ${kind}`);
    expect(both('quality', owner).refused('distribute patent food 1')).toBe('either-or');
    expect(both('quality', owner).refused('distribute distribution-b food 4')).toBe('either-or');
    expect(both('distribution', owner).refused('put engineer food 6 appeal')).toBe('either-or');
    expect(both('distribution', owner).refused('put quality-c food 4 price')).toBe('either-or');
    // A card that is not there is no choice between two.
    const bare = { ...owner, cards: [] };
    expect(both('quality', bare).refused('distribute patent food 1')).toBe('not-offered');
    expect(both('distribution', bare).refused('put engineer food 6 appeal')).toBe('not-offered');
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])('CG-QD-02 CG-DEV-04: quality level %i adds %i', (level, most) => {
    const game = play({ seats: [{ levels: { quality: level } }] }).do('action quality');
    const values = game.open.flatMap((line) => (line.startsWith('put') ? [Number(line.split(' ')[3])] : []));
    expect(Math.max(...values)).toBe(most);
  });

  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
  ])('CG-QD-03 CG-DEV-05: distribution level %i adds %i', (level, most) => {
    const game = play({ seats: [{ levels: { distribution: level } }] }).do('action distribution');
    const values = game.open.flatMap((line) => (line.startsWith('distribute') ? [Number(line.split(' ')[3])] : []));
    expect(Math.max(...values)).toBe(most);
  });

  it('CG-QD-04: the allowance may be spread over factories', () => {
    const game = play({ seats: [{ levels: { distribution: 0 } }] }).do('action distribution');
    game.do('distribute distribution-a food 1', 'distribute distribution-b cutlery 1', 'done?');
    expect([distribution(game, 'food'), distribution(game, 'cutlery')]).toEqual([1, 1]);
  });

  it('CG-QD-05 CG-BAD-15: increases count, up to the allowance', () => {
    const game = play({ seats: [{ levels: { distribution: 0 } }] }).do('action distribution');
    expect(game.refused('distribute distribution-a food 3')).toBe('allowance');
    game.do('distribute distribution-a food 1');
    expect(game.note('distribute distribution-b cutlery 1', 'allowance')?.params).toEqual({ used: 2, most: 2 });
    expect(game.refused('distribute distribution-b cutlery 2')).toBe('allowance');
    expect(game.refused('distribute distribution-a food 2')).toBe('placed-now');
  });

  it('CG-QD-06 CG-BAD-18: one distribution card per factory, at most 4', () => {
    const seats = [{ levels: { distribution: 2 }, distribution: [['distribution-a', 'food', 1]] as const }];
    const game = play({ seats }).do('action distribution');
    expect(game.refused('distribute distribution-b food 2')).toBe('one-distribution-card');
    game.do('distribute distribution-a food 4');
    expect(distribution(game, 'food')).toBe(4);
    expect(game.rs.sheet.limits.distribution).toBe(4);
  });

  it('CG-QD-07 CG-QD-08: the sum of the cards of a factory, at most 4; 6 once the Engineer was owned', () => {
    const quality3 = [['quality-c', 'food', 3]] as const;
    const game = play({ seats: [{ levels: { quality: 2 }, quality: quality3 }] }).do('action quality');
    expect(game.refused('put quality-a food 2 price')).toBe('quality-limit');
    game.do('put quality-a food 1 price');
    expect(quality(game, 'food')).toBe(4);
    const engineer = play({ seats: [{ levels: { quality: 2 }, quality: quality3, cards: ['engineer'] }] });
    engineer.do('action quality', 'put quality-a food 2 price');
    expect(quality(engineer, 'food')).toBe(5);
  });

  it('CG-QD-09: by a card from the reserve, by turning one, by swapping one for another', () => {
    const levels = { quality: 0 };
    const added = play({ seats: [{ levels }] }).do('action quality', 'put quality-a food 1 price', 'done?');
    expect(quality(added, 'food')).toBe(1);
    const one = [['quality-a', 'food', 1]] as const;
    const turned = play({ seats: [{ levels, quality: one }] }).do(
      'action quality',
      'put quality-a food 2 appeal',
      'done?',
    );
    expect(quality(turned, 'food')).toBe(2);
    const two = [['quality-a', 'food', 2]] as const;
    const swapped = play({ seats: [{ levels, quality: two }] });
    swapped.do('action quality', 'remove quality-a', 'put quality-c food 3 price', 'done?');
    expect(quality(swapped, 'food')).toBe(3);
  });

  it('CG-QD-10: only cards that the player owns', () => {
    const game = play({ seats: [{ levels: { quality: 2 } }] }).do('action quality');
    expect(game.refused('put engineer food 5 price')).toBe('not-owned');
    const other = play().do('action distribution');
    expect(other.refused('distribute patent food 1')).toBe('not-owned');
  });

  it('CG-QD-11: each quality card shows price or appeal', () => {
    const game = play({ seats: [{ levels: { quality: 1 } }] }).do('action quality');
    game.do('put quality-a food 1 appeal', 'put quality-b food 1 price', 'done?');
    expect(game.p().qualityShows.slice(0, 2)).toEqual([1, 0]);
  });

  it('CG-QD-12: distribution counts as appeal', () => {
    const game = play({ players: 2 }).do('action distribution', 'distribute distribution-a food 2', 'done?');
    game.do('spot food 4', 'office food price');
    expect(game.appeal('food')).toBe(2);
  });

  it('CG-QD-13 CG-QD-14: cards may be taken back or exchanged; what a factory loses is lost', () => {
    const cards = [['quality-a', 'food', 2]] as const;
    const game = play({ seats: [{ levels: { quality: 0 }, quality: cards }] }).do('action quality', 'remove quality-a');
    game.do('put quality-a cutlery 1 price', 'done?');
    expect([quality(game, 'food'), quality(game, 'cutlery')]).toEqual([0, 1]);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'value-lost', good: 'food', by: -2 }));
  });

  it('CG-QD-14 CG-BAD-17: lost value does not enlarge the allowance', () => {
    const cards = [['quality-a', 'food', 2]] as const;
    const game = play({ seats: [{ levels: { quality: 0 }, quality: cards }] }).do('action quality', 'remove quality-a');
    expect(game.refused('put quality-a cutlery 2 price')).toBe('value-lost');
    const spread = [['distribution-a', 'food', 4]] as const;
    const other = play({ seats: [{ levels: { distribution: 0 }, distribution: spread }] });
    other.do('action distribution', 'remove distribution-a');
    expect(other.refused('distribute distribution-a cutlery 4')).toBe('value-lost');
  });

  it('CG-QD-14 CG-QD-05: nor where a card goes straight to another factory; what is too much even then, is too much', () => {
    const levels = { quality: 0, distribution: 0 };
    const straight = (value: number) =>
      play({ seats: [{ factories: four, levels, distribution: [['distribution-a', 'food', value]] }] })
        .do('action distribution')
        .refused('distribute distribution-a cutlery 4');
    expect([straight(3), straight(2), straight(1)]).toEqual(['value-lost', 'value-lost', 'allowance']);
    // What lies elsewhere and stays there is not lost.
    const beside = play({ seats: [{ factories: four, levels, distribution: [['distribution-b', 'clothes', 3]] }] });
    expect(beside.do('action distribution').refused('distribute distribution-a cutlery 4')).toBe('allowance');
    const taken = (value: number) =>
      play({ seats: [{ factories: four, levels, quality: [['quality-a', 'food', value]] }] })
        .do('action quality', 'remove quality-a')
        .refused('put quality-c cutlery 3 price');
    expect([taken(2), taken(1)]).toEqual(['value-lost', 'allowance']);
  });

  it('CG-QD-15 CG-BAD-16: a card shows only the values on its faces', () => {
    const game = play({ seats: [{ levels: { quality: 2 } }] }).do('action quality');
    expect(game.refused('put quality-a food 3 price')).toBe('card-faces');
    expect(game.refused('put quality-c food 2 price')).toBe('card-faces');
  });

  it('no way leads into a dead end: a card is not taken back if nothing could be added then', () => {
    const quality4 = [['quality-c', 'food', 4]] as const;
    const game = play({ seats: [{ factories: { food: {} }, quality: quality4, levels: { quality: 0 } }] });
    expect(game.option('action quality')?.refusal?.code).toBe('no-effect-quality');
  });
});

describe('the printed examples', () => {
  it('CG-EX-03: food distribution 1 is flipped to 3 with an allowance of 2', () => {
    const seats = [{ levels: { distribution: 0 }, distribution: [['distribution-a', 'food', 1]] as const }];
    const game = play({ seats }).do('action distribution');
    expect(game.note('distribute distribution-a food 3', 'allowance')?.params).toEqual({ used: 2, most: 2 });
    game.do('distribute distribution-a food 3');
    expect(distribution(game, 'food')).toBe(3);
  });

  it('CG-EX-04: clothes from 1 to 3 by flipping its card to 2 and adding another 1; lamps keep the 3', () => {
    const cards = [
      ['quality-a', 'clothes', 1],
      ['quality-c', 'lamps', 3],
    ] as const;
    const game = play({ seats: [{ factories: four, levels: { quality: 1 }, quality: cards }] });
    game.do('action quality', 'put quality-a clothes 2 price', 'put quality-b clothes 1 price');
    expect([quality(game, 'clothes'), quality(game, 'lamps')]).toEqual([3, 3]);
  });

  it('CG-EX-05: clothes 2 and food 2 both become 3 by swapping cards', () => {
    const cards = [
      ['quality-a', 'clothes', 2],
      ['quality-b', 'food', 2],
    ] as const;
    const game = play({ seats: [{ factories: four, levels: { quality: 1 }, quality: cards }] });
    game.do(
      'action quality',
      'remove quality-b',
      'put quality-c food 3 price',
      'put quality-b clothes 1 price',
      'done?',
    );
    expect([quality(game, 'food'), quality(game, 'clothes')]).toEqual([3, 3]);
    expect(
      game
        .p()
        .quality.slice(0, 3)
        .every((where) => where >= 0),
    ).toBe(true);
  });

  it('CG-EX-06: Engineer and the 4 change places, cutlery flips to 4; turning the Engineer to 6 as well is too much', () => {
    const cards = [
      ['engineer', 'food', 5],
      ['quality-c', 'clothes', 4],
      ['quality-a', 'cutlery', 1],
      ['quality-b', 'cutlery', 2],
    ] as const;
    const seats = [{ factories: four, levels: { quality: 1 }, cards: ['engineer'] as const, quality: cards }];
    const game = play({ seats }).do('action quality', 'put quality-a cutlery 2 price', 'remove engineer');
    game.do('put quality-c food 4 price');
    expect(game.refused('put engineer clothes 6 price')).toBe('value-lost');
    game.do('put engineer clothes 5 price');
    expect([quality(game, 'cutlery'), quality(game, 'clothes'), quality(game, 'food')]).toEqual([4, 5, 4]);
  });
});
