import type { Due, Section, Table, WordsInText } from '@cromford/kernel';
import type { Context } from '../context.ts';
import { inShort } from '../terminal/in-short.ts';
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
  readonly sections: readonly Section<string>[];
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
  /** The own board run together, first of all; of the others what has room then. */
  const drawnInShort = (board: Section<string>, lines: readonly string[]): Screen => {
    const more = paint.dim(texts.play.briefly);
    const others = sections.filter((section) => section !== board);
    return {
      board: [...inShort(board, Number.POSITIVE_INFINITY, terminal), more],
      widened(room) {
        const own = inShort(board, room - 1, terminal);
        return [...widened(others, [], room - 1 - own.length, terminal, true), ...own, more];
      },
      choices: lines,
      ...tight,
      ...short,
    };
  };
  const ways: readonly Screen[] = [
    whole,
    drawn(near, choices.lines),
    drawn(near, choices.openLines),
    ...(rows > 0
      ? [
          drawn(near, choices.briefLines),
          ...[
            { ...drawn(near, choices.tightLines), ...tight },
            { ...drawn(above, choices.openLines), ...tight, ...short },
            { ...drawn(mine, choices.tightLines), ...tight, ...short },
            ...boards
              .slice(0, 1)
              .flatMap((board) => [drawnInShort(board, choices.tightLines), drawnInShort(board, choices.flowingLines)]),
            // What the question's help says, such as what a ship costs, is worth more than what widens a board.
          ].flatMap((way) => [{ ...way, question }, way]),
        ]
      : [{ ...drawn(own, choices.openLines), ...short }]),
  ];
  const all = [...whole.board, '', ...question, ...whole.choices];
  if (rows > 0) return { ...fitted(ways, said, rows, isAnswer), whole: all, sections, choices };
  const way = ways.find(({ board, choices: listed }) => board.length + listed.length < PIPE_ROWS) ?? ways.at(-1);
  return { ...fitted([way ?? whole], said, 0), whole: all, sections, choices };
}

/** The board of a game that is over, and how it ended; `under` lines stand below it. */
export function drawEnd(
  { terminal }: Context,
  table: Table,
  words: WordsInText,
  said: readonly string[],
  under: number,
): Fitted {
  const sections = words.view(table.state, null);
  const question = [terminal.paint.bold(words.result(table.state))];
  const drawn = (board: readonly Section<string>[]): Screen => ({
    board: sectionLines(board, terminal),
    question,
    choices: [],
    ...(board.length < sections.length && {
      widened: (room, isTight) => widened(sections, board, room, terminal, isTight),
    }),
  });
  const ways = [drawn(sections), drawn(shortened(sections)), { ...drawn([]), isTight: true }];
  return fitted(ways, said, terminal.rows === 0 ? 0 : Math.max(1, terminal.rows - under));
}
