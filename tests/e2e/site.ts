import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildServer, openHouse, readConfig } from '../../packages/server/src/index.ts';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';

export interface Site {
  readonly url: string;
  /** Ends the server: what the page still does then, it does offline. */
  close(): Promise<void>;
}

export interface HouseSite extends Site {
  readonly house: Awaited<ReturnType<typeof openHouse>>;
}

/** The built web app (or the build that WEB_ROOT names), served as `npm start` serves it, on a port of its own. */
export async function openSite(root = webRoot()): Promise<Site> {
  const server = await buildServer({ webRoot: root });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
}

/** The same with a house of its own behind it, in which people play together; gone afterwards. */
export async function openHouseSite(): Promise<HouseSite> {
  const folder = ownFolder('e2e');
  // Several people at one address, and quick ones: the limits are tested elsewhere.
  const config = readConfig({ LIMIT_SCALE: '50' }, folder);
  if ('problem' in config) throw new Error(config.problem);
  const house = await openHouse(config);
  const server = await buildServer({ webRoot: webRoot(), house, config });
  await house.begin();
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    house,
    async close() {
      await server.close();
      await house.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function webRoot(): string {
  return process.env.WEB_ROOT ?? fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
}
