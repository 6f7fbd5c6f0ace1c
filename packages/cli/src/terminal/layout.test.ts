import type { Section } from '@cromford/kernel';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { columns } from './columns.ts';
import { sectionLines } from './sections.ts';
import type { Terminal } from './terminal.ts';
import { shownWidth } from './wrap.ts';

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

it('counts the columns of the screen, not the letters', () => {
  const names = ['plain', '王小明', 'ho\u0301la', '🚢 Ltd', '👩‍🏭', picocolors.createColors(true).red('red')];
  const [head = '', ...rows] = columns([['name', 'cash'], ...names.map((name) => [name, '12'])]);
  expect(rows.map((row) => shownWidth(row))).toEqual(names.map(() => shownWidth(head)));
  expect(rows[1]).toBe('王小明    12');
});

const parts = ['One', 'Two'].map((heading) => ({
  heading,
  lines: ['a line that is rather too long for half a screen'],
}));
const board = [{ heading: 'Board', lines: ['first'], parts }];
const lines = (width: number, sections: readonly Section<string>[] = board, isColoured = false) =>
  sectionLines(sections, { columns: width, paint: picocolors.createColors(isColoured) } as Terminal);

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

it('ends the bold of a long heading with its line: what stands beside it is not bold', () => {
  const long = { heading: 'A heading that no column of half a screen can hold', lines: ['first'], parts: [] };
  const [, first = '', second = ''] = lines(80, [long, { heading: 'Beside', lines: ['second'], parts: [] }], true);
  const [bold, plain] = ['\x1b[1m', '\x1b[22m'];
  const marked = (line: string) => line.replaceAll(bold, '<').replaceAll(plain, '>');
  expect(marked(first)).toMatch(/<A heading.*> +<Beside>$/);
  expect(marked(second)).toMatch(/< +.*hold> +second$/);
});
