import type { Event } from '@cromford/kernel';
import type { Entry, EventText } from '../engine/protocol.ts';

/** A move that is told step by step: its events, and those of them at which the telling rests. */
export class Telling {
  /** How many steps have been told. */
  at = $state(0);
  readonly entries: readonly Entry[];
  readonly events: readonly EventText[];
  readonly steps: readonly EventText[];
  /** The steps as positions among the events. */
  private readonly ends: readonly number[];
  readonly told: readonly EventText[] = $derived.by(() => this.events.slice(0, (this.ends[this.at - 1] ?? -1) + 1));
  readonly step: EventText | undefined = $derived.by(() => this.steps[this.at - 1]);

  constructor(entries: readonly Entry[], tells: (event: Event) => boolean) {
    this.entries = entries;
    this.events = entries.flatMap(({ events }) => events);
    this.ends = this.events.flatMap(({ event }, i) => (tells(event) ? [i] : []));
    this.steps = this.ends.map((i) => this.events[i] as EventText);
  }

  get isWorthIt(): boolean {
    return this.steps.length > 1;
  }

  get isDone(): boolean {
    return this.at >= this.steps.length;
  }
}
