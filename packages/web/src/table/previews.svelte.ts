import type { TableEngine } from '../engine/client.ts';
import type { Preview } from '../engine/protocol.ts';

const keyOf = (lines: readonly string[]) => lines.join('\n');

/** What choices of the present position would do, each fetched when it is first looked at, or before. */
export class Previews {
  private readonly engine: TableEngine;
  private known = new Map<string, Preview>();
  private asked = new Map<string, Promise<void>>();
  /** Counts what of that has come. */
  private arrived = $state(0);
  /** What somebody has looked for before it was there. */
  private readonly missed = new Set<string>();

  constructor(engine: TableEngine) {
    this.engine = engine;
  }

  /** The position has changed. */
  renew(): void {
    this.known = new Map();
    this.asked = new Map();
    this.missed.clear();
  }

  /** Of a choice, or of the last of several in a row. */
  read(...lines: readonly string[]): Preview | undefined {
    void this.arrived;
    const key = keyOf(lines);
    const found = this.known.get(key);
    if (!found) {
      this.missed.add(key);
      void this.foresee(...lines);
    }
    return found;
  }

  foresee(...lines: readonly string[]): Promise<void> {
    const key = keyOf(lines);
    const fetching = this.asked.get(key) ?? this.ask(lines);
    this.asked.set(key, fetching);
    return fetching;
  }

  private async ask(lines: readonly string[]): Promise<void> {
    const { known } = this;
    const [line = '', after] = [lines.at(-1), lines.slice(0, -1)];
    const found = await this.engine.ask<'preview'>({ do: 'preview', line, ...(after.length > 0 && { after }) });
    if (known !== this.known || 'refused' in found) return;
    known.set(keyOf(lines), found);
    if (this.missed.delete(keyOf(lines))) this.arrived += 1;
  }
}
