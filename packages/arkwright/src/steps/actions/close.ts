import type { Seat } from '@cromford/kernel';
import { workersOf } from '../../factory.ts';
import { type GoodIndex, goodAt } from '../../goods.ts';
import { fireWorkers } from '../../market.ts';
import type { Emit } from '../../news.ts';
import { factoryAt, playerAt, type State } from '../../state.ts';

/** FE-FAC-16, FE-FAC-17: free; workers to fired, everything else back; stored goods stay (FE-FAC-20). */
export function closeFactory(s: State, seat: Seat, good: GoodIndex, emit: Emit): void {
  const p = playerAt(s, seat);
  const f = factoryAt(p, good);
  p.factories[good] = null;
  emit?.({ kind: 'closed', rule: 'FE-FAC-16', seat, good: goodAt(good), level: f.level });
  fireWorkers(s, workersOf(f), 'factory', emit, seat, goodAt(good));
  fireWorkers(s, f.additional, 'additional', emit, seat, goodAt(good));
}
