import type { Engine } from './engine.ts';
import { type Fault, formFault } from './fault.ts';
import type { FormCode } from './form-words/words.ts';
import type { Event } from './game.ts';
import { plainCopy } from './json.ts';
import type { Move } from './move.ts';
import { balance } from './pieces.ts';
import { agendaProblem } from './playable.ts';
import { faultProblem, formProblem, plainProblem, rulesProblem } from './position.ts';
import { isProblem, type Problem, problem } from './record.ts';
import type { Frame, State } from './state.ts';

/**
 * A position by what differs from another one, usually the start of the game. An object names the fields that differ; a list stands for the
 * whole list, and an object in the place of a list for some of its entries: `{ players: { 1: { cash: 40 } } }`. `agenda` is a list of frames
 * or the name of a moment.
 */
export type Sketch = Readonly<Record<string, unknown>>;

/** Whether a part of the state, or something in it, was given by the sketch: `players.0.cash`. */
export type Given = (path: string) => boolean;

type Blanks = Readonly<Record<string, (...places: number[]) => unknown>>;

/** What is on the agenda at a moment, in the order in which it runs. What else belongs to the moment may be set. A method, so that a shelf can hold games whose states differ. */
export type Moment<S extends State> = { agenda(s: S, isGiven: Given): readonly Frame[] }['agenda'];

/** What a game knows of completing a sketch. */
export interface Sketching<S extends State = State> {
  /** What is sketched over where the other position has nothing: by path, with `*` for a place in a list, whose numbers are handed in. */
  readonly blanks?: Blanks;
  /** Moments of the game, by name. */
  readonly moments: Readonly<Record<string, Moment<S>>>;
  /** Sets what follows from what was given. */
  complete?(s: S, isGiven: Given, base: S): void;
}

/** A sketched position that can be played on, and what happened by itself until somebody had to choose. */
export interface Sketched<S extends State, E extends Event> {
  readonly state: S;
  readonly events: readonly E[];
}

/** The position that a sketch over another one comes to; or what is missing, too many or against the rules. */
export function sketched<S extends State, M extends Move, E extends Event>(
  engine: Engine<S, M, E>,
  base: S,
  sketch: unknown,
): Sketched<S, E> | Problem {
  const { rules } = engine;
  if (!isObject(sketch)) return faultProblem(formFault('', 'object'));
  const odd = plainProblem(sketch);
  if (odd) return odd;
  const { agenda, ...differing } = sketch;
  const drawing = new Drawing(rules.sketching?.blanks ?? {});
  const drawn = drawing.over(base, differing, []);
  const [wrong] = drawing.faults;
  if (wrong) return wrong;
  const state = drawn as S;
  // A game begins here.
  if (!drawing.isGiven('ply')) state.ply = 0;
  if (!drawing.isGiven('barrier')) state.barrier = 0;
  const isGiven: Given = (path) => (agenda !== undefined && path === 'agenda') || drawing.isGiven(path);
  if (Array.isArray(agenda)) state.agenda = agenda;
  // Before anything is worked out with it: what is not a state cannot be completed.
  const before = formProblem(rules, state);
  if (before) return before;
  if (agenda !== undefined && !Array.isArray(agenda)) {
    const frames = moment(engine, agenda, state, isGiven);
    if (isProblem(frames)) return frames;
    state.agenda = [...frames].reverse();
  }
  rules.sketching?.complete?.(state, isGiven, base);
  balance(rules.pieces ?? [], state, base, isGiven);
  return formProblem(rules, state) ?? rulesProblem(engine, state) ?? settled(engine, state);
}

/** The moments that a sketch can name. */
export function momentsOf({ rules }: Engine): readonly string[] {
  return Object.keys(rules.sketching?.moments ?? {});
}

function moment<S extends State>(engine: Engine<S>, name: unknown, s: S, isGiven: Given): readonly Frame[] | Problem {
  const { moments = {} } = engine.rules.sketching ?? {};
  if (typeof name !== 'string') return faultProblem(formFault('agenda', 'agenda'));
  const found = Object.hasOwn(moments, name) ? moments[name] : undefined;
  return found?.(s, isGiven) ?? problem('unknown-moment', { moment: name, possible: Object.keys(moments).join(', ') });
}

function settled<S extends State, M extends Move, E extends Event>(
  engine: Engine<S, M, E>,
  state: S,
): Sketched<S, E> | Problem {
  const wrong = agendaProblem(engine, state);
  if (wrong) return wrong;
  const events: E[] = [];
  engine.settle(state, (event) => events.push(event));
  return rulesProblem(engine, state) ?? { state, events };
}

/** Draws a sketch over a position, without changing either. */
class Drawing {
  readonly faults: Problem[] = [];
  private readonly given = new Set<string>();
  private readonly blanks: Blanks;

  constructor(blanks: Blanks) {
    this.blanks = blanks;
  }

  isGiven(path: string): boolean {
    return this.given.has(path) || [...this.given].some((known) => known.startsWith(`${path}.`));
  }

  over(base: unknown, sketch: unknown, path: readonly string[]): unknown {
    if (Array.isArray(sketch)) return this.overList(base, sketch, path);
    if (isObject(sketch)) return this.overObject(base, sketch, path);
    this.given.add(path.join('.'));
    return sketch;
  }

  private overList(base: unknown, sketch: readonly unknown[], path: readonly string[]): unknown {
    if (!Array.isArray(base)) return this.wrong(path, 'no-list');
    this.given.add(path.join('.'));
    return sketch.map((entry, place) => this.over(base[place], entry, [...path, String(place)]));
  }

  private overObject(base: unknown, sketch: Sketch, path: readonly string[]): unknown {
    if (Array.isArray(base)) return this.overPlaces(base, sketch, path);
    const below = isObject(base) ? base : this.blank(path);
    if (!isObject(below)) return this.wrong(path, 'no-object');
    const result: Record<string, unknown> = plainCopy(below);
    for (const [key, inner] of Object.entries(sketch)) {
      const place = [...path, key];
      result[key] = Object.hasOwn(below, key) ? this.over(below[key], inner, place) : this.wrong(place, 'unknown');
    }
    return result;
  }

  private overPlaces(base: readonly unknown[], sketch: Sketch, path: readonly string[]): unknown {
    const result: unknown[] = plainCopy([...base]);
    for (const [key, inner] of Object.entries(sketch)) {
      const place = [...path, key];
      if (/^(0|[1-9]\d{0,3})$/.test(key) && Number(key) <= result.length)
        result[Number(key)] = this.over(base[Number(key)], inner, place);
      else this.wrong(place, 'no-place', { entries: base.length });
    }
    return result;
  }

  private blank(path: readonly string[]): unknown {
    const isPlace = (key: string) => /^\d+$/.test(key);
    const pattern = path.map((key) => (isPlace(key) ? '*' : key)).join('.');
    return this.blanks[pattern]?.(...path.filter(isPlace).map(Number));
  }

  private wrong(path: readonly string[], code: FormCode, params: Fault['params'] = {}): undefined {
    this.faults.push(faultProblem(formFault(path.join('.'), code, params)));
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
