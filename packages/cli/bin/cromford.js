#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
// The sources are TypeScript and run as they are: tsx reads them.
import { register } from 'tsx/esm/api';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

register();
const { main } = await import('../src/main.ts');
await main(process.argv.slice(2), { webRoot: path('../../web/dist'), dataFolder: path('../../../data') });
