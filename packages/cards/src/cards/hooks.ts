import type { Seat } from '@cromford/kernel';
import type { GoodIndex } from '../goods.ts';
import type { Emit } from '../news.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { State } from '../state.ts';
import type { Track } from '../tracks.ts';
import type { Card } from './names.ts';

type Effect = (effects: Sheet['effects']) => number;

/** What a development card changes. A card's file declares the hooks it has; the steps ask for the hook, never for the card. */
export interface CardHooks {
  readonly card: Card;
  /** Turned by 90° when used, and spent then until the decade ends (CG-CRD-01). */
  readonly rotates?: true;
  /** The development whose decade restriction it lifts (CG-EXP-08). */
  readonly lifts?: Track;
  /** Wins a tie for the highest appeal (CG-C01-01), names the starting player (CG-C01-02). */
  readonly winsTies?: true;
  readonly namesStart?: true;
  /** Shipping tokens saved in one shipping (CG-C02-01). */
  readonly savesTokens?: Effect;
  /** Goods made in addition when it is discarded (CG-C03-01). */
  readonly makesMore?: Effect;
  /** Machines without maintenance in a factory (CG-C04-01). */
  readonly freeMachines?: Effect;
  /** Shares at half price instead of a development (CG-C06-01). */
  readonly halfPriceShares?: Effect;
  /** Goods it applies to, and by how much it raises the home sale of one of them (CG-C07-01). */
  readonly patronOf?: readonly GoodIndex[];
  readonly sellsMore?: Effect;
  /** Factories upgraded ahead of time (CG-C08-01), developments taken at once (CG-C08-02). */
  readonly upgradesAhead?: Effect;
  readonly developments?: Effect;
  /** Off the fixed cost of every factory (CG-C09-01); refreshes another card (CG-C09-02). */
  readonly fixedCostLess?: Effect;
  readonly refreshes?: true;
  /** Extra income for so many goods shipped at once (CG-C10-01). */
  readonly shippingBonus?: (effects: Sheet['effects'], goods: number) => number;
  /** Pounds off the wage of up to so many workers of its factory (CG-C05-02). */
  readonly wageLess?: Effect;
  readonly wageWorkers?: Effect;
  /** Needs an action to be placed: it lies in the reserve until then (CG-DEV-16). */
  readonly placedBy?: 'quality' | 'distribution';
  /** What happens when it is taken, and when it goes back to the supply. */
  taken?(rs: Ruleset, s: State, seat: Seat, emit: Emit): void;
  left?(rs: Ruleset, s: State, seat: Seat, emit: Emit): void;
}

export type Hook = Exclude<keyof CardHooks, 'card' | 'taken' | 'left'>;
