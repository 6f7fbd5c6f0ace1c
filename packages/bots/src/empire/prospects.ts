import {
  CAPITAL,
  type Components,
  type EmpireState,
  KINDS,
  type Plate,
  plateAt,
  rate,
  type Site,
  trackOf,
} from '@cromford/empire';
import type { Weighing } from './weighing.ts';

/**
 * The profit that may be expected at the end. The turns to come are played in outline: in each, part of the stock is sold, all staffed
 * tracks produce, some workers are hired where they are missing, some building is built, and what falls due is paid. Its scratch
 * numbers are used again for every position.
 */
export class Prospects {
  private readonly c: Components;
  /** By kind: units in stock, tracks at work, their places. */
  private readonly units = [0, 0, 0, 0];
  private readonly tracks = [0, 0, 0, 0];
  private readonly places = [0, 0, 0, 0];
  /** Buildings that wait for workers: how many they lack, their plates. */
  private readonly lacks: number[] = [];
  private readonly waiting: Plate[] = [];
  private profit = 0;
  private capital = 0;

  constructor(c: Components) {
    this.c = c;
  }

  worth(s: EmpireState, w: Weighing): number {
    const { c } = this;
    const left = c.turns - s.turn + (hasBegun(s) ? 0 : 1);
    this.read(s, w);
    if (left === 0) return this.profit + this.lastSale(s);
    const extra = Math.min(s.managers, left) * w.manager + this.spare(s, w, left);
    let hiring = 0;
    let building = 0;
    let next = 0;
    for (let turn = left; turn > 0; turn--) {
      const year = 2 * (c.turns - turn + 1);
      this.sell(turn === 1 ? 1 : w.sold, turn === 1 ? w.lastPrice : w.price);
      hiring += w.hires;
      while (hiring >= 1 && this.lacks.length > 0) {
        this.hire(w);
        hiring--;
      }
      if (hiring > 1) hiring = 1;
      building += w.builds;
      if (building >= 1 && next < s.row.length && turn > 2) {
        this.build(plateAt(c, s.row[next] as number), w);
        next++;
        building--;
      }
      if (turn > 1) this.produce(w);
      if (c.upkeepYears.includes(year)) this.profit -= 2 * (s.sites.length - 1 + next) * w.upkeep;
      if (this.capital < 0) {
        this.profit += this.capital * w.capitalPrice;
        this.capital = 0;
      }
    }
    if (c.capitalSells) this.profit += this.capital * w.lastPrice * 0.7;
    return this.profit + extra;
  }

  private read(s: EmpireState, w: Weighing): void {
    const { c, units, tracks, places, lacks, waiting } = this;
    for (const kind of KINDS) units[kind] = tracks[kind] = places[kind] = 0;
    lacks.length = 0;
    waiting.length = 0;
    this.profit = s.profit;
    for (let i = 0; i < s.sites.length; i++) {
      const site = s.sites[i] as Site;
      const plate = plateAt(c, site.plate);
      const missing = plate.requirement - site.workers;
      if (missing > 0) this.waits(plate, missing);
      else {
        this.profit += plate.award;
        if (missing < 0 && i > 0) this.profit -= w.labour;
      }
      for (const kind of KINDS) {
        const held = site.stock[kind] as number;
        if (held < 0) continue;
        units[kind] = (units[kind] as number) + held;
        if (missing > 0) continue;
        tracks[kind] = (tracks[kind] as number) + 1;
        places[kind] = (places[kind] as number) + (plate.max[kind] as number);
      }
    }
    this.capital = units[CAPITAL] as number;
  }

  /** The building that needs fewest workers comes last and is served first. */
  private waits(plate: Plate, missing: number): void {
    let at = this.lacks.length;
    while (at > 0 && (this.lacks[at - 1] as number) < missing) at--;
    this.lacks.splice(at, 0, missing);
    this.waiting.splice(at, 0, plate);
  }

  private hire(w: Weighing): void {
    const last = this.lacks.length - 1;
    this.capital -= w.hireCost;
    const missing = (this.lacks[last] as number) - 1;
    if (missing > 0) {
      this.lacks[last] = missing;
      return;
    }
    const plate = this.waiting[last] as Plate;
    this.lacks.length = last;
    this.waiting.length = last;
    this.profit += plate.award;
    for (const kind of KINDS) {
      const most = plate.max[kind] as number;
      if (most === 0) continue;
      this.tracks[kind] = (this.tracks[kind] as number) + 1;
      this.places[kind] = (this.places[kind] as number) + most;
    }
  }

  /** A building of the row, in part: not every one finds its place. */
  private build(plate: Plate, w: Weighing): void {
    const kind = trackOf(plate);
    this.profit += w.buildable * (plate.award - w.buildCost);
    this.tracks[kind] = (this.tracks[kind] as number) + w.buildable * 0.5;
    this.places[kind] = (this.places[kind] as number) + w.buildable * (plate.max[kind] as number);
  }

  private sell(part: number, price: number): void {
    for (const kind of KINDS) {
      if (kind === CAPITAL) continue;
      const sold = (this.units[kind] as number) * part;
      this.units[kind] = (this.units[kind] as number) - sold;
      this.profit += sold * price;
    }
  }

  private produce(w: Weighing): void {
    for (const kind of KINDS) {
      const k = this.tracks[kind] as number;
      if (kind === CAPITAL) this.capital = Math.min(w.capitalEnough, this.capital + k * k) - w.turnCost;
      else this.units[kind] = Math.min(this.places[kind] as number, (this.units[kind] as number) + k * k);
    }
  }

  /** Workers that the Central Factory can spare, and how near the next building is. */
  private spare(s: EmpireState, w: Weighing, left: number): number {
    const central = s.sites[0] as Site;
    const free = Math.max(0, central.workers - plateAt(this.c, central.plate).requirement);
    let sum = free * w.surplus * Math.min(1, left / 5);
    if (s.row.length > 0 && left > 2) {
      let least = 9;
      for (let i = 0; i < s.row.length; i++) {
        const { cost } = plateAt(this.c, s.row[i] as number);
        let lacking = 0;
        for (const kind of KINDS) lacking += Math.max(0, (cost[kind] as number) - (this.units[kind] as number));
        if (lacking < least) least = lacking;
      }
      sum -= least * w.near;
    }
    return sum + Math.min(this.capital, w.capitalEnough) * w.capital * Math.min(1, left / 4);
  }

  /** In the last turn nothing counts but what can still be sold now, and the awards. */
  private lastSale(s: EmpireState): number {
    if (!s.agenda.some(({ step }) => step === 'sell')) return 0;
    let sum = 0;
    for (const kind of KINDS) {
      const units = rate(this.c, s, kind);
      if (units > 0) sum += Math.floor((this.units[kind] as number) / units);
    }
    return sum;
  }
}

/** Something of this turn has been played. */
export function hasBegun(s: EmpireState): boolean {
  return s.taken > 0 || s.managerUsed > 0 || s.agenda[s.agenda.length - 1]?.step !== 'act';
}
