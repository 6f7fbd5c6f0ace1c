import {
  type AnyGame,
  below,
  Engine,
  isOver,
  isProblem,
  type Problem,
  type State,
  seeded,
  Table,
} from '@cromford/kernel';
import type { Variant } from '../bench/variants.ts';
import { texts } from '../words/en/index.ts';
import { sayProblem } from '../words/index.ts';
import { bentPosition, bentSketch } from './bent-position.ts';

/** What no reason says: it would be the program that speaks, not we. */
const NOT_OURS = /undefined|NaN|Cannot|internal|Invalid|not a function|not iterable|\bnull\b|\[object/;

/** A position from outside that was taken though it cannot be played, or refused in words that are not ours. */
export interface Strange {
  readonly fault: string;
  readonly given: unknown;
}

export interface Loading {
  readonly tried: number;
  readonly taken: number;
  readonly strange: readonly Strange[];
}

/**
 * Loads that many bent positions of a game, every fourth as a sketch. Each is refused with a reason in our own words, or can be played on to
 * the end of the game.
 */
export function loadBent({ game, players, options }: Variant, seed: string, attempts: number): Loading {
  const engine = new Engine(game.rules({ players, options: complete(game, options), sheet: game.sheet }));
  const good = positionsOf(engine, seed);
  const random = seeded(`bent ${seed}`);
  const strange: Strange[] = [];
  let taken = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const base = good[below(random, good.length)] as State;
    const isSketch = attempt % 4 === 3;
    const given = (isSketch ? bentSketch : bentPosition)(base, good, random);
    const wanted = { players, options, seed };
    const load = () => (isSketch ? Table.sketched(game, wanted, given, base) : Table.from(game, wanted, given));
    const fault = attempted(load, `${seed} ${attempt}`, () => taken++);
    if (fault !== undefined) strange.push({ fault, given: isSketch ? { sketch: given, state: base } : given });
  }
  return { tried: attempts, taken, strange };
}

function attempted(load: () => Table | Problem, seed: string, onTaken: () => void): string | undefined {
  try {
    const table = load();
    if (isProblem(table)) {
      const said = `${table.code}: ${sayProblem(texts, table)}`;
      return NOT_OURS.test(said) ? said : undefined;
    }
    onTaken();
    return playedOn(table, seed);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function playedOn({ engine, state }: Table, seed: string): string | undefined {
  const random = seeded(seed);
  const s = engine.rules.clone(state);
  engine.options(s);
  let open = engine.open(s);
  for (let left = engine.rules.longest; open.length > 0 && left > 0; left--)
    open = engine.apply(s, open[below(random, open.length)] as never);
  return isOver(s) ? undefined : 'comes to no end';
}

/** A game at random, every seventh of its positions and the last. */
function positionsOf(engine: Engine, seed: string): State[] {
  const random = seeded(`game ${seed}`);
  const s = engine.start(seed);
  const kept: State[] = [];
  for (let open = engine.open(s); open.length > 0; open = engine.apply(s, open[below(random, open.length)] as never))
    if (s.ply % 7 === 0) kept.push(engine.rules.clone(s));
  return [...kept, s];
}

function complete(game: AnyGame, options: Readonly<Record<string, string>>) {
  return Object.fromEntries(game.options.map(({ id, standard }) => [id, options[id] ?? standard]));
}
