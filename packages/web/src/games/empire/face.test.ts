import { expect, it } from 'vitest';
import type { Entry } from '../../engine/protocol.ts';
import { summedUp } from '../../table/summed-up.ts';
import { empireFace } from './face.ts';

const entry = (ply: number, ...kinds: string[]) =>
  ({ ply, chapter: 4, events: kinds.map((kind) => ({ kind })) }) as unknown as Entry;
const sheet = (log: readonly Entry[], ...entries: Entry[]) =>
  summedUp(empireFace, log, entries, 'always', 0).map(({ ply }) => ply);

it('what falls due is summed up once, when all of it is settled', () => {
  const ended = entry(1, 'year', 'labour', 'unpaid');
  const paid = entry(2, 'stock', 'unpaid');
  expect(sheet([], ended)).toEqual([]);
  expect(sheet([ended], paid)).toEqual([]);
  expect(sheet([ended, paid], entry(3, 'stock', 'turn'))).toEqual([1, 2, 3]);
  expect(sheet([], entry(1, 'year', 'labour', 'turn'))).toEqual([1]);
  expect(sheet([], entry(1, 'year', 'labour', 'over'))).toEqual([1]);
  expect(sheet([], entry(1, 'year', 'turn'))).toEqual([]);
});
