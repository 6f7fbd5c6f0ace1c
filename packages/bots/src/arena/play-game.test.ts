import { empire } from '@cromford/empire';
import { type AnyGame, type Rules, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { random } from '../random.ts';
import { type Player, playGame } from './play-game.ts';

const rules: Rules = (empire as AnyGame).rules({ players: 1, options: { side: 'A' }, sheet: empire.sheet });
const play = (player: Player) => playGame(rules, 'seed', [player]);

it('plays a game to its end, the same for the same seeds', async () => {
  const one = await play(random(seeded('a')));
  expect(one).toMatchObject({ scores: [expect.any(Number)], lapses: [] });
  expect(one.decisions).toBe(one.clocks[0]?.decisions);
  expect((await play(random(seeded('a')))).scores).toEqual(one.scores);
});

it('waits for players that take a while', async () => {
  const bot = random(seeded('a'));
  const slow = await play({ choose: async (position) => bot.choose(position) });
  expect(slow.scores).toEqual((await play(random(seeded('a')))).scores);
});

it('goes on with a legal move when a player throws, rejects or asks for what is not open', async () => {
  const threw = await play({
    choose: () => {
      throw new Error('oh dear');
    },
  });
  expect(threw.lapses[0]).toEqual({ seat: 0, ply: 0, kind: 'threw', reason: 'oh dear' });
  expect(threw.lapses).toHaveLength(threw.decisions);
  expect((await play({ choose: () => Promise.reject(new Error('no')) })).lapses[0]?.kind).toBe('threw');
  const cheated = await play({ choose: () => ({ do: 'castle' }) });
  expect(cheated.lapses[0]).toMatchObject({ kind: 'refused', reason: expect.stringContaining('castle') });
  expect(cheated.scores).toHaveLength(1);
});
