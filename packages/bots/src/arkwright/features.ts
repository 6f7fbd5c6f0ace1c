import {
  actualQuality,
  appealAt,
  baseQuality,
  CAPACITIES,
  COLOURED,
  commodityPrice,
  decadeIndex,
  demandFor,
  EVENTS,
  emptySpaces,
  type Factory,
  GREY_KINDS,
  type Grey,
  greyOf,
  levelNow,
  type Marker,
  machinesOf,
  outputOf,
  type Player,
  ROWS,
  type Ruleset,
  type State,
  TILES,
  wageNow,
  workersOf,
} from '@cromford/arkwright';
import { type Features, Writer } from '../learned/features.ts';
import type { BoardWeights } from './weights.ts';
import { bits, Portfolio } from './worth.ts';

const GOODS = 4;
const SEATS = 4;
const DECADES = 8;
const SPACES = 6;
const LEVELS = 4;
const SHADES = ['first', 'second'] as const;
const GREYS: readonly Grey[] = SHADES.flatMap((shade) => GREY_KINDS.map((kind) => greyOf(shade, kind)));
/** No block is longer. */
const ROOM = 512;

/** The board game in all its editions, as numbers. */
export class BoardFeatures implements Features<State> {
  readonly globals: Int16Array;
  readonly seats: readonly Int16Array[];
  /** The written judgement's worth of each seat, in pounds. */
  readonly worths: Float64Array;
  private readonly rs: Ruleset;
  private readonly w: BoardWeights;
  private readonly portfolio: Portfolio;
  private readonly writer = new Writer(new Int16Array(ROOM));

  constructor(rs: Ruleset, w: BoardWeights) {
    this.rs = rs;
    this.w = w;
    this.portfolio = new Portfolio(rs);
    this.worths = new Float64Array(rs.players);
    this.globals = new Int16Array(GLOBALS);
    this.seats = Array.from({ length: rs.players }, () => new Int16Array(SEAT));
  }

  read(s: State): void {
    this.readGlobals(s);
    for (let seat = 0; seat < s.players.length; seat++) this.readSeat(s, seat);
  }

  private readGlobals(s: State): void {
    const { rs, writer: at } = this;
    at.into(this.globals);
    at.oneOf(s.players.length - 2, SEATS - 1);
    at.oneOf(rs.decades.indexOf(s.decade), DECADES);
    at.oneOf(s.cycle, GOODS);
    at.put(this.portfolio.decadesLeft(s) / 4);
    at.put(emptySpaces(rs, s) / 16);
    at.put(s.market / 16);
    at.put(s.fired / 8);
    at.put(s.gap / 4);
    at.put(wageNow(rs, s) / 4);
    at.put(levelNow(rs, s) / LEVELS);
    for (let good = 0; good < GOODS; good++) {
      let output = 0;
      let owners = 0;
      for (const p of s.players) {
        const f = p.factories[good];
        if (!f) continue;
        owners++;
        output += outputOf(rs, f, good);
      }
      const demand = s.cycle < 0 && s.decade < (rs.decades[0] as number) ? 0 : demandFor(rs, s, good);
      at.put(demand / 8);
      at.put((s.importers[good] as number) / 8);
      at.put(this.portfolio.market.phases(s, good) / 4);
      at.put(output / 8);
      at.put(owners / SEATS);
      at.put((demand - output) / 8);
      at.put(rs.company ? commodityPrice(rs.company, s, good) / 8 : 0);
    }
    for (const kind of GREY_KINDS) {
      let lying = 0;
      const column = GREY_KINDS.indexOf(kind);
      for (let row = 0; row < rs.matRows.length; row++)
        if ((rs.matRows[row]?.level ?? 9) <= levelNow(rs, s)) lying += s.mat[row * GREY_KINDS.length + column] ?? 0;
      at.put(lying / 4);
    }
    for (let i = 0; i < CAPACITIES.length; i++) at.put((s.ships[i] ?? 0) / 4);
    for (let i = 0; i < TILES.length; i++) at.put((s.tiles[i] ?? 0) / 2);
    for (let i = 0; i < EVENTS.length; i++) at.flag(s.lasting.includes(EVENTS[i] as (typeof EVENTS)[number]));
    // The event that closes this decade, where it has been turned up.
    const now = decadeIndex(s.decade);
    const shown = now >= 0 && now < s.shownEvents ? EVENTS.indexOf(s.events[now] as (typeof EVENTS)[number]) : -1;
    at.oneOf(shown, EVENTS.length);
    at.flag(rs.company !== null);
    at.flag(rs.types.length > 1);
    at.flag(s.agenda[s.agenda.length - 1]?.step === 'turn');
    at.close();
  }

