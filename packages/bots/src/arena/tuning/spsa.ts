import { below, seeded } from '@cromford/kernel';
import type { Weights } from '../../judgement.ts';
import type { GameResult } from '../standings.ts';

/**
 * Tuning by self-play after Spall: all weights are shaken at once by a little, up or down at random; two bots with opposite shakes
 * meet; the weights follow the winner. What is tuned is a factor for each weight, so that all move on the same scale. A weight of 0 stays 0.
 */
export interface Pace {
  /** The first shake and the first step, as parts of a weight. */
  readonly shake: number;
  readonly step: number;
  /** Rounds after which steps have clearly become smaller. */
  readonly settling: number;
}

export const USUAL_PACE: Pace = { shake: 0.15, step: 0.1, settling: 50 };

/** Spall's exponents: shakes shrink slowly, steps faster. */
const SHRINKING_SHAKE = 0.101;
const SHRINKING_STEP = 0.602;
/** No single round moves a weight by more than this part of its shake. */
const BOLDEST = 1;
/** A weight stays within this factor of what it was. */
const FARTHEST = 8;

export interface Round {
  /** Factors of the two bots that meet. */
  readonly up: Weights;
  readonly down: Weights;
  /** +1 or −1 for each weight. */
  readonly signs: Weights;
}

/** What is to be compared in round `index`, the same for the same seed. */
export function shaken(factors: Weights, index: number, seed: string, pace = USUAL_PACE): Round {
  const random = seeded(`${seed}/shake ${index}`);
  const size = shakeAt(index, pace);
  const signs: Record<string, number> = {};
  for (const name of Object.keys(factors)) signs[name] = below(random, 2) === 0 ? -1 : 1;
  return { up: moved(factors, signs, size), down: moved(factors, signs, -size), signs };
}

/** The factors after a round: `gain` is by how much `up` did better than `down`, from −1 to 1. */
export function followed(factors: Weights, { signs }: Round, gain: number, index: number, pace = USUAL_PACE): Weights {
  const size = shakeAt(index, pace);
  const step = pace.step * (1 + index / pace.settling) ** -SHRINKING_STEP;
  const by = Math.max(-BOLDEST * size, Math.min(BOLDEST * size, (step * gain * pace.shake) / size));
  return moved(factors, signs, by);
}

function shakeAt(index: number, { shake, settling }: Pace): number {
  return shake * (1 + index / settling) ** -SHRINKING_SHAKE;
}

function moved(factors: Weights, signs: Weights, by: number): Weights {
  return mapped(factors, (factor, name) => {
    const to = factor * Math.exp(by * (signs[name] ?? 0));
    return Math.min(FARTHEST, Math.max(1 / FARTHEST, to));
  });
}

/** The mean of the later half: single rounds are mostly luck. */
export function settled(history: readonly Weights[]): Weights {
  const later = history.slice(Math.floor(history.length / 2));
  const last = history.at(-1) ?? {};
  return mapped(last, (_, name) => {
    const logs = later.map((factors) => Math.log(factors[name] ?? 1));
    return Math.exp(logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length));
  });
}

/** By how much the bot `up` did better than `down`: half by wins, half by score, a `spread` of score being much. */
export function gainOf(results: readonly GameResult[], up: string, down: string, spread: number): number {
  let wins = 0;
  let score = 0;
  let meetings = 0;
  for (const { bots, scores, winners } of results) {
    const mean = (name: string) => {
      const own = scores.filter((_, seat) => bots[seat] === name);
      return own.reduce((sum, value) => sum + value, 0) / Math.max(1, own.length);
    };
    for (const seat of winners) wins += (bots[seat] === up ? 1 : bots[seat] === down ? -1 : 0) / winners.length;
    score += Math.tanh((mean(up) - mean(down)) / spread);
    meetings++;
  }
  return meetings === 0 ? 0 : (wins + score) / (2 * meetings);
}

function mapped(weights: Weights, change: (value: number, name: string) => number): Weights {
  return Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, change(value, name)]));
}
