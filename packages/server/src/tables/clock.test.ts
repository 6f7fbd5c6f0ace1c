import type { Clock } from '@cromford/protocol';
import { clockSchema } from '@cromford/protocol/wanted';
import { describe, expect, test } from 'vitest';
import { bankAfter, bankAfterUndo, bankInTurn, banksAfterAgreement, deadline, firstBank, running } from './clock.ts';

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 4, 1, 12);
const bank: Clock = { kind: 'bank', bank: 600_000, increment: 10_000 };
const daytime: Clock = { kind: 'daily', turn: 24 * HOUR, from: 8 * 60, to: 20 * 60, offset: 0 };

test('a bank shrinks while its seat thinks, and grows when the turn passes', () => {
  expect(firstBank(bank)).toBe(600_000);
  expect(bankAfter(bank, 600_000, noon, noon + 60_000, false)).toBe(540_000);
  expect(bankAfter(bank, 600_000, noon, noon + 60_000, true)).toBe(550_000);
  expect(bankAfter(bank, 5_000, noon, noon + 60_000, true)).toBe(10_000);
  expect(deadline(bank, 540_000, noon)).toBe(noon + 540_000);
});

test('a daily clock is full again when the turn comes, not when it passes', () => {
  expect(bankAfter(daytime, 24 * HOUR, noon, noon + HOUR, true)).toBe(23 * HOUR);
  expect(bankInTurn(daytime, 23 * HOUR)).toBe(24 * HOUR);
  expect(bankInTurn(bank, 540_000)).toBe(540_000);
});

test('taking back costs the time it took, as though the turn had never passed', () => {
  expect(bankAfterUndo(bank, 600_000, noon, noon + 60_000, true)).toBe(540_000);
  expect(bankAfterUndo(bank, 600_000, noon, noon + 60_000, false)).toBe(530_000);
  expect(bankAfterUndo(bank, 4000, noon, noon + 1000, false)).toBe(0);
  expect(bankAfterUndo(daytime, 20 * HOUR, noon, noon + HOUR, true)).toBe(19 * HOUR);
  expect(bankAfterUndo(daytime, 20 * HOUR, noon, noon + HOUR, false)).toBe(19 * HOUR);
});

describe('an agreed undo', () => {
  const at = { due: 1, since: noon, now: noon + 60_000, next: 0, passes: [2, 1] };

  test('charges whoever was thinking, and takes back what the turns had brought', () => {
    expect(banksAfterAgreement(bank, [600_000, 500_000], at)).toEqual([580_000, 430_000]);
  });

  test('leaves nobody less than one turn brings, unless he had less', () => {
    expect(banksAfterAgreement(bank, [15_000, 64_000], at)).toEqual([10_000, 4000]);
  });

  test('gives the whole turn to whoever it comes to on a daily clock, and nothing to whoever had it', () => {
    const hours = [3 * HOUR, 20 * HOUR];
    const later = { ...at, now: noon + 2 * HOUR };
    expect(banksAfterAgreement(daytime, hours, later)).toEqual([24 * HOUR, 18 * HOUR]);
    expect(banksAfterAgreement(daytime, hours, { ...later, next: 1 })).toEqual([3 * HOUR, 18 * HOUR]);
  });
});

test('time that runs backwards costs nobody anything', () => {
  expect(bankAfter(bank, 600_000, noon, noon - 5 * HOUR, false)).toBe(600_000);
  expect(running(daytime, noon, noon - 5 * HOUR)).toBe(0);
});

test('a daily window stops the clock at night', () => {
  expect(running(daytime, noon, noon + 24 * HOUR)).toBe(12 * HOUR);
  expect(running(daytime, noon + 9 * HOUR, noon + 18 * HOUR)).toBe(0);
  expect(deadline(daytime, 10 * HOUR, noon)).toBe(noon + 22 * HOUR);
  expect(deadline(daytime, 24 * HOUR, noon)).toBe(noon + 44 * HOUR + 4 * HOUR);
});

test('a window may go over midnight', () => {
  const evening: Clock = { kind: 'daily', turn: 6 * HOUR, from: 20 * 60, to: 2 * 60, offset: 60 };
  expect(running(evening, noon, noon + 24 * HOUR)).toBe(6 * HOUR);
  expect(deadline(evening, 6 * HOUR, noon)).toBe(noon + 13 * HOUR);
});

test('nobody is timed without a clock', () => {
  expect(deadline({ kind: 'none' }, 0, noon)).toBeUndefined();
  expect(running({ kind: 'none' }, noon, noon + HOUR)).toBe(0);
});

test('an impossible clock is refused', () => {
  expect(clockSchema.safeParse({ kind: 'bank', bank: 1, increment: 0 }).success).toBe(false);
  expect(clockSchema.safeParse({ kind: 'daily', turn: 24 * HOUR, from: 2000 }).success).toBe(false);
});
