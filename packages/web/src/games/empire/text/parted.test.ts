import { expect, it } from 'vitest';
import { text as de } from './de.ts';

it('breaks the long German names of buildings between their words', () => {
  expect(de.parted('Versicherungshaus')).toBe('Versicherungs\u00adhaus');
  expect(de.parted('Kolonialwarenlager')).toBe('Kolonialwaren\u00adlager');
  expect(de.parted('Tuchfabrik')).toBe('Tuchfabrik');
});
