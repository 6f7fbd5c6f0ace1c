import { describe, expect, it } from 'vitest';
import { moveIndicator, pay, raising } from './money.ts';
import { factory, jenny, type SeatSpec, water } from './testing/position.ts';

const due = (spec: SeatSpec, pounds: number) => {
  const t = jenny({ seats: [spec], run: [] });
  pay(t.rs, t.s, 0, pounds, 'wages', 'FE-WAG-01', (event) => t.news.push(event));
  const { cash, shares, space, loans } = t.player(0);
  return { cash, shares, space, loans };
};

describe('emergency sales', () => {
  it('FE-EMS-01 FE-EMS-03 FE-EX-35: space 28, £30 due: two shares at £19, £8 left', () => {
    const { cash, shares } = due({ cash: 0, shares: 15, space: 28 }, 30);
    expect([cash, shares]).toEqual([8, 13]);
    expect(due({ cash: 30, shares: 15, space: 28 }, 30)).toEqual({ cash: 0, shares: 15, space: 28, loans: 0 });
  });

  it('FE-EMS-02 FE-EMS-04: no more than needed; the indicator goes back by the tens digit for each', () => {
    expect(due({ cash: 0, shares: 15, space: 28 }, 38)).toMatchObject({ cash: 0, shares: 13, space: 24 });
    expect(due({ cash: 0, shares: 15, space: 28 }, 39)).toMatchObject({ cash: 18, shares: 12, space: 22 });
    expect(due({ cash: 0, shares: 15, space: 40 }, 24)).toMatchObject({ shares: 14, space: 36 });
  });

  it('FE-EMS-04 FE-EMS-12: the indicator stops at the first space, for shares, for loans and for both', () => {
    expect(due({ cash: 0, shares: 15, space: 12 }, 60)).toMatchObject({ space: 6, shares: 9 });
    expect(due({ cash: 0, shares: 15, space: 10 }, 100)).toMatchObject({ space: 1, shares: 5 });
    expect(due({ cash: 0, shares: 0, space: 3 }, 40)).toMatchObject({ space: 1, loans: 4 });
    expect(due({ cash: 0, shares: 2, space: 2 }, 25)).toMatchObject({ space: 1, loans: 3, cash: 9 });
  });

  it('FE-EMS-07: what the shares bring exactly needs no loan', () => {
    expect(due({ cash: 0, shares: 2, space: 20 }, 30)).toEqual({ cash: 0, shares: 0, space: 16, loans: 0 });
  });

  it('FE-EMS-05: on the first nine spaces the digit is 0', () => {
    expect(due({ cash: 0, shares: 15, space: 9 }, 20)).toEqual({ cash: 7, shares: 12, space: 9, loans: 0 });
  });

  it('FE-EMS-06 FE-BAD-69: never more than needed, and nobody is asked', () => {
    expect(due({ cash: 29, shares: 15, space: 28 }, 30)).toEqual({ cash: 18, shares: 14, space: 26, loans: 0 });
    const t = jenny({ seats: [{ cash: 0, factories: [factory('food')] }] }).do('use workers at 2');
    expect([t.step, t.player(0).shares]).toEqual(['workers', 14]);
    expect(t.refused('sell shares 1')).toBe('not-offered');
  });

  it('FE-EMS-07 FE-EMS-10 FE-BAD-70: without shares loans of £10, as few as needed, one space each; never while shares are left', () => {
    expect(due({ cash: 3, shares: 1, space: 12 }, 30)).toEqual({ cash: 4, shares: 0, space: 9, loans: 2 });
    expect(due({ cash: 0, shares: 0, space: 12 }, 10)).toEqual({ cash: 0, shares: 0, space: 11, loans: 1 });
    const t = jenny({ seats: [{ cash: 0, shares: 2, space: 12 }], run: [] });
    expect(raising(t.rs, t.player(0), 15)?.loans).toBe(0);
  });

  it('FE-EMS-12: the indicator stops at both ends', () => {
    expect(due({ cash: 0, shares: 0, space: 2 }, 50)).toMatchObject({ space: 1, loans: 5 });
    const t = jenny({ seats: [{ space: 99 }], run: [] });
    moveIndicator(t.rs, t.s, 0, 4, 'sold-more', 'FE-SVI-01', undefined);
    expect(t.player(0).space).toBe(100);
    expect([t.rs.lastSpace, t.rs.value[1]]).toEqual([100, 1]);
  });

  it('FE-EMS-11: an action may be chosen although its cost must be raised; loans are announced', () => {
    const t = jenny({ seats: [{ cash: 0, shares: 0, space: 12, factories: [factory('food')] }] });
    expect(t.option('use workers at 10')?.notes.find(({ code }) => code === 'loans')).toEqual({
      code: 'loans',
      params: { shares: 0, value: 11, loans: 1, spaces: 1 },
      warns: true,
    });
    t.do('use workers at 10');
    expect([t.player(0).loans, t.player(0).cash]).toEqual([1, 0]);
  });

  it('FE-EMS-01 FE-EMS-07: £1 that is missing is raised like any other; what the cash covers raises nothing', () => {
    const short = jenny({ seats: [{ cash: 1, shares: 0, factories: [factory('food')] }] });
    expect(short.notes('use workers at 2')).toContain('loans');
    short.do('use workers at 2');
    expect([short.player(0).loans, short.player(0).cash]).toEqual([1, 1 + 10 - 2]);
    expect(jenny({ seats: [{ cash: 2, factories: [factory('food')] }] }).notes('use workers at 2')).toEqual(['cost']);
  });

  it('FE-ADM-15: £1 is paid like any other sum', () => {
    const seats = [{ cash: 50, tiles: ['accountant'] as const, factories: [factory('food')] }];
    expect(water({ seats }).do('use workers at 2', 'pay 1').player(0).cash).toBe(49);
  });
});
