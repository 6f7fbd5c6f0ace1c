import type { Engine } from './engine.ts';
import type { Event, Rules } from './game.ts';
import { hash, notPlain } from './json.ts';
import type { Move } from './move.ts';
import { type Breach, pieceBreaches } from './pieces.ts';
import { type Problem, problem } from './record.ts';
import { renamedRule } from './rule-names.ts';
import type { State } from './state.ts';

/** Everything about a position that its rules forbid, in the numbers of its own rulebook. */
export function breaches<S extends State, M extends Move, E extends Event>(rules: Rules<S, M, E>, s: S): Breach[] {
  const found = [...rules.faults(s), ...pieceBreaches(rules.pieces ?? [], s)];
  return found.map(({ rule, reason }) => ({ rule: renamedRule(rules.ruleNames, rule), reason }));
}

/** What keeps a value from outside from being a position of this game that can be played on. */
export function positionProblem<S extends State, M extends Move, E extends Event>(
  engine: Engine<S, M, E>,
  value: unknown,
): Problem | undefined {
  const odd = notPlain(value);
  if (odd !== undefined)
    return problem('state-form', { path: odd, reason: 'only whole numbers, texts, lists and plain objects' });
  const form = formProblem(engine.rules, value);
  if (form) return form;
  return rulesProblem(engine, value as S) ?? settledProblem(engine, value as S);
}

/** What keeps a plain value from being a state of this game, with everything known. */
export function formProblem<S extends State, M extends Move, E extends Event>(
  rules: Rules<S, M, E>,
  value: unknown,
): Problem | undefined {
  const fault = rules.shapeFaults(value)[0];
  if (fault) {
    const { path } = fault;
    return problem('state-form', { path, reason: isMissing(value, path) ? 'is missing' : fault.reason });
  }
  return (value as S).random.length === 0
    ? problem('state-form', { path: 'random', reason: 'this is a view: what it hides cannot be played' })
    : undefined;
}

function isMissing(value: unknown, path: string): boolean {
  if (typeof value !== 'object' || value === null || path === '') return false;
  const [key = '', ...rest] = path.split('.');
  if (!Object.hasOwn(value, key)) return true;
  return rest.length > 0 && isMissing((value as Readonly<Record<string, unknown>>)[key], rest.join('.'));
}

/** What the rules forbid in a state, with the number of the first rule. */
export function rulesProblem<S extends State, M extends Move, E extends Event>(
  { rules }: Engine<S, M, E>,
  s: S,
): Problem | undefined {
  const found = breaches(rules, s);
  const [first] = found;
  return first && problem('state-rules', { rule: first.rule, reason: found.map(breachText).join('; ') });
}

export function breachText({ rule, reason }: Breach): string {
  return rule === '' ? reason : `${reason} (${rule})`;
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
