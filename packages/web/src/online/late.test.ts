import type { Room } from '@cromford/protocol';
import { expect, it } from 'vitest';
import { lateSeat } from './late.ts';

const person = { id: 'b', name: 'Ben', kind: 'guest' } as const;
const room = (bot: string | null, takeover = '') =>
  ({
    takeover,
    seats: [
      { seat: 0, account: null, bot: 'foreman' },
      { seat: 1, account: person, bot },
    ],
  }) as unknown as Room;

it('is late who is waited for after his time, and a moment more', () => {
  expect(lateSeat(room(null), 1, 10_000, 11_000)).toBeUndefined();
  expect(lateSeat(room(null), 1, 10_000, 12_001)?.account?.name).toBe('Ben');
});

it('is never late: a bot, who has no clock, and who is replaced by itself', () => {
  expect(lateSeat(room(null), 0, 10_000, 99_000)).toBeUndefined();
  expect(lateSeat(room('foreman'), 1, 10_000, 99_000)).toBeUndefined();
  expect(lateSeat(room(null), 1, null, 99_000)).toBeUndefined();
  expect(lateSeat(room(null, 'foreman'), 1, 10_000, 99_000)).toBeUndefined();
});
