import { availableParallelism } from 'node:os';
import type { AnyGame } from '@cromford/kernel';
import { laneHere } from './here.ts';
import type { Lane } from './lanes.ts';
import type { Plan } from './plan.ts';
import { laneInThread } from './thread.ts';

/** As many lanes as are wanted, but no more than there are games; a single one needs no thread. */
export function lanesFor(game: AnyGame, plan: Plan, games: number, wanted = availableParallelism()): readonly Lane[] {
  const jobs = Math.max(1, Math.min(Math.floor(wanted), games));
  return jobs === 1 ? [laneHere(game, plan)] : Array.from({ length: jobs }, () => laneInThread(plan));
}
