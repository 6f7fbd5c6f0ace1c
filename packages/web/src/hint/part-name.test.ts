import { expect, it } from 'vitest';
import { spinningJennyFace as boardFace } from '../games/arkwright/face.ts';
import { partName } from './part-name.ts';

const USE = { do: 'use', marker: 'factory', at: 8 };
const FOUND = { do: 'found', good: 'food' };
const PRICE = { do: 'price', good: 'lamps', amount: 7 };

it('looks at a place where the factory is still to be built, and at the factory from then on', () => {
  const building = [USE, { do: 'build', good: 'lamps', level: 1 }, PRICE];
  expect(partName(building, boardFace, 'en')).toBe('your place for lamps');
  expect(partName(building, boardFace, 'de')).toBe('deinen Platz für Lampen');
  expect(partName(building.slice(2), boardFace, 'en')).toBe('your factory for lamps');
  // Another good is built for: its prices are set anew all the same.
  expect(partName([{ do: 'price', good: 'food', amount: 7 }, ...building], boardFace, 'en')).toBe(
    'your factory for food',
  );
  expect(partName([FOUND], boardFace, 'en')).toBe('your place for food');
});
