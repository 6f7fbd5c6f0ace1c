import { Engine } from './engine.ts';
import type { Event, Step } from './game.ts';
import { hash } from './json.ts';
import type { Move } from './move.ts';
import { below, seeded } from './random.ts';
import { type Problem, problem } from './record.ts';
import { type Frame, isOver, type State } from './state.ts';

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
  const engine = new Noting(rules);
  try {
    engine.options(settledCopy(engine, s));
    for (let game = 0; game < GAMES; game++) {
      const end = playedOn(engine, settledCopy(engine, s), `${game} ${hash(s)}`);
      if (!isOver(end)) return problem('state-endless');
    }
    return undefined;
  } catch {
    return problem('state-agenda', { step: engine.last });
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

/** Knows which step it came to last: that is where it went wrong. */
class Noting<S extends State, M extends Move, E extends Event> extends Engine<S, M, E> {
  last = '';

  protected override step(frame: Frame): Step<S, Frame, M, E> {
    this.last = frame.step;
    return super.step(frame);
  }
}
