#!/usr/bin/env node
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

try {
  createRequire(import.meta.url).resolve('tsx/esm/api');
} catch {
  // Before its words can be read, which are TypeScript.
  console.error('The dependencies are not installed. Run `npm ci` in %s, then this again.', path('../../..'));
  process.exit(1);
}

// The sources are TypeScript and run as they are: tsx reads them.
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('../src/main.ts');
await main(process.argv.slice(2), { webRoot: path('../../web/dist'), dataFolder: path('../../../data') });
