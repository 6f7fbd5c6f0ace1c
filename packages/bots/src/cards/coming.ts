import { type CardRules, GOODS, type Good, type Move, type News, type State } from '@cromford/cards';
import { Engine, type Random, type Seat, sameMove } from '@cromford/kernel';
import type { TurnTold } from '../judgement.ts';
import type { Coming } from '../words/cards.ts';

/** Money that was borrowed, not earned. */
const RAISED = new Set(['loan', 'emergency']);
const DEAL: Random = [1, 2, 3, 4];

/** The position that a turn leads to, before anything is produced: its last move may already bring the production. */
export function afterTurn(rules: CardRules, { before, moves }: Pick<TurnTold<State, Move>, 'before' | 'moves'>): State {
  const s = rules.guess(before, [...DEAL]);
  const engine = new Engine(rules);
  let atProduction: State | undefined;
  for (const move of moves) {
    // What was drawn on the way may fall otherwise here: the rest is not told.
    if (!engine.open(s).some((open) => sameMove(open, move))) break;
    engine.apply(s, move, ({ kind }) => {
      if (kind === 'production') atProduction ??= rules.clone(s);
    });
  }
  atProduction?.agenda.push({ step: 'production' });
  return atProduction ?? s;
}

/** What the production of this round brings the seat: as things stand, and after the turn. By the game's own forecast. */
export function coming(
  rules: CardRules,
  before: State,
  after: State,
  seat: Seat,
): { readonly good: Good; readonly now: Coming; readonly later: Coming } | undefined {
  const good = GOODS[before.good];
  if (!good || !before.agenda.some(({ step }) => step === 'production')) return undefined;
  const [now, later] = [before, after].map((s) => of(seat, rules.forecast?.(s, good) ?? []));
  return now && later && { good, now, later };
}

function of(seat: Seat, news: readonly News[]): Coming {
  const found = { sold: 0, price: 0, net: 0, steps: 0 };
  for (const event of news) {
    if (event.kind === 'sold' && event.who === seat) Object.assign(found, { sold: event.amount, price: event.price });
    if (event.kind === 'cash' && event.seat === seat && !RAISED.has(event.why)) found.net += event.by;
    if (event.kind === 'value' && event.who === seat) found.steps += event.by;
  }
  return found;
}
