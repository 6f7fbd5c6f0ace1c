import {
  baseQuality,
  commodityPrice,
  crewsOf,
  type Factory,
  foundingCosts,
  inTurn,
  type Marker,
  outputOf,
  type Player,
  type Ruleset,
  type State,
  scoreOf,
  shipOf,
  type Tile,
  wageNow,
} from '@cromford/arkwright';
import { isOver, type Seat } from '@cromford/kernel';
import { pricesOf } from './belongings.ts';
import { Market, roomOf } from './market.ts';
import type { BoardWeights } from './weights.ts';

const GOODS = 4;
/** Nobody wins with loans. */
const LOST = 200;
/** Crates of a full factory that are sold at home, and the wages that go into one more. */
const SOLD_AT_HOME = 3;
const WAGES_PER_CRATE = 1.1;
/** What late hiring costs in the end, if nothing is produced with it. */
const MARKED_SPACES = 4;
const MARKED_SHARES = 2;

/** What a seat's portfolio may come to: the shares it will have, times what each will be worth. */
export class Portfolio {
  private readonly rs: Ruleset;
  readonly market: Market;
  /** The share track without its steps, so that every space counts. */
  private readonly value: Float64Array;
  private income = 0;
  private rises = 0;
  /** By good: sales and spaces of the next phase; those of the later ones, less the running costs of all. */
  readonly nextPounds = new Float64Array(GOODS);
  readonly nextRises = new Float64Array(GOODS);
  readonly laterPounds = new Float64Array(GOODS);
  readonly laterRises = new Float64Array(GOODS);
  /** By good: what is left over in the next phase, and what the factory costs to run once. */
  readonly surplus = new Float64Array(GOODS);
  readonly costs = new Float64Array(GOODS);
  /** What a pound, and a space of the share track, add to the worth that was looked at last; and the value a share will have. */
  pound = 1;
  /** The same for a pound that is not needed soon. */
  plainPound = 1;
  space = 5;
  shareEnd = 10;
  /** Goods of all rows, by good, type and level. */
  private readonly fullOutput: readonly (readonly number[])[];

  constructor(rs: Ruleset) {
    this.rs = rs;
    this.market = new Market(rs);
    this.value = smooth(rs.value);
    this.fullOutput = rs.output.map((levels) => levels.map((rows) => rows.reduce((sum, row) => sum + row, 0)));
  }

  of(s: State, seat: Seat, w: BoardWeights): number {
    if (isOver(s) || hasTraded(s, seat)) return this.final(s, seat);
    const { market } = this;
    market.begin(s, seat, w);
    this.income = 0;
    this.rises = 0;
    for (let good = 0; good < GOODS; good++) {
      market.now(good);
      this.nextPounds[good] = market.pounds;
      this.nextRises[good] = market.rises;
      this.surplus[good] = market.surplus;
      market.later(good);
      this.costs[good] = market.cost(good);
      this.laterPounds[good] = market.pounds - (this.costs[good] as number) * market.runs(good);
      this.laterRises[good] = market.rises;
      this.income += (this.nextPounds[good] as number) + (this.laterPounds[good] as number);
      this.rises += (this.nextRises[good] as number) + (this.laterRises[good] as number);
    }
    return this.expected(s, seat, w);
  }

  private final(s: State, seat: Seat): number {
    return scoreOf(this.rs, s, seat) - ((s.players[seat] as Player).loans > 0 ? LOST : 0);
  }

  /** What is expected from a decade of production, less what it costs. */
  decade(s: State, seat: Seat, w: BoardWeights): number {
    this.of(s, seat, w);
    const { market } = this;
    let income = 0;
    for (let good = 0; good < GOODS; good++) {
      const runs = market.runs(good);
      if (runs === 0) continue;
      market.now(good);
      const next = market.pounds;
      market.later(good);
      income += (next + market.pounds) / runs - market.cost(good);
    }
    return income;
  }

