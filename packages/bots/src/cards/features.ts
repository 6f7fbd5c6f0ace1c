import {
  appealOf,
  CARDS,
  capacity,
  distributionAt,
  type Factory,
  homeMaximum,
  isSpent,
  machines,
  NOT_OWNED,
  type Other,
  type Player,
  priceOf,
  productionCosts,
  qualityAt,
  RESERVE,
  type Ruleset,
  type State,
  scoreOf,
  shipPrice,
  stockAt,
  underDisc,
  wageOf,
  workers,
} from '@cromford/cards';
import { type Features, Writer } from '../learned/features.ts';
import { Outlook } from './outlook.ts';
import { count } from './rivals.ts';
import { ROUNDS } from './stage.ts';
import { cardWeights, weighing } from './weighing.ts';

const GOODS = 4;
const SEATS = 4;
const DECADES = 3;
/** Colours without a person: two opponents alone, one neutral colour between two. */
const OTHERS = 2;
const TRACKS = 6;
const COLOURS = 3;
const PHASES = ['preparation', 'turns', 'production', 'settlement'] as const;
const GLOBALS = 123;
const SEAT = 196;
/** What is written of a good whose factory is open. */
const FACTORY = 22;

/** The card game with any number of seats and all its options, as numbers. Everything lies open but what will be drawn, so everything may be read. */
export class CardFeatures implements Features<State> {
  readonly globals = new Int16Array(GLOBALS);
  readonly seats: readonly Int16Array[];
  /** The written judgement's worth of each seat, in points. */
  readonly worths: Float64Array;
  private readonly rs: Ruleset;
  private readonly w = weighing(cardWeights);
  private readonly outlook: Outlook;
  private readonly writer = new Writer(this.globals);
  private readonly lying = CARDS.map(() => 0);
  /** By good, of all seats read so far: makers, goods made and stored, buyers, the highest appeal and the sum of all. */
  private readonly makers = [0, 0, 0, 0];
  private readonly made = [0, 0, 0, 0];
  private readonly stored = [0, 0, 0, 0];
  private readonly wanted = [0, 0, 0, 0];
  private readonly highest = [0, 0, 0, 0];
  private readonly appeals = [0, 0, 0, 0];
  /** By good, of the seat that is being read. */
  private readonly capacity = [0, 0, 0, 0];
  private readonly costs = [0, 0, 0, 0];

  constructor(rs: Ruleset) {
    this.rs = rs;
    this.outlook = new Outlook(rs);
    this.worths = new Float64Array(rs.players);
    this.seats = Array.from({ length: rs.players }, () => new Int16Array(SEAT));
  }

  read(s: State): void {
    const { makers, made, stored, wanted, highest, appeals } = this;
    for (let good = 0; good < GOODS; good++)
      makers[good] = made[good] = stored[good] = wanted[good] = highest[good] = appeals[good] = 0;
    for (let seat = 0; seat < s.players.length; seat++) this.readSeat(s, seat);
    this.readGlobals(s);
  }

  private readGlobals(s: State): void {
    const { rs, writer: at } = this;
    at.into(this.globals);
    at.oneOf(s.players.length - 1, SEATS);
    at.oneOf(s.decade - 1, DECADES);
    at.oneOf(s.good, GOODS);
    at.put((ROUNDS - (s.decade - 1) * GOODS - s.good) / 6);
    at.oneOf(phaseOf(s), PHASES.length);
    // The stage of the seat that was read last: this much of it concerns everybody.
    const { toCome, opponentsToCome } = this.outlook.stage;
    at.put(count(toCome) / SEATS);
    at.flag(opponentsToCome);
    at.flag(s.later === 1);
    const wage = wageOf(rs, s);
    let rise = 0;
    while (s.wage + rise < rs.wages.length && rs.wages[s.wage + rise] === wage) rise++;
    at.put(wage / 4);
    at.put(rise / 4);
    at.put(s.wage / rs.wages.length);
    for (let good = 0; good < GOODS; good++) this.readMarket(s, good);
    for (let i = 0; i < OTHERS; i++) this.readOther(s, s.others[i]);
    for (let colour = 0; colour < COLOURS; colour++) at.put((s.bag[colour] ?? 0) / 4);
    this.readSupply(s);
    const { variant } = rs;
    at.flag(variant.supply);
    at.flag(variant.restrictions);
    at.flag(variant.draft);
    at.flag(variant.noShips);
    at.flag(variant.openingShares);
    at.flag(variant.extraProduction);
    at.flag(variant.earlyShipping);
    at.flag(variant.expertInventor);
    at.flag(variant.twoAwards);
    at.flag(variant.finalPriceTen);
    at.close();
  }

