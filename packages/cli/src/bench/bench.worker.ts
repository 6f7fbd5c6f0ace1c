import { parentPort, workerData } from 'node:worker_threads';
import { isProblem } from '@cromford/kernel';
import { findGame, shelf } from '../shelf.ts';
import { benchVariant } from './bench.ts';
import type { Task } from './thread.ts';

const { task } = workerData as { readonly task: Task };
const game = findGame(shelf, task.game);
if (isProblem(game)) throw new Error(`no game is called ${task.game}`);
parentPort?.postMessage(benchVariant({ ...task, game }, task.seconds, task.rounds));
