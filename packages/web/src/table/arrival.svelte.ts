import { onDestroy } from 'svelte';

/**
 * Lets the parts of a screen come one after another, each in a task of its own: built all at once, a late board keeps the page from
 * answering for longer than anybody fails to notice.
 */
export class Arrival {
  /** How many parts are there. */
  here = $state(0);
  private readonly parts: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Made while a component is made, and over with it. */
  constructor(parts: number) {
    this.parts = parts;
    this.next();
    onDestroy(() => clearTimeout(this.timer));
  }

  get isOver(): boolean {
    return this.here >= this.parts;
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.here += 1;
      if (!this.isOver) this.next();
    });
  }
}

/** What was waited for, in a task of its own. */
export async function inTurn<T>(wanted: Promise<T>): Promise<T> {
  const found = await wanted;
  await new Promise((next) => setTimeout(next));
  return found;
}