  /** Who makes a good and how much of it finds buyers. */
  private readMarket(s: State, good: number): void {
    const { writer: at } = this;
    const made = this.made[good] as number;
    const wanted = this.wanted[good] as number;
    let highest = this.highest[good] as number;
    let others = 0;
    for (let i = 0; i < s.others.length; i++) {
      const appeal = s.others[i]?.appeal[good] ?? -1;
      if (appeal < 0) continue;
      others++;
      if (appeal > highest) highest = appeal;
    }
    const productions = DECADES - s.decade + (good >= s.good ? 1 : 0);
    at.put((s.demand[good] ?? 0) / 8);
    at.put((this.makers[good] as number) / SEATS);
    at.put(others / OTHERS);
    at.put(made / 16);
    at.put((this.stored[good] as number) / 8);
    at.put(wanted / 16);
    at.put((wanted - made) / 16);
    at.put(highest / 12);
    at.put((this.appeals[good] as number) / 24);
    at.put(productions / DECADES);
  }

  private readOther(s: State, other: Other | undefined): void {
    const { writer: at } = this;
    at.put((other?.shares ?? 0) / 15);
    at.put((other?.value ?? 0) / 15);
    at.put(((other?.shares ?? 0) * (other?.value ?? 0)) / 300);
    for (let good = 0; good < GOODS; good++) {
      const appeal = other?.appeal[good] ?? -1;
      at.flag(appeal >= 0);
      at.put(appeal < 0 ? 0 : appeal / 8);
      at.put(appeal < 0 ? 0 : homeMaximum(s, appeal, good) / 8);
    }
  }

  /** Cards that can be taken, by type. */
  private readSupply(s: State): void {
    const { lying, writer: at } = this;
    const shown = s.display.length > 0;
    for (let card = 0; card < CARDS.length; card++) lying[card] = shown ? 0 : (s.supply[card] ?? 0);
    for (let place = 0; place < s.display.length; place++) {
      const card = s.display[place] as number;
      if (card >= 0 && !underDisc(s, place)) lying[card] = (lying[card] as number) + 1;
    }
    for (let card = 0; card < CARDS.length; card++) at.put((lying[card] as number) / 2);
  }

  private readSeat(s: State, seat: number): void {
    const { rs, writer: at, outlook } = this;
    const p = s.players[seat] as Player;
    const seats = s.players.length;
    const { limits, scoring } = rs.sheet;
    const { stage } = outlook;
    at.into(this.seats[seat] as Int16Array);
    const worth = outlook.worth(s, seat, this.w);
    this.worths[seat] = worth;
    at.put(worth / 300);
    at.put(scoreOf(rs, p) / 300);
    at.put(outlook.cash / 100);
    at.put(outlook.shortfall / 30);
    at.put(outlook.gain / 8);
    at.put(outlook.tokens / 4);
    at.flag(p.out === 1);
    at.put(p.cash / 50);
    at.put(Math.min(p.cash, 15) / 15);
    at.put(Math.max(0, p.cash - 60) / 60);
    at.put(p.shares / 15);
    at.put((limits.shares - p.shares) / 15);
    at.put(p.value / 15);
    at.put((limits.shareValue - p.value) / 15);
    at.put((p.shares * p.value) / 300);
    at.put(p.cash / Math.max(1, p.value) / 8);
    at.put(p.loans / 4);
    at.flag(p.loans === limits.loans);
    const steps = scoring.shippingSteps[p.tokens] ?? 0;
    at.put(p.tokens / 4);
    at.put(steps / 4);
    at.put((scoring.shippingSteps[p.tokens + 1] ?? steps) - steps);
    at.put(p.ships / 2);
    at.put(p.opened / 50);
    at.put(p.voyages / 4);
    at.flag(p.automated === 1);
    at.flag(p.brokered === 1);
    at.flag(p.helped === 1);
    at.oneOf((seat - s.start + seats) % seats, SEATS);
    at.put(stage.turns / 6);
    at.flag((stage.toCome & (1 << seat)) !== 0);
    at.flag(s.agenda[s.agenda.length - 1]?.step === 'act' && due(s) === seat);
    const sold = s.sold[seat] ?? -1;
    at.flag(stage.gainDue);
    at.put(stage.gainDue ? sold / 4 : 0);
    at.put(s.handSeat === seat ? s.hand / 4 : 0);
    this.readDevelopments(p);
    let made = 0;
    let costs = 0;
    let factories = 0;
    for (let good = 0; good < GOODS; good++) {
      const f = p.factories[good];
      if (!f) continue;
      factories++;
      this.capacity[good] = capacity(rs, good, f);
      this.costs[good] = productionCosts(rs, s, p, good);
      made += this.capacity[good] as number;
      costs += this.costs[good] as number;
    }
    at.put(factories / GOODS);
    at.put(made / 16);
    at.put(costs / 48);
    at.put((p.cash - costs) / 50);
    for (let good = 0; good < GOODS; good++) this.readGood(s, p, seat, good);
    at.close();
  }

