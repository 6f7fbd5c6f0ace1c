import type { Offer, Steps } from '@cromford/kernel';
import { clone } from './clone.ts';
import type { Frame } from './frames.ts';
import { type Good, goodIndex } from './goods.ts';
import { DONE } from './move-table.ts';
import type { Move } from './moves.ts';
import type { News } from './news.ts';
import type { State } from './state.ts';

type AllSteps = Steps<State, Frame, Move, News>;
type AnyStep = AllSteps[Frame['step']];
type Asks = Extract<AnyStep, { play: unknown }>;

/** The step of a frame: both are read from the same name. */
function stepOf(steps: AllSteps, frame: Frame): Extract<AnyStep, { run: unknown }> | Asks {
  return steps[frame.step] as Extract<AnyStep, { run: unknown }> | Asks;
}

/**
 * The production phase of a good as if it came now: the real steps run on a copy, and what players may choose in it is chosen as
 * most would: sell stored goods and serve patrons and contracts while they can, keep what there is room for.
 */
export function forecast(steps: AllSteps, view: State, good: Good): News[] {
  const s = clone(view);
  const news: News[] = [];
  const emit = (event: News) => {
    news.push(event);
  };
  s.cycle = goodIndex[good];
  s.agenda = [{ step: 'production' }];
  const usual = new Usual();
  for (let frame = s.agenda.pop(); frame; frame = s.agenda.pop()) {
    const step = stepOf(steps, frame);
    if ('run' in step) step.run(s, frame as never, emit);
    else {
      usual.choice = undefined;
      step.options(s, frame as never, usual);
      step.play(s, frame as never, usual.choice ?? DONE, emit);
    }
  }
  return news;
}

/** What follows a choice before anybody else chooses: payments, but not another turn and not the real production phase. */
const BEYOND: ReadonlySet<Frame['step']> = new Set(['turns', 'turn', 'production', 'end-cycle', 'end-round']);

/** The same after a choice that is open now. */
export function forecastAfter(steps: AllSteps, view: State, move: Move, good: Good): News[] {
  const s = clone(view);
  const asked = s.agenda.pop();
  if (!asked) return [];
  (stepOf(steps, asked) as Asks).play(s, asked as never, move, undefined);
  for (let frame = s.agenda.pop(); frame && !BEYOND.has(frame.step); frame = s.agenda.pop()) {
    const step = stepOf(steps, frame);
    if (!('run' in step)) break;
    step.run(s, frame as never, undefined);
  }
  return forecast(steps, s, good);
}

/** Reads a list of choices and keeps the usual one: the largest amount of what is offered first, but no row is shut. */
class Usual implements Offer<Move> {
  readonly explains = false;
  choice: Move | undefined;

  open(move: Move): void {
    if (move.do === 'shut-row') return;
    if (this.choice === undefined || ('amount' in move && move.do === this.choice.do)) this.choice = move;
  }

  range(move: Extract<Move, { amount: number }>, to: number): void {
    this.open({ ...move, amount: to });
  }

  refuse(): void {}

  never(): void {}
}
