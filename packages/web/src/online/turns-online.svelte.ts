import type { Entry } from '../engine/protocol.ts';
import { Said } from '../table/said.ts';
import type { TableModel } from '../table/table.svelte.ts';
import type { Turns } from '../table/turns.svelte.ts';
import type { RemoteTable } from './remote-table.svelte.ts';
import { sinceOwn } from './since.ts';
import type { TableLine } from './table-line.svelte.ts';
import { problemText, words } from './words.ts';

/** More than this is not told step by step to somebody who was away. */
const TOLD_AT_ONCE = 6;

/** A move that has not been answered by then (ms) is shown to be under way. */
const LATE = 400;

/** The others play over the network: what is chosen here is on its way for a while, and what they did comes in by itself. */
export class TurnsOnline implements Turns {
  readonly areElsewhere = true;
  readonly handOver = undefined;
  readonly said = new Said();
  /** A move that has been made here and waits for the server; `isUnsent`: it has not left this device. */
  sent = $state.raw<{ readonly text: string; readonly isUnsent: boolean }>();
  /** Whoever looks has just come, or come back: what others did meanwhile was not seen to happen. */
  private wasAway = $state(true);
  /** That, until one decides oneself or has read it. */
  readonly missed: readonly Entry[] = $derived(this.wasAway ? sinceOwn(this.model.log, this.model.seat) : []);
  private readonly at: RemoteTable;
  private isLocked = false;
  private late: ReturnType<typeof setTimeout> | undefined;

  constructor(at: RemoteTable) {
    this.at = at;
  }

  private get model(): TableModel {
    return this.at.model;
  }

  private get line(): TableLine {
    return this.at.line;
  }

  get isPaused(): boolean {
    return this.line.room?.stage === 'paused' && !this.model.scene.over;
  }

  /** Played by rules that those of today do not come to: everybody has to agree before it goes on. */
  get isOlder(): boolean {
    return Boolean(this.line.room?.older) && !this.model.scene.over;
  }

  get isSending(): boolean {
    return this.sent !== undefined || this.rests;
  }

  private get rests(): boolean {
    return this.isPaused || this.isOlder;
  }

  /** The line calls when something has come in. */
  begin(): void {}

  sends(line: string): boolean {
    if (!this.isPlaying()) return false;
    this.at.tidings.clear();
    this.caughtUp();
    const presses = this.model.scene.choices.flatMap((choice) => choice.presses);
    const text = presses.find((press) => press.line === line)?.text ?? line;
    this.late = setTimeout(() => this.wait(text), this.line.connection === 'open' ? LATE : 0);
    return true;
  }

  async goOn(): Promise<void> {
    clearTimeout(this.late);
    this.sent = undefined;
    await this.catchUp();
  }

  async catchUp(): Promise<void> {
    const { model, line, at } = this;
    while (!model.isBusy && !model.isClosed && line.hasNews) {
      const { waiting } = line;
      const isLong = waiting.length > TOLD_AT_ONCE || document.visibilityState === 'hidden';
      this.wasAway ||= isLong;
      at.tidings.hear(waiting);
      at.tidings.look();
      await model.change(
        async () => {
          const update = await line.take();
          if ('problem' in update) throw new Error(update.problem.code);
          return update;
        },
        isLong ? 'quiet' : undefined,
      );
      this.isLocked = false;
      this.lock();
      await at.orders.refresh();
    }
  }

  /** Whoever looks has read what the others did. */
  caughtUp(): void {
    this.wasAway = false;
  }

  /** Takes back a move that has not left this device. */
  takeBackSent(): void {
    this.line.withdraw();
  }

  /** While the game rests nothing lies open, neither on the board nor in the text; when it goes on, it does again. */
  lock(): void {
    if (this.rests === this.isLocked) return;
    this.isLocked = this.rests;
    const { shown } = this.model;
    if (this.isLocked) shown.scene = { ...shown.scene, choices: [], undoable: 0 };
    else void this.model.translate();
  }

  async takeOver(): Promise<void> {}

  close(): void {}

  /** It is still under way: the screen says so instead of offering the same choices again. */
  private wait(text: string): void {
    if (!this.model.isBusy) return;
    this.sent = { text, isUnsent: this.line.hasUnsent };
    const { unsent, underWay } = words().table;
    this.model.shown.announced = this.sent.isUnsent ? unsent(text) : underWay(text);
  }

  private isPlaying(): boolean {
    const stage = this.line.room?.stage;
    if (stage === 'playing') return true;
    this.at.notice = stage === 'paused' ? words().table.paused : problemText({ code: 'not-playing', params: {} });
    return false;
  }
}
