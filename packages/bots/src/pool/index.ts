export { attend } from './attend.ts';
export { type Heard, type Link, type StartLink, type WebWorker, webLink } from './link.ts';
export type { BotAnswer, BotRequest, FromWorker, ToWorker } from './message.ts';
export { LONGEST_TIME, USUAL_TIME } from './message.ts';
export { BotPool, type PoolSettings } from './pool.ts';
export { type LoadGame, Thinker } from './thinker.ts';
