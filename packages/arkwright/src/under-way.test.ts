import { describe, expect, it } from 'vitest';
import { hasRun, isProducing, isUnderWay, leftOf } from './under-way.ts';

const at = (...steps: string[]) => ({ agenda: steps.map((step) => ({ step })) });

describe('a production', () => {
  it('has not begun while somebody acts, also by the action of that name', () => {
    for (const position of [at('end-cycle', 'production', 'turns', 'turn'), at('end-cycle', 'production', 'wages')])
      expect([isProducing(position), isUnderWay(position)]).toEqual([false, false]);
  });

  it('is under way until nothing is left of it, whatever is asked', () => {
    for (const asked of ['sell-stored', 'storage', 'emergency', 'school'])
      expect([asked, isUnderWay(at('end-cycle', asked)), isUnderWay(at('end-cycle', 'commodities', asked))]).toEqual([
        asked,
        true,
        true,
      ]);
    expect(leftOf(at('end-cycle', 'commodities', 'wages', 'patron').agenda)).toEqual(at('wages', 'patron').agenda);
  });

  it('has run once its cycle has ended, until the next begins', () => {
    expect(hasRun({ cycle: 1, ...at('next-cycle', 'charisma') })).toBe(true);
    expect(hasRun({ cycle: 1, ...at('end-cycle', 'commodities', 'influence') })).toBe(false);
    expect(hasRun({ cycle: -1, ...at('preparation') })).toBe(false);
  });

  it('is over while influence is bought, and the cycle goes on', () => {
    const trading = at('end-cycle', 'commodities', 'influence');
    expect([isProducing(trading), isUnderWay(trading)]).toEqual([true, false]);
    expect([isProducing(at('next-cycle', 'charisma')), isUnderWay(at('next-cycle', 'charisma'))]).toEqual([
      false,
      false,
    ]);
  });
});
