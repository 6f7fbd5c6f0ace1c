#!/usr/bin/env node
// The sources are TypeScript and run as they are: tsx reads them.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
await main(process.argv.slice(2));
