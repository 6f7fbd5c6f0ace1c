import { expect, test } from 'vitest';
import { breathing } from './breathe.ts';

test('a long loop lets the others have their turn, and a short one does not stop', async () => {
  const pause = breathing();
  expect(pause()).toBeUndefined();
  let turns = 0;
  const other = () => {
    turns++;
    timer = setImmediate(other);
  };
  let timer = setImmediate(other);
  const until = performance.now() + 60;
  while (performance.now() < until) await pause();
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(3);
});
