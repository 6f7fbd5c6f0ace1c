import { at, FullList, type Offer, type Seat, type Steps } from '@cromford/kernel';
import { clone } from './clone.ts';
import type { Frame, FrameOf } from './frames.ts';
import { type Good, goodIndex } from './goods.ts';
import { worth } from './money.ts';
import { DONE } from './move-table.ts';
import type { Move } from './moves.ts';
import type { Emit, News } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import { playerAt, type State } from './state.ts';
import { isProducing, leftOf } from './under-way.ts';

type AllSteps = Steps<State, Frame, Move, News>;
type AnyStep = AllSteps[Frame['step']];
type Asks = Extract<AnyStep, { play: unknown }>;

/** The step of a frame: both are read from the same name. */
function stepOf(steps: AllSteps, frame: Frame): Extract<AnyStep, { run: unknown }> | Asks {
  return steps[frame.step] as Extract<AnyStep, { run: unknown }> | Asks;
}

/**
 * The production phase of a good as if it came now, or the rest of it where it is under way: the real steps run on a copy, and what
 * players may choose in it is chosen as most would: sell stored goods and serve patrons and contracts while they can, keep what there
 * is room for; but nobody sells at home what his contract makes dearer. What comes before it in any case is told before it. `look` sees
 * the copy before each step.
 */
export function forecast(
  steps: AllSteps,
  rs: Ruleset,
  view: State,
  good: Good,
  look?: (s: State, frame: Frame) => void,
): News[] {
  const s = clone(view);
  const news: News[] = [];
  const emit = (event: News) => {
    news.push(event);
  };
  if (isRunning(s, good)) s.agenda = leftOf(s.agenda);
  else {
    s.agenda = [{ step: 'production' }, ...comingFirst(s)];
    s.cycle = goodIndex[good];
  }
  playOut(steps, s, emit, (frame, usual) => (WEIGHED.has(frame.step) ? dearest(steps, rs, s, frame) : usual), look);
  return news;
}

/** Runs what is on the agenda to its end; what is asked is answered by `choose`. */
function playOut(
  steps: AllSteps,
  s: State,
  emit: Emit,
  choose: (frame: Frame, usual: Move) => Move,
  look?: (s: State, frame: Frame) => void,
): void {
  const usual = new Usual();
  for (let frame = s.agenda.pop(); frame; frame = s.agenda.pop()) {
    look?.(s, frame);
    const step = stepOf(steps, frame);
    if (step.run) step.run(s, frame as never, emit);
    else {
      usual.choice = undefined;
      step.options(s, frame as never, usual);
      step.play(s, frame as never, choose(frame, usual.choice ?? DONE), emit);
    }
  }
}

/** Where a good is sold at home that a contract may need. */
const WEIGHED: ReadonlySet<Frame['step']> = new Set(['patron', 'sell-stored']);

/** The choice that leaves whoever is asked with most, in cash and shares, when the phase goes on as usual; the first of equals. */
function dearest(steps: AllSteps, rs: Ruleset, s: State, frame: Frame): Move {
  const { seat } = frame as FrameOf<'patron'>;
  const open = new FullList<Move>();
  const step = stepOf(steps, frame) as Asks;
  step.options(s, frame as never, open);
  let best = DONE as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const { move, refusal } of open.options) {
    if (refusal) continue;
    const copy = clone(s);
    step.play(copy, frame as never, move, undefined);
    playOut(steps, copy, undefined, (_, usual) => usual);
    const p = playerAt(copy, seat);
    const has = p.cash - p.loans * rs.loan.repay + worth(rs, p);
    if (has <= most) continue;
    most = has;
    best = move;
  }
  return best;
}

/** It is this good whose production phase has begun. */
export const isRunning = (s: State, good: Good) => s.cycle === goodIndex[good] && isProducing(s);

/** The row that rests in the production that is under way, counted from 1; 0 where none does (FE-SAL-17). */
export function restingRow(s: State, seat: Seat, good: Good): number {
  return isRunning(s, good) ? at(s.sale.shut, seat) : 0;
}

/** What comes before the next production whatever is chosen: an action is paid for, factories become obsolete. */
function comingFirst({ agenda, turn }: State): Frame[] {
  const asked = agenda.at(-1);
  if (turn.due > 0 && asked && 'seat' in asked) return [{ step: 'settle', seat: asked.seat }];
  return agenda.filter(({ step }) => step === 'obsolescence');
}

/**
 * What follows a choice before anybody else chooses: payments, but not another turn, not the real production phase, nothing that
 * turns up a marker that lies face down, and nothing that comes whatever is chosen.
 */
const BEYOND: ReadonlySet<Frame['step']> = new Set([
  'decade',
  'cycle',
  'turns',
  'turn',
  'production',
  'end-cycle',
  'end-round',
  'event',
  'reserve',
  'obsolescence',
  'next-decade',
]);

/** The same after a choice that is open now; where the phase is under way, the choice is a part of it. */
export function forecastAfter(steps: AllSteps, rs: Ruleset, view: State, move: Move, good: Good): News[] {
  const news: News[] = [];
  const s = after(steps, view, move, isRunning(view, good) ? (event) => void news.push(event) : undefined);
  return s ? [...news, ...forecast(steps, rs, s, good)] : [];
}

/** The position after a choice that is open now and the payments it brings; nothing when nobody is asked. */
export function after(steps: AllSteps, view: State, move: Move, emit?: Emit): State | undefined {
  const s = clone(view);
  const asked = s.agenda.pop();
  if (!asked) return undefined;
  (stepOf(steps, asked) as Asks).play(s, asked as never, move, emit);
  for (let frame = s.agenda.pop(); frame; frame = s.agenda.pop()) {
    if (BEYOND.has(frame.step) || !settled(stepOf(steps, frame), s, frame, emit)) {
      s.agenda.push(frame);
      break;
    }
  }
  return s;
}

/** Does what needs nobody, choices that are none among it, as the engine would; false where somebody must choose. */
function settled(step: AnyStep, s: State, frame: Frame, emit: Emit): boolean {
  if (step.run) {
    step.run(s, frame as never, emit);
    return true;
  }
  const usual = new Usual();
  step.options(s, frame as never, usual);
  if (step.mustSee || usual.count > 1 || !usual.choice) return false;
  step.play(s, frame as never, usual.choice, emit);
  return true;
}

type WithAmount = Extract<Move, { amount: number }>;

/** Reads a list of choices and keeps the usual one: the largest amount of what is offered first, but no row is shut. */
class Usual implements Offer<Move> {
  choice: Move | undefined;
  /** How many choices there are. */
  count = 0;

  option(move: Move, open = true): undefined {
    if (!open) return;
    this.count++;
    if (move.do === 'shut-row') return;
    if (this.choice === undefined || ('amount' in move && move.do === this.choice.do)) this.choice = move;
  }

  range(move: WithAmount, to: number): undefined {
    if (to < move.amount) return;
    this.option({ ...move, amount: to });
    this.count += to - move.amount;
  }

  amounts(moves: readonly WithAmount[], from: number, to: number): undefined {
    this.range(moves[from] as WithAmount, to);
  }

  never(): void {}
}
