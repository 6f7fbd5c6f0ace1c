export type { Bot, BotDecision, BotMaker } from './bot.ts';
export { bots, readyFor, seatBots } from './bots.ts';
export type { Judgement, Weights } from './judgement.ts';
export { type JudgementName, judgementOf, makeReady } from './judgements.ts';
export { LEVELS, type LevelName } from './level-names.ts';
export { levels, type Settings } from './levels.ts';
export { scriptNames } from './scripted/script.ts';
export { type Temperament, temperaments } from './temperaments.ts';
