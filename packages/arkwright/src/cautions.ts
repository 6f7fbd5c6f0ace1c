import { FullList, type Seat, type Steps } from '@cromford/kernel';
import { clone } from './clone.ts';
import { type OpenContracts, onTheLastCrate, openAtEnd } from './contracts-ahead.ts';
import { forecast, isRunning } from './forecast.ts';
import type { Frame } from './frames.ts';
import { GOODS, type Good, goodAt } from './goods.ts';
import { leaveMarket, wageNow } from './market.ts';
import type { Move } from './moves.ts';
import type { News } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import type { Pounds, State } from './state.ts';
import { decadeAfter } from './steps/round/end-round.ts';

type AllSteps = Steps<State, Frame, Move, News>;

/** What the screen of a position shows that the rules must be played for. */
export interface Foresight {
  /** What becomes obsolete for the seat before the next decade, and what that costs; nothing for a bystander. */
  readonly ageing: readonly Obsolescence[];
  /** What the cheapest action of its next turn costs, as long as players act. */
  readonly cheapest: Pounds | undefined;
  readonly rise: WageRise | undefined;
  /** Goods whose contract the next production serves with the last crate. */
  readonly lastCrate: readonly Good[];
  /** What contracts that stay open cost at the end, in the last decade. */
  readonly openAtEnd: OpenContracts | undefined;
  /** All of a production phase that is under way, where `forecast` tells the rest of it. */
  readonly whole: readonly News[];
}

/** After how many more hired workers the wage rises, and to what. */
export interface WageRise {
  readonly workers: number;
  readonly wage: Pounds;
}

export function foresightOf(steps: AllSteps, rs: Ruleset, view: State, seat: Seat | null): Foresight {
  const good = goodAt(Math.max(0, view.cycle));
  const isActing = view.agenda.some(({ step }) => step === 'production');
  return {
    ageing: seat === null ? [] : obsolescenceAhead(steps, rs, view, seat),
    cheapest: seat !== null && isActing ? cheapestNext(steps, rs, view, seat) : undefined,
    rise: seat === null ? undefined : wageAhead(rs, view),
    lastCrate: seat === null ? [] : onTheLastCrate(steps, rs, view, seat),
    openAtEnd: seat === null ? undefined : openAtEnd(steps, rs, view, seat),
    whole: isRunning(view, good) ? wholePhase(steps, rs, view, good) : [],
  };
}

/** The phase from its beginning, with the rows that have been shut for it. */
function wholePhase(steps: AllSteps, rs: Ruleset, view: State, good: Good): News[] {
  return forecast(steps, rs, { ...view, agenda: [] }, good, ({ sale }, { step }) => {
    if (step === 'produce') sale.shut = [...view.sale.shut];
  });
}

/** A factory that becomes obsolete before the next decade, as things lie now. */
export interface Obsolescence {
  readonly decade: number;
  readonly good: Good;
  /** Workers that come on top, and those that cannot be had. */
  readonly workers: number;
  readonly missing: number;
  /** What its production costs more, each time: those workers, and for all of them the wage that it is then. */
  readonly wages: Pounds;
  /** The wage now, and when everybody's additional workers have left the market. */
  readonly wage: Pounds;
  readonly wageThen: Pounds;
  /** What is paid at once for all missing workers of the seat. */
  readonly fee: Pounds;
}

/** What would become obsolete for a seat at the end of this decade: the real step is run on a copy. */
function obsolescenceAhead(steps: AllSteps, rs: Ruleset, view: State, seat: Seat): Obsolescence[] {
  if (view.decade === rs.lastDecade) return [];
  const before: State = { ...clone(view), agenda: [] };
  const after = clone(before);
  const news: News[] = [];
  const { obsolescence } = steps;
  obsolescence.run?.(after, { step: 'obsolescence' }, (event) => void news.push(event));
  const fee = paid(news, seat, 'obsolescence');
  return news.flatMap((event) => {
    if (event.kind !== 'obsolete' || event.seat !== seat) return [];
    const { good, workers, missing } = event;
    const wages =
      paid(forecast(steps, rs, after, good), seat, 'wages') - paid(forecast(steps, rs, before, good), seat, 'wages');
    const rise = { wage: wageNow(rs, before), wageThen: wageNow(rs, after) };
    return [{ decade: decadeAfter(rs, view.decade), good, workers, missing, wages, fee, ...rise }];
  });
}

/** How many workers more may be hired, by whomever, before the wage rises, and to what; nothing where it does not. */
function wageAhead(rs: Ruleset, view: State): WageRise | undefined {
  const s = clone(view);
  const now = wageNow(rs, s);
  for (let workers = 1; s.market > 0; workers++) {
    leaveMarket(s, 1);
    const wage = wageNow(rs, s);
    if (wage > now) return { workers, wage };
  }
  return undefined;
}

function paid(news: readonly News[], seat: Seat, why: 'obsolescence' | 'wages'): Pounds {
  return news.reduce(
    (sum, event) => (event.kind === 'cash' && event.seat === seat && event.why === why ? sum - event.by : sum),
    0,
  );
}

/** What the cheapest action of a seat costs in its next turn, by the real list of that turn; nothing where none comes. */
export function cheapestNext(steps: AllSteps, rs: Ruleset, view: State, seat: Seat): Pounds | undefined {
  // The last exchange: after it the game is scored.
  if (view.agenda.some(({ step }) => step === 'scoring')) return undefined;
  const s: State = { ...clone(view), agenda: [] };
  if (s.cycle === GOODS.length - 1) {
    if (s.decade === rs.lastDecade) return undefined;
    const back = steps['return-markers'];
    back.run?.(s, { step: 'return-markers' }, undefined);
  }
  const { turn } = steps;
  if (!('options' in turn)) return undefined;
  const list = new FullList<Move>();
  turn.options(s, { step: 'turn', seat }, list);
  const costs = list.options.flatMap(({ refusal, notes }) =>
    refusal ? [] : notes.filter(({ code }) => code === 'cost').map(({ params }) => Number(params.pounds)),
  );
  return costs.length > 0 ? Math.min(...costs) : undefined;
}
