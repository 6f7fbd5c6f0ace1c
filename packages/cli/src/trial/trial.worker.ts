import { parentPort } from 'node:worker_threads';
import { isProblem } from '@cromford/kernel';
import { findGame, shelf } from '../shelf.ts';
import { type Ask, tryGame } from './trial.ts';

parentPort?.on('message', (ask: Ask) => {
  const game = findGame(shelf, ask.game);
  if (isProblem(game)) throw new Error(`no game is called ${ask.game}`);
  void tryGame(game, ask).then((tried) => parentPort?.postMessage(tried));
});
