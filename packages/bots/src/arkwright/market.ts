import {
  actualQuality,
  baseQuality,
  demandFor,
  type Factory,
  machinesOf,
  outputOf,
  type Player,
  type Ruleset,
  runningCost,
  type State,
  wageNow,
  workersOf,
} from '@cromford/arkwright';
import type { Seat } from '@cromford/kernel';
import type { BoardWeights } from './weights.ts';

const GOODS = 4;
const SEATS = 4;
/** Sellers of a good: the seats, and the importer behind them. */
const SELLERS = SEATS + 1;
const IMPORTER = SEATS;
/** Appeals around the goods on offer that are tried for the later phases: fewer sell little, more only win ties. */
const BELOW = 2;
/** Spaces that a phase can bring: two by goods, one each by appeal and sales. */
const MOST_RISES = 4;
const BEYOND = 3;

/**
 * What one seat may expect of the coming production phases of a good: the next one as things stand, and the later ones at the price
 * that suits it best, with distribution worn off and the importer ahead. An estimate for judging positions: the rules decide what is
 * really sold.
 *
 * `begin` reads the rivals once; `now` and `later` read the own factory as it stands at the time, so that changes can be tried on it.
 */
export class Market {
  /** Found by `now` and `later`: pounds from sales, spaces that the indicator rises, goods left over. */
  pounds = 0;
  rises = 0;
  surplus = 0;

  private readonly rs: Ruleset;
  private s!: State;
  private w!: BoardWeights;
  private p!: Player;
  private seat: Seat = 0;
  private seats = 0;
  private wage = 0;
  private patrons = 0;
  private room = 0;
  private largest = 0;
  // Rivals by good and seller: appeal in the next phase and in the later ones, goods on offer in them, quality.
  private readonly appealNow = new Int32Array(GOODS * SELLERS);
  private readonly appealLater = new Int32Array(GOODS * SELLERS);
  private readonly goodsNow = new Int32Array(GOODS * SELLERS);
  private readonly goodsLater = new Int32Array(GOODS * SELLERS);
  private readonly quality = new Int32Array(GOODS * SELLERS);
  private readonly demand = new Float64Array(GOODS);
  private readonly phasesLeft = new Int32Array(GOODS);
  /** How many times the later phases count together. */
  private readonly times = new Float64Array(GOODS);
  // The sale that is being reckoned.
  private readonly appeal = new Int32Array(SELLERS);
  private readonly left = new Int32Array(SELLERS);
  private readonly sold = new Int32Array(SELLERS);
  private readonly order = new Int32Array(SELLERS);

  constructor(rs: Ruleset) {
    this.rs = rs;
  }

  /** Production phases of a good that are still to come. */
  phases(s: State, good: number): number {
    const { decades } = this.rs;
    const after = decades.length - 1 - decades.indexOf(s.decade);
    return s.cycle >= 0 && good >= s.cycle ? after + 1 : s.decade < (decades[0] as number) ? decades.length : after;
  }

  begin(s: State, seat: Seat, w: BoardWeights): void {
    this.s = s;
    this.w = w;
    this.seat = seat;
    this.seats = s.players.length;
    this.p = s.players[seat] as Player;
    this.wage = wageNow(this.rs, s);
    this.harbor();
    for (let good = 0; good < GOODS; good++) this.survey(good);
  }

  /** What the own factory of a good costs to run once. */
  cost(good: number): number {
    const f = this.p.factories[good];
    return f ? runningCost(this.rs, this.p, good, workersOf(f) + f.additional, machinesOf(f), this.wage) : 0;
  }

  /** The number of phases that the own factory is paid for: the next one, and the later ones as they count. */
  runs(good: number): number {
    return (this.phasesLeft[good] as number) === 0 ? 0 : 1 + (this.times[good] as number);
  }

