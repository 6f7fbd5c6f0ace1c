import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { columns } from './columns.ts';
import { sectionLines } from './sections.ts';
import type { Terminal } from './terminal.ts';

it('sets texts to the left and numbers to the right', () => {
  expect(
    columns([
      ['name', 'n'],
      ['a', '1'],
      ['bcd', '1000'],
    ]),
  ).toEqual(['name     n', 'a        1', 'bcd   1000']);
});

it('takes for numbers what begins with one', () => {
  const second = (cell: string) =>
    columns([
      ['n', 'head'],
      ['a', cell],
    ])[1];
  for (const cell of ['12', '−3', '1,200', '0.5']) expect(second(cell)).toBe(`a  ${cell.padStart(4)}`.trimEnd());
  for (const cell of ['{2}', '…', 'x1']) expect(second(cell)).toBe(`a  ${cell}`);
});

const parts = ['One', 'Two'].map((heading) => ({
  heading,
  lines: ['a line that is rather too long for half a screen'],
}));
const board = [{ heading: 'Board', lines: ['first'], parts }];
const lines = (width: number) =>
  sectionLines(board, { columns: width, paint: picocolors.createColors(false) } as Terminal);

it('puts parts below each other, unwrapped, where nobody looks', () => {
  expect(lines(0)).toEqual([
    '',
    'Board',
    '  first',
    '  One',
    '    a line that is rather too long for half a screen',
    '  Two',
    '    a line that is rather too long for half a screen',
  ]);
});

it('puts parts side by side on a screen that is wide enough', () => {
  expect(lines(80)).toEqual([
    '',
    'Board',
    '  first',
    '  One                                     Two',
    '    a line that is rather too long for      a line that is rather too long for',
    '      half a screen                           half a screen',
  ]);
});
