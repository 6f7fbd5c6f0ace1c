import { spinningJenny } from '@cromford/arkwright';
import { isProblem, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { marketRows, unseenWorkers, windowOf } from './spaces.ts';

describe('a labour market with too little room', () => {
  it('says how many workers are not drawn, so that all of them are accounted for', () => {
    const table = Table.open(spinningJenny, { players: 3, seed: 'room', options: { 'set-up': 'predetermined' } });
    if (isProblem(table)) throw new Error(table.code);
    const { ruleset } = spinningJenny.rules(table.setup as never) as unknown as {
      ruleset: Parameters<typeof marketRows>[0];
    };
    const all = marketRows(ruleset, table.state, undefined);
    expect(unseenWorkers(all, all)).toBe(0);
    const shown = windowOf(all, 12);
    const drawn = shown.flatMap(({ spaces }) => spaces).filter(({ is }) => is === 'worker').length;
    expect(drawn).toBeLessThan(table.state.market);
    expect(drawn + unseenWorkers(all, shown)).toBe(table.state.market);
  });
});
