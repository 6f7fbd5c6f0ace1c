import {
  capacity,
  distributionAt,
  type Factory,
  machines,
  type Player,
  priceOf,
  qualityAt,
  type Ruleset,
  type State,
  workers,
} from '@cromford/cards';
import { type Leanings, ofPlayer, overFactories, total } from './leaning.ts';

const own = ofPlayer<State, Player>;
const sum = overFactories<Factory>;

/** The card game, in points. */
export function cardLeanings(rs: Ruleset): Leanings<State> {
  return {
    exporter: own((p) => 14 * p.voyages + 8 * p.ships + 12 * (p.levels[4] ?? 0)),
    patriot: own((p) => -40 * p.voyages),
    hoarder: own((p) => 8 * p.shares),
    'early-shares': own((p, s) => (s.decade === 1 ? 14 * p.shares : 0)),
    borrower: own((p) => 12 * p.loans),
    'price-war': own((p) => sum(p, (_, good) => 4 * Math.max(0, p.appeal[good] ?? 0) + 6 * distributionAt(p, good))),
    luxury: own((p) => sum(p, (_, good) => 4 * priceOf(rs, p, good) + 8 * qualityAt(p, good))),
    employer: own((p) => sum(p, (_, good) => 7 * workers(rs, p, good))),
    machinist: own((p) => sum(p, (_, good) => 12 * machines(rs, p, good))),
    producer: own((p) => sum(p, (f, good) => 6 * capacity(rs, good, f))),
    stockpiler: own((p) => 7 * total(p.stored)),
    moderniser: own((p) => sum(p, (f) => 20 * f.side)),
    founder: own((p) => 30 * sum(p, () => 1)),
    specialist: own((p) => -30 * sum(p, () => 1)),
    developer: own((p) => 14 * total(p.levels)),
    collector: own((p) => 14 * p.cards.length),
  };
}
