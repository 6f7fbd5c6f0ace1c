import { expect, it } from 'vitest';
import { onlyOwn, shortened } from './sections.ts';
import { wrap } from './wrap.ts';

it('breaks between words and moves the rest in', () => {
  expect(wrap('  one two three', 9)).toEqual(['  one two', '    three']);
  expect(wrap('  1  one two', 9, 5)).toEqual(['  1  one', '     two']);
});

it('never leaves a pound sign alone, and leaves lines alone where nobody looks', () => {
  expect(wrap('costs 10 £ now', 8)).toEqual(['costs', '  10 £', '  now']);
  expect(wrap('a line of any length', 0)).toEqual(['a line of any length']);
});

it('shortens a board to what matters to the seat that is asked', () => {
  const section = (heading: string, parts?: []) => ({ heading, lines: [], ...(parts && { parts }) });
  const board = [section('Market'), section('Blue', []), section('Red', []), section('On offer')];
  const headings = (all: readonly { heading: string }[]) => all.map(({ heading }) => heading);
  expect(headings(shortened(board))).toEqual(['Market', 'Blue', 'Red']);
  expect(headings(onlyOwn(shortened(board), 'Red'))).toEqual(['Market', 'Red']);
  expect(headings(onlyOwn(board, 'Nobody'))).toEqual(headings(board));
});
