import { at, FullList, put, type Seat, type Steps } from '@cromford/kernel';
import { clone } from './clone.ts';
import { forecast } from './forecast.ts';
import type { Frame, FrameOf } from './frames.ts';
import { GOODS, type Good, goodAt } from './goods.ts';
import type { Move } from './moves.ts';
import type { News } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import { playerAt, type ShareSpace, type State } from './state.ts';

type AllSteps = Steps<State, Frame, Move, News>;

/** The spaces that a seat goes back at the end, those for contracts among them, and where its share stands then. */
export interface OpenContracts {
  readonly spaces: number;
  readonly contracts: number;
  readonly space: ShareSpace;
}

/**
 * Nothing before the last decade, and nothing where they cost nothing: the real scoring is run on a copy, after the production of this
 * cycle, as it is foreseen, has served what it can.
 */
export function openAtEnd(steps: AllSteps, rs: Ruleset, view: State, seat: Seat): OpenContracts | undefined {
  if (view.decade !== rs.lastDecade || playerAt(view, seat).contracts.every((space) => space === 0)) return undefined;
  const s: State = { ...produced(steps, rs, view), agenda: [] };
  const before = playerAt(s, seat).space;
  const news: News[] = [];
  steps.scoring.run?.(s, { step: 'scoring' }, (event) => void news.push(event));
  let contracts = 0;
  for (const event of news)
    if (event.kind === 'indicator' && event.seat === seat && event.why === 'contract')
      contracts += event.from - event.to;
  const { space } = playerAt(s, seat);
  return contracts > 0 ? { spaces: before - space, contracts, space } : undefined;
}

/** The position when the production of this cycle is over; a copy of this one where none is to come. */
function produced(steps: AllSteps, rs: Ruleset, view: State): State {
  if (!view.agenda.some(({ step }) => step === 'end-cycle')) return clone(view);
  const good = goodAt(view.cycle);
  let end = view;
  forecast(steps, rs, view, good, (s) => {
    end = s;
  });
  return end === view ? clone(view) : end;
}

/** Goods whose contract a seat would serve in the next production, but not if one crate more were sold at home. */
export function onTheLastCrate(steps: AllSteps, rs: Ruleset, view: State, seat: Seat): Good[] {
  const { contracts } = playerAt(view, seat);
  return GOODS.filter((good, i) => at(contracts, i) > 0 && takesLastCrate(steps, rs, view, seat, good));
}

function takesLastCrate(steps: AllSteps, rs: Ruleset, view: State, seat: Seat, good: Good): boolean {
  let isLast = false;
  const news = forecast(steps, rs, view, good, (s, frame) => {
    if (frame.step === 'shipment' && frame.seat === seat) isLast = !canDeliver(steps, oneFewer(s, seat), frame);
  });
  // Where the sale is over, or there is none, nothing more is sold at home.
  return isLast && news.some((event) => event.kind === 'sold' && event.seat === seat);
}

/** The same position with one crate less of the good that is produced: sold, or else taken from the warehouse. */
function oneFewer(view: State, seat: Seat): State {
  const s = clone(view);
  const left = at(s.sale.left, seat);
  const p = playerAt(s, seat);
  if (left > 0) s.sale.left[seat] = left - 1;
  else p.stored = put(p.stored, s.cycle, Math.max(0, at(p.stored, s.cycle) - 1));
  return s;
}

/** By the real list of the step. */
function canDeliver(steps: AllSteps, s: State, frame: FrameOf<'shipment'>): boolean {
  const list = new FullList<Move>();
  const { shipment } = steps;
  if ('options' in shipment) shipment.options(s, frame, list);
  return list.options.some(({ move, refusal }) => move.do === 'deliver' && !refusal);
}
