import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonical } from './json.ts';
import { changeBetween, withChange } from './trace.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

it('leads from any position to any other, and is nothing between equal ones', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const change = changeBetween(before, after);
      if (change === undefined) expect(canonical(after)).toBe(canonical(before));
      else {
        const read = JSON.parse(JSON.stringify(change));
        expect(canonical(withChange(before, read))).toBe(canonical(after));
      }
      expect(changeBetween(after, structuredClone(after))).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

it('names only what has changed, and shares the rest', () => {
  const before = { purses: [3, 4, 5], hall: { doors: 2 }, agenda: [{ step: 'a' }, { step: 'b' }] };
  const after = { purses: [3, 9, 5], hall: { doors: 2 }, agenda: [{ step: 'a' }], wind: 'west' };
  const change = changeBetween(before, after);
  expect(change).toEqual({ purses: { 1: [9] }, agenda: { 1: [] }, wind: ['west'] });
  const reached = withChange(before, change ?? []) as typeof before;
  expect(reached).toEqual(after);
  expect(reached.hall).toBe(before.hall);
});

it('comes to nothing where it does not fit, and touches no prototype', () => {
  expect(withChange(3, { a: [1] })).toBeUndefined();
  expect(withChange([1], { 7: [1] })).toBeUndefined();
  expect(withChange([1], { x: [1] })).toBeUndefined();
  expect(withChange({}, JSON.parse('{"__proto__":{"polluted":[1]}}'))).toBeUndefined();
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(withChange({ a: 1 }, null as never)).toBeUndefined();
});
