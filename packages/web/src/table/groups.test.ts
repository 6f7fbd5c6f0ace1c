import { say, thing } from '@cromford/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../engine/protocol.ts';
import { gathered, groupsOf } from './groups.ts';

const choice = (group: string, said: Choice['said'], lines = ['a']): Choice => ({
  move: { do: 'improve' },
  text: '',
  said,
  group,
  presses: lines.map((line) => ({ line, text: '' })),
  notes: [],
});
const food = choice('Food', say`Improve ${thing('good', 'food')}`);
const none = choice('', 'Improve nothing');

test('choices that name their thing need no heading each', () => {
  expect(gathered(groupsOf([food, choice('Lamps', say`Improve ${thing('good', 'lamps')}`), none]))).toHaveLength(1);
  expect(gathered(groupsOf([food, choice('Lamps', 'Improve lamps'), none]))).toHaveLength(3);
  expect(gathered(groupsOf([food, choice('Lamps', food.said), none]))).toHaveLength(3);
  expect(gathered(groupsOf([choice('Food', food.said, ['a', 'b']), none]))).toHaveLength(2);
});
