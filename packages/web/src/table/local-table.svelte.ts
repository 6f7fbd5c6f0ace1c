import type { Move } from '@cromford/kernel';
import type { TableEngine } from '../engine/client.ts';
import type { Scene, Update } from '../engine/protocol.ts';
import { row } from '../saves/begin.ts';
import { isUnsaved, type SavedGame, savedGame, saveGame } from '../saves/games.ts';
import { askToLast } from '../saves/lasting.ts';
import { Pen } from '../saves/pen.ts';
import { TableModel } from './table.svelte.ts';
import type { Tells } from './telling.svelte.ts';

/** How often a table that is busy is asked whether it has done. Milliseconds. */
const PATIENCE = 30;

interface Start {
  readonly engine: TableEngine;
  readonly update: Update;
  readonly saved: SavedGame;
  readonly closing: (move: Move) => boolean;
  readonly tells: Tells | undefined;
}

/** A game that is kept on this device: saved after each move, and played in one tab at a time. */
export class LocalTable extends TableModel {
  private readonly id: string;
  private readonly pen: Pen;
  private written: number;
  private saving = Promise.resolve();

  constructor({ saved, ...start }: Start) {
    super({ ...start, notes: saved.notes, imported: saved.imported });
    this.id = saved.id;
    this.written = saved.written ?? 0;
    if (isUnsaved(saved.id)) this.failure = 'unsaved';
    this.pen = new Pen(saved.id, {
      lost: () => this.giveUp(),
      wrote: (written) => written > this.written && this.catchUp(),
    });
    // Whoever has just opened it means to play here.
    this.pen.take();
  }

  override save(scene: Scene = this.scene): void {
    if (this.isElsewhere) return;
    this.saving = this.saving
      .then(async () => {
        const { text } = await this.engine.ask<'record'>({ do: 'record', short: false });
        const written = this.written + 1;
        const besides = { notes: this.notes, imported: !this.counts, written };
        const how = await saveGame(row(this.id, text, scene, besides));
        if (this.failure !== 'bug') this.failure = how === 'unsaved' ? how : undefined;
        if (how === 'older') {
          void this.giveUp();
          return;
        }
        this.written = written;
        if (how === 'unsaved') return;
        this.pen.wrote(written);
        void askToLast(scene.ply);
      })
      .catch(() => {
        this.failure ??= 'save';
      });
  }

  /** Takes the pen from the tab that has it. */
  override async goOnHere(): Promise<void> {
    this.pen.take();
    this.isElsewhere = false;
    await this.catchUp();
    await this.goOn();
  }

  override close(): void {
    super.close();
    this.saving.finally(() => this.pen.close());
  }

  protected override saved(): Promise<void> {
    return this.saving;
  }

  private giveUp(): Promise<void> {
    this.isElsewhere = true;
    this.conductor.skip();
    return this.catchUp();
  }

  /** What another tab has written, instead of what is here. */
  private async catchUp(): Promise<void> {
    while (this.busy && !this.isClosed) await new Promise((done) => setTimeout(done, PATIENCE));
    await this.saving;
    const saved = await savedGame(this.id).catch(() => undefined);
    if (!saved || this.isClosed) return;
    this.written = saved.written ?? 0;
    this.notes = saved.notes;
    await this.change(() => this.read(saved.record), 'quiet');
    const isShared = this.persons.length > 1 && this.isMine;
    this.handOver = isShared ? (this.scene.seat ?? undefined) : undefined;
    this.conductor.rest();
  }

  /** Whoever follows a game of several persons sees what everybody may see: nobody has said who looks. */
  private async read(text: string): Promise<Update> {
    const update = await this.engine.ask<'load'>({ do: 'load', text });
    if ('problem' in update) throw new Error(update.problem.code);
    if (!this.isElsewhere || this.persons.length < 2) return update;
    await this.engine.ask<'look'>({ do: 'look', seat: null });
    return this.engine.ask<'read'>({ do: 'read' });
  }
}
