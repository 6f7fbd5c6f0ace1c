import { type Factory, type Player, type State, workersOf } from '@cromford/arkwright';
import type { State as KernelState, Seat } from '@cromford/kernel';
import type { Judgement } from '../judgement.ts';

/** What a one-sided player of the board game sees in a position beyond its worth, in pounds. */
type Leaning = (p: Player, s: State) => number;

const sum = (p: Player, of: (f: Factory, good: number) => number): number =>
  p.factories.reduce((total, f, good) => total + (f ? of(f, good) : 0), 0);
const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Nobody learns what nobody tries: players in love with one idea, to learn from and to be measured against. */
export const leanings: Readonly<Record<string, Leaning>> = {
  exporter: (p) =>
    9 * Math.sqrt(total(p.ships)) + 5 * Math.min(total(p.contracts), total(p.ships)) + 3 * total(p.stored),
  hoarder: (p) => 7 * p.shares,
  'early-shares': (p, s) => (s.decade < 1790 ? 12 * p.shares : 0),
  'price-war': (p) => sum(p, (f) => -4 * f.price + 2 * f.quality + 2 * f.distribution),
  employer: (p) => sum(p, (f) => 5 * workersOf(f)),
  luxury: (p) => sum(p, (f) => 3 * f.price + 6 * f.quality + (f.type === 2 ? 15 : 0)),
  moderniser: (p) => sum(p, (f) => 14 * f.level),
  collector: (p) => 12 * p.tiles.length + 10 * p.markers.length,
  founder: (p) => 25 * sum(p, () => 1),
  machinist: (p) => sum(p, (f) => 6 * total(f.machines)),
};

/** A judgement with such a leaning: it sees all the other sees, and more of the one thing. */
export function leaningTo(name: string, judgement: Judgement): Judgement {
  const leaning = leanings[name];
  if (!leaning) throw new Error(`nobody leans to ${name}`);
  const { worths: _, ...rest } = judgement;
  return {
    ...rest,
    worth: (s: KernelState, seat: Seat, w) =>
      judgement.worth(s, seat, w) + (s.agenda.length > 0 ? leaning((s as State).players[seat] as Player, s as State) : 0),
  };
}
