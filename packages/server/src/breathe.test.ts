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
  // As long as it takes; a loop that keeps everything to itself is given up.
  const giveUp = performance.now() + 20_000;
  while (turns < 3 && performance.now() < giveUp) await pause();
  clearImmediate(timer);
  expect(turns).toBe(3);
});
