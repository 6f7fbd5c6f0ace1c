import { describe, expect, it } from 'vitest';
import { csvOf, histogram, meanOf, summaries } from './statistics.ts';
import { type TrialOutcome, trialsOf } from './trial.ts';

const outcome = (bots: string[], scores: number[], winners: number[]): TrialOutcome => ({
  id: 0,
  variant: 0,
  seed: 's 0',
  bots,
  scores,
  winners,
  decisions: 10,
  milliseconds: 5,
});

describe('the lab', () => {
  it('gives every bot every seat equally often, on the same deals', () => {
    const trials = trialsOf('g', [{ label: 'a', options: {} }], ['x', 'y'], 4, 's');
    expect(trials.map(({ bots }) => bots.join())).toEqual(['x,y', 'y,x', 'x,y', 'y,x']);
    expect(trials.map(({ seed }) => seed)).toEqual(['s 0', 's 0', 's 1', 's 1']);
  });

  it('counts a shared win as a fraction', () => {
    const games = [outcome(['x', 'y'], [10, 20], [1]), outcome(['y', 'x'], [30, 30], [0, 1])];
    const [x, y] = summaries(games, ({ bots }, seat) => bots[seat] ?? '');
    expect([x?.wins, y?.wins]).toEqual([0.25, 0.75]);
    expect([x?.mean, y?.mean]).toEqual([20, 25]);
  });

  it('knows how sure a mean is', () => {
    const { mean, reach } = meanOf([1, 3, 5, 7]);
    expect(mean).toBe(4);
    expect(reach).toBeCloseTo(2.53, 2);
  });

  it('puts every score into one class', () => {
    const bins = histogram([0, 5, 99, 100, 250]);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    expect(bins.every(({ from, to }) => to > from)).toBe(true);
    expect(histogram([7, 7])).toEqual([{ from: 7, to: 8, count: 2 }]);
  });

  it('writes one line per seat', () => {
    const csv = csvOf([outcome(['x', 'y'], [10, 20], [1])], ['free, "long"']);
    expect(csv.split('\r\n')).toEqual([
      'set-up,seed,seat,bot,score,won,decisions,milliseconds',
      '"free, ""long""",s 0,1,x,10,0,10,5',
      '"free, ""long""",s 0,2,y,20,1,10,5',
      '',
    ]);
  });
});
