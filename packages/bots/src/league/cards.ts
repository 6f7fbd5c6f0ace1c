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
  trackIndex,
  workers,
} from '@cromford/cards';
import { type Leanings, ofPlayer, overFactories, total } from './leaning.ts';

const own = ofPlayer<State, Player>;
const sum = overFactories<Factory>;

/** The decade in whose last rounds money is kept by whoever wants it. */
const LAST = 3;

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
    // Each wants one of the awards for playing alone, at nearly any price (CG-AWD-05, 06, 10 and 12 to 15).
    gentleman: own((p) => -500 * ((p.levels[trackIndex.exchange] ?? 0) + p.brokered)),
    'two-factories': own((p) => -500 * Math.max(0, sum(p, () => 1) - 2)),
    'expert-broker': own((p) => 40 * p.shares),
    mogul: own((p) => 80 * p.value),
    parvenu: own((p) => -20 * p.opened),
    'nouveau-riche': own((p, s) => (s.decade === LAST && s.good >= 2 ? 3 * Math.min(200, p.cash) : 0)),
    sailor: own((p) => 200 * Math.min(5, p.voyages)),
    collector: own((p) => 14 * p.cards.length),
  };
}
