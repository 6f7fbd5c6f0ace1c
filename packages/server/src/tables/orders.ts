import { type Problem, problem } from '@cromford/kernel';
import type { WantedOrder } from '@cromford/protocol/wanted';
import { newId } from '../ids.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { EntryRow, OrderRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { HOUSE } from './play.ts';

const ORDER = 'order-';

/** The key under which the house plays an order, after so many entries. */
export const orderKey = (seq: number) => `${ORDER}${seq}`;

/** Whether the house decided this by an order, and not its seat by hand. */
export const isOrdered = ({ key }: Pick<EntryRow, 'key'>) => key.startsWith(`${HOUSE}${ORDER}`);

/** Answers given in advance. One that is refused when its moment comes is cancelled, and says why. */
export class Orders {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async give(table: string, seat: number, wanted: WantedOrder): Promise<{ id: string } | Problem> {
    const open = (await this.list(table, seat)).filter(({ left, cancelled }) => left > 0 && cancelled === null);
    if (open.length >= QUOTAS.orders) return problem('quota', { what: 'orders', most: QUOTAS.orders });
    await this.forgetSpent(table, seat);
    const id = newId();
    const { step, line, times } = wanted;
    await this.store.database.query
      .insertInto('orders')
      .values({ id, table_id: table, seat, step, line, left: times, cancelled: null, created_at: this.now() })
      .execute();
    return { id };
  }

  async list(table: string, seat: number): Promise<Omit<OrderRow, 'table_id' | 'seat'>[]> {
    return this.store.database.query
      .selectFrom('orders')
      .select(['id', 'step', 'line', 'left', 'cancelled', 'created_at'])
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .orderBy('created_at')
      .execute();
  }

  /** Of those that no longer answer, the latest are kept for their owner to read. */
  private async forgetSpent(table: string, seat: number): Promise<void> {
    const spent = (await this.list(table, seat)).filter(({ left, cancelled }) => left === 0 || cancelled !== null);
    const old = spent.slice(0, Math.max(0, spent.length - QUOTAS.orders));
    for (const { id } of old) await this.store.database.query.deleteFrom('orders').where('id', '=', id).execute();
  }

  async withdraw(table: string, seat: number, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.store.database.query
      .deleteFrom('orders')
      .where('id', '=', id)
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async any(table: string, seat: number): Promise<boolean> {
    return (await this.list(table, seat)).some(({ left, cancelled }) => left > 0 && cancelled === null);
  }

  /** The oldest order for this step, with one of its uses spent. */
  async take(table: string, seat: number, step: string): Promise<{ id: string; line: string } | undefined> {
    const order = (await this.list(table, seat)).find(
      (known) => known.step === step && known.left > 0 && known.cancelled === null,
    );
    if (!order) return undefined;
    const { numUpdatedRows } = await this.store.database.query
      .updateTable('orders')
      .set({ left: order.left - 1 })
      .where('id', '=', order.id)
      .where('left', '=', order.left)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? order : undefined;
  }

  /** News of the table: whoever gave the order may be looking at it. */
  async cancel(id: string, reason: string): Promise<void> {
    const order = await this.store.database.query
      .updateTable('orders')
      .set({ cancelled: reason })
      .where('id', '=', id)
      .returning('table_id')
      .executeTakeFirst();
    if (order) await this.store.rooms.change(order.table_id, async () => true);
  }
}
