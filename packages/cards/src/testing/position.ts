import { at, change, type GameOptions, openMoves, put } from '@cromford/kernel';
import { LinePlay } from '@cromford/kernel/line-play';
import { type Card, cardIndex } from '../cards/names.ts';
import type { Frame } from '../frames.ts';
import { GOODS, type Good, goodIndex } from '../goods.ts';
import type { Move } from '../moves.ts';
import type { News } from '../news.ts';
import { DISTRIBUTION, type DistributionCard, QUALITY, type QualityCard, type Shows, WAREHOUSES } from '../pieces.ts';
import { cardGame } from '../rules.ts';
import { type Ruleset, ruleset } from '../ruleset.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Factory, Player, State } from '../state.ts';
import { takeCard } from '../supply.ts';
import { type Track, trackIndex } from '../tracks.ts';

export interface FactoryPosition {
  readonly side?: number;
  /** 1 to 4. */
  readonly spot?: number;
  readonly office?: Shows;
  /** Sides of the worker cards; 0 for none. */
  readonly first?: number;
  readonly second?: number;
  /** Rotated to machinery, by position. */
  readonly machines?: readonly [number, number];
  readonly appeal?: number;
}

export interface PlayerPosition {
  readonly cash?: number;
  readonly shares?: number;
  readonly value?: number;
  readonly loans?: number;
  readonly tokens?: number;
  readonly ships?: number;
  readonly levels?: Partial<Record<Track, number>>;
  /** Exactly these are open; unless told, those of the set-up stay. */
  readonly factories?: Partial<Record<Good, FactoryPosition>>;
  readonly quality?: readonly (readonly [QualityCard, Good, number, Shows?])[];
  readonly distribution?: readonly (readonly [DistributionCard, Good, number])[];
  readonly stored?: Partial<Record<(typeof WAREHOUSES)[number], readonly [Good, number]>>;
  /** Exactly these development cards; the set-up's go back to the supply. */
  readonly cards?: readonly Card[];
  readonly foreman?: Good;
  readonly spent?: readonly Card[];
}

export interface Situation {
  readonly players?: number;
  readonly options?: GameOptions;
  readonly sheet?: Sheet;
  readonly seed?: string;
  readonly decade?: number;
  readonly good?: Good;
  readonly start?: number;
  readonly demand?: Partial<Record<Good, number>>;
  /** The space of the wages marker. */
  readonly wage?: number;
  readonly seats?: readonly PlayerPosition[];
  /** Appeal of the other colours by good. */
  readonly others?: readonly (readonly number[])[];
  /** Types added to the supply. */
  readonly supply?: readonly Card[];
  /** Where the game stands: at the first turn of the round unless told. */
  readonly at?: 'production' | 'prepare' | 'scoring' | 'opponents-turn' | 'develop' | readonly Frame[];
}

/** A game at a position of the test's making. */
export class Play extends LinePlay<State, Move, News> {
  readonly rs: Ruleset;

  constructor(position: Situation = {}) {
    const { players = 2, sheet = cardGame.sheet, options = {} } = position;
    const setup = { players, options, sheet };
    super(cardGame.rules(setup), position.seed ?? 'a test');
    this.rs = ruleset(setup);
    this.arrange(position);
  }

  p(seat = 0): Player {
    return at(this.s.players, seat);
  }

  f(good: Good, seat = 0): Factory {
    const factory = this.p(seat).factories[goodIndex[good]];
    if (!factory) throw new Error(`no ${good} factory`);
    return factory;
  }

  demand(good: Good): number {
    return at(this.s.demand, goodIndex[good]);
  }

  appeal(good: Good, seat = 0): number {
    return at(this.p(seat).appeal, goodIndex[good]);
  }

  level(track: Track, seat = 0): number {
    return at(this.p(seat).levels, trackIndex[track]);
  }

  supply(card: Card): number {
    return at(this.s.supply, cardIndex[card]);
  }

  owns(card: Card, seat = 0): boolean {
    return this.p(seat).cards.includes(cardIndex[card]);
  }

  spent(card: Card, seat = 0): boolean {
    return (this.p(seat).spent & (1 << cardIndex[card])) !== 0;
  }

  /**
   * What is said of each line that begins so: open (a range with its end and the reason for it), or why not. Lists with reasons and
   * without must agree on what is open.
   */
  told(begins: string): Record<string, string> {
    const { write } = this.engine.rules.notation;
    const options = this.engine.options(this.s);
    if (openMoves(options).map(write).sort().join() !== [...this.open].sort().join())
      throw new Error(`${this.step}: the list with reasons opens other choices than the one without`);
    const said: Record<string, string> = {};
    for (const { move, range, refusal } of options) {
      const line = write(move);
      if (!line.startsWith(begins)) continue;
      if (!refusal) said[line] = range ? `up to ${range.to}: ${range.limit?.code}` : 'open';
      else said[line] ??= refusal.code;
    }
    return said;
  }

  /** Pounds that came or went for a reason. */
  cash(why: string, seat = 0): number {
    return this.events.reduce(
      (sum, event) => sum + (event.kind === 'cash' && event.seat === seat && event.why === why ? event.by : 0),
      0,
    );
  }

