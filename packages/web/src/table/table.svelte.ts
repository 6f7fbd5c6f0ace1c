import type { Move, Seat, State } from '@cromford/kernel';
import type { TableEngine } from '../engine/client.ts';
import type {
  Choice,
  Entry,
  EventText,
  Names,
  Press,
  Preview,
  RefusalText,
  Scene,
  Update,
} from '../engine/protocol.ts';
import type { Face } from '../games/face.ts';
import { language } from '../language/language.svelte.ts';
import type { BoardTable, ForecastPair, Hand } from './board-table.ts';
import { Conductor } from './conductor.svelte.ts';
import { confirming } from './confirming.svelte.ts';
import { Entered, ownTurn } from './entered.ts';
import { type ExplainedThing, Explanations } from './explanations.svelte.ts';
import { idle } from './idle.ts';
import { keep } from './keep.ts';
import { type Keeping, Unkept } from './keeping.svelte.ts';
import { Previews } from './previews.svelte.ts';
import { Redo } from './redo.ts';
import type { Sheet } from './sheet.ts';
import { sourcesOf } from './sources.ts';
import { Telling, type Tells } from './telling.svelte.ts';
import { type Turns, TurnsElsewhere } from './turns.svelte.ts';

/** More choices than anybody looks at one by one. */
const MOST_FORESEEN = 80;
/** A finger that comes down this soon (ms) after a position, or the second click of a double click, meant a button of the one before. */
const FRESH = 350;

export interface Start {
  readonly engine: TableEngine;
  readonly update: Update;
  readonly closing: (move: Move) => boolean;
  /** Which events of a move are told step by step. */
  readonly tells?: Tells | undefined;
  /** Who plays the other seats, and what keeps the game: without them a script does, and nothing. */
  readonly turns?: (table: TableModel) => Turns;
  readonly keeping?: (table: TableModel) => Keeping;
}

/**
 * One table on the screen: the present scene, its log, what is pointed at, and what that would do. Who plays next (turns.svelte.ts) and what
 * is kept (keeping.svelte.ts) are others' business.
 */
export class TableModel implements BoardTable {
  scene = $state.raw() as Scene;
  log = $state.raw<readonly Entry[]>([]);
  names = $state.raw<Names>({ accounts: {}, whys: {} });
  pointed = $state<string>();
  chosen = $state<string>();
  armed = $state<string>();
  /** The group of choices that is looked at, where the bar shows one at a time. */
  attended = $state<string>();
  /** The engine has failed: nothing goes on. */
  isBroken = $state(false);
  /** What has just happened, for those who hear the page. */
  announced = $state('');
  wanted = $state.raw<readonly string[]>();
  spokenOf = $state<string>();
  telling = $state.raw<Telling>();
  /** What a move has brought, until whoever looks has read it. */
  sheet = $state.raw<Sheet>();
  /** What a production has brought that nobody waited for: it can be read until one chooses again. */
  brought = $state.raw<Sheet>();
  /** What is summed up once these have happened; whoever shows the table knows it. */
  sumsUp: (entries: readonly Entry[]) => readonly Entry[] = () => [];
  private release: (() => void) | undefined;
  readonly conductor = new Conductor();
  readonly readOnly = false;
  readonly explanations = new Explanations();
  readonly lit = $derived(this.pointed ?? this.chosen);
  readonly shownPreview: Preview | undefined = $derived(this.lit === undefined ? undefined : this.previewOf(this.lit));
  readonly after: State | undefined = $derived(this.shownPreview?.view);
  readonly next: readonly Choice[] = $derived(this.shownPreview?.choices ?? []);
  readonly seat: Seat | null = $derived(this.scene.seat);
  readonly due: Seat | null = $derived(this.scene.due);
  readonly told: readonly EventText[] = $derived(this.telling?.told ?? []);
  /** Whoever looks has to choose. */
  readonly isMine = $derived(!this.isElsewhere && this.due !== null && this.due === this.seat);
  readonly primary = $derived(this.findPrimary());
  /** What would end the step leaves something that one would rather take: it is offered, not proposed. */
  readonly isPassing = $derived(this.findPassing());
  /** What the game says about closing choices; whoever shows the table knows it. */
  passing: Face['passing'];
  /** Runs before a move is sent; a lesson uses it to keep to its path. */
  allows: (line: string) => boolean = () => true;
  afterMove: (line: string) => Promise<void> | void = () => {};

