import type { ArkwrightRules, Move, State } from '@cromford/arkwright';
import { Engine, type Random } from '@cromford/kernel';
import type { TurnTold } from '../judgement.ts';

const DEAL: Random = [1, 2, 3, 4];

/** What a turn does to the cash of its seat. */
export interface Purse {
  /** Paid for the turn itself, before anything is produced. */
  readonly spent: number;
  readonly left: number;
  /** What the cheapest action of the next turn costs; nothing where none comes. */
  readonly cheapest: number | undefined;
  readonly isLast: boolean;
}

/** The last exchange: nothing is produced any more, and money buys shares or nothing. */
export const isLast = ({ agenda }: State) => agenda.some(({ step }) => step === 'scoring');

/** By playing the turn on a copy: nothing is reckoned here that the rules do not say. */
export function purse(rules: ArkwrightRules, { before, seat, moves }: TurnTold<State, Move>): Purse {
  const s = rules.guess(before, [...DEAL]);
  const engine = new Engine(rules);
  let spent = 0;
  let cheapest: number | undefined;
  let isProducing = false;
  moves.forEach((move, i) => {
    // The last move may already bring the production, and with it another cycle.
    if (i === moves.length - 1) cheapest = rules.cheapestNext(s, seat);
    engine.apply(s, move, (event) => {
      if (event.kind === 'market') isProducing = true;
      if (event.kind === 'cash' && event.seat === seat && !isProducing) spent -= event.by;
    });
  });
  return { spent, left: (before.players[seat]?.cash ?? 0) - spent, cheapest, isLast: isLast(before) };
}
