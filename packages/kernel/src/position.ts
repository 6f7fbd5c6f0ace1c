import type { Engine } from './engine.ts';
import type { Event } from './game.ts';
import { hash, notPlain } from './json.ts';
import type { Move } from './move.ts';
import { type Problem, problem } from './record.ts';
import type { State } from './state.ts';

/** What keeps a value from outside from being a position of this game that can be played on. */
export function positionProblem<S extends State, M extends Move, E extends Event>(
  engine: Engine<S, M, E>,
  value: unknown,
): Problem | undefined {
  const { rules } = engine;
  const odd = notPlain(value);
  if (odd !== undefined)
    return problem('state-form', { path: odd, reason: 'only whole numbers, texts, lists and plain objects' });
  const fault = rules.shapeFaults(value)[0];
  if (fault) return problem('state-form', { path: fault.path, reason: fault.reason });
  const s = value as S;
  if (s.random.length === 0)
    return problem('state-form', { path: 'random', reason: 'this is a view: what it hides cannot be played' });
  const breach = rules.faults(s)[0];
  if (breach !== undefined) return problem('state-rules', { reason: breach });
  return settledProblem(engine, s);
}

/** Between moves a game stands at a decision or at its end: nothing may be left to run by itself. */
function settledProblem<S extends State, M extends Move, E extends Event>(
  engine: Engine<S, M, E>,
  s: S,
): Problem | undefined {
  try {
    const copy = engine.rules.clone(s);
    engine.settle(copy);
    engine.options(copy);
    return hash(copy) === hash(s)
      ? undefined
      : problem('state-unsettled', { reason: 'a step is left to run by itself' });
  } catch (error) {
    return problem('state-unsettled', { reason: error instanceof Error ? error.message : '' });
  }
}
