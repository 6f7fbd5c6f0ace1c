import { parentPort } from 'node:worker_threads';
import { isProblem } from '@cromford/kernel';
import { findGame, shelf } from '../shelf.ts';
import type { Ask } from './lanes.ts';
import { soak } from './soak.ts';

parentPort?.on('message', ({ game: id, seed, from, to }: Ask) => {
  const game = findGame(shelf, id);
  if (isProblem(game)) throw new Error(`no game is called ${id}`);
  parentPort?.postMessage(soak(game, seed, from, to));
});
