import type { AnyGame } from '@cromford/kernel';
import type { Context } from '../context.ts';
import type { Lane } from '../simulate/lanes.ts';
import { lanesFor } from '../simulate/lanes-for.ts';
import type { Plan } from '../simulate/plan.ts';
import { complain } from '../terminal/terminal.ts';
import { type QueueFlags, queueUrl } from './queue-problem.ts';

/** Who plays: threads of this machine, or whichever workers take from the queue. */
export async function lanesOf(
  context: Context,
  game: AnyGame,
  plan: Plan,
  games: number,
  flags: QueueFlags,
): Promise<readonly Lane[]> {
  const url = queueUrl(flags);
  if (url === undefined) return lanesFor(game, plan, games, flags.jobs);
  const { lanesInQueue } = await import('./lanes-in-queue.ts');
  const nobody = () => complain(context.terminal, context.texts.worker.nobody);
  return lanesInQueue(url, { version: game.version, plan }, games, nobody);
}
