import {
  actualQuality,
  buildingCost,
  type Factory,
  type Player,
  ROWS,
  type Ruleset,
  roomIn,
  type State,
  shareValue,
  wageNow,
} from '@cromford/arkwright';
import type { Seat } from '@cromford/kernel';
import type { BoardWeights } from './weights.ts';
import type { Portfolio } from './worth.ts';

const GOODS = 4;
/** What must be raised beyond the cash in hand costs spaces as well. */
const IN_NEED = 2.5;
/** Nobody wins with loans, and they are hard to get rid of. */
const ON_LOAN = 10;
/** More steps of quality or distribution than there are. */
const STEPS = 8;

/**
 * What a change to one of a seat's own factories adds to its worth. The change is tried on the factory itself and taken back, and only
 * the market of its good is looked at again: far cheaper than a copy of the position.
 */
export class Valuation {
  readonly rs: Ruleset;
  readonly portfolio: Portfolio;
  s!: State;
  w!: BoardWeights;
  seat: Seat = 0;
  p!: Player;
  /** The value of each good as it stands, of its next phase alone, and at its best price (looked at when asked for). */
  private readonly base = new Float64Array(GOODS);
  private readonly next = new Float64Array(GOODS);
  private readonly repriced = new Float64Array(GOODS);
  /** The value at the best price with so many steps of quality or distribution, where it has been looked at. */
  private readonly raisedTo = new Float64Array(2 * GOODS * STEPS);

  constructor(rs: Ruleset, portfolio: Portfolio) {
    this.rs = rs;
    this.portfolio = portfolio;
  }

  /** Looks at a position; everything asked afterwards is about it. */
  begin(s: State, seat: Seat, w: BoardWeights): void {
    this.s = s;
    this.seat = seat;
    this.w = w;
    this.p = s.players[seat] as Player;
    const { portfolio } = this;
    portfolio.of(s, seat, w);
    const { pound, space } = portfolio;
    for (let good = 0; good < GOODS; good++) {
      const f = this.p.factories[good];
      this.next[good] = (portfolio.nextPounds[good] as number) * pound + (portfolio.nextRises[good] as number) * space;
      this.base[good] =
        (this.next[good] as number) +
        (portfolio.laterPounds[good] as number) * pound +
        (portfolio.laterRises[good] as number) * space +
        (f ? portfolio.potential(s, f, good, w) : 0);
      this.repriced[good] = Number.NaN;
    }
    this.raisedTo.fill(Number.NaN);
  }

  get pound(): number {
    return this.portfolio.pound;
  }

  /** What so many pounds are worth now. */
  cost(pounds: number): number {
    const cash = Math.max(0, this.p.cash - this.s.turn.due);
    const { pound } = this.portfolio;
    if (pounds <= cash) return pounds * pound;
    const raised = pounds - cash;
    const loaned = Math.max(0, raised - this.p.shares * shareValue(this.rs, this.p));
    return cash * pound + raised * (pound + IN_NEED) + loaned * ON_LOAN;
  }

  /** Another price, all else equal. */
  atPrice(good: number, price: number): number {
    const f = this.p.factories[good];
    if (!f) return 0;
    const from = f.price;
    f.price = price;
    const gain = this.nextPhase(good) - (this.next[good] as number);
    f.price = from;
    return gain;
  }

  /** The best price. */
  repricing(good: number): number {
    return this.atBestPrice(good) - (this.base[good] as number);
  }

  /** So many steps of quality or distribution, and the best price then; over what the price alone can do where it may change anyway. */
  raised(what: 'quality' | 'distribution', good: number, steps: number, priceFree: boolean): number {
    const f = this.p.factories[good];
    if (!f) return 0;
    const from = priceFree ? this.atBestPrice(good) : (this.base[good] as number);
    const key = ((what === 'quality' ? 0 : GOODS) + good) * STEPS + steps;
    if (Number.isNaN(this.raisedTo[key])) {
      f[what] += steps;
      this.raisedTo[key] = this.valueRepriced(f, good);
      f[what] -= steps;
    }
    return (this.raisedTo[key] as number) - from;
  }

  /** A machine in place of a worker. */
  machine(good: number): number {
    const saved = wageNow(this.rs, this.s) - 1;
    return Math.max(0, saved) * this.portfolio.market.phases(this.s, good) * this.pound;
  }

