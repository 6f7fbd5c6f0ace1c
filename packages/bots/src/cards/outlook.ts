import {
  appealOf,
  CARDS,
  capacity,
  cardIndex,
  distributionAt,
  type Factory,
  GOODS,
  type Player,
  priceOf,
  productionCosts,
  type Ruleset,
  type State,
  stockAt,
  stockOf,
  wageOf,
  workers,
} from '@cromford/cards';
import type { Seat } from '@cromford/kernel';
import { appeals } from './appeals.ts';
import { count, highest, rivalsIn } from './rivals.ts';
import { newStage, ROUNDS, readStage } from './stage.ts';
import type { Weighing } from './weighing.ts';

/** A good in a warehouse where no forecast says what for: rather kept than thrown away. */
const KEPT = 1;
const CONTRACT = cardIndex.contract;
const PATRONS = CARDS.map((card) => (card.startsWith('patron') ? GOODS.map((good) => card.includes(good)) : undefined));

/**
 * The score that a seat may expect: every production to come is forecast with the factories as they stand, in the order of the
 * rounds; its income becomes shares, its sales share value. What turns to come add is weighed by development and card.
 * Keeps its numbers between positions: it is asked thousands of times a second, and what led to the last score can be read from it.
 */
export class Outlook {
  readonly stage = newStage();
  /** By good: what the next production sells, at which price; the share value and the income of all that are to come. */
  readonly nextSold = [0, 0, 0, 0];
  readonly nextPrice = [0, 0, 0, 0];
  readonly rises = [0, 0, 0, 0];
  readonly income = [0, 0, 0, 0];
  /** At the end: money, what was missing on the way, share value gained, shipping tokens. */
  cash = 0;
  shortfall = 0;
  gain = 0;
  tokens = 0;
  private readonly rs: Ruleset;
  private readonly stock = [0, 0, 0, 0];
  private readonly produced = [0, 0, 0, 0];
  /** By good, the same in every round to come: costs at today's wage, workers, goods made, price, price and appeal together, distribution. */
  private readonly costs = [0, 0, 0, 0];
  private readonly workers = [0, 0, 0, 0];
  private readonly capacity = [0, 0, 0, 0];
  private readonly price = [0, 0, 0, 0];
  private readonly sum = [0, 0, 0, 0];
  private readonly distribution = [0, 0, 0, 0];
  private ships = 0;
  private stored = 0;
  private patronsUsed = 0;

  constructor(rs: Ruleset) {
    this.rs = rs;
  }

  worth(s: State, seat: Seat, w: Weighing): number {
    const p = s.players[seat] as Player;
    if (s.agenda.length === 0 || s.scores.length > 0) return s.scores[seat] ?? 0;
    const { rs, stage } = this;
    readStage(stage, s, seat);
    this.clear(p);
    if (p.out === 1) return 0;
    this.settle(s, p, seat, w);
    const { turns } = stage;
    const limit = rs.sheet.limits;
    // What a step of share value and a pound are worth, roughly: the shares at the end, and the share value by the price of shares.
    const shares = Math.min(
      limit.shares,
      p.shares - p.loans + this.cash / Math.max(8, p.value) + w.sharesPerTurn * turns,
    );
    const lastValue = Math.min(limit.shareValue, p.value + w.valuePerTurn * turns);
    const pound = lastValue / Math.max(1, p.value + w.buyAt * (lastValue - p.value));
    for (let round = stage.next; round < ROUNDS; round++)
      if (p.factories[round & 3]) this.produce(s, p, seat, round, w, shares, pound);
    return this.final(p, w, turns) + KEPT * stockOf(p);
  }

  private clear(p: Player): void {
    this.cash = p.cash;
    this.shortfall = 0;
    this.gain = 0;
    this.ships = p.ships;
    this.tokens = p.tokens;
    this.patronsUsed = 0;
    this.stored = 0;
    for (let good = 0; good < 4; good++) {
      this.stock[good] = stockAt(p, good);
      this.stored += this.stock[good] as number;
      this.produced[good] = 0;
      this.nextSold[good] = 0;
      this.nextPrice[good] = 0;
      this.rises[good] = 0;
      this.income[good] = 0;
    }
  }

  /** What the production that is going on still brings and costs. */
  private settle(s: State, p: Player, seat: Seat, w: Weighing): void {
    const { rs, stage } = this;
    if (stage.gainDue) {
      const appeal = p.appeal[s.good] ?? 0;
      if ((s.sold[seat] ?? 0) >= 2) this.gain += 1 + highest(rs, s, seat, s.good, appeal, stage, 0, w);
      if (s.handSeat === seat && s.hand > 0 && stage.storeDue) {
        const left = stage.shipDue ? this.ship(p, s.handGood, s.hand, w, 15, 1) : s.hand;
        this.store(p, s.handGood, left + (this.stock[s.handGood] as number));
      }
    }
    if (stage.costsDue) this.pay(productionCosts(rs, s, p, s.good));
  }

