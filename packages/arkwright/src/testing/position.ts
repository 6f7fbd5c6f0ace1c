import { change, Engine, hash, type Option, put, type Seat } from '@cromford/kernel';
import type { EventName } from '../events/names.ts';
import { appealAt, newFactory, workersOf } from '../factory.ts';
import type { Frame } from '../frames.ts';
import type { ArkwrightRules } from '../game.ts';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import { type Good, goodIndex } from '../goods.ts';
import type { Grey, Marker } from '../markers.ts';
import { EDGES } from '../move-table.ts';
import { type Edge, type Move, moveNotation } from '../moves.ts';
import type { News } from '../news.ts';
import type { Ruleset } from '../ruleset.ts';
import { newPlayer } from '../setup.ts';
import type { Sheet } from '../sheet/schema.ts';
import type { Factory, Player, State } from '../state.ts';
import { TILES, type Tile } from '../tiles/names.ts';

export interface FactorySpec extends Partial<Factory> {
  readonly good: Good;
}

/** A factory with its first two rows filled, unless the test says otherwise. */
export function factory(good: Good, spec: Partial<Factory> = {}): FactorySpec {
  return { good, ...spec };
}

export interface SeatSpec {
  readonly cash?: number;
  readonly shares?: number;
  readonly loans?: number;
  readonly space?: number;
  readonly factories?: readonly FactorySpec[];
  readonly stored?: Partial<Record<Good, number>>;
  readonly contracts?: Partial<Record<Good, number>>;
  readonly markers?: readonly Grey[];
  readonly ships?: readonly number[];
  readonly tiles?: readonly Tile[];
  readonly foreman?: Good;
  readonly workshop?: Good;
  readonly inventorUses?: number;
  readonly tinkererUses?: number;
  readonly attacheUses?: number;
  readonly shutdowns?: number;
  readonly limit?: number;
  readonly resting?: readonly number[];
  /** Space on the influence track, by the good of the commodity. */
  readonly influence?: readonly number[];
  readonly edges?: readonly Edge[];
  /** Markers on the chart by the cost of the space. */
  readonly chart?: Readonly<Record<number, Marker>>;
  readonly joker?: 0 | 1;
}

/** Somebody who can pay for whatever is tried, with a factory for it. */
export function rich(spec: SeatSpec = {}): SeatSpec {
  return { cash: 200, space: 20, factories: [factory('food')], ...spec };
}

export interface Situation {
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly sheet?: Sheet;
  readonly decade?: number;
  readonly cycle?: Good;
  readonly start?: Seat;
  readonly seats?: readonly SeatSpec[];
  /** Empty spaces of the labour market, from its top left; 20 unless told. Workers are balanced with those out of the game. */
  readonly empty?: number;
  readonly fired?: number;
  readonly importers?: Partial<Record<Good, number>>;
  readonly lasting?: readonly EventName[];
  readonly event?: EventName;
  readonly reserve?: EventName;
  /** Place of each commodity's price on its track. */
  readonly commodities?: readonly number[];
  /** Tiles and ships on offer besides those of the set-up. */
  readonly offered?: readonly Tile[];
  readonly onlyTiles?: readonly Tile[];
  /** What runs, in order; one turn of seat 0 unless told. After it the test's game is over. */
  readonly run?: readonly Frame[];
}

/** Any of the games, whatever its sheet. */
interface OnShelf {
  readonly sheet: unknown;
  rules(setup: never): ArkwrightRules;
}

/** A game at a position of the test's making. */
export class Play {
  readonly rs: Ruleset;
  readonly engine: Engine<State, Move, News>;
  readonly s: State;
  readonly news: News[] = [];

  constructor(game: OnShelf, position: Situation = {}) {
    const players = position.players ?? Math.max(2, position.seats?.length ?? 0);
    const options = { 'set-up': 'predetermined', ...position.options };
    const rules = game.rules({ players, options, sheet: position.sheet ?? game.sheet } as never);
    this.rs = rules.ruleset;
    this.engine = new Engine(rules);
    this.s = rules.begin([1, 2, 3, 4], undefined);
    this.arrange(position);
    this.engine.settle(this.s, (event) => this.news.push(event));
  }

  /** Plays lines of notation; each must be open. */
  do(...lines: string[]): this {
    for (const line of lines) {
      const refused = this.try(line);
      if (refused) throw new Error(`${line}: ${refused} at ${this.step}; open: ${this.open.join(', ')}`);
    }
    return this;
  }

  /** The code with which a line is refused. The position must stay as it was. */
  refused(line: string): string | undefined {
    const before = hash(this.s);
    const code = this.try(line);
    if (code && hash(this.s) !== before) throw new Error(`${line} was refused and yet changed the position`);
    return code;
  }

  /** The rule that the refusal of a line names. */
  rule(line: string): string | undefined {
    const move = moveNotation.read(line);
    return move && this.engine.judge(this.s, move)?.rule;
  }

  private try(line: string): string | undefined {
    const move = moveNotation.read(line);
    if (!move) return 'unreadable';
    return this.engine.play(this.s, move, (event) => this.news.push(event))?.code;
  }

  /** Open choices as notation, ranges written out. */
  get open(): string[] {
    return this.engine.open(this.s).map((move) => moveNotation.write(move));
  }

  /** The option that a line belongs to, with its notes. */
  option(line: string): Option<Move> | undefined {
    const move = moveNotation.read(line);
    return this.engine.options(this.s).find((option) => move && moveNotation.write(option.move) === line);
  }