  /** Decades to come, with the rest of this one. */
  decadesLeft(s: State): number {
    const { decades } = this.rs;
    const after = decades.length - 1 - decades.indexOf(s.decade);
    if (s.decade < (decades[0] as number)) return decades.length;
    return s.cycle < 0 ? after : after + (4 - s.cycle) / 4;
  }

  private expected(s: State, seat: Seat, w: BoardWeights): number {
    const { rs } = this;
    const p = s.players[seat] as Player;
    const left = this.decadesLeft(s);
    const wage = wageNow(rs, s);
    const harbor = wage * (crewsOf(rs, p) + bits(p.edges)) * Math.ceil(left);
    const cash = p.cash - this.owed(s, seat) - p.loans * rs.loan.repay;
    let spaces = p.space + this.rises;
    for (let good = 0; good < GOODS; good++) {
      const contract = p.contracts[good] as number;
      if (contract > 0 && !this.servable(p, contract)) spaces -= contract * w.missed;
    }
    let marked = 0;
    for (let good = 0; good < GOODS; good++) if (p.factories[good]?.marked) marked++;
    spaces -= marked * MARKED_SPACES;
    const end = this.valueAt(spaces);
    const now = Math.max(rs.lowestPurchase, this.valueAt(p.space));
    const coming = cash + this.income - harbor - w.spending * left * 4;
    const price = now + (end - now) * w.buying;
    let shares =
      p.shares -
      marked * MARKED_SHARES +
      (coming >= 0 ? coming / Math.max(1, price) : (coming * w.forced) / Math.max(1, end));
    const most = rs.shares - p.loans;
    this.plainPound = shares > most ? w.surplus : coming >= 0 ? end / Math.max(1, price) : w.forced;
    this.pound = this.plainPound + (cash < w.reserve ? w.short * left : 0);
    this.space = Math.min(shares, most) * (this.valueAt(spaces + 1) - end);
    this.shareEnd = end;
    if (shares > most) shares = most + (shares - most) * w.surplus;
    let worth = shares * end;
    // Cash in hand builds factories and saves from selling in need: the earlier, the more.
    if (cash < w.reserve) worth -= (w.reserve - cash) * w.short * left;
    if (p.loans > 0) worth -= LOST / 4 + 10 * p.loans;
    worth += this.belongings(p, left, w) - w.chart * this.chartCost(s, p);
    if (p.ships.length > 0) worth += this.exports(s, p, roomOf(p), w) + this.waiting(p, w);
    for (let good = 0; good < GOODS; good++) {
      const f = p.factories[good];
      if (f) worth += this.potential(s, f, good, w);
      worth += (p.stored[good] as number) * w.stored * (f ? f.price : (rs.warehousePrice[good] as number));
      if (rs.company)
        worth +=
          w.influence *
          commodityPrice(rs.company, s, good) *
          (rs.company.multipliers[p.influence[good] as number] as number);
    }
    return worth;
  }

  /** Goods of a factory with all rows full. */
  full(f: Factory, good: number): number {
    return (this.fullOutput[good + f.type * GOODS] as readonly number[])[f.level - 1] as number;
  }

  /** What full factories could send abroad in ships of so much room: the reason to own ships before there is anything to load. */
  exports(s: State, p: Player, room: number, w: BoardWeights): number {
    if (w.export === 0) return 0;
    const wages = wageNow(this.rs, s) * WAGES_PER_CRATE;
    let best = 0;
    for (let good = 0; good < GOODS; good++) {
      const f = p.factories[good];
      if (!f || this.market.phases(s, good) === 0) continue;
      const full = this.full(f, good);
      const crates = Math.min(room, full - SOLD_AT_HOME);
      const gain = crates * (baseQuality(this.rs, f, good) - wages) * this.plainPound - this.space;
      if (crates > 0 && gain > best) best = gain;
    }
    return w.export * best * this.decadesLeft(s);
  }

