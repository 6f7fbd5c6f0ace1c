import type { Entry, EventText, Names, Scene, Update } from '../engine/protocol.ts';
import { Conductor } from './conductor.svelte.ts';
import { keep } from './keep.ts';
import type { ResultSheet } from './sheet.ts';
import type { TableModel } from './table.svelte.ts';
import { Telling, type Tells } from './telling.svelte.ts';

/** What is shown: the present scene and its log, a move while it is told, and the sheet on which it is summed up. */
export class Shown {
  scene = $state.raw() as Scene;
  log = $state.raw<readonly Entry[]>([]);
  names = $state.raw<Names>({ accounts: {}, kinds: {}, whys: {} });
  telling = $state.raw<Telling>();
  readonly told: readonly EventText[] = $derived(this.telling?.told ?? []);
  /** What a move has brought, until whoever looks has read it. */
  sheet = $state.raw<ResultSheet>();
  /** What a production has brought that nobody waited for: it can be read until one chooses again. */
  brought = $state.raw<ResultSheet>();
  /** What has just happened, for those who hear the page. */
  announced = $state('');
  /** Why what was just asked for cannot be had, until something else happens. */
  remark = $state('');
  /** What is summed up once these have happened; whoever shows the table knows it. */
  sumsUp: (entries: readonly Entry[]) => readonly Entry[] = () => [];
  readonly conductor = new Conductor();
  private readonly table: TableModel;
  private readonly tells: Tells;
  private release: (() => void) | undefined;

  constructor(table: TableModel, tells: Tells) {
    this.table = table;
    this.tells = tells;
  }

  /** The position that something has led to, and what happened on the way. */
  take({ scene, from, entries, names }: Update): void {
    // Together with the position it has led to: between them the old one would come back, and everything move once more.
    this.telling = undefined;
    this.remark = '';
    this.scene = keep(this.scene, this.table.isElsewhere ? { ...scene, choices: [], undoable: 0 } : scene);
    this.stepAside();
    this.log = [...this.log.slice(0, from), ...entries.map((entry) => this.withWhy(entry))];
    this.names = { ...names, whys: { ...this.names.whys, ...names.whys } };
  }

  private withWhy(entry: Entry): Entry {
    const why = this.table.turns.said.at(entry.ply);
    return why === undefined ? entry : { ...entry, why };
  }

  /** Nothing can be chosen for a while. */
  closeChoices(): void {
    this.scene = { ...this.scene, choices: [] };
  }

  /** Tells what happened step by step where that is worth it, and sums it up; resolves when the game may go on. */
  async tellOf(update: Update): Promise<ResultSheet | undefined> {
    this.announced = update.entries.flatMap(({ events }) => events.map(({ text }) => text)).join(' ');
    const telling = new Telling(update.entries, this.tells, update.scene);
    if (telling.isWorthIt && !this.conductor.isSilent) await this.tell(telling);
    const sheet = await this.sheetAfter(update);
    if (sheet && !this.table.turns.areElsewhere) await this.read(sheet);
    return sheet;
  }

  canTell(...entries: readonly Entry[]): boolean {
    return new Telling(entries, this.tells).isWorthIt;
  }

  /** Entries of the log that follow on each other, once more; somebody asked for it, so the pace that shows nothing does not apply. */
  async tellAgain(entries: readonly Entry[]): Promise<void> {
    const { scene } = this;
    const before = await this.table.engine.ask<'at'>({ do: 'at', ply: Math.max(0, (entries[0]?.ply ?? 0) - 1) });
    const next = await this.table.engine.ask<'at'>({ do: 'at', ply: entries.at(-1)?.ply ?? 0 });
    if (!('problem' in before || 'problem' in next)) {
      this.scene = before;
      await this.tell(new Telling(entries, this.tells, next), 'whole');
    }
    this.telling = undefined;
    this.scene = scene;
    this.conductor.rest();
  }

  private async tell(telling: Telling, how?: 'whole'): Promise<void> {
    this.closeChoices();
    this.telling = telling;
    if (how) this.conductor.pause();
    while (!telling.isDone && !this.table.isClosed && !this.conductor.isSilent) {
      telling.at += 1;
      await this.conductor.beat(telling.beat);
    }
  }

  private async sheetAfter({ entries, scene: next, names }: Update): Promise<ResultSheet | undefined> {
    if (this.table.isClosed || this.scene.seat === null) return undefined;
    const summed = this.sumsUp(entries);
    return summed.length === 0
      ? undefined
      : this.sheetOf(summed, next, { ...names, whys: { ...this.names.whys, ...names.whys } });
  }

  private async sheetOf(entries: readonly Entry[], next: Scene, names: Names): Promise<ResultSheet | undefined> {
    const ply = Math.max(0, (entries[0]?.ply ?? 0) - 1);
    const before = ply === this.scene.ply ? this.scene : await this.table.engine.ask<'at'>({ do: 'at', ply });
    if ('problem' in before) return undefined;
    return { events: entries.flatMap(({ events }) => events), before, next, names, waits: true };
  }

  /** Everybody plays at this device: the game waits until it is read. */
  private async read(sheet: ResultSheet): Promise<void> {
    this.closeChoices();
    this.telling = undefined;
    this.sheet = sheet;
    await new Promise<void>((resolve) => {
      this.release = resolve;
    });
  }

  /** Others and their clocks wait for nobody: it lies there while a person elsewhere thinks, else it can be opened. */
  lay(sheet: ResultSheet): void {
    this.brought = { ...sheet, waits: false };
    const { due, players } = this.scene;
    if (!this.table.isMine && due !== null && players[due]?.kind === 'person') this.sheet = this.brought;
  }

  /** What some of the log has brought, once more. */
  async openSheet(entries: readonly Entry[]): Promise<void> {
    const next = await this.table.engine.ask<'at'>({ do: 'at', ply: entries.at(-1)?.ply ?? 0 });
    if ('problem' in next) return;
    const sheet = await this.sheetOf(entries, next, this.names);
    if (sheet && !this.table.isBusy && !this.table.isClosed) this.sheet = { ...sheet, waits: false };
  }

  /** The one that stepped aside. */
  reopenSheet(): void {
    this.sheet = this.brought;
  }

  closeSheet(): void {
    if (this.sheet === this.brought) this.brought = undefined;
    if (this.sheet && !this.sheet.waits) this.sheet = undefined;
    this.letGoOn();
  }

  /** What waited has been read; what lies there only makes room for a question, and for the end. */
  private stepAside(): void {
    if (this.sheet?.waits || this.table.isMine || this.scene.over) this.sheet = undefined;
    this.letGoOn();
  }

  private letGoOn(): void {
    this.release?.();
    this.release = undefined;
  }
}
