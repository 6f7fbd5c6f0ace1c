import type { Keeping } from '../table/keeping.svelte.ts';
import { get, put } from './client.ts';
import type { TableLine } from './table-line.svelte.ts';

/** Only notes are kept from here: the game is kept by the server. */
export class KeptNotes implements Keeping {
  notes = $state('');
  failure = $state<'save'>();
  readonly isElsewhere = false;
  readonly counts = true;
  private readonly line: TableLine;
  private kept = '';

  constructor(line: TableLine) {
    this.line = line;
    void this.load();
  }

  save(): void {
    if (this.notes === this.kept || this.line.seat === null) return;
    this.kept = this.notes;
    put('tables/:id/notes', { id: this.line.id }, { text: this.notes }).then((answer) => {
      if ('code' in answer) this.failure = 'save';
    });
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
