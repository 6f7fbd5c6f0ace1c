import { describe, expect, it } from 'vitest';
import { hunter } from './hunt.mjs';

/** A package of two rules, built by hand: faults 1 and 2 are done at play, fault 3 when it is loaded, fault 4 never ends. */
const CODE = `
  const size = $m(3) ? 4 : 5;
  const room = (n) => ($m(1) ? n <= size : $m(2) ? n < size + 1 : n < size);
  const count = () => { let n = 0; while (n < 3) { $m(5); $m(4) ? n-- : n++; } return n; };
  $suite.file('rules.test.ts');
  $suite.describe('rules', () => {
    $suite.it('FE-STO-01: there is room for four', () => $suite.expect(room(4)).toBe(true));
    $suite.it('five do not fit', () => $suite.expect(room(5)).toBe(false));
    $suite.it('FE-STO-02: three are counted', () => $suite.expect(count()).toBe(3));
  });
  $suite.file(undefined);
`;
const mutant = (id) => ({ id, file: 'rules.ts', rules: [] });

describe('hunting', () => {
  it('kills by the tests that come by the place, those with a rule first', async () => {
    const hunt = await hunter(CODE);
    expect(await hunt(mutant(1))).toMatchObject({
      killed: true,
      by: 'rules.test.ts: rules › five do not fit',
      carriesRule: false,
    });
    expect(await hunt(mutant(2))).toMatchObject({ killed: true, carriesRule: false });
  });

  it('loads the package anew for a fault in what is done at loading', async () => {
    expect(await (await hunter(CODE))(mutant(3))).toMatchObject({ killed: true, carriesRule: true });
  });

  it('ends play that does not end', async () => {
    expect(await (await hunter(CODE))(mutant(4))).toMatchObject({
      killed: true,
      by: 'rules.test.ts: rules › FE-STO-02: three are counted',
    });
  });

  it('tells what survives, and how many tests came by', async () => {
    expect(await (await hunter(CODE))(mutant(5))).toEqual({ killed: false, tests: 1 });
    expect(await (await hunter(CODE))(mutant(9))).toEqual({ killed: false, tests: 0 });
  });

  it('runs the nearest tests only, unless all are asked for', async () => {
    const near = `for (let i = 0; i < 80; i++) $suite.it('FE-STO-03: one fits, ' + i, () => $suite.expect(room(1)).toBe(true));`;
    const crowded = CODE.replace("$suite.it('five", `${near} $suite.it('five`);
    expect(await (await hunter(crowded))(mutant(1))).toEqual({ killed: false, tests: 80 });
    expect(await (await hunter(crowded, true))(mutant(1))).toMatchObject({ killed: true, carriesRule: false });
  });

  it('stops where there are no tests: nothing would be noticed, and every fault called a survivor', async () => {
    await expect(hunter('')).rejects.toThrow('no tests were found');
  });

  it('stops when a test fails without a fault', async () => {
    await expect(hunter(CODE.replace('toBe(3)', 'toBe(4)'))).rejects.toThrow('fails without a fault');
  });
});
