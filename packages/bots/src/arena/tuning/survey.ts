import { below, seeded } from '@cromford/kernel';
import { type Estimate, ridge } from './ridge.ts';

/**
 * Tuning by surveys: in each deal one player has all its weights multiplied by factors drawn at random, and the others have those of the
 * base; one regression over all deals tells what each weight is good for, and where it is best. All is told in logarithms of factors (*shifts*),
 * one for each weight, so that doubled and halved are equally far.
 */
export type Shifts = readonly number[];

/** One deal: the base of its stage, how far off it the one player was, and by how much it did better than the others. */
export interface Surveyed {
  readonly stage: number;
  readonly base: Shifts;
  readonly shifts: Shifts;
  readonly response: number;
}

export interface Survey {
  readonly deals: readonly Surveyed[];
  /** Of the game's scores: a difference that makes one player three times as likely to win. */
  readonly spread: number;
  /** Whether each deal was played alone, once shifted one way and once the other way: half the difference is its response. */
  readonly alone: boolean;
}

/** Of one weight: what a little more of it brings, and how that changes the farther one goes. */
export interface Effect {
  readonly gain: Estimate;
  readonly bend: Estimate;
}

/** What is thought of every weight before anything is played, in spreads: little is to be gained, and too far is worse. */
const GAIN: Estimate = { mean: 0, deviation: 30 / 60 };
const BEND: Estimate = { mean: -15 / 60, deviation: 25 / 60 };
/** Of a stage: what a deal brings to who is not shifted at all. */
const LEVEL: Estimate = { mean: 0, deviation: 30 / 60 };
/** Where a weight seems to be better the farther it goes, it is taken to bend at least so much. */
const LEAST_BEND = -10 / 60;
/** The part of the way that was looked at that a weight may go in one stage: at its end little is known. */
const FARTHEST = 6 / 7;
/** Shifts are drawn from so many steps to either side. */
const STEPS = 1000;

/** How far each of so many weights is off in a deal: evenly anywhere up to `spread` to either side, the same for the same seed. */
export function drawn(count: number, spread: number, seed: string): number[] {
  const random = seeded(`${seed}/shifts`);
  return Array.from({ length: count }, () => rounded((spread * (below(random, 2 * STEPS + 1) - STEPS)) / STEPS));
}

/** What each of so many weights is good for, as seen from what they were before all surveys. Deals of every stage say something of it, whatever their base was. */
export function effects({ deals, spread, alone }: Survey, count: number): Effect[] {
  const stages = Math.max(0, ...deals.map(({ stage }) => stage + 1));
  const width = 2 * count + stages;
  const rows = new Float64Array(deals.length * width);
  for (const [deal, { stage, base, shifts }] of deals.entries()) {
    const row = rows.subarray(deal * width, (deal + 1) * width);
    for (let i = 0; i < count; i++) {
      const shift = shifts[i] as number;
      row[i] = shift;
      // A deal shows by how much a place on the curve is above its base; half of what it is above the opposite place, the curve itself falls out.
      row[count + i] = 2 * (base[i] as number) * shift + (alone ? 0 : shift * shift);
    }
    if (!alone) row[2 * count + stage] = 1;
  }
  const before = [
    ...new Array<Estimate>(count).fill(scaled(GAIN, spread)),
    ...new Array<Estimate>(count).fill(scaled(BEND, spread)),
    ...new Array<Estimate>(stages).fill(scaled(LEVEL, spread)),
  ];
  const responses = Float64Array.from(deals, ({ response }) => response);
  const found = ridge(rows, responses, before);
  return Array.from({ length: count }, (_, i) => ({ gain: found[i] as Estimate, bend: found[count + i] as Estimate }));
}

/**
 * Where every weight is best, at most about `reach` from where the last survey was made. One of which little is known stays about where it was
 * before all of them: what drew it away by chance is outweighed by later deals, and never counted twice.
 */
export function best(survey: Survey, base: Shifts, reach: number): number[] {
  const most = FARTHEST * reach;
  return effects(survey, base.length).map(({ gain, bend }, i) => {
    const from = base[i] as number;
    const top = -gain.mean / (2 * Math.min(bend.mean, LEAST_BEND * survey.spread));
    const sure = gain.mean ** 2 / (gain.mean ** 2 + gain.deviation ** 2);
    return rounded(Math.min(from + most, Math.max(from - most, top)) * sure);
  });
}

function scaled({ mean, deviation }: Estimate, spread: number): Estimate {
  return { mean: mean * spread, deviation: deviation * spread };
}

/** Short enough to be read in a file, and the same again when it is read from there. */
function rounded(shift: number): number {
  return Math.round(shift * 1e4) / 1e4;
}
