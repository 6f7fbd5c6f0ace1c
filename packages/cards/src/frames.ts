import type { Seat } from '@cromford/kernel';
import type { CardIndex } from './cards/names.ts';
import type { GoodIndex } from './goods.ts';
import type { Flag } from './state.ts';

/** What a card's value is being added to. */
export type Improvement = 'quality' | 'distribution';

/** Everything that can stand on the agenda. `k` counts players in turn order. */
export type Frame =
  // Set-up
  | { step: 'first-factories'; k: number }
  | { step: 'second-factories'; k: number }
  | { step: 'open-factory'; seat: Seat }
  | { step: 'opponents' }
  | { step: 'gifts'; k: number }
  | { step: 'gift'; seat: Seat }
  | { step: 'openings'; k: number }
  | { step: 'opening'; seat: Seat }
  // A round and its turns
  | { step: 'round' }
  | { step: 'turns'; k: number }
  | { step: 'act'; seat: Seat }
  | { step: 'build'; seat: Seat; built: number; upgraded: number; invented: number; more: number }
  | { step: 'employ'; seat: Seat; added: number }
  | { step: 'automate'; seat: Seat; left: number; added: number }
  | { step: 'improve'; seat: Seat; kind: Improvement }
  | { step: 'buy'; seat: Seat }
  | { step: 'loans'; seat: Seat; bought: number }
  | { step: 'ships'; seat: Seat; done: Flag }
  | { step: 'extra-production'; seat: Seat; run: number }
  | { step: 'pay-run'; seat: Seat; good: GoodIndex; cards: number }
  | { step: 'load'; seat: Seat; loaded: number; income: number; from: number }
  | { step: 'swap'; seat: Seat }
  | { step: 'price'; seat: Seat }
  | { step: 'spot'; seat: Seat }
  | { step: 'office'; seat: Seat }
  | { step: 'turn-quality'; seat: Seat; card: number }
  | { step: 'marker'; seat: Seat }
  /** `discarded` has just made room for another card; `used` was discarded by this turn's action. Neither may be taken back now. */
  | { step: 'develop'; seat: Seat; discarded: CardIndex | -1; used: CardIndex | -1 }
  | { step: 'broker'; seat: Seat }
  | { step: 'inventor'; seat: Seat; left: number }
  | { step: 'foreman'; seat: Seat }
  | { step: 'refresh'; seat: Seat }
  | { step: 'refill'; seat: Seat; good: GoodIndex; left: number }
  // Production
  | { step: 'production' }
  | { step: 'producers'; k: number }
  | { step: 'producer'; seat: Seat }
  | { step: 'extra-shift'; seat: Seat; made: number; extra: Flag }
  | { step: 'sale'; seat: Seat; made: number; bonus: number; asked: number }
  | { step: 'patron'; seat: Seat; made: number; bonus: number; asked: number; card: CardIndex }
  | { step: 'sell-stored'; seat: Seat; made: number; maximum: number }
  | { step: 'ship'; seat: Seat }
  | { step: 'trade-office'; seat: Seat; ships: number }
  | { step: 'store'; seat: Seat; extra: Flag }
  | { step: 'costs'; seat: Seat }
  | { step: 'share-value' }
  | { step: 'ties'; k: number }
  | { step: 'tie'; seat: Seat }
  | { step: 'wear' }
  // Preparation and end
  | { step: 'prepare' }
  | { step: 'entrepreneurs'; k: number }
  | { step: 'entrepreneur'; seat: Seat }
  | { step: 'name-start'; seat: Seat }
  | { step: 'scoring' }
  | { step: 'award'; seat: Seat; left: number; earned: string }
  // Solo
  | { step: 'opponents-turn' };

export type StepName = Frame['step'];
export type FrameOf<Name extends StepName> = Extract<Frame, { step: Name }>;