  /** One production to come: the best price and appeal for what its sale, its rest and its share value bring. */
  private produce(s: State, p: Player, seat: Seat, round: number, w: Weighing, shares: number, pound: number): void {
    const { rs, stage } = this;
    const good = round & 3;
    const f = p.factories[good];
    if (!f) return;
    const current = (s.decade - 1) * 4 + s.good;
    const now = round === current;
    const decades = (round >> 2) - (s.decade - 1);
    const rivals = rivalsIn(s, seat, good);
    const visits =
      count(rivals) * (decades + (good > s.good ? 1 : 0)) + (good === s.good ? count(rivals & stage.toCome) : 0);
    const perRound = rs.variant.solo ? 1 : s.players.length - 1;
    const others = rs.variant.solo ? (stage.opponentsToCome ? 1 : 0) : count(stage.toCome & ~(1 << seat));
    const turnsBefore = others + (round - current) * perRound;
    const worn = this.produced[good] as number;
    if (worn === 0) this.readFactory(s, p, good, f);
    this.produced[good] = worn + 1;
    const made = now && stage.made >= 0 ? stage.made : (this.capacity[good] as number);
    const available = made + (this.stock[good] as number);
    const wage = this.wageIn(s, turnsBefore, w) - wageOf(rs, s);
    const costs = (this.costs[good] as number) + (this.workers[good] as number) * wage;
    const marker = Math.max(0, p.appeal[good] ?? 0);
    const up = rs.up[good] as readonly number[];
    const { demandFrom, demandTo, appealEnds } = rs.sheet.market;
    const base =
      (s.demand[good] ?? 0) - (up[marker] as number) + turnsBefore * w.demandPerTurn + visits * w.demandPerVisit;
    const demand = Math.min(demandTo, Math.max(demandFrom, base));
    const settled = now && stage.settled;
    const options = settled ? 1 : appeals(rs, p, good, f, now ? stage : undefined);
    const distribution = Math.max(0, (this.distribution[good] as number) - worn);
    const asked = this.price[good] as number;
    const sum = this.sum[good] as number;
    const bonus = (now ? stage.bonus : 0) + this.patron(p, good, round, s.decade);
    const spread = turnsBefore === 0 ? 0 : w.saleSpread;
    let bestWorth = Number.NEGATIVE_INFINITY;
    let bestSold = 0;
    let bestPrice = 0;
    let bestGain = 0;
    for (let shown = 0, rest = options; rest !== 0; shown++, rest >>>= 1) {
      if ((rest & 1) === 0) continue;
      const appeal = settled ? marker : Math.min(appealEnds, shown + distribution);
      const price = settled ? asked : sum - shown;
      const most = Math.min(appeal, Math.max(0, appeal - demand - (up[appeal] as number)) + bonus);
      const sold = Math.min(available, most);
      const rise = sold < 1 ? 0 : enough(sold, spread);
      const goods = sold * price * pound + Math.min(available - sold, 4) * w.stored;
      // Not even the highest appeal of all would make it the best.
      if (goods + 2 * rise * shares <= bestWorth) continue;
      const gain = rise === 0 ? 0 : rise * (1 + highest(rs, s, seat, good, appeal, stage, decades, w));
      const worth = goods + gain * shares;
      if (worth > bestWorth) {
        bestWorth = worth;
        bestSold = sold;
        bestPrice = price;
        bestGain = gain;
      }
    }
    if (worn === 0) {
      this.nextSold[good] = bestSold;
      this.nextPrice[good] = bestPrice;
    }
    this.rises[good] = (this.rises[good] as number) + bestGain;
    this.income[good] = (this.income[good] as number) + bestSold * bestPrice - costs;
    this.gain += bestGain;
    this.cash += bestSold * bestPrice;
    this.store(p, good, this.ship(p, good, available - bestSold, w, shares, pound));
    this.pay(costs);
  }

  private readFactory(s: State, p: Player, good: number, f: Factory): void {
    const { rs } = this;
    const distribution = distributionAt(p, good);
    const price = priceOf(rs, p, good);
    this.costs[good] = productionCosts(rs, s, p, good);
    this.workers[good] = workers(rs, p, good);
    this.capacity[good] = capacity(rs, good, f);
    this.price[good] = price;
    this.sum[good] = price + appealOf(rs, p, good) - distribution;
    this.distribution[good] = distribution;
  }

