import { Engine } from './engine.ts';
import type { Event, Rules } from './game.ts';
import { hash } from './json.ts';
import type { Move } from './move.ts';
import { below, seeded } from './random.ts';
import { type Problem, problem } from './record.ts';
import { isOver, type State } from './state.ts';

/** So often a position from outside is played on by chance before it is taken: a game takes a thousandth of a second or two. */
const GAMES = 4;

/**
 * What keeps the agenda of a position from being run to the end of the game. Most of it comes to its turn much later, when it would be the
 * engine's failure: so it is played on, at random, before anybody else does. The position itself stays as it is.
 */
export function agendaProblem<S extends State, M extends Move, E extends Event>(
  { rules }: Engine<S, M, E>,
  s: S,
): Problem | undefined {
  let at = '';
  const engine = new Engine(noting(rules, (step) => (at = step)));
  try {
    engine.options(settledCopy(engine, s));
    for (let game = 0; game < GAMES; game++) {
      const end = playedOn(engine, settledCopy(engine, s), `${game} ${hash(s)}`);
      if (!isOver(end)) return problem('state-endless');
    }
    return undefined;
  } catch {
    return problem('state-agenda', { step: at });
  }
}

function settledCopy<S extends State, M extends Move, E extends Event>(engine: Engine<S, M, E>, s: S): S {
  const copy = engine.rules.clone(s);
  engine.settle(copy);
  return copy;
}

function playedOn<S extends State, M extends Move, E extends Event>(engine: Engine<S, M, E>, s: S, seed: string): S {
  const random = seeded(seed);
  let open = engine.open(s);
  for (let left = engine.rules.longest; left > 0 && open.length > 0; left--)
    open = engine.apply(s, open[below(random, open.length)] as M);
  return s;
}

/** The same rules, which tell whenever a step is asked something: the last one is where it went wrong. */
function noting<S extends State, M extends Move, E extends Event>(
  rules: Rules<S, M, E>,
  note: (step: string) => void,
): Rules<S, M, E> {
  const steps = Object.entries(rules.steps).map(([name, step]) => {
    const get = (known: typeof step, part: string | symbol) => {
      note(name);
      return Reflect.get(known, part);
    };
    return [name, new Proxy(step, { get })];
  });
  return Object.create(rules, { steps: { value: Object.fromEntries(steps) } });
}
