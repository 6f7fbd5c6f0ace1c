import type { Move, Player, Ruleset, State } from '@cromford/arkwright';
import { isOver, type Language } from '@cromford/kernel';
import { beside, better, mean } from '../against.ts';
import type { TurnCompared } from '../judgement.ts';
import type { BoardWeights } from './weights.ts';
import type { Portfolio } from './worth.ts';

/** What of a company is better after the second turn, once both have been played on. */
export function against(
  rs: Ruleset,
  portfolio: Portfolio,
  w: BoardWeights,
  own: TurnCompared<State, Move>,
  best: TurnCompared<State, Move>,
  language: Language,
): readonly string[] {
  const { both, isEnd, seat } = beside(own, best);
  const company = (s: State) => s.players[seat] as Player;
  const shares = both((s) => company(s).shares - company(s).loans);
  const value = both((s) => rs.value[company(s).space] ?? 0);
  const decade = both((s) => (isOver(s) ? 0 : portfolio.decade(s, seat, w)));
  const decades = mean(best.ends, (s) => (isOver(s) ? 0 : portfolio.decadesLeft(s)));
  return better(
    [
      { what: 'shares', ...shares, each: value.best },
      { what: 'shareValue', ...value, each: shares.best },
      { what: 'decade', ...decade, each: decades },
      // When all is over money is worth nothing.
      ...(isEnd ? [] : [{ what: 'cash', ...both((s) => company(s).cash), each: 1 } as const]),
    ],
    isEnd,
    language,
  );
}
