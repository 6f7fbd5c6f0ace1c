import { type Features, UNIT } from './features.ts';

/** Numbers per block and neurons per layer. */
export interface Shape {
  readonly globals: number;
  readonly seat: number;
  readonly hidden: number;
  readonly second: number;
  /** Nets side by side of which this one is the mean: each has its part of both layers to itself. One, where it is not said. */
  readonly parts?: number;
}

/** Score and chance to win. */
export const HEADS = 2;

export interface Weights {
  readonly shape: Shape;
  /** First layer in whole numbers, `scale` to the unit: rows of `hidden` per global feature; per seat feature the own row, then the rivals'. */
  readonly scale: number;
  readonly forGlobals: Int16Array;
  readonly forSeats: Int16Array;
  readonly bias: Float32Array;
  /** Rows of a part of `second` per neuron of the first layer; rows of two per neuron of the second. */
  readonly secondLayer: Float32Array;
  readonly secondBias: Float32Array;
  readonly heads: Float32Array;
  readonly headBias: Float32Array;
}

/**
 * Two layers over three sums: what concerns everybody, the own block, and the rivals' blocks together, so that any number of rivals fits, in any
 * order. The first layer adds whole numbers and keeps its sums: of a position that resembles the last one only the differences are
 * added, and the result is the same to the last bit however one came there.
 */
export class Net {
  /** By seat: score above the written worth in spreads; weight in the chance to win. Found by `look`. */
  readonly scores: Float64Array;
  readonly chances: Float64Array;
  /** By seat: how far apart the nets are of which this one is the mean, as a standard deviation of the score. */
  readonly doubts: Float64Array;
  private readonly w: Weights;
  private readonly seats: number;
  private readonly globals: Int16Array;
  private readonly blocks: Int16Array[];
  private readonly common: Float64Array;
  private readonly own: Float64Array[];
  private readonly rival: Float64Array[];
  private readonly all: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;

  constructor(weights: Weights, seats: number) {
    const { globals, seat, hidden, second } = weights.shape;
    const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    this.w = weights;
    this.seats = seats;
    this.scores = new Float64Array(seats);
    this.chances = new Float64Array(seats);
    this.doubts = new Float64Array(seats);
    this.globals = new Int16Array(globals);
    this.blocks = bySeat(() => new Int16Array(seat));
    this.common = new Float64Array(hidden);
    this.own = bySeat(() => new Float64Array(hidden));
    this.rival = bySeat(() => new Float64Array(hidden));
    this.all = new Float64Array(hidden);
    this.first = new Float64Array(hidden);
    this.second = new Float64Array(second);
  }

  /** Looks at a position for every seat, or for one alone. */
  look({ globals, seats }: Features, only = -1): void {
    const { all, rival } = this;
    this.follow(globals, this.globals, this.w.forGlobals, this.common, undefined);
    all.fill(0);
    for (let seat = 0; seat < this.seats; seat++) {
      const from = this.blocks[seat] as Int16Array;
      const sums = rival[seat] as Float64Array;
      this.follow(seats[seat] as Int16Array, from, this.w.forSeats, this.own[seat] as Float64Array, sums);
      for (let j = 0; j < all.length; j++) all[j] = (all[j] as number) + (sums[j] as number);
    }
    if (only >= 0) this.judge(only);
    else for (let seat = 0; seat < this.seats; seat++) this.judge(seat);
  }

  /** Brings the sums of a block up to date with its features. */
  private follow(
    now: Int16Array,
    seen: Int16Array,
    weights: Int16Array,
    sums: Float64Array,
    others: Float64Array | undefined,
  ): void {
    const { hidden } = this.w.shape;
    const row = others ? 2 * hidden : hidden;
    for (let i = 0; i < now.length; i++) {
      const change = (now[i] as number) - (seen[i] as number);
      if (change === 0) continue;
      seen[i] = now[i] as number;
      const at = i * row;
      for (let j = 0; j < hidden; j++) sums[j] = (sums[j] as number) + change * (weights[at + j] as number);
      if (others)
        for (let j = 0; j < hidden; j++)
          others[j] = (others[j] as number) + change * (weights[at + hidden + j] as number);
    }
  }

  private judge(seat: number): void {
    const { w, common, all, first, second } = this;
    const { hidden, parts = 1 } = w.shape;
    const width = second.length / parts;
    const sums = this.own[seat] as Float64Array;
    const rival = this.rival[seat] as Float64Array;
    const unit = 1 / (UNIT * w.scale);
    for (let j = 0; j < hidden; j++) {
      const sum = (common[j] as number) + (sums[j] as number) + (all[j] as number) - (rival[j] as number);
      first[j] = Math.max(0, sum * unit + (w.bias[j] as number));
    }
    second.set(w.secondBias);
    for (let j = 0; j < hidden; j++) {
      const x = first[j] as number;
      if (x === 0) continue;
      const at = j * width;
      const to = Math.floor((j * parts) / hidden) * width;
      for (let k = 0; k < width; k++)
        second[to + k] = (second[to + k] as number) + x * (w.secondLayer[at + k] as number);
    }
    let [score, chance, squares] = [0, 0, 0];
    for (let part = 0; part < parts; part++) {
      let own = w.headBias[HEADS * part] as number;
      chance += w.headBias[HEADS * part + 1] as number;
      for (let k = part * width; k < (part + 1) * width; k++) {
        const x = second[k] as number;
        if (x <= 0) continue;
        own += x * (w.heads[HEADS * k] as number);
        chance += x * (w.heads[HEADS * k + 1] as number);
      }
      score += own;
      squares += own * own;
    }
    // Every part's answer is a share of the mean already.
    this.doubts[seat] = Math.sqrt(Math.max(0, parts * squares - score * score));
    this.scores[seat] = score;
    this.chances[seat] = chance;
  }
}
