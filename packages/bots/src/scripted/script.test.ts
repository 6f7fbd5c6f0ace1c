import { cardGame } from '@cromford/cards';
import { completeOptions, Engine, seeded, sheetCalled } from '@cromford/kernel';
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

it('plans by rote are bots like any other', () => {
  expect(scriptNames).toContain('script:exchange');
  expect(scriptNames.every((name) => bots.has(name))).toBe(true);
});

it.each(['script:exchange', 'script:machines', 'script:price-war'])(
  '%s won the card game alone on its first sheet, and does not on today’s',
  (name) => {
    expect(won(name, 'standard-1', 10)).toBeGreaterThanOrEqual(9);
    expect(won(name, 'standard', 10)).toBeLessThanOrEqual(3);
  },
);
