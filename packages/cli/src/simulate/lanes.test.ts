import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Lane, playAll } from './lanes.ts';
import type { GameOutcome } from './one-game.ts';

const warnings: string[] = [];
const hear = ({ message }: Error) => warnings.push(message);
afterEach(() => process.off('warning', hear));

test('as many lanes as a queue has play without a word of warning', async () => {
  process.on('warning', hear);
  const lane: Lane = {
    batch: 1,
    play: async (games) => games.map((index) => ({ index }) as GameOutcome),
    close: async () => {},
  };
  const games = Array.from({ length: 60 }, (_, at) => at);
  const lanes = games.map(() => lane);
  const played = await playAll(games, lanes, new AbortController().signal, () => undefined);
  await setImmediate();
  expect(played.map(({ index }) => index)).toEqual(games);
  expect(warnings).toEqual([]);
});
