import type { Decision, Emit, Event, Rules, Step } from './game.ts';
import { FullList, Judge, OpenList } from './listing.ts';
import type { Move } from './move.ts';
import type { Option, Refusal, RuleId } from './option.ts';
import { seeded } from './random.ts';
import { renamedNews, renamedOption, renamedRefusal, renamedRule } from './rule-names.ts';
import { type Frame, nextFrame, type Seat, type State } from './state.ts';

/** The decision that the game waits for. */
export interface Due {
  readonly seat: Seat;
  readonly step: string;
  readonly rule: RuleId;
}

/** A chain of steps that never comes to a decision is a fault in the rules, not a long game. */
const STEPS_WITHOUT_DECISION = 10_000;

/**
 * Runs the agenda. The state belongs to the caller and is changed in place; between calls it stands at a decision or at the end.
 */
export class Engine<S extends State = State, M extends Move = Move, E extends Event = Event> {
  readonly rules: Rules<S, M, E>;
  private readonly list = new OpenList<M>();
  /** Looked up at every turn of the loop, where a map is quicker than an object of so many keys. */
  private readonly steps: ReadonlyMap<string, Step<S, Frame, M, E>>;

  private lastFrame: Frame | undefined;
  private lastStep: Step<S, Frame, M, E> | undefined;

  constructor(rules: Rules<S, M, E>) {
    this.rules = rules;
    this.steps = new Map(
      Object.entries<Step<S, Frame, M, E>>(rules.steps).map(([name, step]) => [name, ofOneForm(step)]),
    );
  }

  /** A new game, at its first decision. */
  start(seed: string, emit?: Emit<E>): S {
    const told = renamedNews(this.rules.ruleNames, emit);
    const s = this.rules.begin(seeded(seed), told);
    this.run(s, told);
    return s;
  }

  /** Whose choice is due, or nobody's when the game is over. */
  due(s: S): Due | undefined {
    const frame = nextFrame(s);
    if (!frame) return undefined;
    const step = this.decision(frame);
    return { seat: step.seat(s, frame), step: frame.step, rule: this.ruleOf(step, s, frame) };
  }

  /** Whose choice is due, and no more than that: search asks after every move. */
  turnOf(s: S): Seat | undefined {
    const frame = nextFrame(s);
    return frame && this.decision(frame).seat(s, frame);
  }

  /** Every choice with its notes and, where it is not open, its reason. */
  options(s: S): Option<M>[] {
    const frame = nextFrame(s);
    if (!frame) return [];
    const list = new FullList<M>();
    const step = this.decision(frame);
    step.options(s, frame, list);
    step.never?.(s, frame, list);
    return list.options.map((option) => renamedOption(this.rules.ruleNames, option));
  }

  /** Why this move may not be played now; nothing when it may. */
  judge(s: S, move: M): Refusal | undefined {
    const frame = nextFrame(s);
    if (!frame) return { code: 'game-over', rule: '', params: {} };
    const step = this.decision(frame);
    const judge = new Judge<M>(move);
    step.options(s, frame, judge);
    step.never?.(s, frame, judge);
    const refused = judge.verdict(frame.step, this.ruleOf(step, s, frame));
    return refused && renamedRefusal(this.rules.ruleNames, refused);
  }

  /** Plays a move if it is open. Otherwise nothing changes, and the reason comes back. */
  play(s: S, move: M, emit?: Emit<E>): Refusal | undefined {
    const refused = this.judge(s, move);
    if (!refused) this.apply(s, move, emit);
    return refused;
  }

  /**
   * Plays a move that is known to be open (it came from a list) and returns the open moves of the next decision; none when the game
   * is over. The list is the caller's to keep.
   */
  apply(s: S, move: M, emit?: Emit<E>): readonly M[] {
    const frame = s.agenda.pop();
    if (frame === undefined) throw new Error('the game is over');
    s.ply++;
    const told = renamedNews(this.rules.ruleNames, emit);
    this.decision(frame).play(s, frame, move, told);
    return this.run(s, told);
  }

  /** The open moves now. */
  open(s: S): readonly M[] {
    const frame = nextFrame(s);
    this.list.clear();
    if (frame) this.decision(frame).options(s, frame, this.list);
    return this.list.moves;
  }

  /** Runs what needs nobody, and choices that are none, until somebody must choose. */
  settle(s: S, emit?: Emit<E>): readonly M[] {
    return this.run(s, renamedNews(this.rules.ruleNames, emit));
  }

  private run(s: S, emit: Emit<E>): readonly M[] {
    const { list } = this;
    for (let i = 0; i < STEPS_WITHOUT_DECISION; i++) {
      const frame = nextFrame(s);
      if (frame === undefined) return [];
      const step = this.step(frame);
      if (step.run !== undefined) {
        s.agenda.pop();
        step.run(s, frame, emit);
        continue;
      }
      list.clear();
      step.options(s, frame, list);
      if (list.length > 1 || (step.mustSee && list.length === 1)) return list.moves;
      const only = list.first;
      if (only === undefined) throw new Error(`no move is open at ${frame.step}`);
      s.agenda.pop();
      step.play(s, frame, only, emit);
    }
    throw new Error('the agenda does not come to a decision');
  }

  /** A decision is asked for twice, when it comes up and when it is played. Frames never change: the same one has the same step. */
  protected step(frame: Frame): Step<S, Frame, M, E> {
    if (frame === this.lastFrame && this.lastStep !== undefined) return this.lastStep;
    const step = this.steps.get(frame.step);
    if (step === undefined) throw new Error(`unknown step ${frame.step}`);
    this.lastFrame = frame;
    this.lastStep = step;
    return step;
  }

  private decision(frame: Frame): Decision<S, Frame, M, E> {
    const step = this.step(frame);
    if (step.run !== undefined) throw new Error(`${frame.step} is not a decision`);
    return step;
  }

  private ruleOf(step: Decision<S, Frame, M, E>, s: S, frame: Frame): RuleId {
    const { ruleNames } = this.rules;
    return ruleNames?.[frame.step] ?? renamedRule(ruleNames, step.ruleFor?.(s, frame) ?? step.rule);
  }
}

/** A step with all fields, whatever it leaves out: the loop reads them many million times, which is slow with objects of many forms. */
function ofOneForm<S extends State, M extends Move, E extends Event>(step: Step<S, Frame, M, E>): Step<S, Frame, M, E> {
  const { run, options, play, mustSee, seat, rule, ruleFor, never } = step as Partial<Decision<S, Frame, M, E>>;
  return { run, options, play, mustSee, seat, rule, ruleFor, never } as Step<S, Frame, M, E>;
}
