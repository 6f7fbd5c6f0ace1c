import type { Due, Move, Option, Refusal, Seat, Section, Table, WordsInText } from '@cromford/kernel';
import { type Context, DONE } from '../context.ts';
import { Lines } from '../terminal/lines.ts';
import { showPages } from '../terminal/pages.ts';
import { sectionLines } from '../terminal/sections.ts';
import { clearScreen, print } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { sayRefusal } from '../words/index.ts';
import { type Drawing, drawDecision, drawEnd } from './drawing.ts';
import { eventLines, logLines, seatName } from './log.ts';
import type { Opponents } from './opponents.ts';
import { previewLines } from './preview.ts';
import { type SaveFiles, Saves } from './saves.ts';
import { subjectOf } from './subject.ts';
import { readTyped, type Typed } from './typed.ts';

interface Chosen {
  readonly number: number;
  readonly amount?: number;
}

const FEW_LINES = 4;
/** That it is over, whether it is kept, and the question where to. */
const UNDER_THE_END = 3;

/** One sitting at the terminal: shows the board, asks, plays, until the game is over or the person leaves. */
export class PlaySession {
  private readonly context: Context;
  private readonly table: Table;
  private readonly words: WordsInText;
  private readonly saves: Saves;
  private readonly lines: Lines;
  private readonly opponents: Opponents;
  /** Leaving without a save has been warned of. */
  private isLeaving = false;
  /** What is said once under the board, before the next question. */
  private message: readonly string[] = [];
  /** What happened last has not been told yet. */
  private isNews = true;
  /** An empty line says that what happened is known and gives its room to the board. */
  private isRead = false;
  /** What was typed on a page that was asked for: it is meant for the question behind it. */
  private typedAhead = '';

  constructor(context: Context, table: Table, words: WordsInText, files: SaveFiles, opponents: Opponents) {
    this.context = context;
    this.table = table;
    this.words = words;
    this.saves = new Saves(context.texts, table, files);
    this.opponents = opponents;
    this.lines = new Lines(context.terminal);
  }

  async run(): Promise<number> {
    const { terminal, texts } = this.context;
    for (let due = this.table.due(); due; due = this.table.due()) {
      const bot = this.opponents.at(due.seat);
      if (bot !== undefined) {
        await this.letPlay(due.seat, bot);
        continue;
      }
      const drawing = await this.draw(due);
      const answer = this.takeTypedAhead() || (await this.lines.ask(texts.play.prompt));
      const typed: Typed = answer === undefined ? { kind: 'quit' } : readTyped(answer);
      if (typed.kind === 'quit' && (answer === undefined || this.mayLeave())) break;
      await this.obey(typed, due.seat, drawing);
      const wrong = await this.saves.keep();
      if (wrong !== undefined) this.message = [...this.message, wrong];
    }
    const isOver = !this.table.due();
    if (isOver) await this.drawEnd();
    this.message = [...this.message, ...(await this.saves.atTheEnd())];
    print(terminal, ...this.message, isOver ? texts.play.over : this.left());
    if (isOver) await this.offerToSave();
    this.lines.close();
    return DONE;
  }

  private left(): string {
    const { play } = this.context.texts;
    if (!this.saves.areComplete) return play.leftUnsaved;
    const command = this.saves.goOn;
    return command === undefined ? play.left : play.leftSaved({ command });
  }

  /** Nobody should have to play a game again to have its record. */
  private async offerToSave(): Promise<void> {
    const { terminal, texts } = this.context;
    while (terminal.isScreen && !this.saves.areComplete) {
      const typed = readTyped(this.takeTypedAhead() || ((await this.lines.ask(texts.play.keepRecord)) ?? ''));
      if (typed.kind !== 'save') return;
      print(terminal, await this.saves.save(typed.file));
    }
  }

  /** What has no room under the board fills the screen before it. */
  private async draw(due: Due): Promise<Drawing> {
    const { terminal } = this.context;
    const said = this.said();
    const isAnswer = this.message.length > 0;
    const isNew = isAnswer || (this.isNews && !this.isPlain(due.seat, said));
    this.message = [];
    this.isNews = false;
    const drawing = drawDecision(this.context, this.table, this.words, due, said, isAnswer);
    if (drawing.isLeftOut && isNew) {
      await this.page(said);
      // Who reads what happened has not seen the choices yet.
      if (!isAnswer) this.typedAhead = '';
    }
    clearScreen(terminal);
    print(terminal, ...drawing.lines);
    return drawing;
  }

