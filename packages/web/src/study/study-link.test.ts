import { expect, it } from 'vitest';
import { packRecord } from '../saves/share-link.ts';
import { packPosition, unpackPosition } from './study-link.ts';

it('packs a position into a link and finds it again', async () => {
  const origin = { game: 'empire', players: 1, options: { side: 'a' }, position: { turn: 3 } };
  expect(await unpackPosition(await packPosition(origin))).toEqual(origin);
});

it('takes nothing for a position that is none', async () => {
  for (const text of ['', '[]', '{"game":"empire"}', '{"game":1,"players":1,"options":{},"position":{}}', 'cromford'])
    expect(await unpackPosition(await packRecord(text))).toBeUndefined();
  expect(await unpackPosition('not packed')).toBeUndefined();
});
