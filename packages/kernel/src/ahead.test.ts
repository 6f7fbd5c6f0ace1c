import { expect, it } from 'vitest';
import { lookAhead } from './ahead.ts';
import { isProblem } from './record.ts';
import { Table } from './table.ts';
import { pennies } from './testing/pennies.ts';

const table = Table.open(pennies(), { players: 2, seed: 'ahead' });
if (isProblem(table)) throw new Error(table.code);

it('shows what a move does, and leaves the position as it is', () => {
  const before = table.hash();
  const ahead = lookAhead(table.engine as never, table.state, { do: 'take', amount: 3 } as never);
  expect(ahead).toMatchObject({ uncertain: false, state: { pot: 17 }, events: [{ kind: 'took', amount: 3 }] });
  expect(table.hash()).toBe(before);
});

it('does not show what is drawn', () => {
  const ahead = lookAhead(table.engine as never, table.state, { do: 'guess', coin: 'heads' } as never);
  expect(ahead.uncertain).toBe(true);
  expect(ahead.state.random).toEqual(table.state.random);
  table.playLine('guess heads');
  const told = table.history[0]?.events ?? [];
  expect(told.map(({ kind }) => kind)).toContain('shown');
  expect(ahead.events.length).toBeLessThan(told.length);
});