  readonly engine: TableEngine;
  readonly turns: Turns;
  readonly keeping: Keeping;
  private readonly closing: (move: Move) => boolean;
  private readonly tells: Tells;
  private readonly previews: Previews;
  private entered = new Entered();
  private readonly redone = new Redo();
  /** What was taken back last, where it can be chosen again. */
  redoable = $state<string>();
  /** Something has been done in the step that is asked about. */
  private isBegun = $state(false);
  private takenAt = 0;
  isBusy = false;
  isClosed = false;

  constructor({ engine, update, closing, tells = () => false, turns, keeping }: Start) {
    this.engine = engine;
    this.turns = turns?.(this) ?? new TurnsElsewhere();
    this.keeping = keeping?.(this) ?? new Unkept();
    this.previews = new Previews(engine);
    this.closing = closing;
    this.tells = tells;
    this.take(update);
    void this.recall();
    this.turns.begin();
  }

  /** Another tab of this browser plays it: here it is only followed. */
  get isElsewhere(): boolean {
    return this.keeping.isElsewhere;
  }

  get counts(): boolean {
    return this.keeping.counts;
  }

  /** Others may play here. */
  get isGoingOn(): boolean {
    return !this.isClosed && !this.isElsewhere && !this.isBroken;
  }

  /** A move is on its way, and may still be refused: nothing else is chosen meanwhile. */
  get isSending(): boolean {
    return false;
  }

  get isFresh(): boolean {
    return performance.now() - this.takenAt < FRESH;
  }

  sources(account: string): Record<string, number> {
    return sourcesOf(this.log, account);
  }

  playerName(seat: Seat | null): string {
    return seat === null ? language.say.table.importer : (this.scene.players[seat]?.name ?? String(seat + 1));
  }

  forecast(subject: string): ForecastPair | undefined {
    const now = this.scene.forecasts[subject];
    return now && { now, after: this.shownPreview?.forecasts[subject] };
  }

  /** Whoever looks at another group has let go of what he chose in this one. */
  attend(group: string | undefined): void {
    this.attended = group;
    const isOfIt = this.scene.choices.some(
      (choice) => choice.group === group && choice.presses.some(({ line }) => line === this.chosen),
    );
    if (group !== undefined && !isOfIt) this.unchoose();
  }

  point(line: string): void {
    this.pointed = line;
  }

  leave(line: string): void {
    if (this.pointed === line) this.pointed = undefined;
  }

  press(choice: Choice, { line }: Press, hand: Hand, isPrimary = false): void {
    if (this.isSending) return;
    const isProposed = isPrimary && !this.isPassing && !this.isFresh;
    if (hand === 'finger' && this.chosen !== line && !isProposed) {
      this.choose(line);
      return;
    }
    const asksAgain = confirming.isOn && choice.notes.some(({ warns }) => warns);
    if (asksAgain && this.armed !== line) {
      this.choose(line);
      this.armed = line;
      this.announced = this.secondQuestion(choice, line);
    } else this.play(line);
  }

  /** Whoever hears the page hears what the choice would force, before the same key plays it. */
  private secondQuestion({ presses, notes }: Choice, line: string): string {
    const { once, sure } = language.say.table;
    const text = presses.find((press) => press.line === line)?.text ?? '';
    return `${once} ${notes.flatMap(({ warns, text: said }) => (warns ? [said] : [])).join(', ')}. ${sure(text)}`;
  }

  /** Takes back the question whether one is sure, and what was chosen; or closes a sheet that nobody waits for. */
  disarm(): boolean {
    if (this.sheet && !this.sheet.waits) {
      this.closeSheet();
      return true;
    }
    const was = this.chosen ?? this.armed;
    this.unchoose();
    return was !== undefined;
  }

  /** Picks a choice without playing it: the filled button then plays it. */
  choose(line: string): void {
    this.chosen = line;
    this.armed = undefined;
    this.pointed = undefined;
  }

  private unchoose(): void {
    this.chosen = undefined;
    this.armed = undefined;
  }

  letGo(): boolean {
    if (!this.primary || this.primary.refusal) return false;
    this.unchoose();
    return true;
  }

  async play(line: string): Promise<void> {
    if (this.isBusy || this.isElsewhere || !this.allows(line)) return;
    this.brought = undefined;
    this.redone.note(this.scene.ply, line);
    await this.change(() => this.engine.ask<'play'>({ do: 'play', line }));
    await this.afterMove(line);
    await this.turns.goOn();
  }

  /** In a lesson: a move of another seat. */
  async playForOthers(line: string): Promise<void> {
    await this.change(() => this.engine.ask<'play'>({ do: 'play', line }));
  }

  async undo(wholeTurn = false): Promise<void> {
    if (this.isBusy || this.isElsewhere) return;
    await this.change(() => this.engine.ask<'undo'>({ do: 'undo', wholeTurn }));
    this.redone.backTo(this.scene.ply);
    this.showRedoable();
  }

