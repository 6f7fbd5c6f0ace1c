import { best, type Shifts, type Survey } from '@cromford/bots/arena';
import type { Problem } from '@cromford/kernel';
import type { Lane } from '../simulate/lanes.ts';
import { type Deal, playStage } from './survey.ts';
import { type Tuning, unshifted } from './tuning.ts';

/** What the surveys have shown, and the weights that they lead to. */
export interface Found {
  readonly survey: Survey;
  readonly shifts: Shifts;
}

/**
 * Survey after survey: each begins around what all of them before led to, and goes on from the deals of it that are known. Nothing when it
 * was cancelled.
 */
export async function playStages(
  tuning: Tuning,
  stages: number,
  known: readonly Deal[],
  spread: number,
  lanes: readonly Lane[],
  cancel: AbortSignal,
  heard: (deal: Deal | undefined) => Promise<Problem | undefined>,
): Promise<Found | Problem | undefined> {
  let found: Found = { survey: { deals: [], spread, alone: tuning.players === 1 }, shifts: unshifted(tuning) };
  for (let stage = 0; stage < stages; stage++) {
    const { survey, shifts: base } = found;
    const played = new Map(known.filter((deal) => deal.stage === stage).map((deal) => [deal.deal, deal]));
    const left = Array.from({ length: tuning.deals }, (_, deal) => deal).filter((deal) => !played.has(deal));
    const wrong = await playStage({ tuning, stage, base, spread }, left, lanes, cancel, async (deal) => {
      if (deal) played.set(deal.deal, deal);
      return heard(deal);
    });
    if (wrong) return wrong;
    if (cancel.aborted) return undefined;
    // Which deal was finished first depends on the machine, and sums depend on their order.
    const inOrder = [...played.values()].sort((one, other) => one.deal - other.deal);
    const deals = [...survey.deals, ...inOrder.map(({ shifts, response }) => ({ stage, base, shifts, response }))];
    const wider = { ...survey, deals };
    found = { survey: wider, shifts: best(wider, base, tuning.reach) };
  }
  return found;
}
