import type { Engine } from './engine.ts';
import { type Fault, formFault } from './fault.ts';
import type { Event, Rules } from './game.ts';
import { hash, notPlain } from './json.ts';
import type { Move } from './move.ts';
import { type Breach, pieceBreaches } from './pieces.ts';
import { agendaProblem } from './playable.ts';
import { type Problem, problem } from './record.ts';
import { renamedRule } from './rule-names.ts';
import { isOver, type State } from './state.ts';

/** Everything about a position that its rules forbid, in the numbers of its own rulebook. */
export function breaches<S extends State, M extends Move, E extends Event>(rules: Rules<S, M, E>, s: S): Breach[] {
  const found = [...rules.faults(s), ...agendaBreaches(rules, s), ...pieceBreaches(rules.pieces ?? [], s)];
  return found.map((breach) => ({ ...breach, rule: renamedRule(rules.ruleNames, breach.rule) }));
}

/** What runs out without an end to the game is no agenda; neither is one that goes on to the end and then has more to do. */
function agendaBreaches({ leadsOn }: Rules, s: State): Breach[] {
  if (!leadsOn || isOver(s)) return [];
  const { rule, steps } = leadsOn;
  return s.agenda.flatMap(({ step }, i): Breach[] => {
    if (steps.includes(step) === (i === 0)) return [];
    if (i === 0) return [{ rule, path: 'agenda', reason: 'nothing follows what is on the agenda' }];
    return [{ rule, path: `agenda.${i}`, reason: `${step} leads on, and more lies below it` }];
  });
}

/** What keeps a value from outside from being a position of this game that can be played on. */
export function positionProblem<S extends State, M extends Move, E extends Event>(
  engine: Engine<S, M, E>,
  value: unknown,
): Problem | undefined {
  const form = plainProblem(value) ?? formProblem(engine.rules, value);
  if (form) return form;
  return rulesProblem(engine, value as S) ?? settledProblem(engine, value as S);
}

export function plainProblem(value: unknown): Problem | undefined {
  const odd = notPlain(value);
  return odd === undefined ? undefined : faultProblem(formFault(odd, 'plain'));
}

/** What keeps a plain value from being a state of this game, with everything known. */
export function formProblem<S extends State, M extends Move, E extends Event>(
  rules: Rules<S, M, E>,
  value: unknown,
): Problem | undefined {
  if (isView(value)) return problem('state-view');
  const [fault] = rules.shapeFaults(value);
  if (fault) return faultProblem(fault);
  const { ply, barrier } = value as S;
  return barrier > ply ? faultProblem(formFault('barrier', 'most', { most: ply })) : undefined;
}

/** A view has everything but the generator. */
function isView(value: unknown): boolean {
  const random = typeof value === 'object' && value !== null && 'random' in value ? value.random : undefined;
  return Array.isArray(random) && random.length === 0;
}

/** The form of a state is wrong there. */
export function faultProblem({ path, reason, code, params }: Fault): Problem {
  return problem('state-form', { ...params, path, reason, ...(code && { fault: code }) });
}

const LONGEST_LIST = 20;

/** What the rules forbid in a state, with the number of the first rule and what stands at its place. */
export function rulesProblem<S extends State, M extends Move, E extends Event>(
  { rules }: Engine<S, M, E>,
  s: S,
): Problem | undefined {
  const found = breaches(rules, s);
  const [first] = found;
  if (!first) return undefined;
  const { rule, path = '', count } = first;
  const value = count ? undefined : shortValue(s, path);
  const reason = found.map(breachText).join('; ');
  return problem('state-rules', { rule, path, ...(value !== undefined && { value }), ...count, reason });
}

/** What stands at a place of a state, where it is a number, a text, or a list of them. */
function shortValue(s: State, path: string): string | undefined {
  let value: unknown = s;
  for (const key of path.split('.')) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  const isShort = (one: unknown) => typeof one === 'number' || (typeof one === 'string' && one !== '');
  const all = Array.isArray(value) ? value : [value];
  return all.length > 0 && all.length <= LONGEST_LIST && all.every(isShort) ? all.join(', ') : undefined;
}

export function breachText({ rule, reason }: Breach): string {
  return rule === '' ? reason : `${reason} (${rule})`;
}

/** Between moves a game stands at a decision or at its end: nothing may be left to run by itself. */
function settledProblem<S extends State, M extends Move, E extends Event>(
  engine: Engine<S, M, E>,
  s: S,
): Problem | undefined {
  const wrong = agendaProblem(engine, s);
  if (wrong) return wrong;
  const copy = engine.rules.clone(s);
  engine.settle(copy);
  return hash(copy) === hash(s) ? undefined : problem('state-unsettled');
}