  /** The next phase. */
  now(good: number): void {
    this.nothing();
    const f = this.p.factories[good];
    if ((this.phasesLeft[good] as number) === 0 || !f) return;
    const { seat } = this;
    this.set(this.appealNow, this.goodsNow, good);
    const quality = actualQuality(this.rs, f, good);
    this.quality[good * SELLERS + seat] = quality;
    this.appeal[seat] = quality + f.distribution - f.price;
    this.left[seat] = outputOf(this.rs, f, good) + (this.p.stored[good] as number);
    this.sell(Math.round(this.demand[good] as number), good);
    this.result(f, good, f.price, false);
    this.surplus = this.left[seat] as number;
  }

  /** All phases after the next one together, at the best price. */
  later(good: number): void {
    this.nothing();
    const f = this.p.factories[good];
    const times = this.times[good] as number;
    if (times === 0 || !f) return;
    const { seat, w } = this;
    const lag = this.lag(good);
    const quality = actualQuality(this.rs, f, good);
    this.quality[good * SELLERS + seat] = quality;
    const reach = quality + Math.max(0, f.distribution - lag);
    const goods = outputOf(this.rs, f, good);
    const lowest = this.rs.lowestPrice[good] as number;
    const tokens = Math.round((this.demand[good] as number) + w.demand * lag);
    const patron = (this.patrons >> good) & 1;
    let best = Number.NEGATIVE_INFINITY;
    let pounds = 0;
    let rises = 0;
    for (let appeal = Math.max(1, goods - BELOW); appeal <= goods + BEYOND; appeal++) {
      const price = reach - appeal;
      if (price < lowest) break;
      if (this.room === 0 && (goods < appeal ? goods : appeal + patron) * price + MOST_RISES * w.space <= best)
        continue;
      this.set(this.appealLater, this.goodsLater, good);
      this.appeal[seat] = appeal;
      this.left[seat] = goods;
      this.sell(tokens, good);
      this.result(f, good, price, true);
      const value = this.pounds + this.rises * w.space;
      if (value <= best) continue;
      best = value;
      pounds = this.pounds;
      rises = this.rises;
    }
    this.pounds = times * pounds;
    this.rises = times * rises;
  }

  private nothing(): void {
    this.pounds = 0;
    this.rises = 0;
    this.surplus = 0;
  }

  private lag(good: number): number {
    return (this.phasesLeft[good] as number) > 2 ? 2 : 1;
  }

  /** Ships and patrons of this seat. */
  private harbor(): void {
    const { p, rs } = this;
    this.room = roomOf(p);
    this.largest = Math.max(0, ...p.ships);
    this.patrons = 0;
    for (let i = 0; i < p.tiles.length; i++) {
      const good = rs.tiles[p.tiles[i] as Player['tiles'][number]].patronOf;
      if (good !== undefined) this.patrons |= 1 << good;
    }
  }

  /** The rivals' factories of a good, its importer and its demand. */
  private survey(good: number): void {
    const { rs, s, w } = this;
    const phases = this.phases(s, good);
    this.phasesLeft[good] = phases;
    let times = 0;
    let share = 1;
    for (let k = 1; k < phases; k++) {
      share *= w.fade;
      times += share;
    }
    this.times[good] = times;
    if (phases === 0) return;
    const lag = this.lag(good);
    this.demand[good] = demandFor(rs, s, good);
    const base = good * SELLERS;
    for (let seat = 0; seat < this.seats; seat++) {
      if (seat === this.seat) continue;
      const p = s.players[seat] as Player;
      const f = p.factories[good];
      const at = base + seat;
      const goods = f ? outputOf(rs, f, good) : 0;
      this.goodsLater[at] = goods;
      this.goodsNow[at] = f ? goods + (p.stored[good] as number) : 0;
      if (!f) {
        this.appealNow[at] = 0;
        this.appealLater[at] = 0;
        continue;
      }
      const quality = actualQuality(rs, f, good);
      this.quality[at] = quality;
      this.appealNow[at] = quality - f.price + f.distribution;
      this.appealLater[at] = quality - f.price + (f.distribution > lag ? f.distribution - lag : 0);
    }
    // The importer of the featured good has moved already; the others move before their phase.
    const importer = (s.importers[good] as number) + (s.cycle === good ? 0 : w.importers);
    this.appealNow[base + IMPORTER] = Math.round(importer);
    this.appealLater[base + IMPORTER] = Math.round(importer + w.importers * lag);
  }

