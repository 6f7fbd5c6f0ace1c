import { expect, it } from 'vitest';
import type { EventText } from '../../engine/protocol.ts';
import { cardFace } from './face.ts';

it('never proposes to leave ships idle that cost nothing to make ready, nor to pass', () => {
  expect(cardFace.passing?.({ do: 'done' }, 'ships')).toBe('always');
  expect(cardFace.passing?.({ do: 'pass' }, 'act')).toBe('always');
  expect(cardFace.passing?.({ do: 'done' }, 'employ')).toBeUndefined();
});

it.each([
  ['en', '-37', '−£37'],
  ['en', '1,204', '£1,204'],
  ['de', '-37', '−37\u00a0£'],
] as const)('says in %s what %s is worth with a true minus before the pound', (language, figure, said) => {
  expect(cardFace.worth?.(figure, language)).toBe(said);
});

it('sums up a production for whom it was, and not once more when the others have produced', () => {
  const costs = (seat: number) => ({ kind: 'costs', event: { kind: 'costs', seat } }) as unknown as EventText;
  expect(cardFace.result?.of([costs(0)], 0)).toBe(true);
  expect(cardFace.result?.of([costs(1)], 0)).toBe(false);
});
