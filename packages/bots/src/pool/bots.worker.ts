import { parentPort } from 'node:worker_threads';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import type { AnyGame } from '@cromford/kernel';
import { attend } from './attend.ts';
import type { ToWorker } from './message.ts';

const games: readonly AnyGame[] = [spinningJenny, waterFrame, anniversary, spinningMule, cardGame, empire];

const think = attend(
  (id) => games.find((game) => game.id === id),
  (message) => parentPort?.postMessage(message),
);
parentPort?.on('message', (message: ToWorker) => void think(message));