  private readSeat(s: State, seat: number): void {
    const { rs, writer: at, portfolio, w } = this;
    const p = s.players[seat] as Player;
    const seats = s.players.length;
    at.into(this.seats[seat] as Int16Array);
    const worth = portfolio.of(s, seat, w);
    this.worths[seat] = worth;
    at.put(worth / 160);
    at.put(portfolio.plainPound);
    at.put(portfolio.space / 10);
    at.put(portfolio.shareEnd / 16);
    at.put(p.cash / 32);
    at.put(Math.min(p.cash, 12) / 12);
    at.put(Math.max(0, p.cash - 40) / 40);
    at.put(p.shares / 10);
    at.put(p.loans);
    at.put(p.space / 16);
    const value = rs.value[Math.max(1, p.space)] as number;
    at.put(value / 16);
    for (const steps of [1, 2, 3]) {
      const then = rs.value[Math.min(rs.lastSpace, p.space + steps)] as number;
      at.put((then - value) / 2);
    }
    at.put((value - (rs.value[Math.max(1, p.space - 1)] as number)) / 2);
    at.put((p.shares * value) / 160);
    at.put((rs.shares - p.shares - p.loans) / 10);
    at.oneOf((seat - s.start + seats) % seats, SEATS);
    let used = 0;
    for (const marker of p.chart) if (marker !== '') used++;
    // Whether this cycle's turn is still to come.
    at.flag(s.cycle >= 0 && used <= s.cycle);
    for (let i = 0; i < SPACES; i++) at.flag(i < p.chart.length && p.chart[i] !== '');
    for (const marker of COLOURED) at.flag(p.chart.includes(marker as Marker));
    for (const grey of GREYS) {
      let owned = 0;
      for (const marker of p.markers) if (marker === grey) owned++;
      at.put(owned);
    }
    let room = 0;
    let largest = 0;
    for (const ship of p.ships) {
      room += ship;
      if (ship > largest) largest = ship;
    }
    at.put(room / 8);
    at.put(largest / 8);
    at.put(p.ships.length);
    let resting = 0;
    for (const ship of p.resting) resting += ship;
    at.put(resting / 8);
    for (const tile of TILES) at.flag(p.tiles.includes(tile));
    at.put(p.tiles.length / 4);
    at.put(p.inventorUses / 4);
    at.put(p.limit / 8);
    at.put(bits(p.edges) / 4);
    at.flag(p.joker === 1);
    at.flag(p.opened === 1);
    let contracts = 0;
    let costs = 0;
    for (let good = 0; good < GOODS; good++) {
      contracts += p.contracts[good] as number;
      costs += portfolio.costs[good] as number;
    }
    at.put(contracts / 8);
    at.put((contracts - room) / 8);
    at.put(costs / 24);
    for (let good = 0; good < GOODS; good++) this.readGood(s, p, seat, good);
    at.close();
  }

  private readGood(s: State, p: Player, seat: number, good: number): void {
    const { writer: at, portfolio } = this;
    const stored = p.stored[good] as number;
    at.put(stored / 4);
    at.put((p.contracts[good] as number) / 4);
    at.put((p.influence[good] as number) / 4);
    const f = p.factories[good];
    at.flag(f !== null && f !== undefined);
    if (!f) {
      at.none(FACTORY);
      return;
    }
    this.readFactory(s, p, f, seat, good);
    at.put((portfolio.nextPounds[good] as number) / 32);
    at.put((portfolio.nextRises[good] as number) / 4);
    at.put((portfolio.laterPounds[good] as number) / 64);
    at.put((portfolio.laterRises[good] as number) / 8);
    at.put((portfolio.surplus[good] as number) / 4);
    at.put((portfolio.costs[good] as number) / 16);
  }

  private readFactory(s: State, p: Player, f: Factory, seat: number, good: number): void {
    const { rs, writer: at } = this;
    const phases = this.portfolio.market.phases(s, good);
    const current = levelNow(rs, s);
    at.oneOf(f.level - 1, LEVELS);
    at.put((current - f.level) / 2);
    const next = rs.obsolete[decadeIndex(s.decade) + 1] ?? 0;
    const afterNext = rs.obsolete[decadeIndex(s.decade) + 2] ?? 0;
    at.flag(f.level <= next);
    at.flag(f.level <= afterNext);
    at.flag(f.type === 1);
    at.flag(f.type === 2);
    at.put(f.price / 8);
    at.put(f.quality / 4);
    at.put(f.distribution / 4);
    const base = baseQuality(rs, f, good);
    const appeal = actualQuality(rs, f, good) + f.distribution - f.price;
    let best = s.importers[good] as number;
    for (let other = 0; other < s.players.length; other++)
      if (other !== seat) best = Math.max(best, appealAt(rs, s.players[other] as Player, good));
    const output = outputOf(rs, f, good);
    const full = this.portfolio.full(f, good);
    at.put(base / 16);
    at.put(appeal / 8);
    at.put((appeal - (s.importers[good] as number)) / 8);
    at.put((appeal - best) / 8);
    at.put((appeal - output) / 8);
    at.put(output / 8);
    at.put(full / 8);
    at.put((output * phases) / 16);
    at.put((output * phases * f.price) / 256);
    at.put(workersOf(f) / 8);
    at.put(machinesOf(f) / 8);
    at.put(f.additional / 4);
    at.flag(f.obsolete === 1);
    at.flag(f.marked === 1);
    at.flag(p.foreman === good);
    at.flag(p.workshop === good);
    // Where contracts pay the base quality: how far abroad is better than at home.
    at.put((base - f.price) / 8);
    let open = 0;
    for (let row = 0; row < ROWS; row++) if ((f.workers[row] as number) + (f.machines[row] as number) === 0) open++;
    at.put(open / ROWS);
  }
}

/** What is written of a factory, and after it of its sales. */
const FACTORY = 36;
const GLOBALS = 116;
const SEAT = 240;
