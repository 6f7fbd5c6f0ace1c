import { describe, expect, it } from 'vitest';
import { routeOf } from './route.ts';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/empire', { page: 'new-game', game: 'empire' }],
    ['/table/abc', { page: 'table', id: 'abc' }],
    ['/replay/abc', { page: 'replay', id: 'abc', ply: 'decided' }],
    ['/replay/abc/12', { page: 'replay', id: 'abc', ply: 12 }],
    ['/learn', { page: 'learn' }],
    ['/learn/empire/first', { page: 'lesson', game: 'empire', lesson: 'first' }],
    ['/learn/empire/upkeep/puzzle', { page: 'lesson-puzzle', game: 'empire', lesson: 'upkeep' }],
    ['/learn/empire/upkeep/else', { page: 'not-found' }],
    ['/rules', { page: 'rules', rule: '' }],
    ['/rules/FE-SEL-04', { page: 'rules', rule: 'FE-SEL-04' }],
    ['/lab', { page: 'lab' }],
    ['/lab/explorer', { page: 'explorer' }],
    ['/habits', { page: 'habits' }],
    ['/awards', { page: 'awards' }],
    ['/together', { page: 'lobby' }],
    ['/together/new', { page: 'open-table', game: '' }],
    ['/together/new/empire', { page: 'open-table', game: 'empire' }],
    ['/ranking', { page: 'ranking', game: '', players: 0 }],
    ['/ranking/card-game/3', { page: 'ranking', game: 'card-game', players: 3 }],
    ['/tournaments', { page: 'tournaments' }],
    ['/tournaments/new', { page: 'new-tournament' }],
    ['/tournaments/abc', { page: 'tournament', id: 'abc' }],
    ['/tournaments/abc/x', { page: 'not-found' }],
    ['/play/abc', { page: 'play', id: 'abc' }],
    ['/join/abc', { page: 'join', invitation: 'abc' }],
    ['/administration', { page: 'administration', part: 'reports', id: '' }],
    ['/administration/accounts/abc', { page: 'administration', part: 'accounts', id: 'abc' }],
    ['/letters/abc/xyz', { page: 'letters' }],
    ['/letters/abc', { page: 'not-found' }],
    ['/welcome', { page: 'welcome' }],
    ['/imprint', { page: 'imprint' }],
    ['/privacy', { page: 'privacy' }],
    ['/privacy/x', { page: 'not-found' }],
    ['/play', { page: 'not-found' }],
    ['/lab/x', { page: 'not-found' }],
    ['/replay/abc/x', { page: 'not-found' }],
    ['/table', { page: 'not-found' }],
    ['/table/a/b/c', { page: 'not-found' }],
    ['/new/%E0%A4%A', { page: 'new-game', game: '%E0%A4%A' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
