import type { Room } from '@cromford/protocol';
import { expect, it } from 'vitest';
import { waitingTables } from './waiting.ts';

const room = (id: string, more: object = {}) =>
  ({
    id,
    stage: 'playing',
    due: 0,
    deadline: null,
    changed: 0,
    seats: [
      { seat: 0, account: { id: 'ada' }, bot: null },
      { seat: 1, account: { id: 'ben' }, bot: null },
    ],
    ...more,
  }) as unknown as Room;

it('is whose time runs out first, then who has waited longest', () => {
  const tables = [room('late', { changed: 9 }), room('early', { changed: 2 }), room('urgent', { deadline: 5 })];
  expect(waitingTables('ada', tables).map(({ id }) => id)).toEqual(['urgent', 'early', 'late']);
});

it('is no table that rests, waits for another, or has a bot in one’s seat', () => {
  const kept = [{ seat: 0, account: { id: 'ada' }, bot: 'foreman' }];
  const tables = [room('paused', { stage: 'paused' }), room('his', { due: 1 }), room('kept', { seats: kept })];
  expect(waitingTables('ada', tables)).toEqual([]);
  expect(waitingTables(undefined, [room('mine')])).toEqual([]);
});
