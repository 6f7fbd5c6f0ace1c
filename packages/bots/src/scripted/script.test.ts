import { spinningMule, waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import { type AnyGame, completeOptions, Engine, type Move, seeded, sheetCalled } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots } from '../bots.ts';
import { scriptNames } from './script.ts';

/** Games won alone against the two automated opponents. */
function won(name: string, sheet: string, games: number): number {
  const setup = { players: 1, options: completeOptions(cardGame, {}), sheet: sheetCalled(cardGame, sheet) };
  const rules = cardGame.rules(setup as Parameters<typeof cardGame.rules>[0]);
  const [engine, thinking] = [new Engine(rules), new Engine(rules)];
  let count = 0;
  for (let game = 0; game < games; game++) {
    const s = engine.start(`rote ${game}`);
    const bot = bots.get(name)?.(seeded('rote'));
    for (let moves = engine.open(s); moves.length > 0; ) {
      const view = () => rules.view(s, 0);
      const move = bot?.choose({ engine: thinking as unknown as Engine, seat: 0, moves: [...moves], view });
      moves = engine.apply(s, move as (typeof moves)[number]);
    }
    if (s.winners.includes(0)) count++;
  }
  return count;
}

const rulesOf = (game: AnyGame) => game.rules({ players: game.players.at(-1) ?? 1, options: {}, sheet: game.sheet });

it.each([
  [cardGame as AnyGame, 'script:exchange'],
  [waterFrame as AnyGame, 'script:exports'],
  [spinningMule as AnyGame, 'script:luxury'],
  [empire as AnyGame, 'script:steady'],
])('plans by rote are bots like any other: $id', (game, name) => {
  const names = scriptNames(rulesOf(game));
  expect(names).toContain(name);
  expect(names.every((known) => bots.has(known))).toBe(true);
});

/** What a plan does in the first turn of a game of its own, in notation. */
function opening(game: AnyGame, name: string): string[] {
  const rules = rulesOf(game);
  const [engine, thinking] = [new Engine(rules), new Engine(rules)];
  const s = engine.start('opening');
  const bot = bots.get(name)?.(seeded('opening'));
  const lines: string[] = [];
  for (let moves = engine.open(s); lines.length < 60 && moves.length > 0; ) {
    const seat = engine.due(s)?.seat ?? 0;
    const move = bot?.choose({ engine: thinking, seat, moves: [...moves], view: () => rules.view(s, seat) }) as Move;
    lines.push(rules.notation.write(move));
    moves = engine.apply(s, move);
  }
  return lines;
}

it('a plan of the board game founds, acts and takes as it says, whatever the others do', () => {
  expect(
    opening(waterFrame, 'script:luxury')
      .filter((line) => line.startsWith('found'))
      .slice(0, 2),
  ).toEqual(['found lamps', 'found lamps']);
  const lines = opening(waterFrame, 'script:machines');
  expect(lines.filter((line) => line.startsWith('use')).slice(0, 4)).toEqual(new Array(4).fill('use factory at 2'));
  expect(lines.find((line) => line.startsWith('take'))).toBe('take first-machinery');
});

it('a plan of Empire acts as it says, whatever the die shows', () => {
  const acts = opening(empire, 'script:steady').filter((line) => /^(action|end|manager)/.test(line));
  expect(acts.slice(0, 5)).toEqual(['action produce', 'end', 'action sell', 'action produce', 'end']);
});

it.each(['script:exchange', 'script:machines', 'script:price-war'])(
  '%s won the card game alone on its first sheet, and does not on today’s',
  (name) => {
    expect(won(name, 'standard-1', 10)).toBeGreaterThanOrEqual(9);
    expect(won(name, 'standard', 10)).toBeLessThanOrEqual(3);
  },
);
