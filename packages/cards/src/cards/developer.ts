import { playerAt } from '../state.ts';
import type { CardHooks } from './hooks.ts';

/** Card 9: fixed costs £2 lower; refreshes another card once per decade. */
export const developer: CardHooks = {
  card: 'developer',
  rotates: true,
  refreshes: true,
  fixedCostLess: (effects) => effects.fixedCostLess,
  taken(_rs, s, seat) {
    if (playerAt(s, seat).spent !== 0) s.agenda.push({ step: 'refresh', seat });
  },
};
