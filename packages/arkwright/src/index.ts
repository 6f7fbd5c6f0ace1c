export { anniversary, spinningMule } from './anniversary-edition.ts';
export type { Foresight } from './cautions.ts';
export { clone } from './clone.ts';
export { EVENTS, type EventName } from './events/names.ts';
export {
  actualQuality,
  appealAt,
  appealOf,
  baseQuality,
  buildingCost,
  isFull,
  machinesOf,
  outputOf,
  roomIn,
  runningCost,
  workersOf,
} from './factory.ts';
export { spinningJenny, waterFrame } from './first-edition.ts';
export { isRunning, restingRow } from './forecast.ts';
export { foundingCosts } from './founding.ts';
export type { Frame, StepName } from './frames.ts';
export { type ArkwrightGame, type ArkwrightRules, rulesOf } from './game.ts';
export { GOODS, type Good, type GoodIndex, goodAt, goodIndex, ROWS } from './goods.ts';
export {
  CAPACITIES,
  COLOURED,
  capacityOf,
  GREY_KINDS,
  type Grey,
  type GreyKind,
  isShip,
  type Kind,
  kindOf,
  type Marker,
  type Ship,
  shipOf,
} from './markers.ts';
export { demandFor, emptySpaces, wageNow, workersToHire } from './market.ts';
export { matPlace } from './mat.ts';
export type { Bonus, Company } from './modules/east-india-company/company.ts';
export { commodityPrice, trackEnd } from './modules/east-india-company/tracks.ts';
export { bankShares, raising, sharePrice, shareValue, worth } from './money.ts';
export { EDGES } from './move-table.ts';
export type { Edge, Move, MoveOf } from './moves.ts';
export type { News, Place, Why } from './news.ts';
export { type Payroll, payrollOf } from './payroll.ts';
export { decadeIndex, greyOf, levelNow, type Ruleset } from './ruleset.ts';
export { scoreOf } from './score.ts';
export type { sheetReasons } from './sheet/reasons.ts';
export type { Sheet } from './sheet/schema.ts';
export { crewOf, crewsOf } from './ships.ts';
export {
  FACTORY_TYPES,
  type Factory,
  inTurn,
  type Player,
  playerAt,
  type Sale,
  type State,
  type Turn,
} from './state.ts';
export { calledAt } from './steps/production/called.ts';
export { strengthOf } from './steps/turn/act.ts';
export { feeFor, openingCost } from './steps/turn/chart.ts';
export { onPriceScale, roomFor } from './storage.ts';
export { tileWith } from './tiles/hooks.ts';
export { TILES, type Tile } from './tiles/names.ts';
export { COMMODITY_STEPS, isProducing } from './under-way.ts';
export type { Labels } from './words/phrases.ts';
export type { ArkwrightWords } from './words/words.ts';
