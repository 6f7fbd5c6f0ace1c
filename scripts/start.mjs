// npm start: makes ready what is not ready yet, then opens the server.
import { ensureReady } from './ensure.mjs';

await ensureReady();

// Imported here, not above: before the first install there is no tsx. The server runs in this very process, so that
// Ctrl+C and a service manager reach it directly.
const { register } = await import('tsx/esm/api');
register();
await import('../packages/server/src/main.ts');
