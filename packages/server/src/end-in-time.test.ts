import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endInTime, LONGEST_END_MS } from './end-in-time.ts';

test('what never comes to its end is not waited for; what fails says so', async () => {
  const silent = new Promise<void>(() => {});
  const began = performance.now();
  expect(await endInTime(() => silent, 50)).toBe(false);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(await endInTime(async () => {}, 60_000)).toBe(true);
  await expect(endInTime(() => Promise.reject(new Error('gone')), 60_000)).rejects.toThrow('gone');
});

test('it ends before the service manager kills', () => {
  const unit = readFileSync(new URL('../../../hosting/systemd/cromford.service', import.meta.url), 'utf8');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1000).toBeGreaterThan(LONGEST_END_MS);
});
