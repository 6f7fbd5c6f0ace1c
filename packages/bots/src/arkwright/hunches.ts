import {
  type ArkwrightRules,
  baseQuality,
  buildingCost,
  capacityOf,
  crewOf,
  FACTORY_TYPES,
  type Factory,
  type Frame,
  feeFor,
  goodIndex,
  isShip,
  type Kind,
  kindOf,
  levelNow,
  type Marker,
  type Move,
  openingCost,
  type Player,
  roomIn,
  type State,
  sharePrice,
  shareValue,
  strengthOf,
  wageNow,
} from '@cromford/arkwright';
import type { Seat } from '@cromford/kernel';
import { pricesOf } from './belongings.ts';
import { broughtBy } from './coming.ts';
import { roomOf } from './market.ts';
import { Prospects } from './prospects.ts';
import type { Valuation } from './valuation.ts';
import type { BoardWeights } from './weights.ts';

/** What is paid for already is better used than left. */
const SUNK = 0.01;
/** Not worth looking at further. */
const POOR = -50;

/** First looks at every choice of a turn, and habits for the small choices of the production phase. */
export class Hunches {
  private readonly rules: Pick<ArkwrightRules, 'forecastAfter'>;
  private readonly values: Valuation;
  private readonly prospects: Prospects;
  /** The same marker with the same strength brings the same: looked at once. */
  private readonly brought = new Map<string, number>();

  constructor(rules: Pick<ArkwrightRules, 'forecastAfter'>, values: Valuation) {
    this.rules = rules;
    this.values = values;
    this.prospects = new Prospects(values);
  }

  look(s: State, seat: Seat, moves: readonly Move[], w: BoardWeights, into: number[]): boolean {
    const frame = s.agenda[s.agenda.length - 1] as Frame;
    if (AT_HOME.has(frame.step) && this.mayShip(s, seat)) {
      const { portfolio } = this.values;
      portfolio.of(s, seat, w);
      const { pound, space } = portfolio;
      for (let i = 0; i < moves.length; i++) {
        const { net, steps } = broughtBy(this.rules, s, seat, moves[i] as Move);
        into[i] = net * pound + steps * space;
      }
      return true;
    }
    if (HABITS.has(frame.step)) {
      for (let i = 0; i < moves.length; i++) into[i] = habit(moves[i] as Move, seat, s.players.length);
      return true;
    }
    if (!KNOWN.has(frame.step)) return false;
    this.values.begin(s, seat, w);
    this.prospects.begin();
    this.brought.clear();
    for (let i = 0; i < moves.length; i++) into[i] = this.of(moves[i] as Move, frame);
    return true;
  }

  /** A good that is sold at home may be missing abroad. */
  private mayShip(s: State, seat: Seat): boolean {
    const { ships, contracts } = s.players[seat] as Player;
    return ships.length > 0 && (!this.values.rs.needsContracts || (contracts[s.cycle] as number) > 0);
  }

