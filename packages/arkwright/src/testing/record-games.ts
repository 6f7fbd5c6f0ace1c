import { completeOptions, Engine, hash, seeded, writeRecord } from '@cromford/kernel';
import type { ArkwrightRules } from '../game.ts';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { atRandom, type Chooser, quiet, thrifty } from './choosers.ts';
import { MODULES } from './modules.ts';

// Whole games as text, for records/.

type BoardGame = typeof waterFrame | typeof anniversary;
type Options = Readonly<Record<string, string>>;

interface Played {
  readonly s: State;
  readonly rules: ArkwrightRules;
  readonly record: string;
}

function play(game: BoardGame, players: number, wanted: Options, seed: string, choose: Chooser): Played {
  const options = completeOptions(game, wanted);
  const { sheet } = game;
  const rules = game.rules({ players, options, sheet } as never);
  const engine = new Engine(rules);
  const random = seeded(`choices ${seed}`);
  const s = engine.start(seed);
  const moves: Move[] = [];
  for (let open = engine.open(s); open.length > 0; ) {
    const move = choose(engine, rules, s, [...open], random);
    moves.push(move);
    open = engine.apply(s, move);
  }
  const lines = () => moves.map((move) => rules.notation.write(move));
  return {
    s,
    rules,
    get record() {
      const { id, version } = game;
      return writeRecord({ game: id, version, players, seed, options, sheet, moves: lines(), hash: hash(s) }, sheet);
    },
  };
}

/** How a game may end. */
type Ending = (s: State, rules: ArkwrightRules) => boolean;

/** The first game that ends in a certain way. */
function search(game: BoardGame, name: string, choose: Chooser, ends: Ending): Played {
  for (let i = 0; i < 400_000; i++) {
    const found = play(game, 2 + (i % 3), {}, `${name} ${i}`, choose);
    if (ends(found.s, found.rules)) return found;
  }
  throw new Error(`${name}: not found`);
}

/** Which of the tie-breaks told the best two apart; −1 when the score alone did. */
function tieBreak({ ruleset, score }: ArkwrightRules, s: State): number {
  const scores = score(s);
  const worth = s.players.flatMap((p, seat) =>
    p.loans > 0 ? [] : [[scores[seat] ?? 0, ...ruleset.tieBreaks(s, seat)]],
  );
  const [best, next] = worth.sort((a, b) => b.map((n, i) => n - (a[i] ?? 0)).find((by) => by !== 0) ?? 0);
  if (!best || !next || best[0] === 0) return -1;
  const place = best.findIndex((n, i) => n !== next[i]);
  return place < 0 ? best.length - 1 : place - 1;
}

const outThroughLoans: Ending = (s) => s.winners.length === 1 && s.players.some((p) => p.loans > 0);
const nobodyWins: Ending = (s) => s.winners.length === 0;
const isShared: Ending = (s, rules) => s.winners.length > 1 && (rules.score(s)[s.winners[0] ?? 0] ?? 0) > 0;
const brokenBy =
  (place: number): Ending =>
  (s, rules) =>
    s.winners.length === 1 && tieBreak(rules, s) === place;

/** All recorded games of the first edition, by name. */
function* firstEdition(): Iterable<[string, () => Played]> {
  for (const game of [spinningJenny, waterFrame])
    for (const players of [2, 3, 4]) {
      for (const setUp of ['free', 'predetermined'])
        yield [
          `${game.id}-${players}-${setUp}-thrifty`,
          () => play(game, players, { 'set-up': setUp }, `thrifty ${setUp}`, thrifty),
        ];
      yield [`${game.id}-${players}-random`, () => play(game, players, {}, 'random', atRandom)];
    }
  yield ['water-frame-3-patrons-thrifty', () => play(waterFrame, 3, { patrons: 'included' }, 'patrons', thrifty)];
  const shuffled = { 'set-up': 'predetermined', events: 'shuffled' };
  yield ['water-frame-4-shuffled-thrifty', () => play(waterFrame, 4, shuffled, 'shuffled', thrifty)];
  const endings: Readonly<Record<string, Ending>> = {
    'ending-tie-broken-by-cash': brokenBy(0),
    'ending-shared-victory': isShared,
    'ending-out-through-loans': outThroughLoans,
    'ending-nobody-wins': nobodyWins,
  };
  for (const [name, ends] of Object.entries(endings)) yield [name, () => search(spinningJenny, name, atRandom, ends)];
}

/** Those of the anniversary edition: each choice of modules with every seat count and, in turn, with each set-up. */
function* anniversaryEdition(): Iterable<[string, () => Played]> {
  for (const [i, [modules, options]] of Object.entries(MODULES).entries()) {
    for (const players of [2, 3, 4]) {
      const setUp = (players + i) % 2 === 0 ? 'free' : 'predetermined';
      yield [
        `anniversary-${players}-${setUp}-${modules}-thrifty`,
        () => play(anniversary, players, { 'set-up': setUp, ...options }, `thrifty ${modules}`, thrifty),
      ];
      yield [
        `spinning-mule-${players}-${modules}-${players === 3 ? 'random' : 'thrifty'}`,
        () => play(spinningMule, players, options, `mule ${modules}`, players === 3 ? atRandom : thrifty),
      ];
    }
    const players = 2 + (i % 3);
    const shuffled = { 'set-up': 'predetermined', events: 'shuffled', ...options };
    yield [
      `anniversary-${players}-shuffled-${modules}-random`,
      () => play(anniversary, players, shuffled, `random ${modules}`, atRandom),
    ];
  }
  // Those above may stay as they are with the sheet before; these show today's strips.
  for (const game of [anniversary, spinningMule])
    yield [`${game.id}-3-asymmetric-second-sheet`, () => play(game, 3, MODULES.asymmetric ?? {}, 'strips', thrifty)];
  const endings: Readonly<Record<string, [Chooser, Ending]>> = {
    'ending-mule-tie-broken-by-cash': [quiet, brokenBy(0)],
    'ending-mule-tie-broken-by-share-value': [quiet, brokenBy(1)],
    'ending-mule-tie-broken-by-levels': [quiet, brokenBy(2)],
    'ending-mule-shared-victory': [quiet, isShared],
    'ending-mule-out-through-loans': [atRandom, outThroughLoans],
    'ending-mule-nobody-wins': [atRandom, nobodyWins],
  };
  for (const [name, [choose, ends]] of Object.entries(endings))
    yield [name, () => search(spinningMule, name, choose, ends)];
}

/** The recorded games whose names begin like this, one after the other. */
export function* recordGames(names = ''): Iterable<[string, string]> {
  for (const games of [firstEdition(), anniversaryEdition()])
    for (const [name, played] of games) if (name.startsWith(names)) yield [name, played().record];
}
