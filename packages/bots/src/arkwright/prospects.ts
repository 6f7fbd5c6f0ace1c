import {
  bankShares,
  baseQuality,
  buildingCost,
  type Factory,
  isFull,
  type Kind,
  levelNow,
  type Marker,
  ROWS,
  sharePrice,
  TILES,
  tileWith,
  workersToHire,
} from '@cromford/arkwright';
import { pricesOf } from './belongings.ts';
import type { Valuation } from './valuation.ts';

const GOODS = 4;
/** Being free of loans, without which nobody wins. */
const FREE_OF_LOANS = 60;

interface Work {
  readonly gain: number;
  readonly price: number;
}

const NOTHING: Work = { gain: 0, price: 0 };

/** What each kind of action may bring this turn, in the unit of the worth, before its administrative cost. */
export class Prospects {
  private readonly values: Valuation;
  private works: readonly Work[] | undefined;

  constructor(values: Valuation) {
    this.values = values;
  }

  /** The values are of another position now. */
  begin(): void {
    this.works = undefined;
  }

  of(kind: Kind, marker: Marker, strength: number, paid: number): number {
    const additional = this.values.rs.additional[marker];
    const bonus = additional === 'prices' ? this.allPrices() : additional === 'special' ? this.special() : 0;
    switch (kind) {
      case 'distribution':
      case 'quality':
        return this.raising(kind, strength) + bonus;
      case 'machinery':
        return this.machines(strength) + bonus;
      case 'workers':
        return this.hiring() + bonus;
      case 'factory':
        return this.factories(paid) + bonus;
      case 'stock-exchange':
        return this.exchange(paid) + bonus;
      case 'production':
        return this.running(this.values.rs.productionRows[marker] ?? 0) + bonus;
      case 'ship':
        return this.shipping(strength) + bonus;
      default:
        return kind satisfies never;
    }
  }

  /** The level that this player may modernise to. */
  reach(): number {
    const { rs, s, p } = this.values;
    return levelNow(rs, s) + (p.tiles.length > 0 && tileWith(rs.hooks.ahead, p) ? 1 : 0);
  }

  /** Pounds off each factory. */
  discount(): number {
    const { rs, p } = this.values;
    return (p.tiles.length > 0 ? tileWith(rs.hooks.discount, p)?.discount : undefined) ?? 0;
  }

  qualityLimit(): number {
    const { rs, p } = this.values;
    return (p.tiles.length > 0 ? tileWith(rs.hooks.qualityLimit, p)?.qualityLimit : undefined) ?? rs.qualityLimit;
  }

  /** A share bought now with cash that can be spared. */
  share(): number {
    const { rs, p, portfolio } = this.values;
    return portfolio.shareEnd - sharePrice(rs, p) * portfolio.plainPound;
  }

  /** Where the edition lets every price be changed with any such action. */
  private allPrices(): number {
    if (this.values.rs.repricing !== 'all') return 0;
    let sum = 0;
    for (let good = 0; good < GOODS; good++) sum += this.values.repricing(good);
    return sum;
  }

  /** Steps of distribution for so many pounds, or of quality: the best good, and part of what the next one would bring. */
  private raising(what: 'distribution' | 'quality', strength: number): number {
    const { rs, p } = this.values;
    const limit = what === 'distribution' ? rs.distributionLimit : this.qualityLimit();
    const priceFree = rs.repricing === 'all';
    let best = 0;
    let second = 0;
    for (let good = 0; good < GOODS; good++) {
      const f = p.factories[good];
      if (!f) continue;
      let left = strength;
      let most = 0;
      for (let steps = 1; f[what] + steps <= limit; steps++) {
        left -= what === 'quality' ? 1 : f[what] + steps;
        if (left < 0) break;
        most = Math.max(most, this.values.raised(what, good, steps, priceFree));
      }
      if (most > best) {
        second = best;
        best = most;
      } else if (most > second) second = most;
    }
    return best + second / 3;
  }

  private machines(strength: number): number {
    const { rs, p } = this.values;
    let sum = 0;
    let left = strength;
    for (let good = GOODS - 1; good >= 0 && left > 0; good--) {
      const f = p.factories[good];
      if (!f) continue;
      for (let row = 0; row < ROWS && left > 0; row++) {
        const room = Math.min(
          (rs.machineSpaces[good]?.[row] ?? 0) - (f.machines[row] as number),
          (f.workers[row] as number) - (rs.workersBeside[good]?.[row] ?? 0),
          left,
        );
        if (room <= 0) continue;
        left -= room;
        sum += room * this.values.machine(good);
      }
    }
    return sum;
  }

  /** Rows filled, or the last one emptied, where that pays. */
  private hiring(): number {
    const { s, p } = this.values;
    let free = workersToHire(s);
    let sum = 0;
    for (let good = 0; good < GOODS; good++) {
      const f = p.factories[good];
      if (!f) continue;
      const { gain, workers } = this.values.filled(good, free);
      free -= workers;
      sum += gain > 0 ? gain : this.firing(f, good);
    }
    return sum;
  }

