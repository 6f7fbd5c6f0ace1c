import type { Section } from '@cromford/kernel';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import type { Terminal } from './terminal.ts';
import { widened } from './widened.ts';

const terminal = { columns: 40, paint: picocolors.createColors(false) } as Terminal;
const section = (heading: string, lines: string[], isBoard = false): Section<string> => ({
  heading,
  lines,
  ...(isBoard && { parts: [] }),
});
const market = section('Market', ['food 3', 'lamps 1']);
const blue = section('Blue', ['cash 1', 'a factory'], true);
const red = section('Red', ['cash 2', 'two factories'], true);
const offer = section('Offer', ['a tile', 'a ship']);
const board = [section('1770', ['Blue starts']), market, blue, red, offer];
const wide = (room: number) => widened(board, [blue], room, terminal, true);

it('fills the room with what is left out, in the order of the board', () => {
  expect(wide(7)).toEqual([
    '1770: Blue starts',
    'Market: food 3 · lamps 1',
    'Blue',
    '  cash 1',
    '  a factory',
    'Red: cash 2 · two factories',
    'Offer: a tile · a ship',
  ]);
});

it('begins with what stands right above the boards, then the boards of the others', () => {
  expect(wide(4)).toEqual(['Market: food 3 · lamps 1', 'Blue', '  cash 1', '  a factory']);
  expect(wide(5).at(-1)).toBe('Red: cash 2 · two factories');
  expect(wide(3)).toEqual(['Blue', '  cash 1', '  a factory']);
});

it('shows the beginning of what has no room whole', () => {
  const long = section('Market', ['food 3', 'a line that does not fit beside the first', 'lamps 1']);
  const lines = widened([long, blue], [blue], 4, terminal, true);
  expect(lines[0]).toBe('Market: food 3');
});

it('names the parts of what has no lines of its own', () => {
  const row: Section<string> = {
    heading: 'Row',
    lines: [],
    parts: [section('Sawmill', ['cost 2 and more than one line holds']), section('Foundry', ['cost 3'])],
  };
  expect(widened([blue, row], [blue], 4, terminal, true).at(-1)).toBe('Row: Sawmill, Foundry');
});