  private of(move: Move, frame: Frame): number {
    const { values, prospects } = this;
    const { rs, s, p } = values;
    switch (move.do) {
      case 'use':
      case 'reuse':
        return this.action(move);
      case 'pay': {
        const marker = s.turn.marker as Marker;
        return this.bringing(marker, strengthOf(rs, p, marker, move.amount), move.amount) - values.cost(move.amount);
      }
      case 'found':
        return values.built(goodIndex[move.good], 1, 0, 2) - values.cost(buildingCost(rs, goodIndex[move.good], 1, 0));
      case 'found-as': {
        const type = FACTORY_TYPES.indexOf(move.type) as Factory['type'];
        const good = goodIndex[move.good];
        return values.built(good, 1, type, 2) - values.cost(buildingCost(rs, good, 1, type));
      }
      case 'price':
        return values.atPrice(goodIndex[move.good], move.amount);
      case 'distribute':
        return values.raised('distribution', goodIndex[move.good], 1, true) + SUNK;
      case 'improve':
        return values.raised('quality', goodIndex[move.good], 1, true) + SUNK;
      case 'machine':
        return values.machine(goodIndex[move.good]);
      case 'hire':
      case 'fire':
        return this.staffing(move);
      case 'build':
        return this.building(goodIndex[move.good], move.level, 0);
      case 'build-as':
        return this.building(goodIndex[move.good], move.level, FACTORY_TYPES.indexOf(move.type) as Factory['type']);
      case 'modernise': {
        const good = goodIndex[move.good];
        const type = p.factories[good]?.type ?? 0;
        const cost = buildingCost(rs, good, move.level, type) - (s.turn.developer ? prospects.discount() : 0);
        return values.modernised(good, levelNow(rs, s)) - values.cost(cost);
      }
      case 'close':
        return values.closed(goodIndex[move.good]);
      case 'developer':
        return prospects.of('factory', 'factory', 0, 0) > 0 ? prospects.discount() : POOR;
      case 'buy':
        return isLast(frame) ? this.missing(move.amount) : prospects.bought(move.amount, 0);
      case 'done':
        return isLast(frame) ? this.missing(0) : 0;
      case 'broker':
        return move.amount * (prospects.share() + (sharePrice(rs, p) * values.pound) / 2);
      case 'sell-shares':
        return -move.amount * prospects.share() - move.amount;
      case 'repay':
        return 60 + move.amount;
      case 'sell-goods':
        return this.clearing(move);
      case 'contract':
        return this.contracting(goodIndex[move.good], move.space);
      case 'take':
        return this.taking(move.marker);
      case 'take-tile':
        return this.tile(move.tile);
      case 'return-tile':
        return -this.tile(move.tile);
      case 'staff':
      case 'shift':
      case 'swap':
      case 'limit':
        return POOR;
      default:
        return 0;
    }
  }

  /** What the action may bring, less what its space costs. */
  private action(move: Extract<Move, { do: 'use' | 'reuse' }>): number {
    const { rs, s, p } = this.values;
    const opening = openingCost(rs, s, p, rs.chart.indexOf(move.at)) ?? 0;
    const paid = move.at + opening + (move.do === 'reuse' ? feeFor(rs, p) : 0);
    const strength = strengthOf(rs, p, move.marker, move.at);
    return this.bringing(move.marker, strength, paid) - this.values.cost(paid);
  }

  private bringing(marker: Marker, strength: number, paid: number): number {
    const kind: Kind = kindOf[marker];
    const key = `${marker} ${kind === 'factory' || kind === 'stock-exchange' ? paid : strength}`;
    let gain = this.brought.get(key);
    if (gain === undefined) {
      gain = this.prospects.of(kind, marker, strength, paid);
      this.brought.set(key, gain);
    }
    return gain;
  }

  private staffing(move: Extract<Move, { do: 'hire' | 'fire' }>): number {
    const { values } = this;
    const good = goodIndex[move.good];
    const row = move.row - 1;
    const f = values.p.factories[good];
    if (!f || values.portfolio.market.phases(values.s, good) === 0) return POOR;
    const now = f.workers[row] as number;
    if (move.do === 'fire') return values.staffed(good, row, now - move.amount);
    // Part of a row yields nothing.
    return move.amount < roomIn(values.rs, f, good, row) ? POOR : values.staffed(good, row, now + move.amount);
  }

  private building(good: number, level: number, type: Factory['type']): number {
    const { values, prospects } = this;
    const cost = buildingCost(values.rs, good, level, type) - (values.s.turn.developer ? prospects.discount() : 0);
    return values.built(good, level, type, 1) - values.cost(cost);
  }

  /** In the last exchange, what could be bought and is not, is lost. */
  private missing(bought: number): number {
    const { rs, p } = this.values;
    const affordable = p.loans > 0 ? 0 : this.prospects.affordable(0);
    return (bought - affordable) * shareValue(rs, p);
  }

