import { playerAt } from '../state.ts';
import type { CardHooks } from './hooks.ts';

/** Card 5: attached to a factory at once, where four workers are paid £2 less. */
export const foreman: CardHooks = {
  card: 'foreman',
  wageLess: (effects) => effects.wageLess,
  wageWorkers: (effects) => effects.wageWorkers,
  taken(_rs, s, seat) {
    s.agenda.push({ step: 'foreman', seat });
  },
  left(_rs, s, seat) {
    playerAt(s, seat).foreman = -1;
  },
};
