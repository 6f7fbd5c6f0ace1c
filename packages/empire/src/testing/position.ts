import { LinePlay } from '@cromford/kernel/line-play';
import { type Components, components, otherSide } from '../components.ts';
import type { EmpireEvent } from '../events.ts';
import type { Move } from '../moves.ts';
import { KINDS, kindOf, type Resource } from '../resources.ts';
import { empire } from '../rules.ts';
import type { Sheet } from '../sheet.ts';
import type { EmpireState, Site } from '../state.ts';
import { total } from '../stock.ts';

type Units = Partial<Record<Resource, number>>;

export interface Built {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly workers?: number;
  readonly units?: number;
}

export interface Situation {
  readonly side?: 'A' | 'B';
  readonly sheet?: Sheet;
  readonly die?: number;
  /** Leaves the die as it was rolled. */
  readonly rolled?: true;
  readonly seed?: string;
  readonly turn?: number;
  readonly profit?: number;
  readonly managers?: number;
  /** On the Central Factory; what is not named stays as at the start. −1 takes the marker away. */
  readonly central?: Units & { workers?: number };
  readonly built?: readonly Built[];
  /** The first cards of the row; the others follow with side a. */
  readonly row?: readonly string[];
  /** Only the cards named in `row`: the others are out of the game (not a legal position, but enough for the rule at hand). */
  readonly only?: true;
}

/** A game at a position of the test's making, at the beginning of the action phase. */
export class Play extends LinePlay<EmpireState, Move, EmpireEvent> {
  readonly c: Components;

  constructor(position: Situation = {}) {
    const { side = 'A', sheet = empire.sheet } = position;
    const options = { side };
    super(empire.rules({ players: 1, options, sheet }), position.seed ?? 'a test');
    this.c = components(sheet, options);
    this.arrange(position);
  }

  total(resource: Resource): number {
    return total(this.s, kindOf(resource));
  }

  card(id: string): Site {
    const site = this.s.sites.find(({ plate }) => plate === this.c.plateOf[id]);
    if (!site) throw new Error(`${id} is not in play`);
    return site;
  }

  units(id: string, resource: Resource): number {
    return this.card(id).stock[kindOf(resource)] as number;
  }

  get row(): string[] {
    return this.s.row.map((plate) => this.c.plates[plate]?.id ?? '?');
  }

  /** Ends the turn with a market roll of the test's making. */
  endTurn(die: number): this {
    this.do('end');
    if (this.s.agenda.length > 0) this.s.die = die;
    return this;
  }

  private plate(id: string): number {
    const plate = this.c.plateOf[id];
    if (plate === undefined) throw new Error(`no card ${id}`);
    return plate;
  }

  private arrange({
    die = 3,
    turn = 1,
    profit = 0,
    managers,
    central = {},
    built = [],
    row = [],
    only,
    rolled,
  }: Situation): void {
    const { s } = this;
    if (!rolled) s.die = die;
    s.turn = turn;
    s.year = 2 * (turn - 1);
    s.profit = profit;
    if (managers !== undefined) s.managers = managers;
    const [factory] = s.sites;
    if (!factory) throw new Error('no Central Factory');
    if (central.workers !== undefined) factory.workers = central.workers;
    for (const kind of KINDS) {
      const units = central[(['materials', 'commodities', 'goods', 'capital'] as const)[kind]];
      if (units !== undefined) factory.stock[kind] = units;
    }
    for (const { card, x, y, workers = 1, units = 0 } of built) {
      const plate = this.plate(card);
      const stock = (this.c.plates[plate]?.max ?? []).map((most) => (most > 0 ? units : -1));
      s.sites.push({ plate, x, y, workers, stock });
    }
    const gone = factory.stock.filter((units) => units < 0).length;
    s.spare = this.c.spare + gone - built.length;
    const named = row.map((id) => this.plate(id));
    const used = new Set(
      [...named, ...s.sites.map(({ plate }) => plate)].flatMap((plate) => [plate, otherSide(plate)]),
    );
    const rest = [1, 3, 5, 7, 9, 11].filter((plate) => !used.has(plate));
    s.row = only ? named : [...named, ...rest];
  }
}

export function play(position?: Situation): Play {
  return new Play(position);
}
