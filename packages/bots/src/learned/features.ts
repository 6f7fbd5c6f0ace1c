import type { State } from '@cromford/kernel';

/** A feature of 1 is written as this number: small whole numbers add up without error, in whatever order. */
export const UNIT = 64;

/**
 * A position as a net reads it: what concerns everybody, and one block of numbers per seat. Only what every seat may know; the same
 * position with its seats renamed gives the same blocks in another order.
 */
export interface Features<S extends State = State> {
  readonly globals: Int16Array;
  readonly seats: readonly Int16Array[];
  /** What the written judgement expects for each seat: the net says what must be added. */
  readonly worths: Float64Array;
  read(s: S): void;
}

const MOST = 32_767;
/** Lifts every number above zero, where cutting off rounds down. */
const LIFT = 65_536;

/** Fills a block from its beginning. */
export class Writer {
  private out: Int16Array;
  private at = 0;

  constructor(out: Int16Array) {
    this.out = out;
  }

  into(out: Int16Array): void {
    this.out = out;
    this.at = 0;
  }

  /** A block must be filled exactly: what is left over would be read as part of another position. */
  close(): void {
    if (this.at !== this.out.length) throw new Error(`${this.at} numbers for a block of ${this.out.length}`);
  }

  put(x: number): void {
    const whole = ((x * UNIT + LIFT + 0.5) | 0) - LIFT;
    this.out[this.at++] = whole > MOST ? MOST : whole < -MOST ? -MOST : whole;
  }

  flag(on: boolean): void {
    this.out[this.at++] = on ? UNIT : 0;
  }

  none(count: number): void {
    this.out.fill(0, this.at, this.at + count);
    this.at += count;
  }

  /** One of `count` places, or none. */
  oneOf(index: number, count: number): void {
    for (let i = 0; i < count; i++) this.out[this.at + i] = 0;
    if (index >= 0 && index < count) this.out[this.at + index] = UNIT;
    this.at += count;
  }
}
