import type { Scene, Update } from '../engine/protocol.ts';
import { row } from '../saves/begin.ts';
import { isUnsaved, type SavedGame, savedGame, saveGame } from '../saves/games.ts';
import { askToLast } from '../saves/lasting.ts';
import { Pen } from '../saves/pen.ts';
import type { Keeping } from './keeping.svelte.ts';
import type { TableModel } from './table.svelte.ts';

/** How often a table that is busy is asked whether it has done. Milliseconds. */
const PATIENCE = 30;

/** A game that is kept on this device: saved after each move, and played in one tab at a time. */
export class KeptHere implements Keeping {
  notes = $state('');
  failure = $state<'save' | 'unsaved'>();
  isElsewhere = $state(false);
  readonly counts: boolean;
  private readonly table: TableModel;
  private readonly id: string;
  private readonly pen: Pen;
  private written: number;
  private saving = Promise.resolve();

  constructor(table: TableModel, saved: SavedGame) {
    this.table = table;
    this.id = saved.id;
    this.notes = saved.notes;
    this.counts = !saved.imported;
    this.written = saved.written ?? 0;
    if (isUnsaved(saved.id)) this.failure = 'unsaved';
    this.pen = new Pen(saved.id, {
      lost: () => this.giveUp(),
      wrote: (written) => written > this.written && this.catchUp(),
    });
    // Whoever has just opened it means to play here.
    this.pen.take();
  }

  save(scene: Scene): void {
    if (this.isElsewhere) return;
    this.saving = this.saving
      .then(async () => {
        const { text } = await this.table.engine.ask<'record'>({ do: 'record', short: false });
        const written = this.written + 1;
        const besides = { notes: this.notes, imported: !this.counts, written, whys: this.table.turns.said.all() };
        const how = await saveGame(row(this.id, text, scene, besides));
        this.failure = how === 'unsaved' ? how : undefined;
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
  async goOnHere(): Promise<void> {
    this.pen.take();
    this.isElsewhere = false;
    await this.catchUp();
    await this.table.turns.goOn();
  }

  async done(): Promise<void> {
    await this.saving.finally(() => this.pen.close());
  }

  private giveUp(): Promise<void> {
    this.isElsewhere = true;
    this.table.shown.conductor.skip();
    return this.catchUp();
  }

  /** What another tab has written, instead of what is here. */
  private async catchUp(): Promise<void> {
    const { table } = this;
    while (table.isBusy && !table.isClosed) await new Promise((done) => setTimeout(done, PATIENCE));
    await this.saving;
    const saved = await savedGame(this.id).catch(() => undefined);
    if (!saved || table.isClosed) return;
    this.written = saved.written ?? 0;
    this.notes = saved.notes;
    await table.change(() => this.read(saved.record), 'quiet');
    table.turns.begin();
    table.shown.conductor.rest();
  }

  /** Whoever follows a game of several persons sees what everybody may see: nobody has said who looks. */
  private async read(text: string): Promise<Update> {
    const { engine, scene } = this.table;
    const update = await engine.ask<'load'>({ do: 'load', text });
    if ('problem' in update) throw new Error(update.problem.code);
    const persons = scene.players.filter(({ kind }) => kind === 'person');
    if (!this.isElsewhere || persons.length < 2) return update;
    await engine.ask<'look'>({ do: 'look', seat: null });
    return engine.ask<'read'>({ do: 'read' });
  }
}