  /** Every line that a screen lists, open or refused, with the code of its reason. */
  get listed(): string[] {
    return this.engine
      .options(this.s)
      .filter(({ unlisted }) => !unlisted)
      .map(({ move, refusal }) => [moveNotation.write(move), ...(refusal ? [refusal.code] : [])].join(': '));
  }

  /** What the whole list says of a line, the hidden refusals included: `open`, or the code of a reason. One thing at most. */
  said(line: string): string[] {
    return this.engine
      .options(this.s)
      .filter(({ move }) => moveNotation.write(move) === line)
      .map(({ refusal }) => refusal?.code ?? 'open');
  }

  /** Codes of the notes on an option. */
  notes(line: string): string[] {
    return this.option(line)?.notes.map(({ code }) => code) ?? [];
  }

  get step(): string | undefined {
    return this.engine.due(this.s)?.step;
  }

  get seat(): Seat | undefined {
    return this.engine.due(this.s)?.seat;
  }

  player(seat: Seat): Player {
    const p = this.s.players[seat];
    if (!p) throw new Error(`no seat ${seat}`);
    return p;
  }

  factory(seat: Seat, good: Good): Factory {
    const f = this.player(seat).factories[goodIndex[good]];
    if (!f) throw new Error(`seat ${seat} has no factory for ${good}`);
    return f;
  }

  stored(seat: Seat, good: Good): number {
    return this.player(seat).stored[goodIndex[good]] ?? 0;
  }

  contract(seat: Seat, good: Good): number {
    return this.player(seat).contracts[goodIndex[good]] ?? 0;
  }

  appeal(seat: Seat, good: Good): number {
    return appealAt(this.rs, this.player(seat), goodIndex[good]);
  }

  told<K extends News['kind']>(kind: K): Extract<News, { kind: K }>[] {
    return this.news.filter((event): event is Extract<News, { kind: K }> => event.kind === kind);
  }

  /** Pounds that a seat got or paid for a reason. */
  pounds(seat: Seat, why: string): number {
    return this.told('cash')
      .filter((event) => event.seat === seat && event.why === why)
      .reduce((sum, event) => sum + event.by, 0);
  }

  private arrange(position: Situation): void {
    const { s, rs } = this;
    s.players = s.players.map((_, seat) => this.makePlayer(position.seats?.[seat] ?? {}));
    s.decade = position.decade ?? 1770;
    s.cycle = position.cycle ? goodIndex[position.cycle] : 0;
    s.start = position.start ?? 0;
    s.market = rs.marketSpaces - (position.empty ?? 20);
    s.fired = position.fired ?? 4;
    for (const [good, appeal] of Object.entries(position.importers ?? {}))
      s.importers = put(s.importers, goodIndex[good as Good], appeal);
    s.lasting = [...(position.lasting ?? [])];
    const decade = rs.decades.indexOf(s.decade);
    s.shownEconomy = Math.max(0, decade * 4 + s.cycle + 1);
    s.shownEvents = Math.max(0, decade);
    if (position.event) s.events = put(s.events, rs.decades.indexOf(s.decade), position.event);
    if (position.reserve) s.reserve = position.reserve;
    if (position.commodities) s.commodities = [...position.commodities];
    if (position.onlyTiles) s.tiles = s.tiles.map(() => 0);
    for (const tile of [...(position.offered ?? []), ...(position.onlyTiles ?? [])])
      s.tiles = change(s.tiles, TILES.indexOf(tile), 1);
    s.agenda = [...(position.run ?? [{ step: 'turn', seat: 0 } as const])].reverse();
    const working = s.players.reduce(
      (sum, p) =>
        sum +
        p.factories.reduce((workers, f) => workers + (f ? workersOf(f) + f.additional : 0), 0) +
        [...p.edges.toString(2)].filter((bit) => bit === '1').length +
        p.ships.reduce((crew, capacity) => crew + (rs.crew[capacity] ?? 0), 0),
      0,
    );
    s.gone = rs.circulating - working - s.market - s.fired;
  }

  private makePlayer(spec: SeatSpec): Player {
    const { rs } = this;
    const p = newPlayer(rs);
    const { factories = [], stored = {}, contracts = {}, chart = {}, edges = [], foreman, workshop, ...rest } = spec;
    const plain = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]),
    );
    Object.assign(p, plain);
    for (const { good, ...given } of factories) {
      const spaces = rs.spaces[goodIndex[good]] ?? [];
      const f = newFactory(given.level ?? 1, given.price ?? 5);
      p.factories[goodIndex[good]] = {
        ...f,
        workers: [spaces[0] ?? 0, spaces[1] ?? 0, 0, 0],
        ...structuredClone(given),
      };
    }
    for (const [good, amount] of Object.entries(stored)) p.stored = put(p.stored, goodIndex[good as Good], amount);
    for (const [good, space] of Object.entries(contracts))
      p.contracts = put(p.contracts, goodIndex[good as Good], space);
    for (const [cost, marker] of Object.entries(chart)) p.chart = put(p.chart, rs.chart.indexOf(Number(cost)), marker);
    for (const edge of edges) p.edges |= 1 << EDGES.indexOf(edge);
    if (foreman) p.foreman = goodIndex[foreman];
    if (workshop) p.workshop = goodIndex[workshop];
    return p;
  }
}

/** Spinning Jenny at a position. */
export function jenny(position?: Situation): Play {
  return new Play(spinningJenny, position);
}

/** Water Frame at a position. */
export function water(position?: Situation): Play {
  return new Play(waterFrame, position);
}

/** The anniversary edition's Water Frame at a position. */
export function jubilee(position?: Situation): Play {
  return new Play(anniversary, position);
}

/** Spinning Mule at a position. */
export function mule(position?: Situation): Play {
  return new Play(spinningMule, position);
}
