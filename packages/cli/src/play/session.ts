import {
  type Due,
  lookAhead,
  type Move,
  type Option,
  type Problem,
  type Refusal,
  type Seat,
  type Table,
  type Words,
} from '@cromford/kernel';
import { type Context, DONE } from '../context.ts';
import { saveTable } from '../files.ts';
import { Lines } from '../terminal/lines.ts';
import { sectionLines } from '../terminal/sections.ts';
import { clearScreen, print } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { say, sayProblem, sayRefusal } from '../words/index.ts';
import type { Choices } from './choices.ts';
import { decisionLines } from './drawing.ts';
import { eventLines, logLines, seatName } from './log.ts';
import type { Opponents } from './opponents.ts';
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
  private readonly opponents: Opponents;
  /** The whole board is drawn next time, however tall it is. */
  private isWhole = false;
  /** How many decisions the last save holds. */
  private savedAt = 0;
  /** Leaving without a save has been warned of. */
  private isLeaving = false;
  /** What is said under the board before the next question. */
  private message: readonly string[] = [];

  constructor(context: Context, table: Table, words: Words, files: SaveFiles, opponents: Opponents) {
    this.context = context;
    this.table = table;
    this.words = words;
    this.files = files;
    this.opponents = opponents;
    this.savedAt = table.history.length;
    this.lines = new Lines(context.terminal);
    this.message = this.happened();
  }

  async run(): Promise<number> {
    const { terminal, texts } = this.context;
    for (let due = this.table.due(); due; due = this.table.due()) {
      const bot = this.opponents.at(due.seat);
      if (bot !== undefined) {
        await this.letPlay(due.seat, bot);
        continue;
      }
      const choices = this.draw(due);
      const answer = await this.lines.ask(texts.play.prompt);
      const typed: Typed = answer === undefined ? { kind: 'quit' } : readTyped(answer);
      if (typed.kind === 'quit' && (answer === undefined || this.mayLeave())) break;
      await this.obey(typed, due.seat, choices);
    }
    if (!this.table.due()) this.drawEnd();
    if (this.files.onLeaving !== undefined) await this.save(this.files.onLeaving);
    print(terminal, ...this.message, this.table.due() ? texts.play.left : texts.play.over);
    this.lines.close();
    return DONE;
  }

  private draw(due: Due): Choices {
    const { terminal } = this.context;
    const said = { message: this.message, isWhole: this.isWhole };
    const { lines, choices } = decisionLines(this.context, this.table, this.words, due, said);
    clearScreen(terminal);
    print(terminal, ...lines);
    this.message = [];
    this.isWhole = false;
    return choices;
  }

  private drawEnd(): void {
    const { terminal } = this.context;
    clearScreen(terminal);
    print(terminal, ...sectionLines(this.words.view(this.table.state, null), terminal), '', ...this.message, '');
    this.message = [terminal.paint.bold(this.words.result(this.table.state))];
  }

  /** A bot's decision; what came of it is told with the next question. */
  private async letPlay(seat: Seat, bot: string): Promise<void> {
    const { terminal, texts } = this.context;
    const name = seatName(seat, this.words, texts);
    if (terminal.isScreen) terminal.output.write(`\r\x1b[K${say(texts.play.thinking, { seat: name, bot })}`);
    await this.opponents.play(this.table, seat, bot);
    this.message = this.happened();
  }

  /** On a screen, leaving what is saved nowhere takes a second time. */
  private mayLeave(): boolean {
    const isSafe = this.files.onLeaving !== undefined || this.savedAt === this.table.history.length;
    if (isSafe || this.isLeaving || !this.context.terminal.isScreen) return true;
    this.isLeaving = true;
    this.message = [this.context.texts.play.unsaved];
    return false;
  }

  private async obey(typed: Typed, seat: Seat, { numbered, closedLines }: Choices): Promise<void> {
    const { texts } = this.context;
    if (typed.kind !== 'quit') this.isLeaving = false;
    switch (typed.kind) {
      case 'choice':
        return this.choose(numbered, typed);
      case 'preview':
        return this.preview(numbered, typed, seat);
      case 'line':
        return this.playLine(typed.text);
      case 'undo':
        this.message = [this.takeBack(seat)];
        return;
      case 'restart':
        this.message = this.restart(seat);
        return;
      case 'save':
        return this.save(typed.file ?? this.files.onCommand);
      case 'log':
        return this.page([texts.play.log, ...logLines(this.table, this.words, texts)]);
      case 'closed':
        return this.page(closedLines.length > 0 ? closedLines : [texts.play.nothingClosed]);
      case 'board':
        this.isWhole = true;
        return;
      case 'forecast':
        return this.page(this.forecast(seat, typed.subject));
      case 'help':
        return this.page(texts.play.help);
      case 'quit':
      case 'nothing':
        return;
      default:
        typed satisfies never;
    }
  }

  /** Fills the screen until Enter; in a pipe it stands above the next question. */
  private async page(lines: readonly string[]): Promise<void> {
    const { terminal, texts } = this.context;
    if (!terminal.isScreen) {
      this.message = lines;
      return;
    }
    clearScreen(terminal);
    print(terminal, ...lines.flatMap((line) => wrap(line, terminal.columns)), '');
    await this.lines.ask(texts.play.goOn);
  }

  private async choose(numbered: readonly Option[], typed: Chosen): Promise<void> {
    const chosen = await this.chosen(numbered, typed);
    if (chosen) await this.play(chosen.move, chosen.option);
  }

  /** The move that a number stands for, with an amount that is asked for if need be; else what is wrong has been said. */
  private async chosen(
    numbered: readonly Option[],
    typed: Chosen,
  ): Promise<{ move: Move; option: Option } | undefined> {
    const [option, { amount }] = meant(numbered, typed);
    if (!option) {
      this.message = [say(this.context.texts.play.noSuchChoice, { number: typed.number, last: numbered.length })];
      return undefined;
    }
    const move = option.range ? await this.withAmount(option, option.range, amount) : option.move;
    return move && { move, option };
  }

  /** What a choice would bring, without playing it. */
  private async preview(numbered: readonly Option[], typed: Chosen, seat: Seat): Promise<void> {
    const { texts, terminal } = this.context;
    const chosen = await this.chosen(numbered, typed);
    if (!chosen) return;
    const { move, option } = chosen;
    const refused = this.refused(this.table.engine.judge(this.table.state, move));
    if (refused) {
      this.message = refused;
      return;
    }
    const { events, uncertain } = lookAhead(this.table.engine, this.table.state, move);
    const lines = eventLines(events, this.words, terminal.columns);
    const nothing = lines.length === 0 && !uncertain ? [`  ${texts.play.nothingComes}`] : [];
    const seen = this.table.engine.rules.view(this.table.state, seat);
    const about = [this.words.move(move, seen), ...option.notes.map((note) => this.words.note(note))].join(' · ');
    this.message = [
      terminal.paint.bold(texts.play.preview),
      ...wrap(`  ${about}`, terminal.columns),
      ...lines,
      ...nothing,
      ...(uncertain ? [`  ${texts.play.uncertain}`] : []),
    ];
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
    if (!move) {
      this.message = [say(this.context.texts.play.notUnderstood, { line })];
      return;
    }
    const option = this.table.options().find((known) => this.isSameLine(known, move));
    if (option) return this.play(move, option);
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
      const answer = await this.lines.ask(say(texts.play.sure, { warning: sentence(warnings.join(', ')) }));
      if (!answer?.toLowerCase().startsWith(texts.play.yes)) return;
    }
    this.message = this.refused(this.table.play(move)) ?? this.happened();
  }

  /** Bots never mind; people do. */
  private takeBack(seat: Seat): string {
    const isBot = (other: Seat) => this.opponents.at(other) !== undefined;
    const count = this.table.ownBack(seat, isBot);
    if (count === 0) {
      const last = this.table.history.at(-1);
      return last && isBot(last.seat)
        ? this.context.texts.refusals['undo-barrier']
        : (this.reason(this.table.undo(seat)) ?? '');
    }
    for (let i = 0; i < count; i++) this.table.takeBack();
    return this.context.texts.play.undone;
  }

  private restart(seat: Seat): string[] {
    const count = this.table.undoable(seat);
    if (count === 0) return [this.takeBack(seat)];
    for (let i = 0; i < count; i++) this.table.undo(seat);
    return [say(this.context.texts.play.restarted, { count })];
  }

  private async save(file: string | undefined): Promise<void> {
    const { texts } = this.context;
    const wrong: Problem | undefined = file === undefined ? undefined : await saveTable(file, this.table);
    const said = wrong ? sayProblem(texts, wrong) : say(texts.play.saved, { file: file ?? '' });
    if (file !== undefined && !wrong) this.savedAt = this.table.history.length;
    this.message = [...this.message, file === undefined ? texts.play.whereToSave : said];
  }

  /** What came of the last decision of a person, and of those of the bots after it. */
  private happened(): string[] {
    const { history, opening } = this.table;
    const own = history.findLastIndex(({ seat }) => this.opponents.at(seat) === undefined);
    const events = [...(own < 0 ? opening : []), ...history.slice(Math.max(0, own)).flatMap((turned) => turned.events)];
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

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

/** Where there is but one choice, of an amount, a number beyond the choices is that amount. */
function meant(numbered: readonly Option[], typed: Chosen): [Option | undefined, Chosen] {
  const [only, another] = numbered;
  const isAmount = only?.range && !another && typed.number > 1 && typed.amount === undefined;
  return isAmount ? [only, { number: 1, amount: typed.number }] : [numbered[typed.number - 1], typed];
}
