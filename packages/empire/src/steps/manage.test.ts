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
    expect([game.refused('manager'), game.rule('manager')]).toEqual(['actions-over', 'SE-MGR-01']);
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
    expect(game.refused('build paper-mill')).toBe('no-place-apart');
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

  it('SE-MGR-01 SE-MGR-06: one manager per turn, and none when the die has left the game', () => {
    const used = play({ die: 1 }).do('manager', 'add goods to central');
    expect([used.refused('manager'), used.rule('manager')]).toEqual(['manager-used', 'SE-MGR-01']);
    const gone = play({ managers: 0 });
    expect([gone.refused('manager'), gone.rule('manager')]).toEqual(['managers-gone', 'SE-MGR-06']);
    expect(gone.open).not.toContain('manager');
  });

  it('SE-MGR-02: with capital for the market die a manager is at hand, without it not', () => {
    expect(play({ die: 4, central: { capital: 4 } }).open).toContain('manager');
    expect(play({ die: 5, central: { capital: 4 } }).rule('manager')).toBe('SE-MGR-02');
  });

  const full = { materials: 6, commodities: 6, goods: 6, capital: 3, workers: 6 };

  it('SE-ACT-08: a manager who could do nothing is not called', () => {
    // The Brickworks cost 1 capital, which the manager takes; capital is nothing a manager adds.
    const position = { die: 3, central: full, row: ['brickworks'], only: true as const };
    const game = play(position);
    expect([game.refused('manager'), game.rule('manager')]).toEqual(['manager-no-effect', 'SE-ACT-08']);
    expect(play({ ...position, central: { ...full, workers: 5 } }).open).toContain('manager');
    expect(play({ ...position, central: { ...full, goods: 5 } }).open).toContain('manager');
  });

  it('SE-MGR-03: one free place is room enough, and a card without the track has none', () => {
    const game = play({
      die: 1,
      central: { materials: 5 },
      built: [{ card: 'paper-mill', x: 0, y: -1 }],
      row: ['brickworks'],
    }).do('manager');
    expect(game.refused('add goods to paper-mill')).toBe('not-offered');
    expect(game.refused('build savings-bank')).toBe('keeps-side');
    expect(game.do('add materials to central').units('central', 'materials')).toBe(6);
  });

  it('SE-MGR-04: six workers are the most a manager makes of it', () => {
    const game = play({ die: 1 }).do('manager');
    expect([game.refused('hire central'), game.rule('hire central')]).toEqual(['workers-full', 'SE-MGR-04']);
  });

  it('SE-MGR-01: the only thing a manager can do is still asked for', () => {
    const game = play({ die: 3, central: { ...full, workers: 5 }, row: ['brickworks'], only: true }).do('manager');
    expect([game.step, game.open]).toEqual(['manage', ['hire central']]);
  });

  it('SE-MGR-05: a building without a place for a manager says so, whatever it costs', () => {
    const game = play({ die: 1, central: { materials: 3, capital: 2 }, row: ['paper-mill'] }).do('manager');
    expect([game.refused('build paper-mill'), game.rule('build paper-mill')]).toEqual(['no-place-apart', 'SE-MGR-05']);
  });
});