  /** Another number of workers in a row. */
  staffed(good: number, row: number, workers: number): number {
    const f = this.p.factories[good];
    if (!f) return 0;
    const before = f.workers;
    f.workers = before.map((here, i) => (i === row ? workers : here));
    const gain = this.valueOf(good) - (this.base[good] as number);
    f.workers = before;
    return gain;
  }

  /** All rows that can be filled with so many workers, as long as each one pays; and how many workers that takes. */
  filled(good: number, free: number): { gain: number; workers: number } {
    const f = this.p.factories[good];
    let gain = 0;
    let workers = 0;
    if (!f) return { gain, workers };
    const before = f.workers;
    for (let row = 0; row < ROWS; row++) {
      const room = roomIn(this.rs, f, good, row);
      if (room === 0) continue;
      if (workers + room > free) break;
      f.workers = f.workers.map((here, i) => (i === row ? here + room : here));
      const more = this.valueOf(good) - (this.base[good] as number);
      if (more <= gain) break;
      gain = more;
      workers += room;
    }
    f.workers = before;
    return { gain, workers };
  }

  /** The next level, before its cost, at the best price. */
  modernised(good: number, current: number): number {
    const f = this.p.factories[good];
    if (!f) return 0;
    const { level, additional } = f;
    f.level = level + 1;
    if (f.level >= current) f.additional = 0;
    const gain = this.valueRepriced(f, good) - (this.base[good] as number);
    f.level = level;
    f.additional = additional;
    return gain;
  }

  /** A new factory with its first rows, before its cost, at the best price. */
  built(good: number, level: number, type: Factory['type'], rows: number): number {
    const { rs, p } = this;
    const before = p.factories[good] ?? null;
    const spaces = rs.spaces[good] as readonly number[];
    const f: Factory = {
      level,
      price: Math.max(rs.lowestPrice[good] as number, buildingCost(rs, good, level, type) - 3),
      quality: 0,
      distribution: 0,
      workers: spaces.map((all, row) => (row < rows ? all : 0)),
      machines: [0, 0, 0, 0],
      additional: 0,
      obsolete: 0,
      marked: 0,
      type,
    };
    p.factories[good] = f;
    const value = this.valueRepriced(f, good);
    p.factories[good] = before;
    return value - (this.base[good] as number);
  }

  closed(good: number): number {
    const f = this.p.factories[good] ?? null;
    this.p.factories[good] = null;
    const gain = this.valueOf(good) - (this.base[good] as number);
    this.p.factories[good] = f;
    return gain;
  }

  /** Worth of the own factory of a good, as it stands on the mat now. */
  private valueOf(good: number): number {
    return this.nextPhase(good) + this.laterPhases(good);
  }

  /** Only this part depends on the price: for later phases the best one is assumed. */
  private nextPhase(good: number): number {
    const { market, pound, space } = this.portfolio;
    market.now(good);
    return market.pounds * pound + market.rises * space;
  }

  private laterPhases(good: number): number {
    const { market, pound, space } = this.portfolio;
    const f = this.p.factories[good];
    if (!f) return 0;
    market.later(good);
    const costs = market.cost(good) * market.runs(good);
    return (market.pounds - costs) * pound + market.rises * space + this.portfolio.potential(this.s, f, good, this.w);
  }

  private atBestPrice(good: number): number {
    const f = this.p.factories[good];
    if (!f) return this.base[good] as number;
    if (Number.isNaN(this.repriced[good])) this.repriced[good] = this.valueRepriced(f, good);
    return this.repriced[good] as number;
  }

  /** Climbs from the present price up and down as long as it gets better; the price is put back. */
  private valueRepriced(f: Factory, good: number): number {
    const from = f.price;
    const lowest = this.rs.lowestPrice[good] as number;
    const highest = Math.min(this.rs.highestPrice, actualQuality(this.rs, f, good) + f.distribution);
    const later = this.laterPhases(good);
    let best = this.nextPhase(good);
    for (let direction = 1; direction >= -1; direction -= 2) {
      let tries = 0;
      for (let price = from + direction; price >= lowest && price <= highest; price += direction) {
        f.price = price;
        const value = this.nextPhase(good);
        if (value > best) {
          best = value;
          tries = 0;
        } else if (++tries > 1) break;
      }
    }
    f.price = from;
    return best + later;
  }
}
