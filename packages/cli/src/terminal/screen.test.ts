import { expect, it } from 'vitest';
import { fitted } from './screen.ts';

const lines = (count: number, text: string) => Array.from({ length: count }, (_, i) => `${text} ${i + 1}`);
const screen = (board: number, choices: number) => ({
  board: lines(board, 'board'),
  question: ['What now?'],
  choices: lines(choices, 'choice'),
});

it('takes the first screen that has room', () => {
  const shown = fitted([screen(30, 30), screen(10, 20), screen(5, 5)], [], 40, '…');
  expect(shown.filter((line) => line.startsWith('board'))).toHaveLength(10);
  expect(shown.length).toBeLessThan(40);
});

it('keeps of what happened as much as there is room for: the end of it', () => {
  const shown = fitted([screen(10, 20)], ['What happened', ...lines(50, 'event')], 40, '… more');
  expect(shown.length).toBeLessThan(40);
  expect(shown).toContain('What happened');
  expect(shown).toContain('  … more');
  expect(shown).toContain('event 50');
  expect(shown).not.toContain('event 1');
});

it('never loses what is said, even where nothing fits', () => {
  const shown = fitted([screen(30, 30)], ['There is no choice 9.'], 24, '…');
  expect(shown).toContain('There is no choice 9.');
});

it('shows all in a pipe, and the smallest where nothing fits', () => {
  expect(fitted([screen(30, 30), screen(5, 5)], lines(20, 'event'), 0, '…')).toHaveLength(30 + 1 + 21 + 1 + 30 + 1);
  expect(fitted([screen(30, 30), screen(20, 20)], [], 24, '…').filter((line) => line.startsWith('board'))).toHaveLength(
    20,
  );
});
