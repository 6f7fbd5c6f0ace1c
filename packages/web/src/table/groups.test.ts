import { cardGame } from '@cromford/cards';
import { LANGUAGES, plain, say, thing } from '@cromford/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../engine/protocol.ts';
import { gathered, groupsOf, isPurpose, isToldInFull } from './groups.ts';

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

test('every action of the card game says in a sentence what it is for: one that did not would lay them out as a list', async () => {
  for (const language of LANGUAGES) {
    const { note } = await cardGame.words(language, { players: 2, options: {}, sheet: cardGame.sheet });
    const text = plain(note({ code: 'for-early-shipping', params: {} }));
    expect([text, isPurpose({ text })]).toEqual([text, true]);
    const renewing = plain(note({ code: 'for-renewing', params: {} }));
    expect([renewing, isPurpose({ text: renewing })]).toEqual([renewing, true]);
  }
});

test('choices that name their thing need no heading each', () => {
  expect(gathered(groupsOf([food, choice('Lamps', say`Improve ${thing('good', 'lamps')}`), none]))).toHaveLength(1);
  expect(gathered(groupsOf([food, choice('Lamps', 'Improve lamps'), none]))).toHaveLength(3);
  expect(gathered(groupsOf([food, choice('Lamps', food.said), none]))).toHaveLength(3);
  expect(gathered(groupsOf([choice('Food', food.said, ['a', 'b']), none]))).toHaveLength(2);
});

test('four that say in a sentence what they are for stand as cards, three do not', () => {
  const note = { code: '', text: 'Raises the appeal of food for good, by one step each time.', warns: false };
  const told = { ...food, notes: [note] };
  const group = (...choices: Choice[]) => ({ name: '', choices });
  expect(isToldInFull(group(told, told, told, told))).toBe(true);
  expect(isToldInFull(group(told, told, told))).toBe(false);
  expect(isToldInFull(group(told, told, told, food))).toBe(false);
  // Where nothing is open, nothing is told: they keep the heading that says what they are of.
  const locked = { ...food, refusal: { code: '', rule: '', text: '' } };
  expect(isToldInFull(group(told, locked, locked, locked))).toBe(true);
  expect(isToldInFull(group(locked, locked, locked, locked))).toBe(false);
});

test('hides on a phone what a choice is for until it is touched, but not the figures by which choices are compared', () => {
  const told = (text: string, warns = false) => isPurpose({ text, warns });
  expect(told('all demand markers go down: more is sold, by others too')).toBe(true);
  expect(told('£7; appeal 6 less demand 2: up to 4 at home')).toBe(false);
  expect(told('7\u00a0£; Attraktivität 6 weniger Nachfrage 2: Absatz bis 4')).toBe(false);
  expect(told('all demand markers go down: more is sold, by others too', true)).toBe(false);
  expect(told('+2')).toBe(false);
});
