import type { Due, Move, Option, Problem, Refusal, Seat, Section, Table, Words } from '@cromford/kernel';
import { type Context, DONE } from '../context.ts';
import { saveTable } from '../files.ts';
import { Lines } from '../terminal/lines.ts';
import { fitted, type Screen } from '../terminal/screen.ts';
import { onlyOwn, sectionLines, shortened } from '../terminal/sections.ts';
import { clearScreen, print } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { say, sayProblem, sayRefusal } from '../words/index.ts';
import { choicesOf } from './choices.ts';
import { eventLines, logLines, seatName } from './log.ts';
import { readTyped, type Typed } from './typed.ts';

export interface SaveFiles {
  /** Where `s` saves when it names no file. */
  readonly onCommand: string | undefined;
  /** Where the game is saved at the end and on leaving, if at all. */
  readonly onLeaving: string | undefined;
}

interface Chosen {
  readonly number: number;
  readonly amount?: number;
}

/** One sitting at the terminal: shows the board, asks, plays, until the game is over or the person leaves. */
export class PlaySession {
  private readonly context: Context;
  private readonly table: Table;
  private readonly words: Words;
  private readonly files: SaveFiles;
  private readonly lines: Lines;
  /** The whole board is drawn next time, however tall it is. */
  private whole = false;
  /** What is said under the board before the next question. */
  private message: readonly string[] = [];

  constructor(context: Context, table: Table, words: Words, files: SaveFiles) {
    this.context = context;
    this.table = table;
    this.words = words;
    this.files = files;
    this.lines = new Lines(context.terminal);
    this.message = this.happened();
  }

  async run(): Promise<number> {
    const { terminal, texts } = this.context;
    for (let due = this.table.due(); due; due = this.table.due()) {
      const numbered = this.draw(due);
      const answer = await this.lines.ask(texts.play.prompt);
      const typed: Typed = answer === undefined ? { kind: 'quit' } : readTyped(answer);
      if (typed.kind === 'quit') break;
      await this.obey(typed, due.seat, numbered);
    }
    if (!this.table.due()) this.drawEnd();
    if (this.files.onLeaving !== undefined) await this.save(this.files.onLeaving);
    print(terminal, ...this.message, this.table.due() ? texts.play.left : texts.play.over);
    this.lines.close();
    return DONE;
  }

  private draw({ seat, rule }: Due): readonly Option[] {
    const { terminal, texts } = this.context;
    const { paint, columns } = terminal;
    const seen = this.table.engine.rules.view(this.table.state, seat);
    const { ask, help } = this.words.question(seen);
    const choices = choicesOf(this.table.options(), seen, { words: this.words, texts, paint, columns });
    const asked = this.table.setup.players > 1 ? `${seatName(seat, this.words, texts)}: ${ask}` : ask;
    const question = [
      ...wrap(`${paint.bold(asked)} ${paint.dim(`[${rule}]`)}`, columns),
      ...(help ? wrap(help, columns).map((line) => paint.dim(line)) : []),
    ];
    const sections = this.words.view(seen, seat);
    const drawn = (board: readonly Section[], lines: readonly string[]): Screen => ({
      board: [
        ...sectionLines(board, terminal),
        ...(board.length < sections.length ? [paint.dim(texts.play.shortened)] : []),
      ],
      question,
      choices: lines[0] === '' ? lines : ['', ...lines],
    });
    const near = shortened(sections);
    const own = onlyOwn(near, seatName(seat, this.words, texts));
    const whole = drawn(sections, choices.lines);
    const screens = [
      drawn(near, choices.lines),
      drawn(near, choices.openLines),
      drawn(own, choices.openLines),
      drawn(near, choices.briefLines),
      drawn(own, choices.briefLines),
      { ...drawn(own, choices.briefLines), question: question.slice(0, 1) },
    ];
    clearScreen(terminal);
    print(
      terminal,
      ...(this.whole ? fitted([whole], this.message, 0) : fitted([whole, ...screens], this.message, terminal.rows)),
    );
    this.message = [];
    this.whole = false;
    return choices.numbered;
  }

  private drawEnd(): void {
    const { terminal, texts } = this.context;
    const { state, engine } = this.table;
    clearScreen(terminal);
    print(terminal, ...sectionLines(this.words.view(state, null), terminal), '', ...this.message, '');
    print(terminal, terminal.paint.bold(this.words.result(state)));
    this.message = [say(texts.play.score, { score: engine.rules.score(state).join(', ') })];
  }

