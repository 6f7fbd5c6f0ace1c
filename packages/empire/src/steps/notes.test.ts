import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const notesOn = (game: ReturnType<typeof play>, line: string) =>
  game.engine
    .options(game.s)
    .filter(({ move }) => game.engine.rules.notation.write(move) === line)
    .flatMap(({ notes }) => notes);

describe('what is said before a choice', () => {
  it('SE-BLD-02 SE-BLD-08 SE-EVT-04: a building shows its cost, the marker that it takes from elsewhere, and whether the event beside it will happen', () => {
    const game = play({ central: { commodities: 4 }, row: ['brickworks', 'cloth-mill', 'paper-mill'] }).do(
      'action build',
    );
    expect(notesOn(game, 'build brickworks')).toEqual([
      { code: 'cost', params: { materials: 0, commodities: 3, goods: 0, capital: 1 } },
      { code: 'event-happens', params: { card: 'cloth-mill' } },
    ]);
    game.s.year = 12;
    expect(notesOn(game, 'build brickworks')[1]?.code).toBe('event-passes');
    const alone = play({ central: { commodities: 4 }, row: ['brickworks'], only: true }).do('action build');
    expect(notesOn(alone, 'build brickworks').map(({ code }) => code)).toEqual(['cost']);
    alone.s.spare = 0;
    expect(notesOn(alone, 'build brickworks').map(({ code }) => code)).toEqual(['cost', 'no-spare']);
  });

  it('SE-LAB-03 SE-UPK-02: the end of a turn tells what falls due, and warns of labour that cannot be paid', () => {
    const built = [{ card: 'paper-mill', x: 0, y: -1, workers: 5 }];
    expect(notesOn(play({ turn: 3, die: 4, built }), 'end').map(({ code }) => code)).toEqual(['labour-due']);
    const [short] = notesOn(play({ turn: 3, die: 6, central: { capital: 2 }, built }), 'end');
    expect(short).toEqual({
      code: 'labour-short',
      params: { year: 6, buildings: 1, cost: 3, capital: 2 },
      warns: true,
    });
    expect(notesOn(play({ turn: 4, built }), 'end')).toEqual([
      { code: 'upkeep-due', params: { year: 8, buildings: 1 } },
    ]);
    expect(notesOn(play({ turn: 1, built }), 'end')).toEqual([]);
    expect(notesOn(play({ turn: 3 }), 'end')).toEqual([]);
    const two = [...built, { card: 'brickworks', x: 1, y: 0, workers: 4 }];
    expect(notesOn(play({ turn: 3, die: 4, built: two }), 'end')[0]?.params).toMatchObject({ buildings: 2, cost: 4 });
  });

  it('SE-BLD-09: a marker given up warns of the units that go with it', () => {
    const built = [
      { card: 'paper-mill', x: 0, y: -1 },
      { card: 'savings-bank', x: 0, y: 1 },
      { card: 'sawmill', x: 0, y: -2 },
    ];
    const game = play({
      central: { commodities: 4, goods: 3, capital: 8 },
      built,
      row: ['iron-foundry', 'trading-post'],
    });
    game.do('action build', 'build iron-foundry', 'place 1 0');
    expect(notesOn(game, 'give-up goods')).toEqual([
      { code: 'units-lost', params: { resource: 'goods', units: 2 }, warns: true },
    ]);
    game.s.sites[0]?.stock.fill(1);
    expect(notesOn(game, 'give-up goods').map(({ code }) => code)).toEqual(['units-lost']);
    game.s.sites[0]?.stock.fill(0);
    expect(notesOn(game, 'give-up goods')).toEqual([]);
  });

  it('SE-PRO-01 SE-LAB-02: a hire tells whether it staffs or overstaffs', () => {
    const game = play({
      central: { workers: 5 },
      built: [
        { card: 'paper-mill', x: 0, y: -1, workers: 2 },
        { card: 'brickworks', x: 1, y: 0, workers: 3 },
      ],
    }).do('action staff');
    expect(notesOn(game, 'hire paper-mill')[0]?.code).toBe('staffs');
    expect(notesOn(game, 'hire brickworks')[0]?.code).toBe('overstaffs');
    expect(notesOn(game, 'hire central')[0]?.code).toBe('workers-of');
    const early = play({ built: [{ card: 'paper-mill', x: 0, y: -1 }] }).do('action staff');
    expect(notesOn(early, 'hire paper-mill')[0]).toEqual({
      code: 'workers-of',
      params: { workers: 2, requirement: 3 },
    });
  });
});
