import type { Move, Player, State } from '@cromford/cards';
import { isOver, type Language } from '@cromford/kernel';
import { beside, better } from '../against.ts';
import type { TurnCompared } from '../judgement.ts';
import type { Outlook } from './outlook.ts';
import type { Weighing } from './weighing.ts';

/** What of a company is better after the second turn, once both have been played on. */
export function against(
  outlook: Outlook,
  w: Weighing,
  own: TurnCompared<State, Move>,
  best: TurnCompared<State, Move>,
  language: Language,
): readonly string[] {
  const { both, isEnd, seat } = beside(own, best);
  const company = (s: State) => s.players[seat] as Player;
  const shares = both((s) => company(s).shares - company(s).loans);
  const value = both((s) => company(s).value);
  const productions = both((s) => {
    if (isOver(s)) return 0;
    outlook.worth(s, seat, w);
    return outlook.income.reduce((sum, pounds) => sum + pounds, 0);
  });
  return better(
    [
      { what: 'shares', ...shares, each: value.best },
      { what: 'shareValue', ...value, each: shares.best },
      { what: 'productions', ...productions, each: 1 },
      // When all is over money is worth nothing.
      ...(isEnd ? [] : [{ what: 'cash', ...both((s) => company(s).cash), each: 1 } as const]),
    ],
    isEnd,
    language,
  );
}
