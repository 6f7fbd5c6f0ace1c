import type { Event } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { anniversaryFace } from './face.ts';

const cash = (why: string) => ({ kind: 'cash', rule: '', seat: 0, by: -8, why }) as Event;

it('tells what is paid unasked, and not the price of a choice', () => {
  const told = ['wages', 'harbor-wages', 'social-unrest', 'administration', 'action'].filter((why) =>
    anniversaryFace.tells?.(cash(why)),
  );
  expect(told).toEqual(['wages', 'harbor-wages', 'social-unrest']);
});
