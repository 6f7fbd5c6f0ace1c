import { drawn, matchOf, type Pairing, response, responseAlone, type Shifts } from '@cromford/bots/arena';
import type { Problem } from '@cromford/kernel';
import { playDeals } from '../simulate/deals.ts';
import type { Lane } from '../simulate/lanes.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import { entered, type Tuning } from './tuning.ts';

/** A deal that was played, as the file keeps it. */
export interface Deal {
  readonly stage: number;
  readonly deal: number;
  /** In the order of the weights. */
  readonly shifts: Shifts;
  readonly response: number;
}

/** What stays the same in all deals of a stage. */
export interface SurveyStage {
  readonly tuning: Tuning;
  readonly stage: number;
  readonly base: Shifts;
  /** Of the game's scores. */
  readonly spread: number;
}

/** Plays these deals of a stage. One in which the rules broke says nothing, and nobody hears of it. */
export async function playStage(
  at: SurveyStage,
  deals: readonly number[],
  lanes: readonly Lane[],
  cancel: AbortSignal,
  heard: (deal: Deal | undefined) => Promise<Problem | undefined>,
): Promise<Problem | undefined> {
  const { tuning, stage, base } = at;
  const asked = deals.map((deal) => {
    const seed = `${tuning.seed}/${stage}/${deal}`;
    const shifts = drawn(base.length, tuning.reach, seed);
    return { deal, shifts, pairing: pairingOf(at, shifts, seed) };
  });
  const pairings = asked.map(({ pairing }) => pairing);
  return playDeals(pairings, lanes, cancel, async (index, outcomes) => {
    const played = asked[index];
    if (!played || outcomes.some(({ finished }) => !finished)) return heard(undefined);
    const { deal, shifts, pairing } = played;
    return heard({ stage, deal, shifts, response: responseOf(at, pairing, outcomes) });
  });
}

/** One who is shifted meets the base from every seat; alone he plays the deal shifted to either side. */
function pairingOf({ tuning, base }: SurveyStage, shifts: Shifts, seed: string): Pairing {
  const shifted = (sign: number) =>
    entered(
      tuning,
      shifts.map((shift, i) => (base[i] ?? 0) + sign * shift),
    );
  if (tuning.players === 1) return { lineups: [[shifted(1)], [shifted(-1)]], rotated: false, seed };
  const others = new Array<string>(tuning.players - 1).fill(entered(tuning, base));
  return { lineups: [[shifted(1), ...others]], rotated: true, seed };
}

function responseOf({ tuning, spread }: SurveyStage, pairing: Pairing, outcomes: readonly GameOutcome[]): number {
  const [one, other] = outcomes;
  if (tuning.players === 1) return one && other ? responseAlone(one, other, spread) : 0;
  const shifted = pairing.lineups[0]?.[0];
  const responses = outcomes.map((outcome) => {
    const seat = matchOf(pairing, outcome.index).seats.findIndex(({ bot }) => bot === shifted);
    return response(outcome, seat, spread);
  });
  return responses.reduce((sum, value) => sum + value, 0) / responses.length;
}
