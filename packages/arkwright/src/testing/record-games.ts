import { below, completeOptions, Engine, hash, isOver, type Random, seeded, writeRecord } from '@cromford/kernel';
import type { ArkwrightGame, ArkwrightRules } from '../game.ts';
import { spinningJenny, waterFrame } from '../games.ts';
import { GOODS } from '../goods.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

// Whole games as text, for records/. Two kinds of player: one that chooses at random, and a thrifty one that looks one
// choice ahead with the forecast.

type Chooser = (
  engine: Engine<State, Move>,
  rules: ArkwrightRules,
  s: State,
  open: readonly Move[],
  random: Random,
) => Move;

const atRandom: Chooser = (_, __, ___, open, random) => open[below(random, open.length)] as Move;

const thrifty: Chooser = (engine, rules, s, open, random) => {
  const seat = engine.due(s)?.seat ?? 0;
  let best = open[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  const tries = [...open];
  while (tries.length > 24) tries.splice(below(random, tries.length), 1);
  for (const move of tries) {
    const after = rules.clone(s);
    engine.apply(after, move);
    const found = prospects(rules, after, seat) + below(random, 4);
    if (found > most) {
      most = found;
      best = move;
    }
  }
  return best;
};

/** Portfolio and cash now, and what the next production phases would bring. */
function prospects(rules: ArkwrightRules, s: State, seat: number): number {
  const p = s.players[seat];
  if (!p) return 0;
  // What the action has made payable is not paid yet while it runs.
  const owed = s.agenda.some(
    (frame) => frame.step === 'settle' || frame.step === 'factory' || frame.step === 'build-price',
  )
    ? s.turn.due
    : 0;
  let value = (rules.score(s)[seat] ?? 0) + p.cash - 25 * p.loans - owed;
  if (isOver(s)) return value;
  for (const good of GOODS)
    for (const event of rules.forecast?.(s, good) ?? []) {
      // What is raised in need is no gain.
      if (event.kind === 'cash' && event.seat === seat && event.why !== 'emergency' && event.why !== 'loan')
        value += event.by;
      if (event.kind === 'loans' && event.seat === seat) value -= 15 * event.by;
      if (event.kind === 'indicator' && event.seat === seat) value += (event.to - event.from) * 5;
    }
  return value;
}

function play(game: ArkwrightGame, players: number, wanted: Record<string, string>, seed: string, choose: Chooser) {
  const options = completeOptions(game, wanted);
  const rules = game.rules({ players, options, sheet: game.sheet });
  const engine = new Engine(rules);
  const random = seeded(`choices ${seed}`);
  const s = engine.start(seed);
  const moves: string[] = [];
  for (let open = engine.open(s); open.length > 0; ) {
    const move = choose(engine, rules, s, [...open], random);
    moves.push(rules.notation.write(move));
    open = engine.apply(s, move);
  }
  return {
    s,
    rules,
    record: { game: game.id, version: game.version, players, seed, options, sheet: game.sheet, moves, hash: hash(s) },
  };
}

type Played = ReturnType<typeof play>;

function text({ record }: Played): string {
  return writeRecord(record, spinningJenny.sheet);
}

/** The first random game that ends in a certain way. */
function search(name: string, ends: (s: State, scores: number[]) => boolean): Played {
  for (let i = 0; i < 400_000; i++) {
    const found = play(spinningJenny, 2 + (i % 3), {}, `${name} ${i}`, atRandom);
    if (ends(found.s, found.rules.score(found.s))) return found;
  }
  throw new Error(`${name}: not found`);
}

function isTied(s: State, scores: readonly number[]): boolean {
  const best = Math.max(...s.players.map((p, seat) => (p.loans > 0 ? -1 : (scores[seat] ?? 0))));
  return best > 0 && s.players.filter((p, seat) => p.loans === 0 && scores[seat] === best).length > 1;
}

/** All recorded games by name. */
export function recordGames(): Map<string, string> {
  const records = new Map<string, string>();
  const keep = (name: string, played: Played) => records.set(name, text(played));
  for (const game of [spinningJenny, waterFrame])
    for (const players of [2, 3, 4]) {
      for (const setUp of ['free', 'predetermined'])
        keep(
          `${game.id}-${players}-${setUp}-thrifty`,
          play(game, players, { 'set-up': setUp }, `thrifty ${setUp}`, thrifty),
        );
      keep(`${game.id}-${players}-random`, play(game, players, {}, 'random', atRandom));
    }
  keep('water-frame-3-patrons-thrifty', play(waterFrame, 3, { patrons: 'included' }, 'patrons', thrifty));
  const shuffled = { 'set-up': 'predetermined', events: 'shuffled' };
  keep('water-frame-4-shuffled-thrifty', play(waterFrame, 4, shuffled, 'shuffled', thrifty));
  const endings: Record<string, (s: State, scores: number[]) => boolean> = {
    'ending-tie-broken-by-cash': (s, scores) => isTied(s, scores) && s.winners.length === 1,
    'ending-shared-victory': (s, scores) => isTied(s, scores) && s.winners.length > 1,
    'ending-out-through-loans': (s) => s.winners.length === 1 && s.players.some((p) => p.loans > 0),
    'ending-nobody-wins': (s) => s.winners.length === 0,
  };
  for (const [name, ends] of Object.entries(endings)) keep(name, search(name, ends));
  return records;
}
