import {
  actionPrice,
  CAPITAL,
  type Components,
  type EmpireState,
  KINDS,
  type Move,
  type Plate,
  plateAt,
  rate,
  type Site,
  trackOf,
} from '@cromford/empire';

/** What a unit in stock is worth that is not sold today, and what a unit made in each coming turn is. */
const KEPT = 0.8;
const FLOW = 0.6;

/**
 * How the actions of a turn look before any of them is played. They come in a fixed order, so the first that is worth its price is
 * taken first: whatever comes later can still be taken after it.
 */
export class FirstSight {
  private readonly c: Components;
  private readonly units = [0, 0, 0, 0];
  private readonly room = [0, 0, 0, 0];
  private readonly tracks = [0, 0, 0, 0];

  constructor(c: Components) {
    this.c = c;
  }

  /** Each choice of phase 2, better the higher; 0 is the end of the phase. */
  look(s: EmpireState, moves: readonly Move[], into: number[]): void {
    this.read(s);
    const left = this.c.turns - s.turn;
    // Production comes last and is nearly always wanted: whatever is taken before makes it dearer.
    const price = actionPrice(this.c, s);
    const more = this.c.actionPrices[s.taken + 1] ?? price;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as Move;
      if (move.do === 'manager') into[i] = this.manager(s, left) - s.die;
      else if (move.do !== 'action') into[i] = 0;
      else if (move.action === 'sell') into[i] = first(this.sale(s, left) - (left > 0 ? more : 0), 30);
      else if (move.action === 'staff') into[i] = first(this.staff(s, left) - more, 20);
      else if (move.action === 'build') into[i] = first(this.building(s, left) - more, 10);
      else into[i] = left > 0 ? this.production() * KEPT - price : -1;
    }
  }

  private read(s: EmpireState): void {
    const { c, units, room, tracks } = this;
    for (const kind of KINDS) units[kind] = room[kind] = tracks[kind] = 0;
    for (let i = 0; i < s.sites.length; i++) {
      const site = s.sites[i] as Site;
      const plate = plateAt(c, site.plate);
      for (const kind of KINDS) {
        const held = site.stock[kind] as number;
        if (held < 0) continue;
        units[kind] = (units[kind] as number) + held;
        if (site.workers < plate.requirement) continue;
        tracks[kind] = (tracks[kind] as number) + 1;
        room[kind] = (room[kind] as number) + (plate.max[kind] as number) - held;
      }
    }
  }

  private sale(s: EmpireState, left: number): number {
    let gain = 0;
    for (const kind of KINDS) {
      const lot = rate(this.c, s, kind);
      if (lot === 0) continue;
      const units = this.units[kind] as number;
      const lots = Math.floor(units / lot);
      const kept = left === 0 ? 0 : left === 1 ? 0.6 : KEPT;
      gain += Math.max(0, lots - lots * lot * kept);
    }
    // A sale also makes room, and capital for the other actions.
    return gain > 0 && (this.units[CAPITAL] as number) < 2 ? gain + 2 : gain;
  }

  private production(): number {
    let sum = 0;
    for (const kind of KINDS) {
      const k = this.tracks[kind] as number;
      sum += Math.min(k * k, this.room[kind] as number);
    }
    return sum;
  }

  /** The best place for one worker. */
  private staff(s: EmpireState, left: number): number {
    let best = 0;
    for (let i = 0; i < s.sites.length; i++) {
      const site = s.sites[i] as Site;
      const plate = plateAt(this.c, site.plate);
      const lacks = plate.requirement - site.workers;
      if (lacks <= 0 || lacks > left + 2) continue;
      best = Math.max(best, this.running(plate, Math.max(0, left - lacks)) / lacks);
    }
    return best;
  }

  /** What a building brings once it is staffed. */
  private running(plate: Plate, turns: number): number {
    const kind = trackOf(plate);
    return plate.award + (2 * (this.tracks[kind] as number) + 1) * FLOW * turns * (kind === CAPITAL ? 0.6 : 1);
  }

  private building(s: EmpireState, left: number): number {
    let best = 0;
    for (let i = 0; i < s.row.length; i++) {
      const plate = plateAt(this.c, s.row[i] as number);
      let cost = 0;
      let missing = 0;
      for (const kind of KINDS) {
        cost += plate.cost[kind] as number;
        missing += Math.max(0, (plate.cost[kind] as number) - (this.units[kind] as number));
      }
      const lacks = plate.requirement - 1;
      if (missing > 0 || lacks > left) continue;
      best = Math.max(best, 0.7 * this.running(plate, Math.max(0, left - lacks - 1)) - cost * KEPT - lacks);
    }
    return best;
  }

  /** A manager hires or builds where the actions of the turn do not reach. */
  private manager(s: EmpireState, left: number): number {
    return Math.max(this.staff(s, left) * 0.8, this.building(s, left) * 0.8, left > 0 ? KEPT : 0);
  }
}

/** Worth its price: before what comes later. Not worth it: behind the end of the phase. */
function first(gain: number, place: number): number {
  return gain > 0 ? 100 + place : gain;
}
