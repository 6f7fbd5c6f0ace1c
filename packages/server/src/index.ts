export { buildServer, type ServerOptions } from './app.ts';
export type { BotPlayer, BotTask } from './bots.ts';
export { type Config, readConfig } from './config.ts';
export type { House } from './house.ts';
export { openHouse } from './open-house.ts';
export { openStore, type Store } from './storage/store.ts';
