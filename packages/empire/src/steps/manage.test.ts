import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

describe('managers', () => {
  it('SE-MGR-01 SE-BAD-18: once per turn, before, between or after actions', () => {
    const game = play({ die: 1, central: { workers: 4 } }).do(
      'action sell',
      'sell 1 materials for profit',
      'done',
      'manager',
      'hire central',
    );
    expect(game.refused('manager')).toBe('manager-used');
    expect(game.do('action staff').card('central').workers).toBe(6);
  });

  it('SE-MGR-02 SE-BAD-18: for capital equal to the market die', () => {
    expect(play({ die: 5, central: { capital: 4 } }).refused('manager')).toBe('manager-price');
    expect(
      play({ die: 4, central: { capital: 4 } })
        .do('manager', 'add goods to central')
        .total('capital'),
    ).toBe(0);
  });

  it('SE-BAD-18: not outside the action phase', () => {
    const game = play({ turn: 4, built: [{ card: 'department-store', x: 1, y: 0 }] }).do('end');
    expect(game.step).toBe('upkeep-unit');
    expect(game.refused('manager')).toBe('manager-used');
  });

  it('SE-MGR-03 SE-BAD-19: one material, commodity or good on a track with room, never capital', () => {
    const game = play({
      die: 1,
      central: { materials: 6 },
      built: [{ card: 'paper-mill', x: 0, y: -1, workers: 1 }],
    }).do('manager');
    expect(game.refused('add capital to central')).toBe('no-capital');
    expect(game.refused('add materials to central')).toBe('track-full');
    expect(game.do('add commodities to paper-mill').units('paper-mill', 'commodities')).toBe(1);
  });

  it('SE-MGR-04: one worker on any card, up to six', () => {
    const game = play({ die: 1, built: [{ card: 'paper-mill', x: 0, y: -1 }] }).do('manager');
    expect(game.refused('hire central')).toBe('workers-full');
    expect(game.do('hire paper-mill').card('paper-mill').workers).toBe(2);
  });

  it('SE-MGR-05 SE-BAD-20: a building with no railway at all towards its neighbours', () => {
    const game = play({
      die: 1,
      central: { materials: 6, commodities: 6, goods: 6, capital: 8 },
      row: ['savings-bank', 'paper-mill'],
    });
    game.do('manager');
    // Paper Mill: east enters, so west of the Central Factory half a railway would show.
    expect(game.refused('build paper-mill')).toBe('no-place');
    game.do('build savings-bank');
    expect(game.open).toEqual(['place -1 0']);
    expect(game.refused('place 1 0')).toBe('no-railways');
    game.do('place -1 0');
    expect(game.card('savings-bank').workers).toBe(1);
    expect([game.total('materials'), game.total('commodities'), game.total('goods')]).toEqual([4, 5, 4]);
    expect(game.s.spare).toBe(2);
  });

  it('SE-MGR-06 SE-EX-14: the die goes down by one and leaves the game from 1', () => {
    const game = play({ die: 1, managers: 2 }).do('manager', 'add goods to central');
    expect(game.s.managers).toBe(1);
    game.endTurn(1).do('manager', 'add goods to central');
    expect(game.s.managers).toBe(0);
    game.endTurn(1);
    expect(game.refused('manager')).toBe('managers-gone');
  });

  it('SE-MGR-07: a manager may build in addition to action C of the same turn', () => {
    const game = play({
      die: 1,
      central: { materials: 6, commodities: 6, goods: 6, capital: 8 },
      row: ['savings-bank', 'trading-post', 'grocers-warehouse'],
    });
    game.do('manager', 'build savings-bank', 'place -1 0', 'action build', 'build grocers-warehouse', 'place 1 0');
    expect(game.s.sites.length).toBe(3);
  });

  it('SE-MGR-08: manager and building must both be paid', () => {
    // The Grocer's Warehouse costs 1 capital besides.
    const position = {
      die: 3,
      central: { materials: 1, commodities: 2, goods: 0, capital: 3 },
      row: ['grocers-warehouse'],
    };
    const game = play(position).do('manager');
    expect(game.refused('build grocers-warehouse')).toBe('lacking');
    const paid = play({ ...position, central: { ...position.central, capital: 4 } }).do(
      'manager',
      'build grocers-warehouse',
      'place -1 0',
    );
    expect(paid.total('capital')).toBe(0);
  });
});
