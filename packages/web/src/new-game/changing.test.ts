import { expect, test } from 'vitest';
import type { OptionAbout } from '../engine/protocol.ts';
import { changing } from './changing.ts';

const option = (id: string, more: Partial<OptionAbout> = {}): OptionAbout => ({
  id,
  values: ['listed', 'drawn'],
  standard: 'listed',
  label: id,
  about: '',
  labels: [],
  ...more,
});

test('an option counts only with the players and the other options that it needs', () => {
  const all = [
    option('set-up'),
    option('events', { needs: { 'set-up': 'predetermined' } }),
    option('duel', { players: [2] }),
  ];
  const idsOf = (count: number, setUp: string) => changing(all, count, { 'set-up': setUp }).map(({ id }) => id);
  expect(idsOf(2, 'free')).toEqual(['set-up', 'duel']);
  expect(idsOf(3, 'predetermined')).toEqual(['set-up', 'events']);
});
