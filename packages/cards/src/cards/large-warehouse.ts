import { at, put } from '@cromford/kernel';
import { goodAt } from '../goods.ts';
import { LARGE, NOT_OWNED, RESERVE } from '../pieces.ts';
import { playerAt } from '../state.ts';
import type { CardHooks } from './hooks.ts';

/** Card 13: one more warehouse, for four goods. */
export const largeWarehouse: CardHooks = {
  card: 'large-warehouse',
  taken(_rs, s, seat) {
    playerAt(s, seat).warehouses = put(playerAt(s, seat).warehouses, LARGE, RESERVE);
  },
  left(_rs, s, seat, emit) {
    const p = playerAt(s, seat);
    const good = at(p.warehouses, LARGE);
    const goods = at(p.stored, LARGE);
    p.warehouses = put(p.warehouses, LARGE, NOT_OWNED);
    p.stored = put(p.stored, LARGE, 0);
    // what is stored there is lost.
    if (good >= 0 && goods > 0)
      emit?.({ kind: 'goods', rule: 'CG-WH-08', seat, good: goodAt(good), by: -goods, why: 'lost' });
  },
};
