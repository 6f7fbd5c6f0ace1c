import type { Event } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../engine/protocol.ts';
import { chapterOf, cycleOf, decadeOf } from '../games/chapters.ts';
import { balanceOf, changesOf, seriesOf } from './measures.ts';

const event: Event = { kind: 'cash', rule: '' };

function entry(ply: number, chapter: number, cash: number, flows: Readonly<Record<string, number>>): Entry {
  return {
    ply,
    chapter,
    seat: 0,
    move: '',
    events: Object.entries(flows).map(([why, by]) => ({
      event,
      kind: 'cash',
      rule: '',
      text: '',
      flows: [{ account: 'cash.0', by, why }],
    })),
    accounts: { 'cash.0': cash, 'cash.1': 7 },
    scores: [cash * 2, 5],
    measures: {},
  };
}

const [first, second] = [chapterOf(1770, 0), chapterOf(1780, 0)];
const log = [
  entry(0, first, 20, {}),
  entry(1, first, 15, { wages: -5 }),
  entry(2, second, 27, { sales: 18, wages: -6 }),
];

describe('figures from the log', () => {
  it('are those of the end of each chapter', () => {
    expect(seriesOf(log, 'score', 'Score', ({ scores }) => scores).rows).toEqual([
      { chapter: first, values: [30, 5] },
      { chapter: second, values: [54, 5] },
    ]);
  });

  it('count what was won and lost in a chapter, for each seat', () => {
    expect(changesOf(log, 'cash', 'Cash', 2).rows.map(({ values }) => values)).toEqual([
      [-5, 0],
      [12, 0],
    ]);
  });

  it('make a balance that adds up, over all and over a part', () => {
    expect(balanceOf(log, 'cash.0')).toEqual({
      start: 20,
      lines: [
        { why: 'sales', by: 18 },
        { why: 'wages', by: -11 },
      ],
      end: 27,
    });
    expect(balanceOf(log, 'cash.0', ({ chapter }) => chapter === second).start).toBe(15);
  });
});

it('a chapter is a decade and a cycle in one number', () => {
  expect([decadeOf(chapterOf(1810, 3)), cycleOf(chapterOf(1810, 3))]).toEqual([1810, 3]);
  expect(cycleOf(chapterOf(1760, -1))).toBe(-1);
});
