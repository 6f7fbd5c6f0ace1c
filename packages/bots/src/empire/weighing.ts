import type { Weights } from '../judgement.ts';
import data from './weights.json' with { type: 'json' };

export const empireWeights: Weights = data.weights;

/** The weights by what they weigh: what a usual turn to come does. */
export interface Weighing {
  /** The part of the stock that is sold in a turn, what a unit brings then, and what it brings in the last turn. */
  readonly sold: number;
  readonly price: number;
  readonly lastPrice: number;
  /** Workers hired in a turn, and what each costs; what the other actions of a turn cost. */
  readonly hires: number;
  readonly hireCost: number;
  readonly turnCost: number;
  /** Buildings built in a turn, what each costs, and how surely one of the row can be placed and staffed. */
  readonly builds: number;
  readonly buildCost: number;
  readonly buildable: number;
  /** A unit of upkeep; an overstaffed building in a year of labour. */
  readonly upkeep: number;
  readonly labour: number;
  /** A unit of capital at the end of a turn, up to how many, and what each costs that must be had by a sale. */
  readonly capital: number;
  readonly capitalEnough: number;
  readonly capitalPrice: number;
  /** A manager left; a worker of the Central Factory that may move out; a unit of what the cheapest building costs. */
  readonly manager: number;
  readonly surplus: number;
  readonly near: number;
}

export function weighing(w: Weights): Weighing {
  const of = (name: keyof Weighing) => w[name] ?? empireWeights[name] ?? 0;
  return {
    sold: of('sold'),
    price: of('price'),
    lastPrice: of('lastPrice'),
    hires: of('hires'),
    hireCost: of('hireCost'),
    turnCost: of('turnCost'),
    builds: of('builds'),
    buildCost: of('buildCost'),
    buildable: of('buildable'),
    upkeep: of('upkeep'),
    labour: of('labour'),
    capital: of('capital'),
    capitalEnough: of('capitalEnough'),
    capitalPrice: of('capitalPrice'),
    manager: of('manager'),
    surplus: of('surplus'),
    near: of('near'),
  };
}
