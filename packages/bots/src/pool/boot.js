// A worker thread cannot start from TypeScript on Node 20: this file teaches it to, then imports the module it was started for.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
