import { CARDS, TRACKS } from '@cromford/cards';
import type { Weights } from '../judgement.ts';
import data from './weights.json' with { type: 'json' };
import inATree from './weights-in-a-tree.json' with { type: 'json' };

export const cardWeights: Weights = data.weights;

/** Of those who compare their turns in a tree: what is worth most in the hands of who plays well. */
export const treeWeights: Weights = inATree.weights;

/** The weights by what they weigh, read once for many positions. */
export interface Weighing {
  /** What the turn of a rival does to every demand, and what one step b does to the demand and the appeal of its good. */
  readonly demandPerTurn: number;
  readonly demandPerVisit: number;
  readonly appealPerVisit: number;
  /** How uncertain a rival's appeal and one's own sale are before everybody has acted. */
  readonly appealSpread: number;
  readonly saleSpread: number;
  /** Spaces of the wages track per turn of anybody. */
  readonly wagesPerTurn: number;
  /** When money becomes shares: 0 at today's share value, 1 at the last. */
  readonly buyAt: number;
  /** A good in a warehouse, over its final price. */
  readonly stored: number;
  /** Share value and shares that a turn brings beyond what the factories promise as they stand. */
  readonly valuePerTurn: number;
  readonly sharesPerTurn: number;
  /** What a pound of the emergency fund costs besides itself. */
  readonly emergency: number;
  /** Each level of a development, per turn to come; each card, per decade to come. */
  readonly levels: readonly number[];
  readonly cards: readonly number[];
  /** Each factory, and each good that a round of it makes, per turn to come. */
  readonly factory: number;
  readonly goods: number;
}

export function weighing(w: Weights): Weighing {
  const of = (name: string) => w[name] ?? cardWeights[name] ?? 0;
  return {
    demandPerTurn: of('demandPerTurn'),
    demandPerVisit: of('demandPerVisit'),
    appealPerVisit: of('appealPerVisit'),
    appealSpread: of('appealSpread'),
    saleSpread: of('saleSpread'),
    wagesPerTurn: of('wagesPerTurn'),
    buyAt: of('buyAt'),
    stored: of('stored'),
    valuePerTurn: of('valuePerTurn'),
    sharesPerTurn: of('sharesPerTurn'),
    emergency: of('emergency'),
    levels: TRACKS.map(of),
    cards: CARDS.map((card) => of(card.startsWith('patron') ? 'patron' : card)),
    factory: of('factory'),
    goods: of('goods'),
  };
}
