import type { Due, Section, Table, Words } from '@cromford/kernel';
import type { Context } from '../context.ts';
import { fitted, type Screen } from '../terminal/screen.ts';
import { onlyOwn, sectionLines, shortened } from '../terminal/sections.ts';
import { wrap } from '../terminal/wrap.ts';
import { type Choices, choicesOf } from './choices.ts';
import { seatName } from './log.ts';

/** In a pipe, too, a board is shortened that nobody would read to its end; what was said never is. */
const PIPE_ROWS = 40;

/** The board, what was said last, the question and its choices: the fullest of several ways that has room. */
export function decisionLines(
  { terminal, texts }: Context,
  table: Table,
  words: Words,
  { seat, rule }: Due,
  said: { readonly message: readonly string[]; readonly isWhole: boolean },
): { readonly lines: readonly string[]; readonly choices: Choices } {
  const { paint, columns, rows } = terminal;
  const seen = table.engine.rules.view(table.state, seat);
  const { ask, help } = words.question(seen);
  const choices = choicesOf(table.options(), seen, { words, texts, paint, columns });
  const asked = table.setup.players > 1 ? `${seatName(seat, words, texts)}: ${ask}` : ask;
  const question = [
    ...wrap(`${paint.bold(asked)} ${paint.dim(`[${rule}]`)}`, columns),
    ...(help ? wrap(help, columns).map((line) => paint.dim(line)) : []),
  ];
  const sections = words.view(seen, seat);
  const drawn = (board: readonly Section[], lines: readonly string[]): Screen => ({
    board: [
      ...sectionLines(board, terminal),
      ...(board.length < sections.length ? [paint.dim(texts.play.shortened)] : []),
    ],
    question,
    choices: lines[0] === '' ? lines : ['', ...lines],
  });
  const near = shortened(sections);
  const own = onlyOwn(near, seatName(seat, words, texts));
  const mine = own.filter(({ parts }) => parts);
  const whole = drawn(sections, choices.lines);
  const ways = [
    whole,
    drawn(near, choices.lines),
    drawn(near, choices.openLines),
    drawn(own, choices.openLines),
    ...(rows > 0
      ? [
          drawn(near, choices.briefLines),
          drawn(own, choices.briefLines),
          { ...drawn(own, choices.briefLines), question: question.slice(0, 1) },
          { ...drawn(mine.length > 0 ? mine : own, choices.briefLines), question: question.slice(0, 1) },
        ]
      : []),
  ];
  if (said.isWhole) return { lines: fitted([whole], said.message, 0, ''), choices };
  if (rows > 0) return { lines: fitted(ways, said.message, rows, paint.dim(texts.play.cut)), choices };
  const way = ways.find(({ board, choices: listed }) => board.length + listed.length < PIPE_ROWS) ?? ways.at(-1);
  return { lines: fitted([way ?? whole], said.message, 0, ''), choices };
}