  private firing(f: Factory, good: number): number {
    for (let row = ROWS - 1; row > 0; row--)
      if ((f.workers[row] as number) > 0) return Math.max(0, this.values.staffed(good, row, 0));
    return 0;
  }

  /** Factories built and modernised, one after the other, as far as the cash goes. */
  private factories(paid: number): number {
    this.works ??= [0, 1, 2, 3].map((good) => this.work(good));
    let spent = paid;
    let sum = 0;
    for (const { gain, price } of this.works) {
      const net = gain - this.values.cost(spent + price) + this.values.cost(spent);
      if (net <= 0) continue;
      sum += net;
      spent += price;
    }
    return sum;
  }

  /** The best that can be done with the factory of a good, or without one, and its price. */
  private work(good: number): Work {
    const { values } = this;
    const { rs, s, p } = values;
    const current = levelNow(rs, s);
    const off = this.discount();
    const f = p.factories[good];
    if (f)
      return f.level < Math.min(rs.types[f.type]?.topLevel ?? 0, this.reach())
        ? { gain: values.modernised(good, current), price: buildingCost(rs, good, f.level + 1, f.type) - off }
        : NOTHING;
    if (workersToHire(s) < (rs.spaces[good]?.[0] ?? 0)) return NOTHING;
    let best = NOTHING;
    for (let type = 0; type < rs.types.length; type++) {
      const level = Math.min(current, rs.types[type]?.topLevel ?? 0);
      const price = buildingCost(rs, good, level, type as Factory['type']) - off;
      const gain = values.built(good, level, type as Factory['type'], 1);
      if (gain - price > best.gain - best.price) best = { gain, price };
    }
    return best;
  }

  private exchange(paid: number): number {
    const { rs, p } = this.values;
    if (p.loans > 0) return p.cash >= rs.loan.repay + paid ? FREE_OF_LOANS : 0;
    const most = this.affordable(paid);
    let best = 0;
    for (let shares = 1; shares <= most; shares++) best = Math.max(best, this.bought(shares, paid));
    return best;
  }

  /** Shares that can be bought with the cash that is left when so much has been paid. */
  affordable(paid: number): number {
    const { rs, p } = this.values;
    return Math.min(bankShares(rs, p), Math.floor((p.cash - paid) / sharePrice(rs, p)));
  }

  /** So many shares bought now, out of the cash that is left when so much has been paid. */
  bought(shares: number, paid: number): number {
    const { rs, s, p, w, portfolio } = this.values;
    const cost = shares * sharePrice(rs, p);
    const rest = p.cash - paid - cost;
    // Each pound below the reserve is missed.
    const missed = Math.max(0, Math.min(cost, w.reserve - rest)) * w.short * portfolio.decadesLeft(s);
    return shares * portfolio.shareEnd - cost * portfolio.plainPound - missed;
  }

  /** Goods for the warehouse. */
  private running(rows: number): number {
    const { rs, p, w } = this.values;
    let best = 0;
    for (let good = 0; good < GOODS; good++) {
      const f = p.factories[good];
      if (!f) continue;
      let goods = 0;
      for (let row = 0; row < rows; row++)
        if (isFull(rs, f, good, row)) goods += rs.output[good + f.type * GOODS]?.[f.level - 1]?.[row] ?? 0;
      const room = rs.smallWarehouse(p) + rs.largeWarehouse(p, good) - (p.stored[good] as number);
      best = Math.max(best, (Math.min(goods, room) * f.price * w.stored) / 2);
    }
    return best;
  }

  private shipping(capacity: number): number {
    const { rs, p, portfolio } = this.values;
    let sum = 0;
    for (let good = 0; good < GOODS; good++) {
      const f = p.factories[good];
      const stored = p.stored[good] as number;
      const wanted = rs.needsContracts ? (p.contracts[good] as number) : stored;
      if (f && wanted > 0 && wanted <= stored && wanted <= capacity)
        sum += wanted * baseQuality(rs, f, good) * portfolio.pound;
    }
    return sum > 0 ? sum - portfolio.space : 0;
  }

  /** The best special marker that can be taken, roughly. */
  private special(): number {
    const { rs, s, p, w, portfolio } = this.values;
    const { markers, tiles } = pricesOf(w);
    let best = 0;
    if (p.tiles.length < rs.mostTiles)
      for (let i = 0; i < TILES.length; i++) {
        const tile = TILES[i] as (typeof TILES)[number];
        if ((s.tiles[i] as number) > 0 && tiles[tile] > best && !p.tiles.includes(tile)) best = tiles[tile];
      }
    if (p.markers.length < 2) best = Math.max(best, markers['first-quality']);
    return best * portfolio.decadesLeft(s);
  }
}
