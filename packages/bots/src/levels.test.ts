import { anniversary, spinningJenny, spinningMule, waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import { type AnyGame, completeOptions, Engine, type Move, type Seat, sameMove, seeded } from '@cromford/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { bots } from './bots.ts';
import { makeReady } from './judgements.ts';
import { LEVELS } from './level-names.ts';
import { temperaments } from './temperaments.ts';

interface Played {
  readonly lines: readonly string[];
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly bots: readonly Bot[];
}

const rulesOf = (game: AnyGame, players: number, wanted: Record<string, string> = {}) =>
  game.rules({ players, options: { ...completeOptions(game, wanted), ...wanted }, sheet: game.sheet });

/** A game, whole or for so many decisions; an answer that is not among the open moves fails. */
function played(
  game: AnyGame,
  names: readonly string[],
  seed: string,
  wanted: Record<string, string> = {},
  decisions = Number.POSITIVE_INFINITY,
  rules = rulesOf(game, names.length, wanted),
): Played {
  const engine = new Engine(rules);
  const seats = names.map((name, seat) => {
    const maker = bots.get(name);
    if (!maker) throw new Error(`no bot is called ${name}`);
    return maker(seeded(`${seed} ${seat}`));
  });
  const s = engine.start(seed);
  const lines: string[] = [];
  let open = engine.open(s);
  while (open.length > 0 && lines.length < decisions) {
    const moves = [...open] as Move[];
    const seat = engine.due(s)?.seat ?? 0;
    const move = seats[seat]?.choose({ engine: new Engine(rules), seat, moves, view: () => rules.view(s, seat) });
    if (!move || !moves.some((other) => sameMove(other, move))) throw new Error(`refused: ${JSON.stringify(move)}`);
    lines.push(rules.notation.write(move));
    open = engine.apply(s, move);
  }
  return { lines, winners: rules.winners(s), scores: rules.score(s), bots: seats };
}

/** Quick settings for the levels that plan. */
const QUICK: Readonly<Record<string, string>> = {
  manager: 'manager:nodes=60,width=1,branch=3',
  partner: 'partner:nodes=100,width=1,branch=3,plans=2',
  arkwright: 'arkwright:nodes=100,width=1,branch=3,plans=2,rounds=1',
};
const quick = (level: string) => QUICK[level] ?? level;

const VARIANTS: readonly [string, AnyGame, number, Record<string, string>?][] = [
  ['Spinning Jenny', spinningJenny, 2],
  ['Water Frame', waterFrame, 3],
  ['Water Frame, predetermined', waterFrame, 4, { 'set-up': 'predetermined' }],
  ['anniversary', anniversary, 4],
  ['anniversary with modules', anniversary, 2, { 'east-india-company': 'on', 'asymmetric-factories': 'on' }],
  ['Spinning Mule', spinningMule, 3],
  ['Spinning Mule with modules', spinningMule, 2, { 'east-india-company': 'on', 'asymmetric-factories': 'on' }],
  ['the card game', cardGame, 3],
  ['Empire', empire, 1],
];

beforeAll(async () => {
  for (const [, game, players, options] of VARIANTS) await makeReady(rulesOf(game, players, options));
});

describe.each(VARIANTS)('%s', (_, game, players, options) => {
  it('every level plays a whole game by open moves only', () => {
    for (let first = 0; first < LEVELS.length; first += players) {
      const names = Array.from({ length: players }, (__, seat) => quick(LEVELS[(first + seat) % LEVELS.length] ?? ''));
      expect(played(game, names, 'whole', options).scores).toHaveLength(players);
    }
  });

  it('a game is played alike, whatever was played before it', () => {
    const names = Array.from({ length: players }, () => quick('manager'));
    const rules = rulesOf(game, players, options);
    const lines = (seed: string) => played(game, names, seed, options, 60, rules).lines;
    const first = lines('one');
    played(game, names, 'other', options, 400, rules);
    expect(lines('one')).toEqual(first);
  });
});

it.each(LEVELS)('%s plays the same game from the same seed, and another one from another', (level) => {
  const lines = (seed: string) => played(spinningJenny, [quick(level), quick(level)], seed, {}, 80).lines;
  expect(lines('same')).toEqual(lines('same'));
  expect(lines('same')).not.toEqual(lines('other'));
});

it.each(LEVELS)('%s beats three random players from the first and from the last seat', (level) => {
  for (const seat of [0, 3]) {
    const names = Array.from({ length: 4 }, (_, other) => (other === seat ? quick(level) : 'random'));
    expect(played(spinningJenny, names, `random ${seat}`).winners).toEqual([seat]);
  }
});

it.each(LEVELS)('%s decides by what it may see: other secrets, the same choice', (level) => {
  const rules = waterFrame.rules({ players: 2, options: completeOptions(waterFrame, {}), sheet: waterFrame.sheet });
  const engine = new Engine(rules);
  const s = engine.start('secrets');
  for (let i = 0; i < 30; i++) engine.apply(s, engine.open(s)[0] as never);
  const choice = () =>
    bots
      .get(quick(level))?.(seeded('bot'))
      .choose({
        engine: new Engine(rules) as unknown as Engine,
        seat: engine.due(s)?.seat ?? 0,
        moves: [...engine.open(s)],
        view: () => rules.view(s, engine.due(s)?.seat ?? 0),
      });
  const before = choice();
  s.random = seeded('other dice');
  rules.ruleset.deal(s, seeded('other markers'));
  expect(choice()).toEqual(before);
});

it('a bot says what it did and why, in both languages', () => {
  const { bots: seats } = played(spinningJenny, [quick('manager'), 'foreman'], 'talk');
  for (const bot of seats) {
    expect(bot.explain?.('en')).toMatch(/^[A-Z].*\.$/);
    expect(bot.explain?.('de')).toMatch(/^[A-Z].*\.$/);
    expect(bot.explain?.('de')).not.toBe(bot.explain?.('en'));
  }
});

it('says nothing before its first turn', () => {
  expect(bots.get('foreman')?.(seeded('new')).explain?.('en')).toBeUndefined();
});

it('finds a level with settings and temperament, and no level with settings that do not exist', () => {
  expect(bots.has('arkwright:nodes=500,rounds=4')).toBe(true);
  expect(bots.has('manager:exporter')).toBe(true);
  expect(bots.has('arkwright:judgement=written')).toBe(true);
  expect(bots.has('manager:exporter,nodes=50')).toBe(true);
  for (const name of [
    'arkwright:nods=5',
    'arkwright:judgement=5',
    'arkwright:judgement=guessed',
    'arkwright:nodes=',
    'arkwright:nodes=-1',
    'arkwright:',
    'random:nodes=5',
    'x',
  ])
    expect(bots.has(name), name).toBe(false);
});

it('a temperament plays another game', () => {
  const foreman = played(spinningJenny, ['foreman', 'foreman'], 'temper').lines;
  const bent = temperaments
    .slice(1)
    .map(({ id }) => played(spinningJenny, [`foreman:${id}`, 'foreman'], 'temper').lines);
  expect(bent.filter((lines) => lines.join() !== foreman.join()).length).toBeGreaterThan(2);
});

it('a turn of the card game is never planned with fewer positions than it takes', () => {
  const lines = (nodes: number) =>
    played(cardGame, new Array(2).fill(`manager:nodes=${nodes}`), 'fewest', { 'development-supply': 'yes' }, 80).lines;
  expect(lines(10)).toEqual(lines(150));
  expect(lines(10)).not.toEqual(lines(300));
});
