// npm start: makes ready what is not ready yet, then opens the server.

import { endWithParent } from '../packages/server/src/end-with-parent.mjs';
import { ensureReady } from './ensure.mjs';

// Only npm puts a shell in between that keeps signals to itself.
if (process.env.npm_lifecycle_event === 'start') endWithParent();

// It would be a pity to find out by a server that runs on as if nothing had been said.
const words = process.argv.slice(2);
if (words.length > 0) {
  const isHelp = words.every((word) => word === '--help' || word === '-h');
  console.log(
    `${isHelp ? '' : `npm start knows no ${words.join(' ')}. `}It builds what is not built yet and opens the server at http://127.0.0.1:3000. Settings are variables of the environment, PORT=8080 npm start for one: docs/operations.md.`,
  );
  process.exit(isHelp ? 0 : 2);
}

await ensureReady();

// The server runs in this very process, so that Ctrl+C and a service manager reach it directly.
await import('../packages/server/dist/main.js');
