// npm start: makes ready what is not ready yet, then opens the server.
import { ensureReady } from './ensure.mjs';
import { ensureServer } from './server.mjs';

await ensureReady();
await ensureServer();

// The server runs in this very process, so that Ctrl+C and a service manager reach it directly.
await import('../packages/server/dist/main.js');
