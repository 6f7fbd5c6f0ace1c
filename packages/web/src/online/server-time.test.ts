import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearServerDate, serverNow } from './server-time.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('follows the server where this device is wrong', () => {
  hearServerDate('Sun, 01 Mar 2026 12:05:00 GMT');
  expect(serverNow() - Date.now()).toBe(300_000);
  hearServerDate(null);
  expect(serverNow() - Date.now()).toBe(300_000);
});

it('does not take the way of an answer for a wrong clock', () => {
  hearServerDate('Sun, 01 Mar 2026 11:59:58 GMT');
  expect(serverNow()).toBe(Date.now());
});