  private async obey(typed: Typed, seat: Seat, numbered: readonly Option[]): Promise<void> {
    const { texts } = this.context;
    switch (typed.kind) {
      case 'choice':
        return this.choose(...meant(numbered, typed));
      case 'line':
        return this.playLine(typed.text);
      case 'undo':
        this.message = [this.reason(this.table.undo(seat)) ?? texts.play.undone];
        return;
      case 'restart':
        this.message = this.restart(seat);
        return;
      case 'save':
        return this.save(typed.file ?? this.files.onCommand);
      case 'log':
        this.message = [texts.play.log, ...logLines(this.table, this.words, texts)];
        return;
      case 'board':
        this.whole = true;
        return;
      case 'forecast':
        this.message = this.forecast(seat, typed.subject);
        return;
      case 'help':
        this.message = texts.play.help;
        return;
      case 'quit':
      case 'nothing':
        return;
      default:
        typed satisfies never;
    }
  }

  private async choose(option: Option | undefined, typed: Chosen): Promise<void> {
    const { texts } = this.context;
    if (!option) {
      this.message = [say(texts.play.noSuchChoice, { number: typed.number })];
      return;
    }
    const move = option.range ? await this.withAmount(option, option.range, typed.amount) : option.move;
    if (move) await this.play(move, option);
  }

  private async withAmount(
    option: Option,
    range: { from: number; to: number },
    given?: number,
  ): Promise<Move | undefined> {
    const { texts } = this.context;
    const answer =
      range.from === range.to ? range.from : (given ?? (await this.lines.ask(say(texts.play.amount, { ...range }))));
    if (answer === undefined || answer === '') return undefined;
    const amount = Number(answer);
    if (Number.isInteger(amount)) return { ...option.move, amount } as Move;
    this.message = [say(texts.play.notThatMany, { from: range.from, to: range.to })];
    return undefined;
  }

  private async playLine(line: string): Promise<void> {
    const move = this.table.engine.rules.notation.read(line);
    const option = move && this.table.options().find((known) => this.isSameLine(known, move));
    if (move && option) return this.play(move, option);
    this.message = this.refused(this.table.playLine(line)) ?? this.happened();
  }

  /** The option that a typed move belongs to, whatever its amount: its warnings must be asked. */
  private isSameLine({ move, range, refusal }: Option, typed: Move): boolean {
    const { notation } = this.table.engine.rules;
    const likened = range && 'amount' in typed ? { ...typed, amount: range.from } : typed;
    return !refusal && notation.write(move) === notation.write(likened);
  }

  private async play(move: Move, option: Option): Promise<void> {
    const { texts } = this.context;
    const warnings = option.notes.filter((note) => note.warns).map((note) => this.words.note(note));
    if (warnings.length > 0 && !this.table.engine.judge(this.table.state, move)) {
      const answer = await this.lines.ask(say(texts.play.sure, { warning: warnings.join(' ') }));
      if (!answer?.toLowerCase().startsWith(texts.play.yes)) return;
    }
    this.message = this.refused(this.table.play(move)) ?? this.happened();
  }

  private restart(seat: Seat): string[] {
    const count = this.table.undoable(seat);
    if (count === 0) return [this.reason(this.table.undo(seat)) ?? ''];
    for (let i = 0; i < count; i++) this.table.undo(seat);
    return [say(this.context.texts.play.restarted, { count })];
  }

  private async save(file: string | undefined): Promise<void> {
    const { texts } = this.context;
    const wrong: Problem | undefined = file === undefined ? undefined : await saveTable(file, this.table);
    const said = wrong ? sayProblem(texts, wrong) : say(texts.play.saved, { file: file ?? '' });
    this.message = [...this.message, file === undefined ? texts.play.whereToSave : said];
  }

  private happened(): string[] {
    const events = this.table.history.at(-1)?.events ?? this.table.opening;
    const lines = eventLines(events, this.words, this.context.terminal.columns);
    return lines.length > 0 ? [this.context.terminal.paint.bold(this.context.texts.play.happened), ...lines] : [];
  }

  /** What the next production would bring if it came now, by what this seat knows. */
  private forecast(seat: Seat, subject: string | undefined): string[] {
    const { terminal, texts } = this.context;
    const { rules } = this.table.engine;
    if (!rules.forecast) return [texts.play.noForecast];
    const events = rules.forecast(rules.view(this.table.state, seat), subject);
    return [terminal.paint.bold(texts.play.forecast), ...eventLines(events, this.words, terminal.columns)];
  }

  private refused(refusal: Refusal | undefined): string[] | undefined {
    const reason = this.reason(refusal);
    return reason === undefined ? undefined : [this.context.terminal.paint.red(reason)];
  }

  private reason(refusal: Refusal | undefined): string | undefined {
    if (!refusal) return undefined;
    const text = sayRefusal(this.context.texts, this.words, refusal);
    return refusal.rule ? `${text} [${refusal.rule}]` : text;
  }
}

/** Where there is but one choice, of an amount, a number beyond the choices is that amount. */
function meant(numbered: readonly Option[], typed: Chosen): [Option | undefined, Chosen] {
  const [only, another] = numbered;
  const isAmount = only?.range && !another && typed.number > 1 && typed.amount === undefined;
  return isAmount ? [only, { number: 1, amount: typed.number }] : [numbered[typed.number - 1], typed];
}
