export { attend } from './attend.ts';
export type { Heard, Link, StartLink } from './link.ts';
export type { Advice, BotAnswer, BotRequest, FromWorker, ToWorker } from './message.ts';
export { LONGEST_TIME, USUAL_TIME } from './message.ts';
export { BotPool, type PoolSettings } from './pool.ts';
export { type LoadGame, Thinker } from './thinker.ts';
