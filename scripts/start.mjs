// npm start: makes ready what is not ready yet, then opens the server.
import { ensureReady } from './ensure.mjs';

await ensureReady();

// The server runs in this very process, so that Ctrl+C and a service manager reach it directly.
await import('../packages/server/dist/main.js');
