import { spinningJenny } from '@cromford/arkwright';
import { isProblem, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { changesNothing } from './unchanged.ts';

describe('an amount that is so already', () => {
  it('is not to be confirmed: the price as it is, and no other', () => {
    const table = Table.open(spinningJenny, { players: 2, seed: 'lesson', options: { 'set-up': 'predetermined' } });
    if (isProblem(table)) throw new Error(table.code);
    for (const line of ['use distribution at 2', 'distribute food']) expect(table.playLine(line)).toBeUndefined();
    while (table.due()?.step !== 'prices') expect(table.playLine('done')).toBeUndefined();
    const range = table.options().find(({ move }) => move.do === 'price')?.range;
    expect(range?.present).toBe(5);
    expect(changesNothing(range ?? {}, { amount: 5 })).toBe(true);
    expect(changesNothing(range ?? {}, { amount: 6 })).toBe(false);
    // Where nothing is so yet, every amount is a choice.
    expect(changesNothing({}, { amount: 5 })).toBe(false);
  });
});
