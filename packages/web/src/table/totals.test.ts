import { expect, it } from 'vitest';
import { totalsOf } from './totals.ts';

it('money is told in pounds, as the language writes them, and steps are steps', () => {
  const flows = [
    { account: 'cash.1', by: 12, why: 'sales' },
    { account: 'cash.1', by: -5, why: 'wages' },
    { account: 'space.1', by: 2, why: 'sold' },
    { account: 'cash.0', by: 9, why: 'sales' },
  ];
  const names = { accounts: {}, kinds: { 'cash.1': 'Geld', 'space.1': 'Aktienwert' }, whys: {} };
  const german = (n: number) => `${n} £`;
  expect(totalsOf([{ flows }], 1, names, german)).toBe('Geld +7 £, Aktienwert +2');
  const lost = [{ account: 'cash.0', by: -3, why: 'wages' }];
  expect(totalsOf([{ flows: lost }], 0, names, (n) => `£${n}`)).toBe('cash.0 −£3');
});
