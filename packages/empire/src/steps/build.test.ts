import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const plenty = { materials: 6, commodities: 6, goods: 6, capital: 8 };

describe('building', () => {
  it('SE-BLD-01: one building of the row per action', () => {
    const game = play({ central: plenty, row: ['brickworks', 'savings-bank'] }).do(
      'action build',
      'build brickworks',
      'place 1 0',
    );
    expect(game.s.sites.length).toBe(2);
    expect(game.step).toBe('act');
    expect(game.refused('build savings-bank')).toBe('not-offered');
  });

  it('SE-BLD-02 SE-BAD-12: its full cost is paid from any tracks, or it is not built', () => {
    const game = play({ central: { commodities: 3, capital: 1 }, row: ['brickworks', 'paper-mill'] });
    game.do('action build');
    expect(game.refused('build paper-mill')).toBe('lacking');
    game.do('build brickworks', 'place 1 0');
    expect([game.total('commodities'), game.total('capital')]).toEqual([0, 0]);
    const split = play({
      central: { commodities: 2, capital: 1 },
      built: [{ card: 'paper-mill', x: 0, y: -1, units: 2 }],
      row: ['brickworks'],
    });
    split.do('action build', 'build brickworks', 'place 1 0', 'take 2 from paper-mill');
    expect([split.units('paper-mill', 'commodities'), split.units('central', 'commodities')]).toEqual([0, 1]);
  });

  it('SE-BLD-03 SE-BAD-13: it touches a card in play, edge to edge', () => {
    const game = play({ central: plenty, row: ['brickworks'] }).do('action build', 'build brickworks');
    expect(game.refused('place 1 1')).toBe('must-touch');
    expect(game.refused('place 2 0')).toBe('must-touch');
    expect(game.refused('place 0 0')).toBe('place-taken');
  });

  it('SE-BLD-04 SE-BAD-14: on every shared edge one railway leaves and the other enters', () => {
    const game = play({ central: plenty, row: ['paper-mill'] }).do('action build', 'build paper-mill');
    expect(game.open.sort()).toEqual(['place 0 -1', 'place 0 1']);
    expect(game.refused('place 1 0')).toBe('railways-match'); // half: the Central Factory's railway meets a blank edge
    expect(game.refused('place -1 0')).toBe('railways-match'); // blank against an entering railway
    const opposed = play({ central: plenty, row: ['iron-foundry'] }).do('action build', 'build iron-foundry');
    expect(opposed.refused('place 0 -1')).toBe('railways-match'); // leaving against leaving
  });

  it('SE-BLD-04: a place that touches two cards must match both', () => {
    // North of the Central Factory stands the Sawmill (east: out). Between Sawmill's east and Brickworks' north lies 1 −1.
    const game = play({
      central: plenty,
      built: [
        { card: 'sawmill', x: 0, y: -1 },
        { card: 'brickworks', x: 1, y: 0 },
      ],
      row: ['trading-post', 'savings-bank'],
    }).do('action build', 'build trading-post');
    // West it would enter from the Sawmill, but south both edges are blank.
    expect(game.refused('place 1 -1')).toBe('railways-match');
  });

  it('SE-BLD-05 SE-BAD-15: no card is turned over or rotated', () => {
    const game = play({ central: plenty, row: ['brickworks'] }).do('action build');
    expect(game.refused('build savings-bank')).toBe('keeps-side');
    expect(game.refused('turn-over brickworks')).toBe('keeps-side');
    expect(game.refused('rotate brickworks')).toBe('unreadable');
  });

  it('SE-BLD-06 SE-BLD-07: it opens with one worker and a spare marker at 0', () => {
    const game = play({ central: plenty, row: ['brickworks'] }).do('action build', 'build brickworks', 'place 1 0');
    expect(game.card('brickworks').workers).toBe(1);
    expect(game.units('brickworks', 'materials')).toBe(0);
    expect(game.s.spare).toBe(2);
  });

  const three = [
    { card: 'paper-mill', x: 0, y: -1 },
    { card: 'savings-bank', x: 0, y: 1 },
    { card: 'sawmill', x: 0, y: -2 },
  ];

  it('SE-BLD-08 SE-BLD-09: the fourth building takes a marker from a track of the Central Factory, and its units are lost', () => {
    const game = play({ central: plenty, built: three, row: ['iron-foundry', 'trading-post'] });
    game.do('action build', 'build iron-foundry', 'place 1 0', 'give-up goods');
    expect(game.units('central', 'goods')).toBe(-1);
    expect(game.total('goods')).toBe(0);
    expect(game.card('iron-foundry').workers).toBe(1);
  });

  it('SE-BLD-10 SE-BAD-16: that track is closed for good: no units, no production, no marker again', () => {
    const game = play({
      die: 1,
      central: { ...plenty, goods: 3 },
      built: three,
      row: ['iron-foundry', 'trading-post'],
    });
    game.do('action build', 'build iron-foundry', 'place 1 0', 'give-up goods');
    expect(game.refused('restore goods')).toBe('marker-never-returns');
    game.do('action produce');
    expect(game.units('central', 'goods')).toBe(-1);
    game.do('manager');
    expect(game.refused('add goods to central')).toBe('marker-gone');
  });

  it('SE-BAD-17: spare markers are used first', () => {
    const game = play({ central: plenty, row: ['brickworks'] }).do('action build', 'build brickworks');
    expect(game.refused('give-up goods')).toBe('spare-first');
    expect(game.do('place 1 0').step).toBe('act');
  });

  it('SE-BLD-11: it receives production only when its workers reach the requirement', () => {
    const waiting = play({ built: [{ card: 'paper-mill', x: 0, y: -1, workers: 2 }] }).do('action produce');
    expect(waiting.units('paper-mill', 'commodities')).toBe(0);
    const working = play({ built: [{ card: 'paper-mill', x: 0, y: -1, workers: 3 }] }).do('action produce');
    expect(working.units('paper-mill', 'commodities')).toBe(2);
  });

  it('SE-BLD-12: the row closes up, order unchanged', () => {
    const row = ['paper-mill', 'brickworks', 'iron-foundry', 'trading-post', 'sawmill', 'insurance-house'];
    const game = play({ central: plenty, row }).do('action build', 'build brickworks', 'place 1 0');
    expect(game.row).toEqual(['paper-mill', 'iron-foundry', 'trading-post', 'sawmill', 'insurance-house']);
  });

  it('SE-BLD-13: the cost is paid before a marker is taken, so the track that gives it up may pay', () => {
    const game = play({
      central: { materials: 0, commodities: 2, goods: 1, capital: 2 },
      built: three,
      row: ['iron-foundry', 'trading-post'],
    });
    game.do('action build', 'build iron-foundry', 'place 1 0', 'give-up commodities');
    expect(game.events.some((event) => event.kind === 'stock' && event.why === 'marker')).toBe(false);
    expect(game.units('central', 'commodities')).toBe(-1);
  });
});
