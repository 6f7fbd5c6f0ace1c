import type { Keeping } from '../table/keeping.svelte.ts';
import { get, put } from './client.ts';
import type { TableLine } from './table-line.svelte.ts';

/** Only notes are kept from here: the game is kept by the server. */
export class KeptNotes implements Keeping {
  notes = $state('');
  failure = $state<'notes'>();
  readonly isElsewhere = false;
  readonly counts = true;
  private readonly line: TableLine;
  private kept = '';

  constructor(line: TableLine) {
    this.line = line;
    void this.load();
  }

  save(): void {
    const { notes: text, kept: before } = this;
    if (text === before || this.line.seat === null) return;
    this.kept = text;
    put('tables/:id/notes', { id: this.line.id }, { text }).then((answer) => {
      const isLost = 'code' in answer;
      // What has been written since says so itself.
      if (isLost && this.kept === text) this.kept = before;
      this.failure = isLost ? 'notes' : undefined;
    });
  }

  /** The server has been heard again: what it did not take goes there now. */
  again(): void {
    if (this.failure) this.save();
  }

  async goOnHere(): Promise<void> {}
  async done(): Promise<void> {}

  private async load(): Promise<void> {
    if (this.line.seat === null) return;
    const found = await get('tables/:id/notes', { id: this.line.id });
    if ('code' in found || this.notes !== '') return;
    this.kept = found.text;
    this.notes = found.text;
  }
}
