export { PartFailed, Run } from './run.ts';
export { startWorker, type Worker } from './worker.ts';