  private readDevelopments(p: Player): void {
    const { rs, writer: at } = this;
    for (let track = 0; track < TRACKS; track++) at.oneOf((p.levels[track] ?? 0) - 1, 2);
    let owned = 0;
    for (let i = 0; i < p.cards.length; i++) owned |= 1 << (p.cards[i] as number);
    for (let card = 0; card < CARDS.length; card++) at.flag((owned & (1 << card)) !== 0);
    for (let card = 0; card < CARDS.length; card++) at.flag(isSpent(p, card));
    at.put(((rs.tracks[2]?.[p.levels[2] ?? 0] ?? 0) - p.cards.length) / 2);
    at.flag(p.engineer === 1);
    at.flag(p.token === RESERVE);
    at.put(inReserve(p.quality) / 2);
    at.put(inReserve(p.distribution) / 2);
    at.put(inReserve(p.warehouses) / 2);
    at.flag(p.warehouses[2] !== NOT_OWNED);
  }

  private readGood(s: State, p: Player, seat: number, good: number): void {
    const { writer: at } = this;
    const f = p.factories[good];
    const stock = stockAt(p, good);
    this.stored[good] = (this.stored[good] as number) + stock;
    at.flag(f !== null && f !== undefined);
    at.put(stock / 4);
    at.flag(p.foreman === good);
    if (f) this.readFactory(s, p, f, seat, good);
    else at.none(FACTORY);
  }

  private readFactory(s: State, p: Player, f: Factory, seat: number, good: number): void {
    const { rs, writer: at, outlook } = this;
    const productions = DECADES - s.decade + (good >= s.good ? 1 : 0);
    const marker = p.appeal[good] ?? 0;
    const price = priceOf(rs, p, good);
    const distribution = distributionAt(p, good);
    const made = this.capacity[good] as number;
    const wanted = homeMaximum(s, marker, good);
    this.makers[good] = (this.makers[good] as number) + 1;
    this.made[good] = (this.made[good] as number) + made;
    this.wanted[good] = (this.wanted[good] as number) + wanted;
    this.appeals[good] = (this.appeals[good] as number) + marker;
    if (marker > (this.highest[good] as number)) this.highest[good] = marker;
    let rival = -1;
    for (let other = 0; other < s.players.length; other++)
      if (other !== seat) rival = Math.max(rival, s.players[other]?.appeal[good] ?? -1);
    for (let i = 0; i < s.others.length; i++) rival = Math.max(rival, s.others[i]?.appeal[good] ?? -1);
    at.flag(f.side === 2);
    at.oneOf(f.first - 1, 2);
    at.oneOf(f.second - 1, 2);
    at.put(workers(rs, p, good) / 4);
    at.put(machines(rs, p, good) / 2);
    at.put(made / 4);
    at.put((this.costs[good] as number) / 16);
    at.put(price / 8);
    // Price and appeal are chosen anew in every turn: what can be shared out between them.
    at.put((price + appealOf(rs, p, good) - distribution) / 12);
    at.put(marker / 8);
    at.put((marker - rival) / 8);
    at.put(wanted / 6);
    at.put(qualityAt(p, good) / 4);
    at.put(distribution / 2);
    at.put(shipPrice(rs, p, good) / 8);
    at.put((made * productions * price) / 100);
    at.put((outlook.nextSold[good] as number) / 4);
    at.put((outlook.nextPrice[good] as number) / 8);
    at.put((outlook.rises[good] as number) / 4);
    at.put((outlook.income[good] as number) / 50);
  }
}

function phaseOf({ agenda }: State): number {
  for (let i = 0; i < agenda.length; i++) {
    const step = agenda[i]?.step;
    if (step === 'round') return 0;
    if (step === 'production') return 1;
    if (step === 'share-value') return 2;
  }
  return 3;
}

/** Who is to choose, where the step says it. */
function due({ agenda }: State): number {
  const frame = agenda[agenda.length - 1];
  return frame && 'seat' in frame ? frame.seat : -1;
}

/** Cards that wait to be used. */
function inReserve(places: readonly number[]): number {
  let waiting = 0;
  for (let i = 0; i < places.length; i++) if (places[i] === RESERVE) waiting++;
  return waiting;
}
