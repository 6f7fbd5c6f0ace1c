import { fileURLToPath } from 'node:url';
import { buildServer } from '../../packages/server/src/index.ts';

export interface Site {
  readonly url: string;
  /** Ends the server: what the page still does then, it does offline. */
  close(): Promise<void>;
}

/** The built web app, served as `npm start` serves it, on a port of its own. */
export async function openSite(): Promise<Site> {
  const webRoot = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
  const server = await buildServer({ webRoot });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
}
