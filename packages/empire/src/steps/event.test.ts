import { describe, expect, it } from 'vitest';
import { empire } from '../rules.ts';
import type { Sheet } from '../sheet.ts';
import { play } from '../testing/position.ts';

const plenty = { materials: 5, commodities: 5, goods: 4, capital: 5 };
const six = ['paper-mill', 'brickworks', 'iron-foundry', 'trading-post', 'sawmill', 'insurance-house'];
const looked = (game: ReturnType<typeof play>) =>
  game.events.flatMap((event) => (event.kind === 'happens' || event.kind === 'passes' ? [event.card] : []));

describe('events', () => {
  it('SE-EVT-01 SE-EX-07: building the second card looks at the event of the third', () => {
    const game = play({ central: plenty, row: six }).do('action build', 'build brickworks', 'place 1 0');
    expect(looked(game)).toEqual(['iron-foundry']);
  });

  it('SE-EVT-02 SE-EX-08: building the last of five looks at the first', () => {
    const game = play({
      central: plenty,
      built: [{ card: 'brickworks', x: 1, y: 0 }],
      row: ['trading-post', 'sawmill', 'iron-foundry', 'grocers-warehouse', 'paper-mill'],
    });
    game.do('action build', 'build paper-mill', 'place 0 -1');
    expect(looked(game)).toEqual(['trading-post']);
  });

  it('SE-EVT-03 SE-EX-09: building the only card has no event', () => {
    const game = play({ central: plenty, row: ['brickworks'], only: true }).do(
      'action build',
      'build brickworks',
      'place 1 0',
    );
    expect(looked(game)).toEqual([]);
    expect(game.row).toEqual([]);
  });

  it('SE-EVT-04: it happens in its years, both ends included', () => {
    // The Iron Foundry's walk-out: years 6 to 16, turns 4 to 9.
    const happens = (turn: number) => {
      const game = play({ turn, central: plenty, row: six }).do('action build', 'build brickworks', 'place 1 0');
      return game.events.some((event) => event.kind === 'happens');
    };
    expect([3, 4, 9, 10].map(happens)).toEqual([false, true, true, false]);
  });

  it('SE-EVT-05: once per game; one that did not match stays available', () => {
    const row = ['brickworks', 'paper-mill', 'grocers-warehouse'];
    const game = play({ turn: 4, central: plenty, row });
    game.s.happened.push(game.c.plateOf['paper-mill'] as number);
    game.do('action build', 'build brickworks', 'place 1 0');
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'passes', card: 'paper-mill', why: 'once' }));
    const early = play({ turn: 1, central: plenty, row }).do('action build', 'build brickworks', 'place 1 0');
    expect(early.events).toContainEqual(expect.objectContaining({ kind: 'passes', card: 'paper-mill', why: 'years' }));
    expect(early.s.happened).toEqual([]);
  });

  it('SE-EVT-05: what has happened does not happen again when its card comes to be looked at once more', () => {
    // The Paper Mill's fresh hands: years 2 to 12. Building the last card of the row looks at the first.
    const row = ['brickworks', 'paper-mill', 'grocers-warehouse'];
    const game = play({ turn: 3, die: 1, central: plenty, row, only: true });
    game.do('action build', 'build brickworks', 'place 1 0');
    expect(game.card('brickworks').workers).toBe(2);
    game.endTurn(1).do('action build', 'build grocers-warehouse', 'place 2 0');
    expect(game.card('grocers-warehouse').workers).toBe(1);
    expect(looked(game)).toEqual(['paper-mill', 'paper-mill']);
  });

  it('SE-EVT-06: it is carried out as far as possible: gains beyond the tracks are lost', () => {
    // Housing boom of the Brickworks: 2 materials, years 0 to 8.
    const game = play({
      central: { materials: 6, commodities: 3, goods: 6, capital: 8 },
      row: ['grocers-warehouse', 'brickworks'],
    });
    game.do('action build', 'build grocers-warehouse', 'place 1 0');
    expect(game.total('materials')).toBe(6);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'lost', resource: 'materials', units: 1 }));
  });

  it('SE-EVT-07: cheap credit makes the second action of the next turn free', () => {
    const game = play({
      turn: 5,
      die: 3,
      central: { ...plenty, workers: 4 },
      row: ['grocers-warehouse', 'savings-bank'],
    });
    game.do('action build', 'build grocers-warehouse', 'place 1 0').endTurn(3);
    const before = game.total('capital');
    game.do('action sell', 'sell 1 goods for profit', 'done', 'action staff', 'hire central', 'done');
    expect(game.total('capital')).toBe(before);
    // The third still costs what it costs.
    game.do('action produce');
    expect(game.events.filter(({ kind }) => kind === 'action').at(-1)).toMatchObject({ nth: 3, price: 2 });
    const left = game.total('capital');
    game.endTurn(3);
    game.do('action sell', 'sell 1 goods for profit', 'done', 'action staff');
    expect(game.total('capital')).toBe(left - 1);
  });

  it('SE-EVT-07: a fashion craze sells goods one for one in the next turn only', () => {
    const game = play({ turn: 6, die: 1, central: plenty, row: ['grocers-warehouse', 'department-store'] });
    game.do('action build', 'build grocers-warehouse', 'place 1 0').endTurn(1);
    game.do('action sell');
    // Die 1: everything else sells as the row says, materials one for one and commodities one for one.
    expect(game.refused('sell 6 materials for profit')).toBe('sell-stock');
    game.do('sell 4 goods for profit', 'done');
    expect(game.s.profit).toBe(4);
    game.endTurn(1);
    expect(game.s.inForce).toEqual([]);
  });

  it('SE-EVT-08: building through a manager looks at events in the same way', () => {
    const game = play({ die: 1, central: plenty, row: ['savings-bank', 'brickworks'] });
    game.do('manager', 'build savings-bank', 'place -1 0');
    expect(looked(game)).toEqual(['brickworks']);
    expect(game.total('materials')).toBe(5 - 2 + 2);
  });
});

