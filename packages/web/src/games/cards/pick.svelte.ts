import type { DistributionCard, QualityCard } from '@cromford/cards';

/** Which quality or distribution card is in hand while one is placed: pure screen, no move. */
class Pick {
  card = $state<QualityCard | DistributionCard>();
}

export const pick = new Pick();
