import { waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import {
  type AnyGame,
  completeOptions,
  Engine,
  type InEvery,
  LANGUAGES,
  type Language,
  type Move,
  type State,
} from '@cromford/kernel';
import { expect, it } from 'vitest';
import { Thinker } from './pool/thinker.ts';

const games = [waterFrame, cardGame, empire] as unknown as readonly AnyGame[];
const thinker = new Thinker((id) => games.find((game) => game.id === id));

/** The position after so many decisions of a foreman, and the advice that somebody gets in it. */
async function advised(game: AnyGame, players: number, plies: number, bot: string, language: Language = 'en') {
  const setup = { players, options: completeOptions(game, {}) };
  const engine: Engine = new Engine(game.rules({ ...setup, sheet: game.sheet }));
  const s: State = engine.start('advice');
  const { notation, view } = engine.rules;
  const ask = (name: string, more: object) => {
    const seat = engine.due(s)?.seat ?? 0;
    const moves = engine.open(s).map((move) => notation.write(move));
    return thinker.think({ game: game.id, ...setup, seat, view: view(s, seat), moves, bot: name, seed: 's', ...more });
  };
  for (let i = 0; i < plies || !/^(act|turn)$/.test(engine.due(s)?.step ?? ''); i++)
    engine.apply(s, notation.read((await ask('foreman', {})).move) as Move);
  const { advice } = await ask(bot, { advice: true, language });
  return { engine, s, advice: advice ?? { moves: [], said: [] } };
}

it.each([
  ['water-frame', 3, 60],
  ['card-game', 2, 30],
  ['empire', 1, 20],
])('advice for %s is a turn that can be played move by move', async (id, players, plies) => {
  const { engine, s, advice } = await advised(
    games.find((game) => game.id === id) as AnyGame,
    players,
    plies,
    'manager',
  );
  const seat = engine.due(s)?.seat;
  expect(advice.moves.length).toBeGreaterThan(0);
  for (const { line, move } of advice.moves) {
    expect(engine.due(s)?.seat).toBe(seat);
    expect(engine.rules.notation.read(line)).toEqual(move);
    expect(engine.judge(s, move)).toBeUndefined();
    engine.apply(s, move);
  }
});

const SPOKEN_FOR: Partial<InEvery<RegExp>> = { en: /£.*(step|share)/, de: /£.*(Schritt|Aktie)/ };

it.each(LANGUAGES)(
  'a proposed turn of Water Frame is spoken for in pounds and steps of the share (%s)',
  async (language) => {
    const { advice } = await advised(games[0] as AnyGame, 3, 60, 'manager', language);
    expect(advice.said.join(' ')).toMatch(SPOKEN_FOR[language] ?? /£/);
    expect(advice.said.join(' ')).not.toMatch(/\bI (hired|built|bought)|Ich habe/);
  },
);
