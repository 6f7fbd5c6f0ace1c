import { expect, it } from 'vitest';
import type { Entry } from '../engine/protocol.ts';
import { booksOf, incomeOf } from './money.ts';

const entry = (
  chapter: number,
  flows: readonly [string, number, string][],
  accounts: Record<string, number>,
): Entry => ({
  ply: 0,
  chapter,
  seat: 0,
  move: '',
  events: [
    {
      event: { kind: 'x', rule: '' },
      kind: 'x',
      rule: '',
      text: '',
      flows: flows.map(([account, by, why]) => ({ account, by, why })),
    },
  ],
  accounts,
  scores: [],
  measures: {},
});
const log = [
  entry(
    17701,
    [
      ['cash.0', 20, 'sales'],
      ['cash.1', 5, 'sales'],
      ['cash.0', -7, 'wages'],
    ],
    { 'cash.0': 53, 'cash.1': 45 },
  ),
  entry(
    17702,
    [
      ['cash.0', 10, 'sales'],
      ['cash.1', -4, 'wages'],
      ['cash.1', 6, 'loan'],
    ],
    { 'cash.0': 63, 'cash.1': 47 },
  ),
];

it('sets everybody’s account side by side, and it adds up', () => {
  const { starts, lines, ends } = booksOf(log, ['cash.0', 'cash.1']);
  expect(lines).toEqual([
    { why: 'sales', by: [30, 5] },
    { why: 'loan', by: [0, 6] },
    { why: 'wages', by: [-7, -4] },
  ]);
  for (const seat of [0, 1])
    expect((starts[seat] ?? 0) + lines.reduce((sum, { by }) => sum + (by[seat] ?? 0), 0)).toBe(ends[seat]);
});

it('knows by its cycle which good was sold', () => {
  const good = (chapter: number) =>
    chapter === 17701 ? { id: 'food', name: 'Food' } : { id: 'clothes', name: 'Clothes' };
  const names = { accounts: {}, kinds: {}, whys: { loan: 'Loan' } };
  expect(incomeOf(log, 'cash.0', names, good).map(({ name, amount }) => [name, amount])).toEqual([
    ['Food', 20],
    ['Clothes', 10],
  ]);
  expect(incomeOf(log, 'cash.1', names, good).map(({ name }) => name)).toEqual(['Loan', 'Food']);
});
