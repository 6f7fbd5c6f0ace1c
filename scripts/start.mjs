// npm start: makes ready what is not ready yet, then opens the server.
import { ensureReady } from './ensure.mjs';
import { endWithParent } from './orphan.mjs';

// Only npm puts a shell in between that keeps signals to itself.
if (process.env.npm_lifecycle_event === 'start') endWithParent();

await ensureReady();

// The server runs in this very process, so that Ctrl+C and a service manager reach it directly.
await import('../packages/server/dist/main.js');
