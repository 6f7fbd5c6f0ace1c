import type { TableEngine } from '../engine/client.ts';
import type { EventText } from '../engine/protocol.ts';

const key = (subject?: string, line?: string) => `${subject ?? ''}\n${line ?? ''}`;

/** Forecasts of the present position, each fetched when it is first looked at. */
export class Forecasts {
  private known = $state.raw<ReadonlyMap<string, readonly EventText[]>>(new Map());
  private readonly engine: TableEngine;
  private readonly asked = new Set<string>();

  constructor(engine: TableEngine) {
    this.engine = engine;
  }

  /** The position has changed. What was forecast without a choice stays in sight until the new figures are there. */
  renew(): void {
    this.asked.clear();
    this.known = new Map([...this.known].filter(([id]) => id.endsWith('\n')));
  }

  read(subject?: string, line?: string): readonly EventText[] | undefined {
    const id = key(subject, line);
    if (!this.asked.has(id)) {
      this.asked.add(id);
      this.fetch(id, subject, line);
    }
    return this.known.get(id);
  }

  private async fetch(id: string, subject?: string, line?: string): Promise<void> {
    const { asked } = this;
    const { events } = await this.engine.ask<'forecast'>({
      do: 'forecast',
      ...(subject !== undefined && { subject }),
      ...(line !== undefined && { line }),
    });
    if (asked.has(id)) this.known = new Map([...this.known, [id, events]]);
  }
}
