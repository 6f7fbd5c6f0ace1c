import type { Problem } from '@cromford/kernel';

/** The queue, or a worker, cannot do its part: nothing that this program could mend. */
export class QueueTrouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}
