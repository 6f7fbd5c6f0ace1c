import { CAPITAL, type EmpireState, type Frame, KINDS, type Kind, RESOURCES } from '@cromford/empire';
import { describe, expect, it } from 'vitest';
import { settledTotal, total } from './totals.ts';

const [MATERIALS] = KINDS;
const site = (units: number) => ({ plate: 0, x: 0, y: 0, workers: 4, stock: RESOURCES.map(() => units) });
const at = (agenda: Frame[]) => ({ agenda, sites: [site(5), site(6), site(-1)] }) as unknown as EmpireState;
const pay = (kind: Kind): Frame => ({ step: 'pay', kind, units: 4, why: 'sale' });

describe('what a choice leaves', () => {
  it('counts what lies on open tracks', () => {
    expect(total(at([]), MATERIALS as Kind)).toBe(11);
  });

  it('is less by what is still to be paid, of that kind only', () => {
    const s = at([{ step: 'act' }, pay(MATERIALS as Kind)]);
    expect(settledTotal(s, MATERIALS as Kind)).toBe(7);
    expect(settledTotal(s, CAPITAL)).toBe(11);
  });

  it('is more by what is still to be put away', () => {
    expect(settledTotal(at([{ step: 'store', kind: CAPITAL, units: 3, why: 'sale' }]), CAPITAL)).toBe(14);
  });
});