describe('SE-EVT-06: what each event does', () => {
  const after = (event: string, turn: number, position: Parameters<typeof play>[0] = {}) =>
    play({ turn, die: 4, central: plenty, row: ['grocers-warehouse', event], ...position }).do(
      'action build',
      'build grocers-warehouse',
      'place 1 0',
    );

  it('fresh hands: one more worker in the building just built', () => {
    expect(after('paper-mill', 2).card('grocers-warehouse').workers).toBe(2);
  });

  it('walk-out: one worker leaves a building of your choice, never the Central Factory', () => {
    const game = after('iron-foundry', 4, { built: [{ card: 'paper-mill', x: 0, y: -1, workers: 3 }] });
    expect(game.step).toBe('dismiss-from');
    expect(game.refused('dismiss central')).toBe('not-central');
    expect(game.do('dismiss paper-mill').card('paper-mill').workers).toBe(2);
    expect(game.step).toBe('act');
  });

  it('flooded pit: a commodity, or capital if there is none, or nothing', () => {
    expect(after('coal-mine', 5).total('commodities')).toBe(5 - 2 - 1);
    const without = after('coal-mine', 5, { central: { ...plenty, commodities: 2 } });
    expect([without.total('commodities'), without.total('capital')]).toEqual([0, 5 - 1 - 1]);
    const nothing = after('coal-mine', 5, { central: { ...plenty, commodities: 2, capital: 1 } });
    expect(nothing.total('capital')).toBe(0);
  });

  it('reassignment: workers go from one card to any other, or stay', () => {
    const game = after('cloth-mill', 2);
    expect(game.step).toBe('reassign');
    game.do('move 3 central to grocers-warehouse');
    expect([game.card('central').workers, game.card('grocers-warehouse').workers]).toEqual([3, 4]);
    expect(after('cloth-mill', 2).do('done').step).toBe('act');
    expect(after('cloth-mill', 2).refused('move 1 central to central')).toBe('not-offered');
  });

  it('export order: four profit; bull market: as much as the die shows', () => {
    expect(after('trading-post', 7).s.profit).toBe(4);
    expect(after('stock-exchange', 8).s.profit).toBe(4);
    expect(after('stock-exchange', 8, { die: 6 }).s.profit).toBe(6);
  });

  it('forest fire: two commodities, or all there are', () => {
    expect(after('sawmill', 3).total('commodities')).toBe(5 - 2 - 2);
    expect(after('sawmill', 3, { central: { ...plenty, commodities: 3 } }).total('commodities')).toBe(0);
    const bare = after('sawmill', 3, { central: { ...plenty, commodities: 2 } });
    expect([bare.total('commodities'), bare.total('capital'), bare.step]).toEqual([0, 5 - 1, 'act']);
  });

  it('good harvest: one of each; insurance pay-out: three capital', () => {
    const harvest = play({ turn: 4, central: plenty, row: ['brickworks', 'grocers-warehouse'] }).do(
      'action build',
      'build brickworks',
      'place 1 0',
    );
    // One of the two materials tracks takes the unit: the player says which.
    expect(harvest.step).toBe('store');
    harvest.do('put 1 on brickworks');
    expect([harvest.units('brickworks', 'materials'), harvest.total('commodities'), harvest.total('goods')]).toEqual([
      1,
      5 - 3 + 1,
      4 + 1,
    ]);
    const paid = play({ turn: 6, central: plenty, row: ['brickworks', 'insurance-house'] }).do(
      'action build',
      'build brickworks',
      'place 1 0',
    );
    expect(paid.total('capital')).toBe(5 - 1 + 3);
  });

  it('walk-out: nobody is asked for where nobody works', () => {
    const game = after('iron-foundry', 4, {
      built: [
        { card: 'paper-mill', x: 0, y: -1, workers: 0 },
        { card: 'sawmill', x: 0, y: -2, workers: 1 },
      ],
    });
    expect(game.refused('dismiss paper-mill')).toBe('nobody-there');
    expect(game.open).toEqual(['dismiss sawmill', 'dismiss grocers-warehouse']);
  });

  /** An own sheet on which the event of a card does something else. */
  const withEffect = (card: string, effect: Sheet['buildings'][number]['event']['effect']) => {
    const sheet = structuredClone(empire.sheet);
    const side = sheet.buildings.find(({ id }) => id === card);
    if (side) side.event.effect = effect;
    return { sheet };
  };

  it('walk-out of two: when one was all there was, the second has nobody to leave', () => {
    const two = withEffect('iron-foundry', { kind: 'dismiss', workers: 2 });
    const game = after('iron-foundry', 4, two);
    expect([game.card('grocers-warehouse').workers, game.card('central').workers, game.step]).toEqual([0, 6, 'act']);
  });

  it('fresh hands: never more than six', () => {
    const many = withEffect('paper-mill', { kind: 'hire-here', workers: 9 });
    expect(after('paper-mill', 2, many).card('grocers-warehouse').workers).toBe(6);
  });

  it('fashion craze: the rate of goods changes and no other', () => {
    const game = after('department-store', 6, { die: 5, central: { ...plenty, commodities: 5 } }).endTurn(4);
    game.do('action sell');
    expect(game.refused('sell 3 materials for profit')).toBe('sell-stock'); // 2 for 1
    game.do('sell 4 goods for profit');
    expect(game.s.profit).toBe(4);
  });

  it('housing boom: two materials and nothing else, also where other kinds have two tracks', () => {
    const game = after('brickworks', 1, {
      central: { materials: 3, commodities: 4, goods: 4, capital: 5 },
      built: [{ card: 'paper-mill', x: 0, y: -1 }],
    });
    if (game.step === 'pay') game.do('usual');
    expect(game.step).toBe('act');
    expect(['materials', 'commodities', 'goods', 'capital'].map((kind) => game.total(kind as 'goods'))).toEqual([
      3 - 1 + 2,
      4 - 2,
      4,
      5 - 1,
    ]);
  });

  it('insurance pay-out: all capital tracks are filled without asking, and the rest is lost', () => {
    const game = after('insurance-house', 6, {
      central: { ...plenty, capital: 8 },
      built: [{ card: 'savings-bank', x: 0, y: 1, units: 5 }],
    });
    if (game.step === 'pay') game.do('take 1 from central');
    // Room for one on each track.
    expect([game.units('central', 'capital'), game.units('savings-bank', 'capital')]).toEqual([8, 6]);
    expect(game.step).toBe('act');
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'lost', resource: 'capital', units: 1 }));
  });
});
