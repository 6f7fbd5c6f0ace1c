import { expect, it } from 'vitest';
import { isMissing, PartMissing } from './missing.ts';

it('knows a part that could not be fetched by what each browser calls it, and no other fault', () => {
  for (const text of [
    'Failed to fetch dynamically imported module: /assets/en.js',
    'error loading dynamically imported module: /assets/en.js',
    'Importing a module script failed.',
  ])
    expect(isMissing(new TypeError(text))).toBe(true);
  // A worker's failure comes as plain words.
  expect(isMissing(new Error('error loading dynamically imported module: /assets/schemas.js'))).toBe(true);
  expect(isMissing(new PartMissing('the engine stopped'))).toBe(true);
  for (const other of [new Error('the step of a frame is missing'), new TypeError('x is undefined'), undefined])
    expect(isMissing(other)).toBe(false);
});
