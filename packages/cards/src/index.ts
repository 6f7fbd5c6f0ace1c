export { AWARDS, type Award } from './awards.ts';
export { CARDS, type Card, type CardIndex, cardAt, cardIndex } from './cards/names.ts';
export { isSpent } from './cards/owned.ts';
export { productionCosts } from './costs.ts';
export {
  appealOf,
  capacity,
  cardSide,
  distributionAt,
  isTurned,
  machines,
  priceOf,
  qualityAt,
  shipPrice,
  tokenPlace,
  workerCard,
  workers,
} from './factory.ts';
export type { Foresight } from './forecast.ts';
export type { Frame } from './frames.ts';
export { GOODS, type Good, type GoodIndex, goodAt, goodIndex } from './goods.ts';
export { homeMaximum, wageOf } from './market.ts';
export { discounted, halfValue } from './money.ts';
export { ACTIONS, type Action, type Move, type MoveOf } from './moves.ts';
export { ACCOUNTS, type AccountName, type News, type Who } from './news.ts';
export { OPTIONS, type Variant } from './options.ts';
export {
  DISTRIBUTION,
  type DistributionCard,
  NOT_OWNED,
  QUALITY,
  type QualityCard,
  RESERVE,
  SHOWS,
  type Shows,
  WAREHOUSES,
  type Warehouse,
} from './pieces.ts';
export { type CardRules, cardGame, rulesetOf } from './rules.ts';
export { type Ruleset, ruleset } from './ruleset.ts';
export { type Reckoning, reckon, scoreOf } from './scoring.ts';
export type { sheetReasons } from './sheet/reasons.ts';
export type { Sheet } from './sheet/sheet.ts';
export type { CardPlace, Factory, Other, Player, State } from './state.ts';
export { qualityLimit } from './steps/actions/quality.ts';
export { opponent } from './steps/solo/opponents.ts';
export { underDisc } from './supply.ts';
export { TRACKS, type Track, trackIndex } from './tracks.ts';
export { stockAt, stockOf } from './warehouse.ts';
export type { Labels, Phrases } from './words/phrases.ts';
export type { CardWords } from './words/words.ts';
