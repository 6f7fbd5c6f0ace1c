import { expect, test } from 'vitest';
import { type AtProposal, fateOf } from './fate.ts';

const before: AtProposal = { seq: 7, stage: 'playing', bots: 0, last: 'move' };

test('a wish to take back is carried, declined, or overtaken by the game', () => {
  const undo = { kind: 'undo', seq: 7 } as const;
  expect(fateOf(undo, before, { ...before, seq: 8, last: 'back' })).toBe('carried');
  expect(fateOf(undo, before, before)).toBe('declined');
  expect(fateOf(undo, before, { ...before, seq: 8 })).toBe('lapsed');
});

test('a pause, going on and giving up show in the stage of the table, whatever was played meanwhile', () => {
  expect(fateOf({ kind: 'pause', seq: 7 }, before, { ...before, seq: 9, stage: 'paused' })).toBe('carried');
  expect(fateOf({ kind: 'pause', seq: 7 }, before, { ...before, seq: 9 })).toBe('declined');
  expect(fateOf({ kind: 'close', seq: 7 }, before, { ...before, stage: 'closed' })).toBe('carried');
});

test('a game of older rules is one no longer once it was taken up', () => {
  const wish = { kind: 'take-up', seq: 7 } as const;
  expect(fateOf(wish, { ...before, older: true }, before)).toBe('carried');
  expect(fateOf(wish, { ...before, older: true }, { ...before, older: true })).toBe('declined');
});

test('a bot that was called sits there, or whoever was late has played', () => {
  const replace = { kind: 'replace', seq: 7 } as const;
  expect(fateOf(replace, before, { ...before, bots: 1 })).toBe('carried');
  expect(fateOf(replace, before, { ...before, seq: 8 })).toBe('lapsed');
  expect(fateOf(replace, before, before)).toBe('declined');
});
