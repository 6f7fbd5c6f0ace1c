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

test('what the computer has slept is counted when it is asked for, once', () => {
  let [passed, boot] = [5000, 900_000];
  const began = 1_790_000_000_000;
  const now = steadyClock(
    began,
    () => passed,
    () => boot,
    () => Number.NaN,
  );
  const after = (awake: number, asleep = 0) => {
    passed += awake;
    boot += awake + asleep;
    const found = [now.asleep(), now() - began];
    now.wake();
    return [...found, now() - began];
  };
  expect(after(1000)).toEqual([0, 1000, 1000]);
  expect(after(1000, 3_600_000)).toEqual([3_600_000, 2000, 3_602_000]);
  expect(after(1000)).toEqual([0, 3_603_000, 3_603_000]);
  expect(after(1000, 7_200_000)).toEqual([7_200_000, 3_604_000, 10_804_000]);
  // The two are never quite together, and nothing is taken back.
  expect(after(1000, 900)).toEqual([0, 10_805_000, 10_805_000]);
  expect(after(1000, -8_000_000)).toEqual([0, 10_806_000, 10_806_000]);
});

test('a computer that does not tell how long it has been up counts on', () => {
  let passed = 0;
  const now = steadyClock(
    1000,
    () => passed,
    () => Number.NaN,
  );
  passed = 500;
  now.wake();
  expect([now(), now.asleep()]).toEqual([1500, 0]);
});

test('a computer that learns the time soon after its start has been behind by as much, once; later its clock may be set at will', () => {
  const minute = 60_000;
  let [passed, boot, day] = [5000, 20_000, 1_790_000_000_000];
  const began = day;
  const now = steadyClock(
    began,
    () => passed,
    () => boot,
    () => day,
  );
  const after = (awake: number, { asleep = 0, set = 0 } = {}) => {
    passed += awake;
    boot += awake + asleep;
    day += awake + asleep + set;
    const found = now.asleep();
    now.wake();
    return [found, now() - began];
  };
  expect(after(minute)).toEqual([0, minute]);
  expect(after(minute, { set: 600 * minute })).toEqual([600 * minute, 602 * minute]);
  expect(after(minute, { asleep: 10 * minute })).toEqual([10 * minute, 613 * minute]);
  // It does not go back, nor forward again by what it went back.
  expect(after(minute, { set: -100 * minute })).toEqual([0, 614 * minute]);
  expect(after(minute, { set: 101 * minute })).toEqual([minute, 616 * minute]);
  expect(after(60 * minute)).toEqual([0, 676 * minute]);
  expect(after(minute, { set: 600 * minute })).toEqual([0, 677 * minute]);
  expect(after(minute, { asleep: 10 * minute })).toEqual([10 * minute, 688 * minute]);
});
