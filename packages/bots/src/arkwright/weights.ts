import type { Ruleset } from '@cromford/arkwright';
import type { Weights } from '../judgement.ts';
import data from './weights.json' with { type: 'json' };

/** The numbers that the board game's judgement weighs by. Tuned by self-play; see weights.json for the run that produced them. */
export interface BoardWeights extends Weights {
  /** How much of a production phase's result is still there one decade later. */
  readonly fade: number;
  /** How far the importers get ahead of everybody's own progress, per decade. */
  readonly importers: number;
  /** Demand that is added by one decade of hiring. */
  readonly demand: number;
  /** Where between today's and the last price shares are bought with coming income. */
  readonly buying: number;
  /** Pounds that a turn to come costs. */
  readonly spending: number;
  /** Pounds worth having in hand, and the harm of each that is missing, per decade to come. */
  readonly reserve: number;
  readonly short: number;
  /** What a pound costs that must be raised by selling shares in need. */
  readonly forced: number;
  /** Cash beyond what buys the last share. */
  readonly surplus: number;
  /** Goods that a factory's empty rows would yield, in pounds for each decade to come. */
  readonly room: number;
  /** Administrative cost of the cheapest spaces still free. */
  readonly chart: number;
  /** Goods shipped against a contract; hope of shipping the surplus; harm of a space of a contract that cannot be served. */
  readonly shipped: number;
  readonly hope: number;
  readonly missed: number;
  /** Where ships need no contracts: what full factories could export, per decade to come; goods that wait for a ship. */
  readonly export: number;
  readonly waiting: number;
  /** A good in the warehouse, as part of its price. */
  readonly stored: number;
  /** Special markers, per decade to come. */
  readonly machinery: number;
  readonly quality: number;
  readonly distribution: number;
  readonly production: number;
  readonly exchange: number;
  readonly ship: number;
  readonly tile: number;
  readonly influence: number;
  /** A space of the share track, in pounds, when a price is chosen for later phases. */
  readonly space: number;
}

interface Tuned {
  readonly weights: Record<string, number>;
}

/** The weights of a ruleset: the common ones, and what was tuned for it, or for it with this number of players. */
export function weightsFor({ id, players }: Pick<Ruleset, 'id' | 'players'>): BoardWeights {
  const tuned = data.rulesets as Record<string, Tuned>;
  const own = (tuned[`${id} ${players}`] ?? tuned[id])?.weights ?? {};
  return { ...data.common.weights, ...own };
}
