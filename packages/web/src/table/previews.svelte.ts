import type { TableEngine } from '../engine/client.ts';
import type { Preview } from '../engine/protocol.ts';

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

  read(line: string): Preview | undefined {
    void this.arrived;
    const found = this.known.get(line);
    if (!found) {
      this.missed.add(line);
      void this.foresee(line);
    }
    return found;
  }

  foresee(line: string): Promise<void> {
    const fetching = this.asked.get(line) ?? this.ask(line);
    this.asked.set(line, fetching);
    return fetching;
  }

  private async ask(line: string): Promise<void> {
    const { known } = this;
    const found = await this.engine.ask<'preview'>({ do: 'preview', line });
    if (known !== this.known || 'refused' in found) return;
    known.set(line, found);
    if (this.missed.delete(line)) this.arrived += 1;
  }
}
