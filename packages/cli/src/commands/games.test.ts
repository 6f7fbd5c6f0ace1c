import { expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

it('lists the games on the shelf', async () => {
  const { code, output } = await runHere(['games']);
  expect(code).toBe(0);
  expect(output).toMatch(/^game +name +players +options\n/);
  expect(output).toMatch(/\nempire +Empire +1 +side=A\|B\n/);
  expect(output).toMatch(/\ncoal +Coal +2, 3 +heap=small\|large\n/);
});

it('lists them in German', async () => {
  const { output } = await runHere(['games', '--language', 'de']);
  expect(output).toMatch(/^Spiel +Name +Personen +Einstellungen\n/);
});

it('lists them as JSON', async () => {
  const { output } = await runHere(['games', '--json']);
  expect(JSON.parse(output)).toMatchObject([
    { id: 'spinning-jenny', players: [2, 3, 4] },
    { id: 'water-frame', players: [2, 3, 4] },
    { id: 'anniversary', players: [2, 3, 4], sheets: ['standard', 'standard-1'] },
    { id: 'spinning-mule', players: [2, 3, 4], sheets: ['standard', 'standard-1'] },
    { id: 'card-game', players: [1, 2, 3, 4], sheets: ['standard', 'standard-1'] },
    { id: 'empire', players: [1], options: [{ id: 'side', values: ['A', 'B'], standard: 'A' }] },
    { id: 'coal', players: [2, 3] },
  ]);
});
