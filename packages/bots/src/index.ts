export type { Bot, BotMaker, Position } from './bot.ts';
export { bots, seatBots } from './bots.ts';
