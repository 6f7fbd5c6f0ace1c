export { buildServer, type ServerOptions } from './app.ts';
