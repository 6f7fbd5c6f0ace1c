import { expect, it } from 'vitest';
import { cardFace } from './face.ts';

it('never proposes to leave ships idle that cost nothing to make ready, nor to pass', () => {
  expect(cardFace.passing?.({ do: 'done' }, 'ships')).toBe('always');
  expect(cardFace.passing?.({ do: 'pass' }, 'act')).toBe('always');
  expect(cardFace.passing?.({ do: 'done' }, 'employ')).toBeUndefined();
});
