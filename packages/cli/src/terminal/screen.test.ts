import { expect, it } from 'vitest';
import { fitted } from './screen.ts';

const lines = (count: number, text: string) => Array.from({ length: count }, (_, i) => `${text} ${i + 1}`);
const screen = (board: number, choices: number) => ({
  board: lines(board, 'board'),
  question: ['What now?'],
  choices: lines(choices, 'choice'),
});

const boardOf = (shown: readonly string[]) => shown.filter((line) => line.startsWith('board')).length;
const news = (count: number) => ['What happened', ...lines(count, 'event')];

it('takes the first screen that has room', () => {
  const { lines: shown } = fitted([screen(30, 30), screen(10, 20), screen(5, 5)], [], 40);
  expect(boardOf(shown)).toBe(10);
  expect(shown.length).toBeLessThan(40);
});

it('shortens the board for a few lines that were said, but not for many', () => {
  const screens = [screen(10, 20), screen(2, 20)];
  const few = fitted(screens, news(7), 40);
  expect(few).toMatchObject({ isLeftOut: false });
  expect(few.lines).toContain('event 7');
  expect(boardOf(few.lines)).toBe(2);
  const lastResort = { ...screen(2, 20), isLastResort: true };
  expect(fitted([screen(10, 20), lastResort], news(7), 40).isLeftOut).toBe(true);
  const many = fitted(screens, news(11), 40);
  expect(many.isLeftOut).toBe(true);
  expect(many.lines).not.toContain('What happened');
  expect(boardOf(many.lines)).toBe(10);
});

it('says much where there is room for it beside the board', () => {
  const { lines: shown, isLeftOut } = fitted([screen(10, 20), screen(5, 5)], news(20), 60);
  expect(isLeftOut).toBe(false);
  expect(shown).toContain('event 1');
  expect(boardOf(shown)).toBe(10);
});

it('says when a line has no room, even where nothing fits', () => {
  const said = ['There is no choice 9.'];
  expect(fitted([screen(30, 30)], said, 24).isLeftOut).toBe(true);
  expect(fitted([screen(30, 30), { ...screen(2, 15), isTight: true }], said, 24)).toMatchObject({
    isLeftOut: false,
    lines: ['board 1', 'board 2', ...said, 'What now?', ...lines(15, 'choice')],
  });
});

it('shows all in a pipe, and where nothing fits all choices, with as much of the board as there is room for', () => {
  const piped = fitted([screen(30, 30), screen(5, 5)], news(19), 0);
  expect(piped).toMatchObject({ lines: { length: 30 + 1 + 21 + 1 + 30 + 1 }, isLeftOut: false });
  const { lines: cut } = fitted([screen(30, 30), screen(20, 12)], [], 24);
  expect(cut).toHaveLength(23);
  expect(cut).toEqual([
    'board 1',
    ...lines(7, 'board').slice(1),
    'board 20',
    '',
    'What now?',
    ...lines(12, 'choice'),
    '',
  ]);
});

it('widens a board to the room that is left', () => {
  const narrow = {
    ...screen(2, 5),
    widened: (room: number) => lines(room, 'board'),
    isTight: true,
    isLastResort: true,
  };
  const alone = fitted([narrow], [], 24);
  expect(alone.lines).toHaveLength(23);
  expect(boardOf(alone.lines)).toBe(17);
  expect(boardOf(fitted([narrow], news(3), 24).lines)).toBe(13);
  expect(fitted([narrow], news(8), 24)).toMatchObject({ isLeftOut: true });
});

it('says a line even where the board is cut', () => {
  const { lines: shown, isLeftOut } = fitted([screen(30, 10)], ['Taken back.'], 24);
  expect(isLeftOut).toBe(false);
  expect(shown).toContain('Taken back.');
  expect(shown).toHaveLength(23);
});
