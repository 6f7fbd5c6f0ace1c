import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { install } from '../running/installed.ts';

/** A file of `hosting/`. */
export const hosting = (name: string) => fileURLToPath(new URL(`../../hosting/${name}`, import.meta.url));

export interface Installed {
  /** Everybody may enter it: a service does not run as root. */
  readonly folder: string;
  /** As `/opt/cromford` would be. */
  readonly app: string;
  readonly command: string;
}

/** The package, installed for one file of tests, in a folder that goes with it. */
export function installed(): Installed {
  const folder = ownFolder('hosting');
  chmodSync(folder, 0o755);
  const app = join(folder, 'app');
  beforeAll(async () => void (await install(app)), 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, app, command: join(app, 'node_modules/cromford/lib/cromford.js') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
