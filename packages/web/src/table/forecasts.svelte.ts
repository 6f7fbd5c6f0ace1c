import type { TableEngine } from '../engine/client.ts';
import type { EventText } from '../engine/protocol.ts';

const key = (subject?: string, line?: string) => `${subject ?? ''}\n${line ?? ''}`;

/** Forecasts of the present position, each fetched when it is first looked at, or before. */
export class Forecasts {
  private readonly known = new Map<string, readonly EventText[]>();
  private readonly engine: TableEngine;
  private asked = new Map<string, Promise<void>>();
  /** What speaks of this position. */
  private readonly fresh = new Set<string>();
  /** What somebody has looked for before it was there. */
  private readonly missed = new Set<string>();
  /** Counts what of that has come. */
  private arrived = $state(0);
  /** What is looked at without a choice. */
  private readonly subjects = new Set<string | undefined>();

  constructor(engine: TableEngine) {
    this.engine = engine;
  }

  /** The position has changed. What was forecast without a choice stays in sight until the new figures are there. */
  renew(): void {
    this.asked = new Map();
    this.fresh.clear();
    this.missed.clear();
    this.subjects.clear();
    for (const id of this.known.keys()) if (!id.endsWith('\n')) this.known.delete(id);
  }

  read(subject?: string, line?: string): readonly EventText[] | undefined {
    void this.arrived;
    const id = key(subject, line);
    if (line === undefined) this.subjects.add(subject);
    if (!this.fresh.has(id)) {
      this.missed.add(id);
      void this.fetch(id, subject, line);
    }
    return this.known.get(id);
  }

  /**
   * Fetches what will be wanted when somebody points at this choice, which may turn the forecast to what it is about. Where nobody reads
   * forecasts, because the board works them out itself, none is made.
   */
  async foresee(line: string, about?: string): Promise<void> {
    if (this.subjects.size === 0) return;
    if (about !== undefined) await this.fetch(key(about), about);
    for (const subject of about === undefined ? [...this.subjects] : [about])
      await this.fetch(key(subject, line), subject, line);
  }

  private fetch(id: string, subject?: string, line?: string): Promise<void> {
    const fetching = this.asked.get(id) ?? this.ask(id, subject, line);
    this.asked.set(id, fetching);
    return fetching;
  }

  private async ask(id: string, subject: string | undefined, line: string | undefined): Promise<void> {
    const { asked } = this;
    const { events } = await this.engine.ask<'forecast'>({
      do: 'forecast',
      ...(subject !== undefined && { subject }),
      ...(line !== undefined && { line }),
    });
    if (asked !== this.asked) return;
    this.known.set(id, events);
    this.fresh.add(id);
    if (this.missed.delete(id)) this.arrived += 1;
  }
}
