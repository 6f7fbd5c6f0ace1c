import { expect, it } from 'vitest';
import { bundle } from './bundle.mjs';

it('builds a package with its faults and with its tests, of which nobody imports anything', async () => {
  const { code, mutants } = await bundle('empire');
  expect(code).toContain('SE-BLD-08: the player chooses');
  expect(code).toMatch(/\$m\(\d+\)/);
  expect(mutants.some(({ file }) => file === 'steps/build.ts')).toBe(true);
  expect(mutants.filter(({ file }) => /^words\/|\.test\.ts$/.test(file))).toEqual([]);
});
