import {
  CAPITAL,
  type Components,
  type EmpireState,
  eventCard,
  eventIsDue,
  hasPlace,
  KINDS,
  leads,
  type Plate,
  plateAt,
  type Site,
} from '@cromford/empire';
import { type Features, Writer } from '../learned/features.ts';
import { Prospects } from './prospects.ts';
import { empireWeights, weighing } from './weighing.ts';

/** The sides of the building cards, without the Central Factory. */
const PLATES = 12;
const TURNS = 15;
const ROW = 6;
const GLOBALS = 73;
const SEAT = 218;
/** Units in stock that make a difference: what can be paid for with them. */
const CAPITAL_STEPS = [1, 2, 3, 4, 5, 6, 7, 9];
const STOCK_STEPS = [1, 2, 3, 5, 8, 12, 17];
/** Tracks at work that are told apart. */
const AT_WORK = 5;

/**
 * Empire on both sides, as numbers. The market die is left out: where turns end it has just been rolled for the next one, and a plan is
 * not the better for a die that nobody could foresee.
 */
export class EmpireFeatures implements Features<EmpireState> {
  readonly globals = new Int16Array(GLOBALS);
  readonly seats: readonly Int16Array[] = [new Int16Array(SEAT)];
  /** The written judgement's expected profit. */
  readonly worths = new Float64Array(1);
  private readonly c: Components;
  private readonly w = weighing(empireWeights);
  private readonly prospects: Prospects;
  private readonly writer = new Writer(this.globals);
  /** By kind: units on all tracks, free places, tracks, those at work. */
  private readonly units = [0, 0, 0, 0];
  private readonly room = [0, 0, 0, 0];
  private readonly tracks = [0, 0, 0, 0];
  private readonly working = [0, 0, 0, 0];
  /** By plate: where it stands among the sites and in the row, or -1. */
  private readonly built = new Int8Array(PLATES + 1);
  private readonly offered = new Int8Array(PLATES + 1);

  constructor(c: Components) {
    this.c = c;
    this.prospects = new Prospects(c);
  }

  read(s: EmpireState): void {
    this.built.fill(-1);
    this.offered.fill(-1);
    for (let i = 0; i < s.sites.length; i++) this.built[(s.sites[i] as Site).plate] = i;
    for (let i = 0; i < s.row.length; i++) this.offered[s.row[i] as number] = i;
    this.count(s);
    this.readGlobals(s);
    this.readSeat(s);
  }

  private count(s: EmpireState): void {
    const { c, units, room, tracks, working } = this;
    for (const kind of KINDS) units[kind] = room[kind] = tracks[kind] = working[kind] = 0;
    for (let i = 0; i < s.sites.length; i++) {
      const site = s.sites[i] as Site;
      const plate = plateAt(c, site.plate);
      for (const kind of KINDS) {
        const held = site.stock[kind] as number;
        if (held < 0) continue;
        units[kind] = (units[kind] as number) + held;
        room[kind] = (room[kind] as number) + (plate.max[kind] as number) - held;
        tracks[kind] = (tracks[kind] as number) + 1;
        if (site.workers >= plate.requirement) working[kind] = (working[kind] as number) + 1;
      }
    }
  }

  private readGlobals(s: EmpireState): void {
    const { c, offered, writer: at } = this;
    at.into(this.globals);
    at.flag(c.capitalSells);
    at.oneOf(s.turn - 1, TURNS);
    at.put((c.turns - s.turn + 1) / 8);
    this.readYears(c.labourYears, s.year);
    this.readYears(c.upkeepYears, s.year);
    at.put(s.row.length / ROW);
    for (let plate = 1; plate <= PLATES; plate++) {
      const place = offered[plate] as number;
      at.flag(place >= 0);
      at.flag(eventIsDue(c, s, plate));
      // Whoever builds it meets the event of its neighbour.
      const neighbour = place < 0 ? undefined : eventCard(s, plate);
      at.flag(neighbour !== undefined && eventIsDue(c, s, neighbour));
      at.flag(s.inForce.includes(plate));
    }
    at.put(s.happened.length / ROW);
    at.flag(s.taken > 0);
    at.flag(s.managerUsed > 0);
    at.close();
  }

  /** How many are still to come, and how soon the next. */
  private readYears(years: readonly number[], now: number): void {
    let left = 0;
    let next = 0;
    for (let i = years.length - 1; i >= 0; i--) {
      const year = years[i] as number;
      if (year <= now) break;
      left++;
      next = year - now;
    }
    this.writer.put(left / 4);
    this.writer.put(next / 8);
  }

