import { isProblem, type Move } from '@cromford/kernel';
import type { Proposal } from '@cromford/protocol';
import type { WantedProposal } from '@cromford/protocol/wanted';
import type { Entry, Update } from '../engine/protocol.ts';
import { TableModel } from '../table/table.svelte.ts';
import type { Tells } from '../table/telling.svelte.ts';
import { post } from './client.ts';
import { KeptNotes } from './kept-notes.svelte.ts';
import { StandingOrders } from './orders.svelte.ts';
import { RemoteEngine } from './remote-engine.ts';
import { sinceOwn } from './since.ts';
import type { TableLine } from './table-line.svelte.ts';
import { Tidings } from './tidings.svelte.ts';
import { problemText, words } from './words.ts';

/** More than this is not told step by step to somebody who was away. */
const TOLD_AT_ONCE = 6;

/** A move that has not been answered by then (ms) is shown to be under way. */
const LATE = 400;

interface Start {
  readonly line: TableLine;
  readonly update: Update;
  readonly closing: (move: Move) => boolean;
  readonly tells: Tells | undefined;
}

/** A table on the server on the screen of a local one. */
export class RemoteTable extends TableModel {
  /** What the server had against the last thing that was tried. */
  notice = $state('');
  readonly line: TableLine;
  readonly orders = new StandingOrders(this);
  readonly tidings = new Tidings(this);
  /** Whoever looks has just come, or come back: what others did meanwhile was not seen to happen. */
  private wasAway = $state(true);
  private isLocked = false;
  /** That, until one decides oneself or has read it. */
  readonly missed: readonly Entry[] = $derived(this.wasAway ? sinceOwn(this.log, this.seat) : []);
  /** Whether the players with their clocks can be seen: on a phone they go with the page. */
  isWhoInSight = $state(true);
  /** A move that has been made here and waits for the server; `isUnsent`: it has not left this device. */
  sent = $state.raw<{ readonly text: string; readonly isUnsent: boolean }>();

  constructor({ line, update, closing, tells }: Start) {
    const engine = new RemoteEngine(line);
    super({ engine, update, closing, tells, keeping: () => new KeptNotes(line) });
    engine.onrefused = (text) => {
      this.notice = text;
    };
    this.line = line;
    line.onnews = () => this.catchUp();
    line.onroom = () => {
      this.lock();
      this.orders.refresh();
      this.tidings.look();
    };
    this.orders.onanswered = ({ text, left }) => this.tidings.order(text, left);
    this.orders.load();
    this.lock();
    this.catchUp();
  }

  override get isSending(): boolean {
    return this.sent !== undefined || this.rests;
  }

  get isPaused(): boolean {
    return this.line.room?.stage === 'paused' && !this.scene.over;
  }

  /** Played by rules that those of today do not come to: everybody has to agree before it goes on. */
  get isOlder(): boolean {
    return Boolean(this.line.room?.older) && !this.scene.over;
  }

  private get rests(): boolean {
    return this.isPaused || this.isOlder;
  }

  override async play(line: string): Promise<void> {
    if (this.isBusy || !this.isPlaying()) return;
    this.notice = '';
    this.tidings.clear();
    this.caughtUp();
    const text = this.scene.choices.flatMap(({ presses }) => presses).find((press) => press.line === line)?.text;
    const late = setTimeout(() => this.wait(text ?? line), this.line.connection === 'open' ? LATE : 0);
    await super.play(line);
    clearTimeout(late);
    this.sent = undefined;
    await this.catchUp();
  }

  caughtUp(): void {
    this.wasAway = false;
  }

  /** Takes back a move that has not left this device. */
  takeBackSent(): void {
    this.line.withdraw();
  }

  /** It is still under way: the screen says so instead of offering the same choices again. */
  private wait(text: string): void {
    if (!this.isBusy) return;
    this.sent = { text, isUnsent: this.line.hasUnsent };
    this.shown.announced = this.sent.isUnsent ? words().table.unsent(text) : words().table.underWay(text);
  }

  override async undo(wholeTurn = false): Promise<void> {
    this.notice = this.scene.undoable === 0 ? this.whyNotUndo : '';
    if (this.notice) return;
    await super.undo(wholeTurn);
    await this.catchUp();
  }

  override async tellAgain(...entries: readonly Entry[]): Promise<void> {
    await super.tellAgain(...entries);
    await this.catchUp();
  }

  override async translate(): Promise<void> {
    await super.translate();
    await this.catchUp();
  }

  /** Something about the table itself: leaving, coming back. */
  async ask(path: 'leave' | 'return'): Promise<void> {
    this.hear(await post(`tables/:id/${path}` as const, { id: this.line.id }));
  }

  /** Something that all have to agree on. */
  async propose(wanted: WantedProposal): Promise<void> {
    this.hear(await post('tables/:id/proposals', { id: this.line.id }, wanted));
  }

  private hear(answer: object): void {
    this.notice = isProblem(answer) ? problemText(answer) : '';
  }

  /** Agrees to a proposal or ends it; one's own ends without a word. */
  async answer({ kind, seat }: Proposal, agree: boolean): Promise<void> {
    if (!agree && seat === this.line.seat) this.tidings.withdraw(kind);
    this.hear(await post('tables/:id/proposals/:kind', { id: this.line.id, kind }, { agree }));
  }

  private async catchUp(): Promise<void> {
    while (!this.isBusy && !this.isClosed && this.line.hasNews) {
      const { waiting } = this.line;
      const isLong = waiting.length > TOLD_AT_ONCE || document.visibilityState === 'hidden';
      this.wasAway ||= isLong;
      this.tidings.hear(waiting);
      this.tidings.look();
      await this.change(
        async () => {
          const update = await this.line.take();
          if ('problem' in update) throw new Error(update.problem.code);
          return update;
        },
        isLong ? 'quiet' : undefined,
      );
      this.isLocked = false;
      this.lock();
      await this.orders.refresh();
    }
  }

  /** While the game rests nothing lies open, neither on the board nor in the text; when it goes on, it does again. */
  private lock(): void {
    if (this.rests === this.isLocked) return;
    this.isLocked = this.rests;
    if (this.isLocked) this.shown.scene = { ...this.scene, choices: [], undoable: 0 };
    else void this.translate();
  }

  private isPlaying(): boolean {
    const stage = this.line.room?.stage;
    if (stage === 'playing') return true;
    this.notice = stage === 'paused' ? words().table.paused : problemText({ code: 'not-playing', params: {} });
    return false;
  }
}
