import { plain } from '@cromford/kernel';
import { expect, it } from 'vitest';
import type { News } from '../news.ts';
import { phrases as de } from './de/index.ts';
import { phrases as en } from './en/index.ts';
import { storyOf } from './story.ts';

const round: readonly News[] = [
  { kind: 'set', rule: 'CG-PRC-03', seat: 0, good: 'food', price: 5, appeal: 3 },
  { kind: 'marker', rule: 'CG-PRC-10', who: 0, good: 'food', from: 0, to: 3 },
  { kind: 'produced', rule: 'CG-PRD-03', seat: 0, good: 'food', amount: 3 },
  { kind: 'goods', rule: 'CG-PRD-03', seat: 0, good: 'food', by: 3, why: 'produced' },
  { kind: 'sold', rule: 'CG-PRD-07', who: 0, good: 'food', amount: 3, maximum: 3, price: 5 },
  { kind: 'goods', rule: 'CG-PRD-07', seat: 0, good: 'food', by: -3, why: 'sold' },
  { kind: 'cash', rule: 'CG-PRD-09', seat: 0, by: 15, why: 'sales' },
  { kind: 'costs', rule: 'CG-PRD-17', seat: 0, good: 'food', fixed: 2, wages: 8, maintenance: 0 },
  { kind: 'cash', rule: 'CG-PRD-17', seat: 0, by: -2, why: 'fixed-cost' },
  { kind: 'cash', rule: 'CG-PRD-17', seat: 0, by: -8, why: 'wages' },
];

const texts = (...told: Parameters<typeof storyOf>) => storyOf(...told).map(({ text }) => plain(text));

it('tells a production without saying anything twice', () => {
  expect(texts(en, round)).toEqual([
    'Player 1: food at £5, appeal 3.',
    'Player 1 produces 3 food.',
    'Player 1 sells 3 food at home for £5 each (+£15).',
    'Player 1 pays for food: fixed £2, wages £8, maintenance £0.',
  ]);
  expect(texts(de, round)[2]).toContain('(+15\u00a0£).');
});

it('tells money and goods that nothing else tells', () => {
  const cash: News = { kind: 'cash', rule: 'CG-STX-01', seat: 1, by: -20, why: 'shares' };
  const wasted: News = { kind: 'goods', rule: 'CG-PRD-12', seat: 1, good: 'lamps', by: -1, why: 'wasted' };
  expect(texts(en, [cash, wasted])).toHaveLength(2);
});

it('says once who starts a round, where the card is only passed on', () => {
  const next: News = { kind: 'round', rule: 'CG-RND-01', decade: 1, good: 'lamps', start: 1, alone: false };
  const named = (why: 'passed' | 'entrepreneur'): News => ({ kind: 'start-player', rule: 'CG-NXT-02', seat: 1, why });
  expect(texts(en, [named('passed'), next])).toEqual(['Decade I, the round of lamps. Player 2 starts.']);
  expect(texts(en, [named('entrepreneur'), next])).toHaveLength(2);
  expect(texts(en, [named('passed')])).toEqual(['Player 2 starts.']);
});