  private showRedoable(): void {
    const { next } = this.redone;
    const isOpen = this.scene.choices.some(({ presses }) => presses.some(({ line }) => line === next));
    this.redoable = isOpen ? next : undefined;
  }

  async redo(): Promise<void> {
    if (this.redoable !== undefined) await this.play(this.redoable);
  }

  /** Tells an entry of the log once more, or several that follow on each other. */
  async tellAgain(...entries: readonly Entry[]): Promise<void> {
    const [first] = entries;
    const telling = new Telling(entries, this.tells);
    if (this.isBusy || !first || !telling.isWorthIt) return;
    this.isBusy = true;
    const { scene } = this;
    const before = await this.engine.ask<'at'>({ do: 'at', ply: Math.max(0, first.ply - 1) });
    if (!('problem' in before)) {
      this.scene = { ...before, choices: [] };
      await this.tell(telling, 'whole');
    }
    this.telling = undefined;
    this.scene = scene;
    this.conductor.rest();
    this.isBusy = false;
  }

  canTell(...entries: readonly Entry[]): boolean {
    return new Telling(entries, this.tells).isWorthIt;
  }

  /** The same table in the language of the page. */
  async translate(): Promise<void> {
    await this.change(() => this.engine.ask<'read'>({ do: 'read' }), 'quiet');
  }

  explain(refusal: RefusalText, at: Element, why: 'hover' | 'focus' | 'tap'): void {
    this.explanations.open({ refusal }, at, why);
  }

  describe(thing: ExplainedThing, at: Element, why: 'hover' | 'focus' | 'tap'): void {
    this.explanations.open({ thing }, at, why);
  }

  unexplain(at: Element): void {
    this.explanations.close(at);
  }

  close(): void {
    this.isClosed = true;
    this.conductor.skip();
    this.closeSheet();
    this.turns.close();
    this.keeping.done().finally(() => this.engine.close());
  }

  isClosing(choice: Choice): boolean {
    return this.closing(choice.move);
  }

  private findPrimary(): Choice | undefined {
    const closing = this.scene.choices.filter((choice) => this.closing(choice.move));
    return closing.find(({ refusal }) => !refusal) ?? closing[0];
  }

  private findPassing(): boolean {
    const { primary } = this;
    if (!primary || primary.refusal) return false;
    const { choices, step } = this.scene;
    if (!choices.some(({ move, refusal }) => !refusal && !this.closing(move))) return false;
    const passing = this.passing?.(primary.move, step);
    return (
      passing === 'always' || (passing === 'at-first' && !this.isBegun) || primary.notes.some(({ warns }) => warns)
    );
  }

