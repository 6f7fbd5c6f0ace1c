import { type Factory, type Player, type State, workersOf } from '@cromford/arkwright';
import { type Leanings, ofPlayer, overFactories, total } from './leaning.ts';

const own = ofPlayer<State, Player>;
const sum = overFactories<Factory>;

/** The board game, in pounds. */
export const boardLeanings: Leanings<State> = {
  exporter: own(
    (p) => 9 * Math.sqrt(total(p.ships)) + 5 * Math.min(total(p.contracts), total(p.ships)) + 3 * total(p.stored),
  ),
  hoarder: own((p) => 7 * p.shares),
  'early-shares': own((p, s) => (s.decade < 1790 ? 12 * p.shares : 0)),
  'price-war': own((p) => sum(p, (f) => -4 * f.price + 2 * f.quality + 2 * f.distribution)),
  employer: own((p) => sum(p, (f) => 5 * workersOf(f))),
  luxury: own((p) => sum(p, (f) => 3 * f.price + 6 * f.quality + (f.type === 2 ? 15 : 0))),
  moderniser: own((p) => sum(p, (f) => 14 * f.level)),
  collector: own((p) => 12 * p.tiles.length + 10 * p.markers.length),
  founder: own((p) => 25 * sum(p, () => 1)),
  machinist: own((p) => sum(p, (f) => 6 * total(f.machines))),
};
