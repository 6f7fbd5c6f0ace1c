import { expect, it } from 'vitest';
import { lessonToBegin } from './lessons.ts';

it('begins with the first turns, also at the table of a game whose own lessons tell only what it has beyond them', () => {
  for (const game of ['spinning-jenny', 'water-frame', 'anniversary'])
    expect(lessonToBegin(game, new Set())).toBe('spinning-jenny/first');
});

it('begins with what a game has beyond the path once its first lesson is done', () => {
  const done = new Set(['spinning-jenny/first']);
  expect(lessonToBegin('water-frame', done)).toBe('water-frame/ships');
  expect(lessonToBegin('anniversary', done)).toBe('anniversary/changes');
});

it('begins with the own lesson of a game that is taught from its beginning', () => {
  for (const game of ['spinning-mule', 'card-game', 'empire'])
    expect(lessonToBegin(game, new Set())).toBe(`${game}/first`);
  expect(lessonToBegin('somebody-elses', new Set())).toBe(undefined);
});
