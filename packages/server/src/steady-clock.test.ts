import { expect, test, vi } from 'vitest';
import { steadyClock } from './steady-clock.ts';

test('setting the clock of the computer does not move it', () => {
  const system = vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
  let passed = 5000;
  const now = steadyClock(Date.now(), () => passed);
  expect(now()).toBe(1_790_000_000_000);
  for (const set of [1_790_000_000_000 + 86_400_000, 0, 1_790_000_000_000 - 3_600_000]) {
    system.mockReturnValue(set);
    passed += 250;
    expect(now()).toBe(1_790_000_000_000 + passed - 5000);
  }
  system.mockRestore();
});

test('without being told otherwise it starts at the time of day and goes on by itself', async () => {
  const now = steadyClock();
  const before = now();
  expect(Math.abs(before - Date.now())).toBeLessThan(1000);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(now() - before).toBeGreaterThanOrEqual(25);
});