  /** Everything that changes the position goes through here, one after the other. */
  async change(ask: () => Promise<Update | { refused: RefusalText }>, how?: 'quiet'): Promise<void> {
    this.isBusy = true;
    try {
      const update = await ask();
      if (this.isClosed) return;
      if ('refused' in update) {
        this.announced = update.refused.text;
        return;
      }
      if (how === 'quiet') {
        this.take(update);
        return;
      }
      this.announced = update.entries.flatMap(({ events }) => events.map(({ text }) => text)).join(' ');
      this.keeping.save(update.scene);
      const telling = new Telling(update.entries, this.tells);
      if (telling.isWorthIt && !this.conductor.isSilent) await this.tell(telling);
      const sheet = await this.sheetAfter(update);
      if (sheet && !this.turns.areElsewhere) await this.read(sheet);
      this.take(update);
      if (sheet && this.turns.areElsewhere) this.lay(sheet);
    } catch (error) {
      if (this.isClosed) return;
      this.isBroken = true;
      console.error(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** `whole`: somebody asked for it, so the pace that shows nothing does not apply. */
  private async tell(telling: Telling, how?: 'whole'): Promise<void> {
    this.scene = { ...this.scene, choices: [] };
    this.telling = telling;
    if (how) this.conductor.pause();
    while (!telling.isDone && !this.isClosed && !this.conductor.isSilent) {
      telling.at += 1;
      await this.conductor.beat(telling.beat);
    }
  }

  private async sheetAfter({ entries, scene: next, names }: Update): Promise<Sheet | undefined> {
    if (this.isClosed || this.seat === null) return undefined;
    const summed = this.sumsUp(entries);
    return summed.length === 0
      ? undefined
      : this.sheetOf(summed, next, { ...names, whys: { ...this.names.whys, ...names.whys } });
  }

  private async sheetOf(entries: readonly Entry[], next: Scene, names: Names): Promise<Sheet | undefined> {
    const ply = Math.max(0, (entries[0]?.ply ?? 0) - 1);
    const before = ply === this.scene.ply ? this.scene : await this.engine.ask<'at'>({ do: 'at', ply });
    if ('problem' in before) return undefined;
    return { events: entries.flatMap(({ events }) => events), before, next, names, waits: true };
  }

  /** Everybody plays at this device: the game waits until it is read. */
  private async read(sheet: Sheet): Promise<void> {
    this.scene = { ...this.scene, choices: [] };
    this.telling = undefined;
    this.sheet = sheet;
    await new Promise<void>((resolve) => {
      this.release = resolve;
    });
  }

  /** Others and their clocks wait for nobody: it lies there while a person elsewhere thinks, else it can be opened. */
  private lay(sheet: Sheet): void {
    this.brought = { ...sheet, waits: false };
    const { due, players } = this.scene;
    if (!this.isMine && due !== null && players[due]?.kind === 'person') this.sheet = this.brought;
  }

  /** What some of the log has brought, once more. */
  async openSheet(entries: readonly Entry[]): Promise<void> {
    const next = await this.engine.ask<'at'>({ do: 'at', ply: entries.at(-1)?.ply ?? 0 });
    if ('problem' in next) return;
    const sheet = await this.sheetOf(entries, next, this.names);
    if (sheet && !this.isBusy && !this.isClosed) this.sheet = { ...sheet, waits: false };
  }

  /** The one that stepped aside. */
  reopenSheet(): void {
    this.sheet = this.brought;
  }

  closeSheet(): void {
    if (this.sheet === this.brought) this.brought = undefined;
    if (this.sheet && !this.sheet.waits) this.sheet = undefined;
    this.release?.();
    this.release = undefined;
  }

  private take({ scene, from, entries, names }: Update): void {
    this.previews.renew();
    this.explanations.closeAll();
    // Together with the position it has led to: between them the old one would come back, and everything move once more.
    this.telling = undefined;
    const isSameStep = this.scene?.step === scene.step;
    this.scene = keep(this.scene, this.isElsewhere ? { ...scene, choices: [], undoable: 0 } : scene);
    this.stepAside();
    this.isBegun = this.entered.isBegun(scene);
    // Whoever skipped did so until somebody here has to choose; where nobody ever has, only to the end of the move.
    if (this.isMine || (this.turns.areElsewhere && this.seat === null)) this.conductor.rest();
    this.takenAt = performance.now();
    this.turns.backTo(scene.ply);
    this.log = [...this.log.slice(0, from), ...entries.map((entry) => this.withWhy(entry))];
    this.names = { accounts: names.accounts, whys: { ...this.names.whys, ...names.whys } };
    this.pointed = undefined;
    this.chosen = undefined;
    this.armed = undefined;
    this.showRedoable();
    if (!isSameStep) this.attended = undefined;
    void this.foresee();
  }

  /** What waited has been read; what lies there only makes room for a question, and for the end. */
  private stepAside(): void {
    if (this.sheet?.waits || this.isMine || this.scene.over) this.sheet = undefined;
    this.release?.();
    this.release = undefined;
  }

  /** Opened in the middle of a turn: what was done in it is only in the log, and the steps of that in the positions before. */
  private async recall(): Promise<void> {
    const { scene, log } = this;
    if (!this.isMine) return;
    const entered = new Entered();
    for (const { ply } of ownTurn(log, scene)) {
      const before = await this.engine.ask<'at'>({ do: 'at', ply: ply - 1 });
      if ('problem' in before || this.scene !== scene || this.isClosed) return;
      entered.isBegun(before);
    }
    this.entered = entered;
    this.isBegun = entered.isBegun(scene);
  }

  private withWhy(entry: Entry): Entry {
    const why = this.turns.whyOf(entry.ply);
    return why === undefined ? entry : { ...entry, why };
  }

  previewOf(...lines: readonly string[]): Preview | undefined {
    void this.scene;
    return this.previews.read(...lines);
  }

  /** While the page has nothing else to do: what each open choice would bring, so that it is there when somebody points at it. */
  private async foresee(): Promise<void> {
    const { scene } = this;
    if (!this.isMine) return;
    const open = scene.choices
      .filter(({ refusal }) => !refusal)
      .flatMap(({ presses }) => presses.map(({ line }) => line));
    for (const line of open.slice(0, MOST_FORESEEN)) {
      await idle();
      if (scene !== this.scene || this.isBusy || this.isClosed) return;
      await this.previews.foresee(line);
    }
  }
}
