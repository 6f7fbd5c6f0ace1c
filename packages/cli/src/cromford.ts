#!/usr/bin/env node
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './main.ts';

// The command as it is installed: what it serves lies beside it, and what it keeps in the folder where it is started, because the next
// version takes the place of this one.
await main(process.argv.slice(2), {
  webRoot: fileURLToPath(new URL('../web', import.meta.url)),
  dataFolder: resolve('data'),
});
