import { below, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { best, drawn, effects, type Shifts, type Survey } from './survey.ts';

const SPREAD = 60;
const REACH = 0.7;
/** Of four weights, in logarithms of factors; the last one does nothing. */
const TOP = [Math.log(2), Math.log(0.5), 0];

/** What somebody who weighs so is worth in a made-up game, and what a deal says of it: mostly luck. */
const worth = (shifts: Shifts) => -TOP.reduce((sum, top, i) => sum + 60 * ((shifts[i] as number) - top) ** 2, 0);
const random = seeded('luck of the made-up game');
const luck = () => (below(random, 2001) - 1000) / 8;

function surveyed(deals: number, stages: number, alone = false, seed = 's') {
  let base: readonly number[] = [0, 0, 0, 0];
  const survey: Survey & { deals: Survey['deals'][number][] } = { deals: [], spread: SPREAD, alone };
  for (let stage = 0; stage < stages; stage++) {
    const from = base;
    const at = (shifts: Shifts, sign: number) => worth(from.map((value, i) => value + sign * (shifts[i] as number)));
    for (let deal = 0; deal < deals; deal++) {
      const shifts = drawn(4, REACH, `${seed}/${stage}/${deal}`);
      const ahead = alone ? (at(shifts, 1) - at(shifts, -1)) / 2 : at(shifts, 1) - worth(from);
      survey.deals.push({ stage, base: from, shifts, response: ahead + luck() });
    }
    base = best(survey, from, REACH);
  }
  return { survey, base };
}

describe('what is drawn', () => {
  it('lies evenly to both sides, no farther than the reach, and is the same for the same seed', () => {
    const all = Array.from({ length: 500 }, (_, deal) => drawn(3, REACH, `s/${deal}`)).flat();
    expect(Math.max(...all.map(Math.abs))).toBeLessThanOrEqual(REACH);
    expect(Math.max(...all)).toBeGreaterThan(0.95 * REACH);
    expect(Math.min(...all)).toBeLessThan(-0.95 * REACH);
    expect(Math.abs(all.reduce((sum, shift) => sum + shift, 0) / all.length)).toBeLessThan(0.03);
    expect(drawn(3, REACH, 's/7')).toEqual(drawn(3, REACH, 's/7'));
    expect(drawn(3, REACH, 's/7')).not.toEqual(drawn(3, REACH, 's/8'));
  });
});

describe('a survey', () => {
  it('finds what a lucky game is won by, in 300 deals', () => {
    const { base } = surveyed(100, 3);
    expect(worth(base)).toBeGreaterThan(0.1 * worth([0, 0, 0, 0]));
  });

  it('says what a weight brings and how sure that is', () => {
    const { survey } = surveyed(400, 1);
    const [more, less, right, none] = effects(survey, 4).map(({ gain }) => gain);
    if (!more || !less || !right || !none) throw new Error('four weights have four effects');
    expect(more.mean).toBeGreaterThan(4 * more.deviation);
    expect(less.mean).toBeLessThan(-4 * less.deviation);
    for (const { mean, deviation } of [right, none]) expect(Math.abs(mean)).toBeLessThan(3 * deviation);
    const [bend, , , straight] = effects(survey, 4).map((effect) => effect.bend.mean);
    expect(bend).toBeLessThan(-30);
    expect(straight).toBeGreaterThan(-30);
  });

  it('leaves a weight about where it is that does nothing', () => {
    const { base } = surveyed(400, 2);
    expect(Math.abs(base[3] as number)).toBeLessThan(0.15);
  });

  it('moves nothing for what a single deal says', () => {
    for (const shift of surveyed(1, 1).base) expect(Math.abs(shift)).toBeLessThan(0.05);
  });

  it('goes no farther in a stage than what was looked at', () => {
    const deals = Array.from({ length: 400 }, (_, deal) => {
      const shifts = drawn(1, REACH, `${deal}`);
      return { stage: 0, base: [0], shifts, response: 500 * (shifts[0] as number) };
    });
    const [top] = best({ deals, spread: SPREAD, alone: false }, [0], REACH);
    expect(top).toBeGreaterThan(0.5);
    expect(top).toBeLessThanOrEqual(0.6);
  });

  it('learns from the deals of all stages, whatever their base was', () => {
    const { survey } = surveyed(300, 2);
    const first = { ...survey, deals: survey.deals.filter(({ stage }) => stage === 0) };
    const sure = (known: Survey) => effects(known, 4).map(({ gain }) => gain.deviation);
    const before = sure(first);
    for (const [i, deviation] of sure(survey).entries()) expect(deviation).toBeLessThan(0.9 * (before[i] as number));
    // Both stages speak of the same curve: what it gains where it was before.
    const [more] = effects(survey, 4);
    expect(Math.abs((more?.gain.mean as number) - 2 * 60 * Math.log(2))).toBeLessThan(20);
  });

  it('finds it alone as well, from one way and the other on the same deal', () => {
    const { survey, base } = surveyed(150, 3, true);
    expect(worth(base)).toBeGreaterThan(0.1 * worth([0, 0, 0, 0]));
    // Around one base both ways bend alike, and only another base shows by how much.
    const first = { ...survey, deals: survey.deals.filter(({ stage }) => stage === 0) };
    for (const { bend } of effects(first, 4)) {
      expect(bend.mean).toBeCloseTo(-SPREAD / 4);
      expect(bend.deviation).toBeCloseTo(25);
    }
    expect(effects(survey, 4)[0]?.bend.deviation).toBeLessThan(23);
  });
});
