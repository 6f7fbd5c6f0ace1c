import type { Seat, State } from '@cromford/kernel';
import type { Features } from '../../learned/features.ts';

/**
 * Positions in the form that a trainer reads, one row each: the features in whole numbers (globals, then the block of every seat), and
 * beside them in single precision the clock, then for every seat the written worth, the final score and its part in the win, and last the
 * number of the turn that it is one way to have played; 0 where the turn was not played in several.
 */
export class Rows {
  private readonly features: Features;
  private readonly most: number;
  private x: Int16Array;
  private y: Float32Array;
  private count = 0;
  private from = 0;
  private turns = 0;

  constructor(features: Features, most: number) {
    this.features = features;
    this.most = most;
    this.x = new Int16Array(this.width * most);
    this.y = new Float32Array(this.labels * most);
  }

  get seats(): number {
    return this.features.seats.length;
  }

  get width(): number {
    const { globals, seats } = this.features;
    return globals.length + seats.reduce((sum, block) => sum + block.length, 0);
  }

  get labels(): number {
    return 2 + 3 * this.features.seats.length;
  }

  get isFull(): boolean {
    return this.count > this.most * 0.75;
  }

  begin(): void {
    this.from = this.count;
  }

  /** A number for a turn that is about to be played in several ways. */
  newTurn(): number {
    return ++this.turns;
  }

  add(s: State, clock: number, turn = 0): void {
    if (this.count === this.most) return;
    const { features } = this;
    features.read(s);
    let at = this.count * this.width;
    this.x.set(features.globals, at);
    at += features.globals.length;
    for (const block of features.seats) {
      this.x.set(block, at);
      at += block.length;
    }
    const label = this.count * this.labels;
    this.y[label] = clock;
    this.y.set(features.worths, label + 1);
    this.y[label + this.labels - 1] = turn;
    this.count++;
  }

  end(scores: readonly number[], winners: readonly Seat[]): void {
    const seats = scores.length;
    for (let row = this.from; row < this.count; row++)
      for (let seat = 0; seat < seats; seat++) {
        const at = row * this.labels + 1 + seats + seat;
        this.y[at] = scores[seat] as number;
        this.y[at + seats] = winners.includes(seat) ? 1 / winners.length : 0;
      }
  }

  /** What has been gathered, and a new beginning. */
  take(): { x: Uint8Array; y: Uint8Array } {
    const taken = {
      x: new Uint8Array(this.x.slice(0, this.count * this.width).buffer),
      y: new Uint8Array(this.y.slice(0, this.count * this.labels).buffer),
    };
    this.count = 0;
    return taken;
  }
}
