import { attend, type ToWorker } from '@cromford/bots/pool';
import { engines } from '../games/engines.ts';

const think = attend(
  (id) => engines[id]?.load(),
  (message) => postMessage(message),
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void think(data));
