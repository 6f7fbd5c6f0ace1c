import type { Event } from '@cromford/kernel';
import type { Entry, EventText, Scene } from '../engine/protocol.ts';
import type { Beat } from './pace.svelte.ts';

/** Whether the telling of a move rests at an event; `alone`: also where it is the only one. */
export type Tells = (event: Event) => boolean | 'alone';

/** So many letters and more are not taken in at a glance. */
const PASSAGE = 60;

/** A move that is told step by step: its events, and those of them at which the telling rests. */
export class Telling {
  /** How many steps have been told. */
  at = $state(0);
  readonly entries: readonly Entry[];
  readonly events: readonly EventText[];
  readonly steps: readonly EventText[];
  readonly isWorthIt: boolean;
  /** The position it has led to: what is told may have stopped in the middle. */
  readonly next: Scene | undefined;
  /** The steps as positions among the events. */
  private readonly ends: readonly number[];
  readonly told: readonly EventText[] = $derived.by(() => this.events.slice(0, (this.ends[this.at - 1] ?? -1) + 1));
  readonly step: EventText | undefined = $derived.by(() => this.steps[this.at - 1]);

  constructor(entries: readonly Entry[], tells: Tells, next?: Scene) {
    this.entries = entries;
    this.next = next;
    this.events = entries.flatMap(({ events }) => events);
    this.ends = this.events.flatMap(({ event }, i) => (tells(event) ? [i] : []));
    this.steps = this.ends.map((i) => this.events[i] as EventText);
    this.isWorthIt = this.steps.length > 1 || this.steps.some(({ event }) => tells(event) === 'alone');
  }

  /** How long the step that is told now rests. */
  get beat(): Beat {
    if ((this.step?.text.length ?? 0) > PASSAGE) return 'passage';
    return this.isDone ? 'end' : 'event';
  }

  get isDone(): boolean {
    return this.at >= this.steps.length;
  }
}
