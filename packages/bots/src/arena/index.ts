export type { Outlook } from '../judgement.ts';
export { readNet } from '../learned/net-file.ts';
export {
  ANALYSES,
  type Analysed,
  type Analysis,
  type AnalysisSettings,
  analyse,
  type SeatAnalysis,
  type Weighed,
  weigh,
} from './analysis/analyse.ts';
export type { Standpoint } from './analysis/curve.ts';
export type { TurningPoint } from './analysis/turning-points.ts';
export { type Entry, readEntry, splitEntries } from './entry.ts';
export { type Lapse, reasonOf, TooLate } from './lapse.ts';
export { type Difference, type Paired, paired } from './paired.ts';
export { gamesOfChunk, gamesPerDeal, lineupsOf, type Match, matchOf, type Pairing, type Seated } from './pairing.ts';
export { asked, type Ended, legal, type Player, playGame, positionOf, type ThinkingTime } from './play-game.ts';
export { type FindNet, League, type Learner, type Member } from './self-play/league.ts';
export { Rows } from './self-play/rows.ts';
export { selfPlay } from './self-play/self-play.ts';
export { standIn } from './stand-in.ts';
export { type BotStanding, type GameResult, standings } from './standings.ts';
export { timed } from './timed.ts';
export { response, responseAlone } from './tuning/response.ts';
export type { Estimate } from './tuning/ridge.ts';
export { best, drawn, type Effect, effects, type Shifts, type Survey, type Surveyed } from './tuning/survey.ts';
export { multiplied, tunedBot, weighedBy } from './tuning/tuned-bot.ts';
export { DEVIATIONS, type Interval, wilson } from './wilson.ts';