  /** Goods that cannot be sold otherwise any more. */
  private clearing({ good, amount }: Extract<Move, { do: 'sell-goods' }>): number {
    const { rs, s, p, portfolio, w } = this.values;
    const index = goodIndex[good];
    const price = rs.warehousePrice[index] as number;
    const f = p.factories[index];
    const kept = f && portfolio.market.phases(s, index) > 0 ? f.price * w.stored * 2 : 0;
    return amount * (price * portfolio.pound - kept);
  }

  /** A contract that ships and surplus can serve. */
  private contracting(good: number, space: number): number {
    const { rs, s, p, portfolio, w } = this.values;
    const f = p.factories[good];
    if (!f || space > roomOf(p) || portfolio.market.phases(s, good) === 0) return POOR;
    portfolio.market.now(good);
    const surplus = portfolio.market.surplus + (p.stored[good] as number);
    return space <= surplus
      ? space * baseQuality(rs, f, good) * w.shipped * portfolio.pound - portfolio.space * 2
      : -space * portfolio.space;
  }

  private taking(marker: Marker): number {
    const { s, p, w, portfolio } = this.values;
    const price = pricesOf(w).markers[marker];
    if (!isShip(marker)) return price * portfolio.decadesLeft(s);
    // A ship in place of another one.
    const worse = p.ships.length >= 2 ? 0.5 : 1;
    return price * worse * portfolio.decadesLeft(s) + this.sailing(capacityOf(marker));
  }

  /** What one more ship could carry, less its crew. */
  private sailing(capacity: number): number {
    const { rs, s, p, w, portfolio } = this.values;
    if (w.export === 0) return 0;
    const now = roomOf(p);
    const kept = p.ships.length >= 2 ? Math.max(...p.ships) : now;
    const gain = portfolio.exports(s, p, kept + capacity, w) - portfolio.exports(s, p, now, w);
    return gain - crewOf(rs, capacity) * wageNow(rs, s) * Math.ceil(portfolio.decadesLeft(s)) * portfolio.pound;
  }

  private tile(tile: Extract<Move, { do: 'take-tile' }>['tile']): number {
    const { rs, s, p, w, portfolio } = this.values;
    const { tiles } = pricesOf(w);
    let worst = 0;
    if (p.tiles.length >= rs.mostTiles && !p.tiles.includes(tile)) {
      worst = Number.POSITIVE_INFINITY;
      for (const owned of p.tiles) worst = Math.min(worst, tiles[owned]);
    }
    return (tiles[tile] - worst) * portfolio.decadesLeft(s) - this.values.cost(rs.tiles[tile].price ?? 0);
  }
}

/** FE-END-02 */
function isLast(frame: Frame): boolean {
  return frame.step === 'exchange' && frame.why === 'final';
}

/** Steps whose choices are looked at one by one. */
const KNOWN: ReadonlySet<string> = new Set([
  'turn',
  'amount',
  'found',
  'found-price',
  'build-price',
  'prices',
  'distribution',
  'free-steps',
  'quality',
  'machinery',
  'workers',
  'factory',
  'exchange',
  'special',
  'return-tile',
]);

/** Where a good of the production is sold beside the call of the market. */
const AT_HOME: ReadonlySet<string> = new Set(['patron', 'sell-stored']);

const HABITS: ReadonlySet<string> = new Set([
  'sell-stored',
  'patron',
  'storage',
  'add-stored',
  'claim',
  'name-start',
  'extra-shift',
  'more-shifts',
]);

/** Sell what can be sold, keep what there is room for, move last in the next cycle. */
function habit(move: Move, seat: Seat, seats: number): number {
  switch (move.do) {
    case 'sell-stored':
    case 'patron':
    case 'claim':
    case 'extra-shifts':
      return 1;
    case 'store':
    case 'add':
      return move.amount;
    case 'name':
      return move.seat === (seat + 1) % seats ? 1 : 0;
    default:
      return 0;
  }
}