  /** Goods that are left over are shipped where that pays; gives back what stays. */
  private ship(p: Player, good: number, left: number, w: Weighing, shares: number, pound: number): number {
    const { rs } = this;
    const { sheet } = rs;
    let rest = Math.max(0, Math.round(left));
    const each = rs.sides[good]?.[(p.factories[good]?.side ?? 1) - 1]?.shipPrice ?? 0;
    const hold = rs.tracks[4]?.[p.levels[4] ?? 0] ?? 2;
    const token = shares * stepsPerToken(rs);
    while (this.ships > 0 && rest > 0 && this.tokens < sheet.limits.shippingTokens) {
      const load = Math.min(hold, rest);
      const contract = p.cards.includes(CONTRACT) ? (sheet.effects.contract[load] ?? 0) : 0;
      if ((load * (each - w.stored) + contract) * pound <= token) break;
      this.cash += load * each + contract;
      rest -= load;
      this.ships--;
      this.tokens++;
    }
    return rest;
  }

  /** All that there is of a good is stored as far as there is room. */
  private store(p: Player, good: number, goods: number): void {
    const { warehouses } = this.rs.sheet;
    this.stored -= this.stock[good] as number;
    let room = warehouses.small * warehouses.smallHolds - this.stored;
    if ((p.warehouses[2] ?? -2) >= -1) room += warehouses.largeHolds;
    const put = Math.max(0, Math.min(goods, room));
    this.stock[good] = put;
    this.stored += put;
  }

  private pay(costs: number): void {
    this.cash -= costs;
    if (this.cash >= 0) return;
    this.shortfall -= this.cash;
    this.cash = 0;
  }

  /** A Patron of this good that could be turned for it, one sale in each decade. */
  private patron(p: Player, good: number, round: number, decade: number): number {
    for (let i = 0; i < p.cards.length; i++) {
      const card = p.cards[i] as number;
      if (!PATRONS[card]?.[good]) continue;
      const slot = i * 3 + (round >> 2);
      if (this.patronsUsed & (1 << slot)) continue;
      if (round >> 2 === decade - 1 && p.spent & (1 << card)) continue;
      this.patronsUsed |= 1 << slot;
      return this.rs.sheet.effects.patronSales;
    }
    return 0;
  }

  private wageIn(s: State, turns: number, w: Weighing): number {
    const { wages } = this.rs;
    const space = Math.min(wages.length - 1, s.wage + turns * w.wagesPerTurn);
    const low = Math.floor(space);
    const wage = wages[low] as number;
    return wage + (space - low) * ((wages[low + 1] ?? wage) - wage);
  }

  /** Final scoring with what was forecast. */
  private final(p: Player, w: Weighing, turns: number): number {
    const { rs } = this;
    const { limits, scoring, warehouses } = rs.sheet;
    const value = Math.min(limits.shareValue, p.value + this.gain);
    const money = this.cash + this.stored * warehouses.finalPrice;
    const price = rs.variant.finalPriceTen
      ? scoring.fixedSharePrice
      : p.value + (turns > 0 ? w.buyAt : 1) * (value - p.value);
    const emergency = (this.shortfall * (1 + w.emergency)) / Math.max(1, value / 2);
    const bought = money / Math.max(1, price);
    // Nobody buys half a share: after the last turn what is over is lost.
    const whole = turns > 0 ? bought : Math.floor(bought);
    const shares = Math.max(0, Math.min(limits.shares, p.shares + whole) - p.loans - emergency);
    const steps = interpolated(scoring.shippingSteps, this.tokens);
    return shares * Math.max(0, value - steps) + this.developments(p, w, turns) + this.factories(p, w, turns);
  }

  /** What factories are worth beyond what they will make as they stand: they grow. */
  private factories(p: Player, w: Weighing, turns: number): number {
    if (w.factory === 0 && w.goods === 0) return 0;
    let sum = 0;
    for (let good = 0; good < 4; good++) {
      const f = p.factories[good];
      if (f) sum += (w.factory + w.goods * capacity(this.rs, good, f)) * turns;
    }
    return sum;
  }

  /** What the levels and cards promise for the turns to come. */
  developments(p: Player, w: Weighing, turns: number): number {
    let sum = 0;
    for (let track = 0; track < 6; track++) sum += (p.levels[track] ?? 0) * (w.levels[track] ?? 0) * turns;
    for (let i = 0; i < p.cards.length; i++) {
      const card = p.cards[i] as number;
      sum += ((w.cards[card] ?? 0) * turns) / 4;
    }
    return sum;
  }
}

/** How surely a sale of so many brings share value (two are enough), where rivals may still change it. */
function enough(sold: number, spread: number): number {
  if (spread === 0) return sold >= 2 ? 1 : 0;
  return Math.max(0, Math.min(1, 0.5 + (sold - 1.5) / spread));
}

function stepsPerToken(rs: Ruleset): number {
  const steps = rs.sheet.scoring.shippingSteps;
  return (steps[steps.length - 1] ?? 0) / Math.max(1, steps.length - 1);
}

function interpolated(list: readonly number[], place: number): number {
  const low = Math.floor(place);
  const from = list[low] ?? list[list.length - 1] ?? 0;
  return from + (place - low) * ((list[low + 1] ?? from) - from);
}
