import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../../packages/server/src/index.ts';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { openHouseSite, type Site, webRoot } from './site.ts';

export interface DeployedSite extends Site {
  /** Puts a newer build in the place of the one that is served: its scripts have other names, and the old ones are gone. */
  deploy(): void;
}

export interface DeployedHouse extends DeployedSite {
  /** Stops the server and starts it again, at the same address and with the same house. */
  restart(): Promise<void>;
}

/** The app in a folder of its own, in which a newer one can be put. */
export async function openDeployed(): Promise<DeployedSite> {
  const folder = copyOfTheApp();
  const server = await buildServer({ webRoot: folder });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    deploy: () => rebuild(folder),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same with people who play together. */
export async function openDeployedHouse(): Promise<DeployedHouse> {
  const folder = copyOfTheApp();
  const behind = await openHouseSite();
  const config = { publicOrigin: undefined, metricsToken: undefined };
  const serve = () => buildServer({ webRoot: folder, house: behind.house, config });
  let server = await serve();
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    deploy: () => rebuild(folder),
    async restart() {
      await server.close();
      server = await serve();
      await server.listen({ host: '127.0.0.1', port: Number(new URL(url).port) });
    },
    async close() {
      await server.close();
      await behind.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function copyOfTheApp(): string {
  const folder = ownFolder('deployed');
  cpSync(webRoot(), folder, { recursive: true });
  return folder;
}

function rebuild(folder: string): void {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const naming = [join(folder, 'sw.js'), join(folder, 'index.html'), ...scripts.map((name) => join(assets, name))];
  for (const file of naming) {
    const text = readFileSync(file, 'utf8');
    const newer = text.replace(/[\w.-]+\.js/g, (name) => (scripts.includes(name) ? newName(name) : name));
    writeFileSync(file, newer.replace(/'cromford-[0-9a-f]{12}'/, "'cromford-newerbuild01'"));
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, newName(name)));
}

const newName = (name: string) => name.replace(/\.js$/, '-newer.js');