  private readSeat(s: EmpireState): void {
    const { c, writer: at } = this;
    at.into(this.seats[0] as Int16Array);
    const worth = s.agenda.length === 0 ? s.profit : this.prospects.worth(s, this.w);
    this.worths[0] = worth;
    at.put(worth / 60);
    at.put(s.profit / 60);
    at.put(s.managers / 3);
    at.put(s.spare / 3);
    at.put((s.sites.length - 1) / ROW);
    let earned = 0;
    let promised = 0;
    let workers = 0;
    let lacking = 0;
    let overstaffed = 0;
    for (let i = 1; i < s.sites.length; i++) {
      const site = s.sites[i] as Site;
      const plate = plateAt(c, site.plate);
      workers += site.workers;
      lacking += Math.max(0, plate.requirement - site.workers);
      if (site.workers > plate.requirement) overstaffed++;
      if (site.workers >= plate.requirement) earned += plate.award;
      else promised += plate.award;
    }
    at.put(earned / 40);
    at.put(promised / 40);
    at.put(workers / 10);
    at.put(lacking / 4);
    at.put(overstaffed / 4);
    this.readTracks(s);
    for (let plate = 1; plate <= PLATES; plate++) this.readPlate(s, plate);
    at.close();
  }

  private readTracks(s: EmpireState): void {
    const { c, writer: at, units, room, tracks, working } = this;
    const central = s.sites[0] as Site;
    const surplus = central.workers - plateAt(c, central.plate).requirement;
    const left = c.turns - s.turn + 1;
    at.put(central.workers / 6);
    at.flag(surplus >= 0);
    at.put(Math.max(0, surplus) / 2);
    for (const kind of KINDS) {
      const k = working[kind] as number;
      const here = central.stock[kind] as number;
      at.put((units[kind] as number) / 8);
      at.put((room[kind] as number) / 8);
      at.put((tracks[kind] as number) / 3);
      at.put(k / 3);
      at.put((k * k) / 9);
      at.put(Math.min(k * k, room[kind] as number) / 6);
      at.flag(here >= 0);
      at.put(Math.max(0, here) / 6);
      at.oneOf(k, AT_WORK);
      // What production makes until the end, as far as its tracks hold it.
      at.put((k * k * left) / 60);
      const steps = kind === CAPITAL ? CAPITAL_STEPS : STOCK_STEPS;
      for (const step of steps) at.flag((units[kind] as number) >= step);
    }
  }

  /** A building in play, or one on offer. */
  private readPlate(s: EmpireState, plate: number): void {
    const { c, writer: at } = this;
    const place = this.built[plate] as number;
    const printed = plateAt(c, plate);
    at.flag(place >= 0);
    if (place >= 0) {
      const site = s.sites[place] as Site;
      const lacks = printed.requirement - site.workers;
      at.flag(lacks <= 0);
      at.put(lacks / 2);
      at.put(held(site) / 6);
      at.flag(isReached(c, s, site));
      at.put(Math.max(0, -lacks) / 2);
      at.put(this.nearby(s, site) / 3);
    } else at.none(6);
    const offered = (this.offered[plate] as number) >= 0;
    at.put(offered ? this.missing(printed) / 4 : 0);
    at.flag(offered && hasPlace(c, s, plate, 'action'));
    at.flag(offered && hasPlace(c, s, plate, 'manager'));
  }

  /** Workers that can be spared on the cards from which a railway leads there. */
  private nearby(s: EmpireState, to: Site): number {
    let spare = 0;
    for (let i = 0; i < s.sites.length; i++) {
      const from = s.sites[i] as Site;
      const over = from.workers - plateAt(this.c, from.plate).requirement;
      if (over > 0 && leads(this.c, from, to)) spare += over;
    }
    return spare;
  }

  /** Units that are missing for a building. */
  private missing({ cost }: Plate): number {
    let lack = 0;
    for (const kind of KINDS) lack += Math.max(0, (cost[kind] as number) - (this.units[kind] as number));
    return lack;
  }
}

function held({ stock }: Site): number {
  let units = 0;
  for (const kind of KINDS) units += Math.max(0, stock[kind] as number);
  return units;
}

/** A railway leads there from a card in play: workers can move in. */
function isReached(c: Components, s: EmpireState, to: Site): boolean {
  for (let i = 0; i < s.sites.length; i++) if (leads(c, s.sites[i] as Site, to)) return true;
  return false;
}
