import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../../packages/server/src/index.ts';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { type Site, webRoot } from './site.ts';

export interface DeployedSite extends Site {
  /** Puts a newer build in the place of the one that is served: these parts have other names in it, and the old ones are gone. */
  deploy(...parts: readonly string[]): void;
}

/** The app in a folder of its own, in which a newer one can be put. */
export async function openDeployed(): Promise<DeployedSite> {
  const folder = ownFolder('deployed');
  cpSync(webRoot(), folder, { recursive: true });
  const server = await buildServer({ webRoot: folder });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    deploy: (...parts) => rebuild(folder, parts),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function rebuild(folder: string, parts: readonly string[]): void {
  const assets = join(folder, 'assets');
  const moved = readdirSync(assets).filter((name) =>
    parts.some((part) => name.startsWith(`${part}-`) && name.endsWith('.js')),
  );
  if (moved.length < parts.length) throw new Error(`not all of ${parts.join(', ')} are in the build`);
  const files = [join(folder, 'sw.js'), ...readdirSync(assets).map((name) => join(assets, name))];
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(file, 'utf8');
    const newer = moved.reduce((all, name) => all.replaceAll(name, newName(name)), text);
    if (newer !== text) writeFileSync(file, newer.replace(/'cromford-[0-9a-f]{12}'/, "'cromford-newerbuild01'"));
  }
  for (const name of moved) renameSync(join(assets, name), join(assets, newName(name)));
}

const newName = (name: string) => name.replace(/-[^-]+\.js$/, '-newer.js');
