import { parentPort, workerData } from 'node:worker_threads';
import { isProblem } from '@cromford/kernel';
import { findGame, shelf } from '../shelf.ts';
import { laneHere } from './here.ts';
import type { Plan } from './plan.ts';
import type { Ask } from './thread.ts';

const { plan } = workerData as { readonly plan: Plan };
const game = findGame(shelf, plan.game);
if (isProblem(game)) throw new Error(`no game is called ${plan.game}`);
const lane = laneHere(game, plan);

parentPort?.on('message', (ask: Ask) => {
  if ('close' in ask) void lane.close().then(() => parentPort?.close());
  else void lane.play(ask.games, ask.pairing).then((outcomes) => parentPort?.postMessage(outcomes));
});
