export { endInTime } from '../end-in-time.ts';
export { PartFailed, Run } from './run.ts';
export { startWorker, type Worker } from './worker.ts';
