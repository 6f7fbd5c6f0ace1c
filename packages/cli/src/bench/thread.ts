import { once } from 'node:events';
import { startThread } from '@cromford/bots/pool/node';
import type { GameOptions } from '@cromford/kernel';
import type { Figures } from './bench.ts';

/** A variant to measure, as plain data. */
export interface Task {
  readonly game: string;
  readonly players: number;
  readonly options: GameOptions;
  readonly seconds: number;
  readonly rounds: number;
}

/**
 * Measures in a thread of its own. Code that has run one set of rules is compiled for that one; after several it is compiled for none.
 * Whoever plays a game, a server's thread or a browser's worker, mostly runs one.
 */
export async function benchInThread(task: Task): Promise<Figures> {
  const worker = startThread(new URL('./bench.worker.ts', import.meta.url), { task });
  const [figures] = await once(worker, 'message');
  await worker.terminate();
  return figures as Figures;
}