  /** What a player has just done himself, and nothing else, need not be told where there is no room. */
  private isPlain(seat: Seat, said: readonly string[]): boolean {
    return said.length <= FEW_LINES && this.table.history.at(-1)?.seat === seat;
  }

  /** On a screen, what happened last stands there until something else does; in a pipe it is told once. */
  private said(): readonly string[] {
    if (!this.context.terminal.isScreen) return [...this.message, ...(this.isNews ? this.happened() : [])];
    const said = this.message.length > 0 || this.isRead ? this.message : this.happened();
    return said.flatMap((line) => wrap(line, this.context.terminal.columns));
  }

  private async drawEnd(): Promise<void> {
    const { terminal } = this.context;
    const said = this.said();
    const drawing = drawEnd(this.context, this.table, this.words, said, UNDER_THE_END);
    if (drawing.isLeftOut) await this.page(said);
    clearScreen(terminal);
    print(terminal, ...drawing.lines);
    this.message = [];
  }

  /** A bot's decision; what came of it is told with the next question. */
  private async letPlay(seat: Seat, bot: string): Promise<void> {
    const { terminal, texts } = this.context;
    const name = seatName(seat, this.words, texts);
    if (terminal.isScreen) terminal.output.write(`\r\x1b[K${texts.play.thinking({ seat: name, bot })}`);
    await this.opponents.play(this.table, seat, bot);
    this.isNews = true;
    this.isRead = false;
  }

  /** On a screen, leaving what is saved nowhere takes a second time. */
  private mayLeave(): boolean {
    if (this.saves.areComplete || this.isLeaving || !this.context.terminal.isScreen) return true;
    this.isLeaving = true;
    this.message = [this.context.texts.play.unsaved];
    return false;
  }

  private async obey(typed: Typed, seat: Seat, { choices, whole, sections }: Drawing): Promise<void> {
    const { texts } = this.context;
    const { numbered, closedLines } = choices;
    if (typed.kind !== 'quit') this.isLeaving = false;
    switch (typed.kind) {
      case 'choice':
        return this.choose(numbered, typed);
      case 'preview':
        if (typed.line !== undefined) this.previewLine(typed.line);
        else if (typed.number === undefined) this.message = [texts.play.whichPreview];
        else await this.preview(numbered, { ...typed, number: typed.number });
        return;
      case 'line':
        return this.playLine(typed.text);
      case 'undo':
        this.message = [this.takeBack(seat)];
        return;
      case 'restart':
        this.message = this.restart(seat);
        return;
      case 'save':
        this.message = [await this.saves.save(typed.file)];
        return;
      case 'log':
        return this.page([texts.play.log, ...logLines(this.table, this.words, texts)], true);
      case 'closed':
        return this.page(closedLines.length > 0 ? closedLines : [texts.play.nothingClosed]);
      case 'board':
        return typed.subject === undefined ? this.page(whole) : this.showPart(sections, typed.subject);
      case 'forecast':
        return this.page(this.forecast(seat, typed.subject));
      case 'help':
        return this.page(texts.play.help);
      case 'nothing':
        this.isRead = true;
        return;
      case 'quit':
        return;
      default:
        typed satisfies never;
    }
  }

  /** The parts of the board under the headings that are meant. */
  private async showPart(sections: readonly Section<string>[], subject: string): Promise<void> {
    const { terminal, texts } = this.context;
    const meant = sections.filter(({ heading }) => heading.toLowerCase().includes(subject.toLowerCase()));
    const headings = sections.map(({ heading }) => heading.replace(/\..*/, '')).join(', ');
    if (meant.length > 0) await this.page(sectionLines(meant, terminal).slice(1));
    else this.message = [texts.play.noSuchPart({ subject, headings })];
  }

  /** Fills the screen until the reader has enough; in a pipe it stands above the next question. */
  private async page(lines: readonly string[], isReadFromItsEnd = false): Promise<void> {
    const { terminal, texts } = this.context;
    if (!terminal.isScreen) {
      this.message = lines;
      return;
    }
    const typed = await showPages(terminal, this.lines, texts, lines, isReadFromItsEnd);
    // The way out of a page leads to the board, however long the page is: the game is left from there only.
    this.typedAhead = readTyped(typed).kind === 'quit' ? '' : typed;
  }

