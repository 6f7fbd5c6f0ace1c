import type { Room } from '@cromford/protocol';
import { expect, it } from 'vitest';
import { comings } from './comings.ts';

const held = (name: string | null, bot: string | null) =>
  ({ account: name && { id: name, name }, bot }) as unknown as Room['seats'][number];

it('are told when a bot takes a seat, and when its owner takes it back', () => {
  const [here, away] = [
    [held('Ada', null), held('Ben', null)],
    [held('Ada', null), held('Ben', 'foreman')],
  ];
  expect(comings(here, away)).toEqual([{ name: 'Ben', bot: 'foreman' }]);
  expect(comings(away, here)).toEqual([{ name: 'Ben', bot: null }]);
  expect(comings(here, here)).toEqual([]);
});

it('are none of seats that are a bot’s for good, nor of somebody who sits down', () => {
  expect(comings([held(null, 'foreman')], [held(null, 'manager')])).toEqual([]);
  expect(comings([held(null, null)], [held('Ada', null)])).toEqual([]);
});