  /** Passes whatever is asked without changing anything, until a step is reached (or the game is over). */
  until(...steps: string[]): this {
    while (this.step !== undefined && !steps.includes(this.step)) this.quiet();
    return this;
  }

  /** The quietest open choice. */
  quiet(): this {
    const { open } = this;
    const { good } = this.s;
    const keepSpot = () => `spot ${GOODS[good]} ${this.f(GOODS[good] as Good, this.seat).spot + 1}`;
    const quiet =
      ['pass', 'skip', 'keep', 'done'].find((line) => open.includes(line)) ??
      (this.step === 'spot' ? keepSpot() : undefined) ??
      open[0];
    return this.do(quiet as string);
  }

  private arrange(position: Situation): void {
    const { s } = this;
    if (position.decade !== undefined) s.decade = position.decade;
    if (position.good !== undefined) s.good = goodIndex[position.good];
    if (position.start !== undefined) s.start = position.start;
    if (position.wage !== undefined) s.wage = position.wage;
    for (const [good, value] of Object.entries(position.demand ?? {}))
      s.demand = put(s.demand, goodIndex[good as Good], value);
    position.others?.forEach((appeal, i) => {
      at(s.others, i).appeal = [...appeal];
    });
    for (const card of position.supply ?? []) s.supply = change(s.supply, cardIndex[card], 1);
    position.seats?.forEach((seat, i) => {
      this.arrangePlayer(i, seat);
    });
    if (position.at !== undefined) this.go(position.at);
    else if (position.start !== undefined || position.seats || position.good)
      if (this.step === 'act') this.go([{ step: 'prepare' }, { step: 'production' }, { step: 'turns', k: 0 }]);
  }

  /** Puts the game at a step and lets it run to the next decision. */
  go(to: Exclude<Situation['at'], undefined>): this {
    const { s } = this;
    if (typeof to !== 'string') s.agenda = [...to];
    else if (to === 'production') s.agenda = [{ step: 'prepare' }, { step: 'production' }];
    else if (to === 'develop') s.agenda = [{ step: 'develop', seat: s.start, discarded: -1, used: -1 }];
    else s.agenda = [{ step: to }];
    this.engine.settle(s, (event) => this.events.push(event));
    return this;
  }

  private arrangePlayer(seat: number, given: PlayerPosition): void {
    const p = this.p(seat);
    for (const key of ['cash', 'shares', 'value', 'loans', 'tokens', 'ships'] as const) {
      const value = given[key];
      if (value !== undefined) p[key] = value;
    }
    for (const [track, level] of Object.entries(given.levels ?? {}))
      p.levels = put(p.levels, trackIndex[track as Track], level);
    if (given.factories) this.arrangeFactories(p, given.factories);
    if (given.cards) {
      for (const card of p.cards) this.s.supply = change(this.s.supply, card, 1);
      p.cards = [];
      p.foreman = -1;
      for (const card of given.cards) this.give(seat, card, given.foreman);
    }
    for (const card of given.spent ?? []) p.spent |= 1 << cardIndex[card];
    for (const [card, good, value, shows] of given.quality ?? []) {
      const place = QUALITY.indexOf(card);
      p.quality = put(p.quality, place, goodIndex[good]);
      p.qualityValue = put(p.qualityValue, place, value);
      p.qualityShows = put(p.qualityShows, place, shows === 'appeal' ? 1 : 0);
    }
    for (const [card, good, value] of given.distribution ?? []) {
      p.distribution = put(p.distribution, DISTRIBUTION.indexOf(card), goodIndex[good]);
      p.distributionValue = put(p.distributionValue, DISTRIBUTION.indexOf(card), value);
    }
    for (const [warehouse, [good, goods]] of Object.entries(given.stored ?? {})) {
      const place = WAREHOUSES.indexOf(warehouse as (typeof WAREHOUSES)[number]);
      p.warehouses = put(p.warehouses, place, goodIndex[good]);
      p.stored = put(p.stored, place, goods);
    }
  }

  private give(seat: number, card: Card, foreman: Good | undefined): void {
    const index = cardIndex[card];
    if (at(this.s.supply, index) === 0) this.s.supply = put(this.s.supply, index, 1);
    takeCard(this.rs, this.s, seat, index, this.s.display.indexOf(index), 'set-up', 'CG-SET-12', undefined);
    if (card !== 'foreman') return;
    this.s.agenda.pop();
    this.p(seat).foreman = goodIndex[foreman ?? 'food'];
  }

  private arrangeFactories(p: Player, wanted: Partial<Record<Good, FactoryPosition>>): void {
    for (const good of GOODS) {
      const f = wanted[good];
      const index = goodIndex[good];
      p.appeal = put(p.appeal, index, f ? (f.appeal ?? 0) : -1);
      p.factories[index] = f
        ? {
            side: f.side ?? 1,
            spot: (f.spot ?? 4) - 1,
            office: f.office === 'appeal' ? 1 : 0,
            first: f.first ?? 1,
            second: f.second ?? 0,
            firstTurned: f.machines?.[0] ?? 0,
            secondTurned: f.machines?.[1] ?? 0,
          }
        : null;
    }
  }
}

export function play(position?: Situation): Play {
  return new Play(position);
}
