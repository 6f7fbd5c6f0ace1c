import { describe, expect, it } from 'vitest';
import type { Entry, EventText } from '../engine/protocol.ts';
import type { Face } from '../games/face.ts';
import { isLastSheet, summedUp } from './summed-up.ts';

/** Two chapters make a stretch of the game. */
const face = {
  result: {
    of: (events: readonly EventText[]) => events.some(({ kind }) => kind === 'sold'),
    closes: (chapter: number) => chapter % 2 === 1,
  },
  chapters: { era: (chapter: number) => Math.floor(chapter / 2) },
} as unknown as Face;
const sale = (chapter: number) => ({ chapter, events: [{ kind: 'sold' }] }) as unknown as Entry;

const isSummedUp = (...of: Parameters<typeof summedUp>) => summedUp(...of).length > 0;

describe('a sheet that sums up', () => {
  it('comes in the first stretch, and its last one is known for what it is', () => {
    expect(isSummedUp(face, [], [sale(0)], 'first', 0)).toBe(true);
    expect(isSummedUp(face, [sale(0)], [sale(1)], 'first', 0)).toBe(true);
    expect(isSummedUp(face, [sale(0), sale(1)], [sale(2)], 'first', 0)).toBe(false);
    expect(isLastSheet(face, { chapter: 0 }, 'first')).toBe(false);
    expect(isLastSheet(face, { chapter: 1 }, 'first')).toBe(true);
  });

  it('has no last one where all are wanted, and goes by stretches of its own where the game has no others', () => {
    expect(isLastSheet(face, { chapter: 1 }, 'always')).toBe(false);
    expect(isSummedUp(face, [sale(0)], [sale(9)], 'always', 0)).toBe(true);
    const alone = { result: { ...face.result, era: (turn: number) => Math.ceil(turn / 5) } } as unknown as Face;
    expect(isSummedUp(alone, [sale(4)], [sale(5)], 'first', 0)).toBe(true);
    expect(isSummedUp(alone, [sale(5)], [sale(6)], 'first', 0)).toBe(false);
  });

  it('waits for the end of what it sums up, however many decisions lie in between', () => {
    const span = { begins: ['production'], ends: ['round'] };
    const long = { result: { ...face.result, span, of: () => true }, chapters: face.chapters } as unknown as Face;
    const entry = (ply: number, ...kinds: string[]) =>
      ({ ply, chapter: 0, events: kinds.map((kind) => ({ kind })) }) as unknown as Entry;
    const log = [entry(0, 'round'), entry(1, 'built'), entry(2, 'production', 'sold'), entry(3, 'stored')];
    expect(summedUp(long, log.slice(0, 3), [entry(3, 'stored')], 'first', 0)).toEqual([]);
    const plies = summedUp(long, log, [entry(4, 'value', 'round')], 'first', 0).map(({ ply }) => ply);
    expect(plies).toEqual([2, 3, 4]);
    expect(summedUp(long, [], [entry(0, 'round')], 'always', 0)).toEqual([]);
  });

  it('comes at the first event by which it may end, once', () => {
    const span = { begins: ['production'], ends: ['decade', 'round'] };
    const long = { result: { ...face.result, span, of: () => true }, chapters: face.chapters } as unknown as Face;
    const entry = (ply: number, ...kinds: string[]) =>
      ({ ply, chapter: 0, events: kinds.map((kind) => ({ kind })) }) as unknown as Entry;
    const [first, last, named] = [entry(0, 'round', 'production'), entry(1, 'value', 'decade'), entry(2, 'round')];
    const plies = (log: Entry[], ...entries: Entry[]) => summedUp(long, log, entries, 'first', 0).map(({ ply }) => ply);
    expect(plies([first], last)).toEqual([0, 1]);
    expect(plies([first, last], named)).toEqual([]);
    expect(plies([], entry(0, 'production', 'decade'))).toEqual([0]);
    expect(plies([entry(0, 'production', 'decade')], entry(1, 'round'))).toEqual([]);
    expect(plies([first, last, named], entry(3, 'production', 'round'))).toEqual([3]);
  });
});