  /** Stored goods that the ships can take, the dearest first. */
  private waiting(p: Player, w: BoardWeights): number {
    if (w.waiting === 0) return 0;
    let room = roomOf(p);
    let pounds = 0;
    for (let good = GOODS - 1; good >= 0; good--) {
      const f = p.factories[good];
      if (!f) continue;
      const crates = Math.min(room, p.stored[good] as number);
      room -= crates;
      pounds += crates * baseQuality(this.rs, f, good);
    }
    return w.waiting * pounds * this.plainPound;
  }

  /** Pounds that are due already but not paid yet. */
  private owed(s: State, seat: Seat): number {
    const frame = s.agenda[s.agenda.length - 1] as { step: string; seat?: Seat };
    let owed = s.turn.due > 0 && frame.seat === seat ? s.turn.due : 0;
    if (s.decade < (this.rs.decades[0] as number) && this.unpaid(s)) owed += foundingCosts(this.rs, s, seat);
    return owed;
  }

  private unpaid(s: State): boolean {
    for (const frame of s.agenda)
      if (frame.step === 'pay-factories' || frame.step === 'found' || (frame.step === 'start-sales' && frame.k === 0))
        return true;
    return false;
  }

  private servable(p: Player, contract: number): boolean {
    return roomOf(p) >= contract;
  }

  /** What the empty rows of a factory may be worth. */
  potential(s: State, f: Factory, good: number, w: BoardWeights): number {
    const phases = this.market.phases(s, good) - 1;
    if (phases <= 0) return 0;
    const full = this.full(f, good);
    return w.room * phases * (full - outputOf(this.rs, f, good));
  }

  private belongings(p: Player, left: number, w: BoardWeights): number {
    const { markers, tiles } = pricesOf(w);
    let sum = 0;
    for (let i = 0; i < p.markers.length; i++) sum += markers[p.markers[i] as Marker];
    for (let i = 0; i < p.ships.length; i++) sum += markers[shipOf(p.ships[i] as number)];
    for (let i = 0; i < p.tiles.length; i++) sum += tiles[p.tiles[i] as Tile];
    return sum * left;
  }

  /** The cheapest free spaces for the turns that are left in this decade. */
  private chartCost(s: State, p: Player): number {
    if (s.cycle < 0) return 0;
    let turns = 3 - s.cycle;
    let sum = 0;
    for (let i = 0; i < p.chart.length && turns > 0; i++) {
      if (p.chart[i] !== '') continue;
      sum += this.rs.chart[i] as number;
      turns--;
    }
    return sum;
  }

  private valueAt(space: number): number {
    const { value } = this;
    const x = space < 1 ? 1 : space > value.length - 1 ? value.length - 1 : space;
    const low = Math.floor(x);
    const at = value[low] as number;
    return low + 1 < value.length ? at + ((value[low + 1] as number) - at) * (x - low) : at;
  }
}

/** FE-END-02: shares are bought for the last time. */
export function isLastExchange({ agenda }: State): boolean {
  const frame = agenda[agenda.length - 1];
  return frame?.step === 'exchange' && frame.why === 'final';
}

/** In the last exchange, those before whoever trades now hold what they will have: their cash buys nothing any more. */
function hasTraded(s: State, seat: Seat): boolean {
  const frame = s.agenda[s.agenda.length - 1];
  if (!isLastExchange(s) || frame?.step !== 'exchange') return false;
  for (let k = 0; inTurn(s, k) !== frame.seat; k++) if (inTurn(s, k) === seat) return true;
  return false;
}

/** The mean of each space and its neighbours. */
function smooth(value: readonly number[]): Float64Array {
  const out = new Float64Array(value.length);
  for (let i = 0; i < value.length; i++) {
    const before = value[Math.max(0, i - 1)] as number;
    const after = value[Math.min(value.length - 1, i + 1)] as number;
    out[i] = (before + (value[i] as number) + after) / 3;
  }
  return out;
}

export function bits(set: number): number {
  let n = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) n++;
  return n;
}
