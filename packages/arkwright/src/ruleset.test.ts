import { expect, it } from 'vitest';
import { cyclesBegun } from './ruleset.ts';
import { water } from './testing/position.ts';

it('FE-ECO-03: an economy marker is up for each cycle that has begun, four for a decade that is over, none before 1770', () => {
  const { rs, s } = water();
  const begun = (decade: number, cycle: number) => cyclesBegun(rs, { ...s, decade, cycle });
  expect([begun(1760, 0), begun(1770, 0), begun(1770, 3), begun(1770, -1)]).toEqual([0, 1, 4, 4]);
  expect([begun(1780, 0), begun(1780, 3), begun(1810, 1)]).toEqual([5, 8, 18]);
});
