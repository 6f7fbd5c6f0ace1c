import { describe, expect, it } from 'vitest';
import { type FactoryPosition, type PlayerPosition, play } from '../../testing/position.ts';

type Goods = 'food' | 'clothes' | 'cutlery' | 'lamps';
const open = (...goods: Goods[]) => Object.fromEntries(goods.map((good) => [good, {} as FactoryPosition]));
const adding = (seat: PlayerPosition) => play({ seats: [{ cards: [], ...seat }] }).do('action quality');
/** Values of a card at a factory, price and appeal being told alike. */
const values = (game: ReturnType<typeof play>, card: string, good: Goods) => {
  const price = game.told(`put ${card} ${good}`);
  const found: Record<string, string> = {};
  for (const [line, said] of Object.entries(price)) {
    const [, , , value, shows] = line.split(' ');
    if (shows === 'price') found[value as string] = said;
    else expect(said).toBe(found[value as string]);
  }
  return found;
};

describe('quality cards', () => {
  it('CG-QD-02 CG-QD-15: each card shows its own two values, as far as the allowance goes', () => {
    const game = adding({ factories: open('food', 'lamps'), levels: { quality: 2 } });
    expect(values(game, 'quality-a', 'food')).toEqual({ 1: 'open', 2: 'open', 3: 'card-faces', 4: 'card-faces' });
    expect(values(game, 'quality-c', 'lamps')).toEqual({ 1: 'card-faces', 2: 'card-faces', 3: 'open', 4: 'allowance' });
    expect(values(game, 'quality-b', 'food')).toEqual({ 1: 'twin-card', 2: 'twin-card' });
    expect(values(game, 'engineer', 'food')).toEqual({ 5: 'not-owned', 6: 'not-owned' });
    expect(game.told('remove')).toEqual({
      'remove quality-a': 'in-reserve',
      'remove quality-b': 'twin-card',
      'remove quality-c': 'in-reserve',
      'remove engineer': 'not-owned',
    });
    expect(game.told('put quality-a clothes')).toEqual({});
    expect(game.told('done')).toEqual({ done: 'do-something' });
  });

  it('CG-QD-05: a card that was placed now stays, and every further gain is counted', () => {
    const game = adding({ factories: open('food', 'lamps'), levels: { quality: 2 } }).do('put quality-a food 1 price');
    expect(values(game, 'quality-a', 'food')).toEqual({ 1: 'placed-now', 2: 'placed-now' });
    expect(values(game, 'quality-b', 'food')).toMatchObject({ 1: 'open', 2: 'open' });
    expect(values(game, 'quality-b', 'lamps')).toMatchObject({ 1: 'open', 2: 'open' });
    expect(values(game, 'quality-c', 'lamps')).toMatchObject({ 3: 'allowance', 4: 'allowance' });
    expect(game.told('remove quality-a')).toEqual({ 'remove quality-a': 'placed-now' });
    expect(game.told('done')).toEqual({ done: 'open' });
  });

  it('CG-QD-09: the value that a card shows already is no change', () => {
    const game = adding({ factories: open('food'), quality: [['quality-a', 'food', 1]], levels: { quality: 0 } });
    expect(values(game, 'quality-a', 'food')).toMatchObject({ 1: 'unchanged-card', 2: 'open' });
    expect(values(game, 'quality-b', 'food')).toMatchObject({ 1: 'open', 2: 'allowance' });
  });

  it('CG-QD-07: the limit counts all cards of the factory, a turned one by its new value only', () => {
    const cards = [
      ['quality-a', 'food', 1],
      ['quality-c', 'food', 3],
    ] as const;
    const full = play({
      seats: [{ cards: [], factories: open('food', 'lamps'), quality: cards, levels: { quality: 2 } }],
    });
    const game = full.do('action quality');
    expect(values(game, 'quality-a', 'food')).toMatchObject({ 1: 'unchanged-card', 2: 'quality-limit' });
    expect(values(game, 'quality-c', 'food')).toMatchObject({ 3: 'unchanged-card', 4: 'quality-limit' });
    expect(values(game, 'quality-b', 'food')).toMatchObject({ 1: 'quality-limit', 2: 'quality-limit' });
    expect(values(game, 'quality-c', 'lamps')).toMatchObject({ 3: 'open', 4: 'value-lost' });
  });

  it('CG-ACT-05: with one factory at its limit nothing can be added', () => {
    const at = (value: number) =>
      play({ seats: [{ cards: [], factories: open('clothes'), quality: [['quality-c', 'clothes', value]] }] });
    expect([at(4).refused('action quality'), at(3).refused('action quality')]).toEqual([
      'no-effect-quality',
      undefined,
    ]);
    expect(play({ seats: [{ cards: [], factories: {} }] }).refused('action quality')).toBe('no-effect-quality');
    expect(play({ seats: [{ cards: [], factories: open('food') }] }).refused('action quality')).toBeUndefined();
  });

  it('CG-ACT-05: a card is not turned down where no other could gain then', () => {
    // One factory with 2; one more is allowed. With A down to 1, only B with 2 makes 3.
    const game = adding({ factories: open('food'), quality: [['quality-a', 'food', 2]], levels: { quality: 0 } });
    expect(values(game, 'quality-a', 'food')).toMatchObject({ 1: 'open', 2: 'unchanged-card' });
    expect(values(game, 'quality-b', 'food')).toMatchObject({ 1: 'open', 2: 'allowance' });
    expect(values(game, 'quality-c', 'food')).toMatchObject({ 3: 'quality-limit', 4: 'quality-limit' });
    game.do('put quality-a food 1 price');
    expect(values(game, 'quality-b', 'food')).toMatchObject({ 1: 'leads-nowhere', 2: 'open' });
    expect(values(game, 'quality-c', 'food')).toMatchObject({ 3: 'allowance', 4: 'quality-limit' });
  });

  it('CG-ACT-05: a card is not taken back where the rest cannot gain', () => {
    // Two factories with 4 and 3: one more is possible for clothes only, by C on 4.
    const game = adding({
      factories: open('food', 'clothes'),
      quality: [
        ['quality-a', 'food', 2],
        ['quality-b', 'food', 2],
        ['quality-c', 'clothes', 3],
      ],
      levels: { quality: 0 },
    });
    expect(values(game, 'quality-c', 'clothes')).toMatchObject({ 3: 'unchanged-card', 4: 'open' });
    expect(game.told('remove')).toMatchObject({
      'remove quality-a': 'open',
      'remove quality-b': 'open',
      'remove quality-c': 'open',
    });
    game.do('remove quality-a', 'put quality-a food 1 price');
    // Two cards are left: B and C. C must go to 4 at clothes, or B join it there with 1.
    expect(values(game, 'quality-c', 'food')).toMatchObject({ 3: 'quality-limit', 4: 'quality-limit' });
    expect(values(game, 'quality-b', 'clothes')).toMatchObject({ 1: 'open', 2: 'quality-limit' });
    game.do('put quality-b food 1 price');
    expect(game.told('remove quality-c')).toEqual({ 'remove quality-c': 'open' });
    expect(values(game, 'quality-c', 'food')).toMatchObject({ 3: 'quality-limit', 4: 'quality-limit' });
    game.do('remove quality-c');
    expect(values(game, 'quality-c', 'clothes')).toMatchObject({ 3: 'leads-nowhere', 4: 'open' });
    expect(values(game, 'quality-c', 'food')).toMatchObject({ 3: 'quality-limit' });
  });

  it('CG-QD-14: lost value is told as such only where value is lost', () => {
    const game = adding({
      factories: open('food', 'lamps'),
      quality: [['quality-a', 'food', 2]],
      levels: { quality: 0 },
    });
    expect(values(game, 'quality-a', 'lamps')).toMatchObject({ 1: 'open', 2: 'value-lost' });
    expect(values(game, 'quality-b', 'lamps')).toMatchObject({ 1: 'open', 2: 'allowance' });
    expect(values(game, 'quality-c', 'lamps')).toMatchObject({ 3: 'allowance', 4: 'allowance' });
    game.do('put quality-a lamps 1 price', 'done');
    expect(game.events).toContainEqual(
      expect.objectContaining({ kind: 'value-lost', what: 'quality', good: 'food', by: -2 }),
    );
    expect([game.s.before, game.s.placed]).toEqual([[0, 0, 0, 0], 0]);
  });

  it('CG-QD-14: of a factory with two cards only what is gone is told as lost', () => {
    const game = adding({
      factories: open('food', 'lamps'),
      quality: [
        ['quality-a', 'food', 2],
        ['quality-b', 'food', 1],
      ],
      levels: { quality: 0 },
    });
    game.do('put quality-a lamps 1 price', 'done');
    expect(game.events.flatMap((event) => (event.kind === 'value-lost' ? [[event.good, event.by]] : []))).toEqual([
      ['food', -2],
    ]);
  });

  it('CG-QD-01: of the other kind nothing is said for factories that are not open', () => {
    expect(adding({ factories: open('food') }).told('distribute distribution-a')).toEqual(
      Object.fromEntries([1, 2, 3, 4].map((value) => [`distribute distribution-a food ${value}`, 'either-or'])),
    );
  });

  it('CG-QD-13: a card that is taken back lies in the reserve and shows nothing', () => {
    const game = adding({
      factories: open('food', 'lamps'),
      quality: [['quality-a', 'food', 2, 'appeal']],
      levels: { quality: 0 },
    });
    game.do('remove quality-a');
    expect([game.p().quality, game.p().qualityValue, game.p().qualityShows]).toEqual([
      [-1, -1, -1, -2],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(game.told('done')).toEqual({ done: 'do-something' });
  });

  it('CG-C12-01 CG-C12-02: with the Engineer six are the limit, and he shows 5 or 6', () => {
    const game = adding({
      factories: open('food'),
      cards: ['engineer'],
      quality: [['quality-c', 'food', 4]],
      levels: { quality: 2 },
    });
    expect(values(game, 'quality-a', 'food')).toMatchObject({ 1: 'open', 2: 'open', 3: 'card-faces', 6: 'card-faces' });
    expect(values(game, 'engineer', 'food')).toMatchObject({ 4: 'card-faces', 5: 'quality-limit', 6: 'quality-limit' });
    game.do('remove quality-c');
    expect(values(game, 'engineer', 'food')).toMatchObject({ 5: 'open', 6: 'open' });
  });

  it('CG-QD-10: cards with different faces are no twins', () => {
    const sheet = structuredClone(play().rs.sheet);
    sheet.qualityCards.faces = [
      [1, 2],
      [1, 3],
      [3, 4],
    ];
    const game = play({ sheet, seats: [{ cards: [], factories: open('food'), levels: { quality: 2 } }] }).do(
      'action quality',
    );
    expect(values(game, 'quality-b', 'food')).toMatchObject({ 1: 'open', 3: 'open' });
  });

  it('CG-QD-10 CG-ACT-05: a first card that no other can stand in for is enough for the action', () => {
    // An own sheet, on which the first card alone can show a quality of 1.
    const sheet = structuredClone(play().rs.sheet);
    sheet.qualityCards.faces = [
      [1, 2],
      [3, 4],
      [3, 4],
    ];
    const game = play({ sheet, seats: [{ cards: [], levels: { quality: 0 }, factories: open('food') }] });
    expect(game.do('action quality', 'put quality-a food 1 price').p().qualityValue[0]).toBe(1);
  });

  it('CG-QD-10 CG-C12-01: an Engineer who was discarded leaves the limit of 6, but nobody counts on him', () => {
    const seat: PlayerPosition = {
      cards: ['engineer', 'workshop'],
      levels: { quality: 0 },
      factories: open('clothes', 'lamps'),
      quality: [
        ['quality-b', 'lamps', 2],
        ['quality-c', 'clothes', 4],
      ],
    };
    const game = play({ at: 'develop', supply: ['foreman'], seats: [seat] }).do('discard engineer', 'take patent');
    game.go([{ step: 'act', seat: 0 }]).do('action quality', 'put quality-b lamps 1 price');
    // Quality 5 at the clothes factory would need card A beside card C; once A lies at the lamps, nothing can gain.
    expect(values(game, 'quality-a', 'lamps')).toMatchObject({ 1: 'leads-nowhere', 2: 'open' });
    expect(values(game, 'quality-a', 'clothes')).toMatchObject({ 1: 'open' });
  });

  it('CG-QD-07: the limit is named', () => {
    const game = adding({ factories: open('clothes'), quality: [['quality-b', 'clothes', 1]] });
    const judged = game.engine.judge(game.s, {
      do: 'put',
      card: 'quality-c',
      good: 'clothes',
      value: 4,
      shows: 'price',
    });
    expect(judged).toEqual({ code: 'quality-limit', rule: 'CG-QD-07', params: { limit: 4 } });
  });

  it('CG-QD-13: a twin is only a twin while both lie in the reserve', () => {
    const game = adding({ factories: open('clothes'), quality: [['quality-b', 'clothes', 1]] });
    expect(game.told('remove quality')).toMatchObject({ 'remove quality-a': 'in-reserve', 'remove quality-b': 'open' });
  });

  it('CG-QD-10: a card that cannot be touched is spoken of at open factories only', () => {
    const game = adding({ factories: open('clothes') });
    expect(Object.keys(game.told('put engineer')).every((line) => line.includes('clothes'))).toBe(true);
  });
});
