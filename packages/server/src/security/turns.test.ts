import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('an address after the other, however many come from one of them', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const ask = async (address: string, n: number) => {
    if (await turns.wait(address)) begun.push(`${address} ${n}`);
  };
  const flood = Array.from({ length: 50 }, (_, n) => ask('flood', n));
  const honest = [ask('anne', 0), ask('bert', 0), ask('anne', 1)];
  await Promise.all([...flood, ...honest]);
  expect(begun.slice(0, 6)).toEqual(['flood 0', 'anne 0', 'bert 0', 'flood 1', 'anne 1', 'flood 2']);
  expect(begun).toHaveLength(53);
});

test('everything else goes on between two turns', async () => {
  const turns = new Turns();
  let rounds = 0;
  let isDone = false;
  const count = () => {
    rounds++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 100 }, () => turns.wait('flood')));
  isDone = true;
  expect(rounds).toBeGreaterThan(90);
});

test('so many wait, and no more; afterwards it goes on', async () => {
  const turns = new Turns();
  const answers = await Promise.all(Array.from({ length: 250 }, () => turns.wait('flood')));
  expect(answers.filter(Boolean)).toHaveLength(200);
  expect(await turns.wait('flood')).toBe(true);
});
