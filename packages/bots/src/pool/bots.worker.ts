import { parentPort } from 'node:worker_threads';
import { onShelf } from '@cromford/shelf';
import { attend } from './attend.ts';
import type { ToWorker } from './message.ts';

const think = attend(
  (id) => onShelf(id)?.load(),
  (message) => parentPort?.postMessage(message),
);
parentPort?.on('message', (message: ToWorker) => void think(message));
