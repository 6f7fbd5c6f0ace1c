import { expect, it } from 'vitest';
import { temperaments } from '../temperaments.ts';
import { readEntry, splitEntries } from './entry.ts';

it('reads a name with its factors and its time', () => {
  expect(readEntry('manager')).toEqual({ name: 'manager' });
  expect(readEntry('arkwright:nodes=20@500')).toEqual({ name: 'arkwright:nodes=20', time: 500 });
  expect(readEntry('foreman#{"fade":1.1}')).toEqual({ name: 'foreman', factors: { fade: 1.1 } });
});

it('keeps the settings of a bot together', () => {
  const { id } = temperaments.at(-1) ?? { id: '' };
  expect(splitEntries(`manager,arkwright:nodes=20,plans=4,random@5,foreman:doubt=1,${id}@7,foreman`)).toEqual([
    'manager',
    'arkwright:nodes=20,plans=4',
    'random@5',
    `foreman:doubt=1,${id}@7`,
    'foreman',
  ]);
});
