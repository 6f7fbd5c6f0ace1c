import type { Due, Section, Table, WordsInText } from '@cromford/kernel';
import type { Context } from '../context.ts';
import { type Fitted, fitted, type Screen } from '../terminal/screen.ts';
import { onlyOwn, sectionLines, shortened } from '../terminal/sections.ts';
import { widened } from '../terminal/widened.ts';
import { wrap } from '../terminal/wrap.ts';
import { type Choices, choicesOf } from './choices.ts';
import { seatName } from './log.ts';

/** In a pipe, too, a board is shortened that nobody would read to its end; what was said never is. */
const PIPE_ROWS = 40;

export interface Drawing extends Fitted {
  /** The whole board and all choices in full, however tall. */
  readonly whole: readonly string[];
  readonly choices: Choices;
}

/** The board, what was said last, the question and its choices: the fullest of several ways that has room. */
export function drawDecision(
  { terminal, texts }: Context,
  table: Table,
  words: WordsInText,
  { seat, rule }: Due,
  said: readonly string[],
  isAnswer = false,
): Drawing {
  const { paint, columns, rows } = terminal;
  const seen = table.engine.rules.view(table.state, seat);
  const { ask, help } = words.question(seen);
  const choices = choicesOf(table.options(), seen, { words, texts, paint, columns });
  const asked = table.setup.players > 1 ? `${seatName(seat, words, texts)}: ${ask}` : ask;
  const unaided = wrap(`${paint.bold(asked)} ${paint.dim(`[${rule}]`)}`, columns);
  const question = [...unaided, ...(help ? wrap(help, columns).map((line) => paint.dim(line)) : [])];
  const sections = words.view(seen, seat);
  const drawn = (board: readonly Section<string>[], lines: readonly string[]): Screen => {
    const isBrief = lines === choices.briefLines || lines === choices.tightLines;
    const isShort = board.length < sections.length;
    const more = (isBrief ? [texts.play.briefly] : isShort ? [texts.play.shortened] : []).map((line) =>
      paint.dim(line),
    );
    return {
      board: [...sectionLines(board, terminal), ...more],
      ...(isShort && {
        widened: (room, isTight) => [...widened(sections, board, room - more.length, terminal, isTight), ...more],
      }),
      question,
      choices: lines[0] === '' ? lines : ['', ...lines],
    };
  };
  const near = shortened(sections);
  const own = onlyOwn(near, seatName(seat, words, texts));
  const boards = own.filter(({ parts }) => parts);
  const mine = boards.length > 0 ? boards.slice(0, 1) : own;
  const above = own.slice(own.findIndex(({ parts }) => parts) - 1);
  const whole = drawn(sections, choices.lines);
  const short = { isLastResort: true };
  const tight = { isTight: true, question: unaided };
  const ways: readonly Screen[] = [
    whole,
    drawn(near, choices.lines),
    drawn(near, choices.openLines),
    ...(rows > 0
      ? [
          drawn(near, choices.briefLines),
          { ...drawn(near, choices.tightLines), ...tight },
          { ...drawn(above, choices.openLines), ...tight, ...short },
          { ...drawn(mine, choices.tightLines), ...tight, ...short },
        ]
      : [{ ...drawn(own, choices.openLines), ...short }]),
  ];
  const all = [...whole.board, '', ...question, ...whole.choices];
  if (rows > 0) return { ...fitted(ways, said, rows, isAnswer), whole: all, choices };
  const way = ways.find(({ board, choices: listed }) => board.length + listed.length < PIPE_ROWS) ?? ways.at(-1);
  return { ...fitted([way ?? whole], said, 0), whole: all, choices };
}