  private takeTypedAhead(): string {
    const typed = this.typedAhead;
    this.typedAhead = '';
    return typed;
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
      this.message = [this.context.texts.play.noSuchChoice({ number: typed.number, last: numbered.length })];
      return undefined;
    }
    if (!option.range && amount !== undefined) {
      this.message = [this.context.texts.play.noAmount({ number: typed.number })];
      return undefined;
    }
    const move = option.range ? await this.withAmount(option, option.range, amount) : option.move;
    return move && { move, option };
  }

  /** What a choice would bring, without playing it. */
  private async preview(numbered: readonly Option[], typed: Chosen): Promise<void> {
    const chosen = await this.chosen(numbered, typed);
    if (!chosen) return;
    this.foretell(chosen.move, chosen.option.notes);
  }

  private previewLine(line: string): void {
    const move = this.table.engine.rules.notation.read(line);
    const option = move && this.table.options().find((known) => this.isSameLine(known, move));
    if (move) this.foretell(move, option?.notes ?? []);
    else this.message = [this.context.texts.play.notUnderstood({ line })];
  }

  private foretell(move: Move, notes: Option['notes']): void {
    const refused = this.refused(this.table.engine.judge(this.table.state, move));
    this.message = refused ?? previewLines(this.context, this.table, this.words, move, notes);
  }

  private async withAmount(
    option: Option,
    range: { from: number; to: number },
    given?: number,
  ): Promise<Move | undefined> {
    const { texts } = this.context;
    const only = range.from === range.to ? range.from : undefined;
    const answer = given ?? only ?? (await this.lines.ask(texts.play.amount({ ...range })));
    if (answer === undefined || answer === '') return undefined;
    const amount = Number(answer);
    if (Number.isInteger(amount)) return { ...option.move, amount } as Move;
    this.message = [texts.play.notThatMany({ from: range.from, to: range.to })];
    return undefined;
  }

  private async playLine(line: string): Promise<void> {
    const move = this.table.engine.rules.notation.read(line);
    if (!move) {
      this.message = [this.context.texts.play.notUnderstood({ line })];
      return;
    }
    const option = this.table.options().find((known) => this.isSameLine(known, move));
    if (option) return this.play(move, option);
    this.judge(this.table.playLine(line));
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
      const answer = await this.lines.ask(texts.play.sure({ warning: sentence(warnings.join(', ')) }));
      if (!answer?.toLowerCase().startsWith(texts.play.yes)) return;
    }
    this.judge(this.table.play(move));
  }

  private judge(refusal: Refusal | undefined): void {
    this.message = this.refused(refusal) ?? [];
    this.isNews = refusal === undefined;
    if (this.isNews) this.isRead = false;
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
    return [this.context.texts.play.restarted({ count })];
  }

  /** What came of the last decision of a person, and of those of the bots after it. */
  private happened(): string[] {
    const { history, opening } = this.table;
    const own = history.findLastIndex(({ seat }) => this.opponents.at(seat) === undefined);
    const events = [...(own < 0 ? opening : []), ...history.slice(Math.max(0, own)).flatMap((turned) => turned.events)];
    const lines = eventLines(events, this.words, this.context.terminal.columns);
    return lines.length > 0 ? [this.context.terminal.paint.bold(this.context.texts.play.happened), ...lines] : [];
  }

  /** What the next production would bring if it came now, or the rest of it where it is under way, by what this seat knows. */
  private forecast(seat: Seat, subject: string | undefined): string[] {
    const { terminal, texts } = this.context;
    const { rules } = this.table.engine;
    if (!rules.forecast) return [texts.play.noForecast];
    const seen = rules.view(this.table.state, seat);
    const good = subject === undefined ? undefined : subjectOf(subject, this.table, seen, this.words);
    if (subject !== undefined && good === undefined) return [texts.play.noSubject({ subject })];
    const events = rules.forecast(seen, good);
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

/** Where there is but one choice, of an amount, any number but its own is that amount. */
function meant(numbered: readonly Option[], typed: Chosen): [Option | undefined, Chosen] {
  const [only, another] = numbered;
  const isAmount = only?.range && !another && typed.number !== 1 && typed.amount === undefined;
  return isAmount ? [only, { number: 1, amount: typed.number }] : [numbered[typed.number - 1], typed];
}
