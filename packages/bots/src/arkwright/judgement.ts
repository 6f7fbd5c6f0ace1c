import { type ArkwrightRules, GOODS, goodIndex, isProducing, type Move, type State } from '@cromford/arkwright';
import type { Rules } from '@cromford/kernel';
import type { Judgement } from '../judgement.ts';
import { USUAL_GROWTH } from '../search/tree.ts';
import { against } from './against.ts';
import { explain } from './explain.ts';
import { BoardFeatures } from './features.ts';
import { Hunches } from './hunches.ts';
import { Valuation } from './valuation.ts';
import { type BoardWeights, weightsFor } from './weights.ts';
import { isLastExchange, Portfolio } from './worth.ts';

/** Between two, what the other loses is as good as won; among more it mostly helps a third. */
const RIVALRY = 0.8;
/** Its net gave too much to whoever led (docs/learning.md). */
const ANNIVERSARY_CERTAINTY = 0.8;

/** Between two, a tree sees more of the short game than a race does; elsewhere it sees less, or no more (docs/learning.md). */
const TREE = { ...USUAL_GROWTH, seats: 2, times: 2, plans: 8, deals: 1, most: 6 };

/** The board game in all its editions, judged by the portfolio that can be expected at the end. */
export function boardJudgement(rules: Rules): Judgement | undefined {
  if (!isBoardGame(rules)) return undefined;
  const { ruleset } = rules;
  const portfolio = new Portfolio(ruleset);
  const hunches = new Hunches(rules, new Valuation(ruleset, portfolio));
  const weights = weightsFor(ruleset);
  const judgement: Judgement<State, Move> = {
    weights,
    spread: 40,
    rivalry: (seats) => (seats === 2 ? RIVALRY : 0),
    worth: (s, seat, w) => portfolio.of(s, seat, w as BoardWeights),
    hunches: (s, seat, moves, w, into) => hunches.look(s, seat, moves, w as BoardWeights, into),
    isIdle,
    explain: (turn, language) => explain(rules, portfolio, weights, turn, language),
    against: (own, best, language) => against(ruleset, portfolio, weights, own, best, language),
    net: ruleset.id,
    ...(ruleset.id === 'spinning-jenny' && { taught: { tree: TREE } }),
    ...(ruleset.id === 'anniversary' && { taught: { certainty: ANNIVERSARY_CERTAINTY } }),
    features: () => new BoardFeatures(ruleset, weights),
    settled: (s) => isLastExchange(s),
    isUnderWay: (s) => s.cycle >= 0 && isProducing(s),
    sameTurn: (from, s) => s.cycle === from.cycle && s.decade === from.decade,
    // The end of a decade belongs to its last cycle.
    clock: ({ decade, cycle }) =>
      ruleset.decades.indexOf(decade) * GOODS.length + (cycle < 0 ? GOODS.length - 1 : cycle),
  };
  return judgement as unknown as Judgement;
}

/** Whoever leaves a price as it is says so by being done. */
function isIdle({ agenda, players }: State, move: Move): boolean {
  if (move.do !== 'price') return false;
  const frame = agenda[agenda.length - 1];
  return frame?.step === 'prices' && players[frame.seat]?.factories[goodIndex[move.good]]?.price === move.amount;
}

function isBoardGame(rules: Rules): rules is Rules & ArkwrightRules {
  return 'ruleset' in rules && 'forecastAfter' in rules;
}