  private set(appeals: Int32Array, goods: Int32Array, good: number): void {
    const { appeal, left } = this;
    const base = good * SELLERS;
    for (let who = 0; who < this.seats; who++) {
      appeal[who] = appeals[base + who] as number;
      left[who] = goods[base + who] as number;
    }
    appeal[IMPORTER] = appeals[base + IMPORTER] as number;
    left[IMPORTER] = 99;
  }

  /** Pounds and spaces of this seat in the phase just sold. */
  private result(f: Factory, good: number, price: number, later: boolean): void {
    const { seat } = this;
    let amount = this.sold[seat] as number;
    if (this.patrons & (1 << good) && (this.left[seat] as number) > 0) {
      amount++;
      this.left[seat] = (this.left[seat] as number) - 1;
    }
    this.pounds = amount * price;
    this.rises = amount > 2 ? 2 : amount;
    if (amount > 0) {
      if (this.leads(this.appeal)) this.rises++;
      if (this.leads(this.sold)) this.rises++;
    }
    if (this.room > 0 && (this.left[seat] as number) > 0) this.ship(f, good, later);
  }

  /** Pounds for the surplus: shipped against its contract, or hoped to be. */
  private ship(f: Factory, good: number, later: boolean): void {
    const { w, room } = this;
    const rest = this.left[this.seat] as number;
    const base = baseQuality(this.rs, f, good);
    const most = rest < room ? rest : room;
    const contract = this.p.contracts[good] as number;
    if (!this.rs.needsContracts) {
      // Without contracts ships rest after each voyage (AE-SM-19): not every phase finds them ready.
      this.pounds += most * base * w.shipped;
      this.rises -= w.shipped * (most > this.largest ? 2 : 1);
    } else if (contract === 0 || later) this.pounds += most * base * w.hope;
    else if (most >= contract) {
      this.pounds += contract * base * w.shipped;
      this.rises -= 1;
    }
  }

  /** From the highest appeal down to 1 everybody offers one good; who is more appealing, then of better quality, comes first. */
  private sell(demand: number, good: number): void {
    const { appeal, left, sold, order, quality, seats } = this;
    const base = good * SELLERS;
    let count = 0;
    for (let who = 0; who <= IMPORTER; who++) {
      if (who === seats) who = IMPORTER;
      sold[who] = 0;
      const a = appeal[who] as number;
      if (a <= 0 || left[who] === 0) continue;
      let place = count++;
      while (place > 0) {
        const other = order[place - 1] as number;
        const b = appeal[other] as number;
        if (
          b > a ||
          (b === a && (who === IMPORTER || (quality[base + other] as number) >= (quality[base + who] as number)))
        )
          break;
        order[place] = other;
        place--;
      }
      order[place] = who;
    }
    if (count === 0) return;
    let tokens = demand;
    for (let level = appeal[order[0] as number] as number; level >= 1 && tokens > 0; level--) {
      for (let i = 0; i < count; i++) {
        const who = order[i] as number;
        if ((appeal[who] as number) < level) break;
        const rest = left[who] as number;
        if (rest === 0) continue;
        left[who] = rest - 1;
        sold[who] = (sold[who] as number) + 1;
        if (--tokens === 0) return;
      }
    }
  }

  /** Whether this seat is ahead of all others and of the importer. */
  private leads(list: Int32Array): boolean {
    const own = list[this.seat] as number;
    if (own <= (list[IMPORTER] as number)) return false;
    for (let other = 0; other < this.seats; other++)
      if (other !== this.seat && own <= (list[other] as number)) return false;
    return true;
  }
}

/** Crates that all ships of a player hold. */
export function roomOf({ ships }: Player): number {
  let room = 0;
  for (let i = 0; i < ships.length; i++) room += ships[i] as number;
  return room;
}
