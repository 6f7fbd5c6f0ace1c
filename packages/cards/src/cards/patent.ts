import { at, put } from '@cromford/kernel';
import { goodAt } from '../goods.ts';
import { DISTRIBUTION, NOT_OWNED, PATENT, RESERVE } from '../pieces.ts';
import { playerAt } from '../state.ts';
import type { CardHooks } from './hooks.ts';

/** Card 11: one more distribution card; distribution develops without restriction. */
export const patent: CardHooks = {
  card: 'patent',
  lifts: 'distribution',
  placedBy: 'distribution',
  taken(_rs, s, seat) {
    const p = playerAt(s, seat);
    p.distribution = put(p.distribution, PATENT, RESERVE);
    p.helped = 1;
  },
  left(_rs, s, seat, emit) {
    const p = playerAt(s, seat);
    const good = at(p.distribution, PATENT);
    p.distribution = put(p.distribution, PATENT, NOT_OWNED);
    p.distributionValue = put(p.distributionValue, PATENT, 0);
    // its value is lost with it.
    if (good >= 0) emit?.({ kind: 'removed', rule: 'CG-DEV-13', seat, card: DISTRIBUTION[PATENT], good: goodAt(good) });
  },
};
