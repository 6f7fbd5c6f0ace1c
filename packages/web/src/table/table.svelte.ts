import type { Move, Seat } from '@cromford/kernel';
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
import { language } from '../language/language.svelte.ts';
import type { BoardTable, ForecastPair, Hand } from './board-table.ts';
import { Choosing } from './choosing.svelte.ts';
import { Explanations } from './explanations.svelte.ts';
import { type Keeping, Unkept } from './keeping.svelte.ts';
import { Redo } from './redo.ts';
import type { ResultSheet } from './sheet.ts';
import { Shown } from './shown.svelte.ts';
import { sourcesOf } from './sources.ts';
import type { Tells } from './telling.svelte.ts';
import { type Turns, TurnsOfScript } from './turns.svelte.ts';

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
 * One table on the screen, and everything that changes its position. What is shown of it (shown.svelte.ts), what is pointed at and chosen
 * (choosing.svelte.ts), who plays next (turns.svelte.ts) and what is kept (keeping.svelte.ts) are parts of their own.
 */
export class TableModel implements BoardTable {
  readonly engine: TableEngine;
  readonly turns: Turns;
  readonly keeping: Keeping;
  readonly shown: Shown;
  readonly choosing: Choosing;
  readonly explanations = new Explanations();
  readonly readOnly = false;
  wanted = $state.raw<readonly string[]>();
  spokenOf = $state<string>();
  standing = $state.raw<readonly number[]>();
  /** The engine has failed: nothing goes on. */
  isBroken = $state(false);
  isBusy = false;
  isClosed = false;
  /** What was taken back last, where it can be chosen again. */
  redoable = $state<string>();
  private readonly takenBack = new Redo();
  /** Whoever looks has to choose. */
  readonly isMine = $derived.by(() => !this.isElsewhere && this.due !== null && this.due === this.seat);
  /** Runs before a move is sent; a lesson uses it to keep to its path. */
  allows: (line: string) => boolean = () => true;
  afterMove: (line: string) => Promise<void> | void = () => {};

  constructor({ engine, update, closing, tells = () => false, turns, keeping }: Start) {
    this.engine = engine;
    this.shown = new Shown(this, tells);
    this.choosing = new Choosing(this, closing);
    this.turns = turns?.(this) ?? new TurnsOfScript();
    this.keeping = keeping?.(this) ?? new Unkept();
    this.take(update);
    void this.choosing.recall();
    this.turns.begin();
  }

  get scene(): Scene {
    return this.shown.scene;
  }

  get log(): readonly Entry[] {
    return this.shown.log;
  }

  get names(): Names {
    return this.shown.names;
  }

  get told(): readonly EventText[] {
    return this.shown.told;
  }

  get sheet(): ResultSheet | undefined {
    return this.shown.sheet;
  }

  get seat(): Seat | null {
    return this.scene.seat;
  }

  get due(): Seat | null {
    return this.scene.due;
  }

  get lit(): string | undefined {
    return this.choosing.lit;
  }

  get armed(): string | undefined {
    return this.choosing.armed;
  }

  get shownPreview(): Preview | undefined {
    return this.choosing.preview;
  }

  get attended(): string | undefined {
    return this.choosing.attended;
  }

  get isFresh(): boolean {
    return this.choosing.isFresh;
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

  previewOf(...lines: readonly string[]): Preview | undefined {
    return this.choosing.previewOf(...lines);
  }

  attend(group: string | undefined): void {
    this.choosing.attend(group);
  }

  point(line: string): void {
    this.choosing.point(line);
  }

  leave(line: string): void {
    this.choosing.leave(line);
  }

  press(choice: Choice, press: Press, hand: Hand, isPrimary = false): void {
    this.choosing.press(choice, press, hand, isPrimary);
  }

  letGo(): boolean {
    return this.choosing.letGo();
  }

  /** Closes a sheet that nobody waits for, or takes back what was chosen. */
  disarm(): boolean {
    if (!this.sheet || this.sheet.waits) return this.choosing.disarm();
    this.shown.closeSheet();
    return true;
  }

  async play(line: string): Promise<void> {
    if (this.isBusy || this.isElsewhere || !this.allows(line) || !this.turns.sends(line)) return;
    this.shown.brought = undefined;
    this.takenBack.note(this.scene.ply, line);
    await this.change(() => this.engine.ask<'play'>({ do: 'play', line }));
    await this.afterMove(line);
    await this.turns.goOn();
  }

  /** In a lesson: a move of another seat. */
  async playForOthers(line: string): Promise<void> {
    await this.change(() => this.engine.ask<'play'>({ do: 'play', line }));
  }

  get whyNotUndo(): string {
    const { undoNothing, undoBarrier } = language.say.table;
    return this.scene.ply === 0 ? undoNothing : undoBarrier;
  }

  async undo(wholeTurn = false): Promise<void> {
    if (this.isBusy || this.isElsewhere || this.turns.isSending) return;
    if (this.scene.undoable === 0) {
      this.shown.remark = this.whyNotUndo;
      return;
    }
    await this.change(() => this.engine.ask<'undo'>({ do: 'undo', wholeTurn }));
    this.takenBack.backTo(this.scene.ply);
    this.findRedoable();
    await this.turns.catchUp();
  }

  async redo(): Promise<void> {
    if (this.redoable !== undefined) await this.play(this.redoable);
  }

  private findRedoable(): void {
    const { next } = this.takenBack;
    const isOpen = this.scene.choices.some(({ presses }) => presses.some(({ line }) => line === next));
    this.redoable = isOpen ? next : undefined;
  }

  /** Tells an entry of the log once more, or several that follow on each other. */
  async tellAgain(...entries: readonly Entry[]): Promise<void> {
    if (this.isBusy || !this.shown.canTell(...entries)) return;
    this.isBusy = true;
    await this.shown.tellAgain(entries);
    this.isBusy = false;
    await this.turns.catchUp();
  }

  /** The same table in the language of the page. */
  async translate(): Promise<void> {
    await this.change(() => this.engine.ask<'read'>({ do: 'read' }), 'quiet');
    await this.turns.catchUp();
  }

  close(): void {
    this.isClosed = true;
    this.shown.conductor.skip();
    this.shown.closeSheet();
    this.turns.close();
    this.keeping.done().finally(() => this.engine.close());
  }

  /** Everything that changes the position goes through here, one after the other. */
  async change(ask: () => Promise<Update | { refused: RefusalText }>, how?: 'quiet'): Promise<void> {
    this.isBusy = true;
    try {
      const update = await ask();
      if (this.isClosed) return;
      if ('refused' in update) {
        this.shown.announced = update.refused.text;
        return;
      }
      if (how !== 'quiet') this.keeping.save(update.scene);
      const sheet = how === 'quiet' ? undefined : await this.shown.tellOf(update);
      this.take(update);
      if (sheet && this.turns.areElsewhere) this.shown.lay(sheet);
    } catch (error) {
      if (this.isClosed) return;
      this.isBroken = true;
      console.error(error);
    } finally {
      this.isBusy = false;
    }
  }

  private take(update: Update): void {
    const { scene } = update;
    const isSameStep = this.scene?.step === scene.step;
    this.explanations.closeAll();
    this.turns.said.backTo(scene.ply);
    this.shown.take(update);
    // Whoever skipped did so until somebody here has to choose; where nobody ever has, only to the end of the move.
    if (this.isMine || (this.turns.areElsewhere && this.seat === null)) this.shown.conductor.rest();
    this.choosing.renew(scene, isSameStep);
    this.findRedoable();
  }
}
