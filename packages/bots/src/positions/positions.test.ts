import { type Move, type State, spinningJenny, spinningMule, waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { type AnyGame, completeOptions, Engine, seeded, sheetCalled } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots, readyFor } from '../bots.ts';
import emergency from './emergency-on-first-turn.json' with { type: 'json' };
import overpays from './overpays-factory.json' with { type: 'json' };
import sellsAll from './sells-all-shares-last-turn.json' with { type: 'json' };
import sellsShare from './sells-share-with-cash.json' with { type: 'json' };
import shipsNothing from './ships-nothing.json' with { type: 'json' };
import storesLittle from './stores-too-little.json' with { type: 'json' };
import throwsAway from './throws-stock-away.json' with { type: 'json' };

/** A request of the engine protocol that sets a position up. */
interface Request {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly state: unknown;
}

const GAMES: readonly AnyGame[] = [spinningJenny, waterFrame, spinningMule, cardGame];
/** Every level that plans. */
const LEVELS = ['manager', 'arkwright:nodes=8000'];

/** The turn that the bot plays, and what its seat holds before and after it. */
async function turn(request: Request, level: string, seed: string) {
  const game = GAMES.find(({ id }) => id === request.game) as AnyGame;
  const rules = game.rules({
    players: request.players,
    options: completeOptions(game, request.options),
    // They were met with the sheet of their day, and what is right in them depends on it.
    sheet: sheetCalled(game, 'standard-1') ?? game.sheet,
  });
  await readyFor(rules, [level]);
  const engine = new Engine(rules);
  const s = structuredClone(request.state) as State;
  const seat = engine.due(s)?.seat ?? 0;
  const before = (request.state as State).players[seat];
  const bot = bots.get(level)?.(seeded(seed));
  const moves: Move[] = [];
  const step = () => s.agenda[s.agenda.length - 1]?.step;
  do {
    const position = {
      engine,
      seat,
      moves: [...engine.open(s)],
      view: () => rules.view(s, seat),
    };
    const move = bot?.choose(position) as Move;
    moves.push(move);
    engine.apply(s, move);
  } while (engine.due(s)?.seat === seat && step() !== 'turn' && moves.length < 40);
  return { words: moves.map((move) => rules.notation.write(move)), before, after: s.players[seat] };
}

const WHO = LEVELS.flatMap((level) => ['a', 'b', 'c'].map((seed): [string, string] => [level, seed]));

it.each(WHO)(
  '%s builds where the cash in hand is enough, and sells nothing in need for it (%s)',
  async (level, seed) => {
    const { before, after } = await turn(emergency, level, seed);
    expect(after?.shares).toBe(before?.shares);
  },
);

it.each(WHO)('%s does not sell all its shares in its last turn to buy them back (%s)', async (level, seed) => {
  const { words } = await turn(sellsAll, level, seed);
  expect(words.filter((word) => word.startsWith('sell shares'))).toEqual([]);
});

it.each(WHO)('%s pays no more for a space than what it does there asks for (%s)', async (level, seed) => {
  const { words } = await turn(overpays, level, seed);
  const paid = words.flatMap((word) => /^pay (\d+)$/.exec(word)?.[1] ?? []).map(Number);
  expect(Math.max(...paid)).toBeLessThanOrEqual(4);
});

it.each(WHO)('%s keeps its shares while it has cash for its plans (%s)', async (level, seed) => {
  const { words } = await turn(sellsShare, level, seed);
  expect(words.filter((word) => word.startsWith('sell shares'))).toEqual([]);
});

it.each(WHO)('%s stores all that there is room for (%s)', async (level, seed) => {
  const { words } = await turn(storesLittle, level, seed);
  expect(words).toEqual(['store 2 small-1', 'store 2 small-2']);
});

it.each(WHO)('%s empties a warehouse only to fill it again (%s)', async (level, seed) => {
  const { words } = await turn(throwsAway, level, seed);
  const count = (verb: string) => words.filter((word) => word.startsWith(verb)).length;
  expect(count('clear')).toBe(count('store'));
});

it.each(WHO)('%s ships or stores what it could not sell, before it borrows (%s)', async (level, seed) => {
  const { words } = await turn(shipsNothing, level, seed);
  const kept = words.flatMap((word) => /^(?:ship|store) (\d+)/.exec(word)?.[1] ?? []).map(Number);
  expect(kept.reduce((sum, amount) => sum + amount, 0)).toBeGreaterThanOrEqual(3);
});
