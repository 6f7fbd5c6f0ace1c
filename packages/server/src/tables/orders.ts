import { type Problem, problem } from '@cromford/kernel';
import type { WantedOrder } from '@cromford/protocol/wanted';
import { newId } from '../ids.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { Query } from '../storage/database.ts';
import type { EntryRow, OrderRow } from '../storage/schema-tables.ts';
import type { Store } from '../storage/store.ts';
import { HOUSE } from './play.ts';

const ORDER = 'order-';

/** The key under which the house plays an order, after so many entries. */
export const orderKey = (seq: number) => `${ORDER}${seq}`;

/** Whether the house decided this by an order, and not its seat by hand. */
export const isOrdered = ({ key }: Pick<EntryRow, 'key'>) => key.startsWith(`${HOUSE}${ORDER}`);

type Listed = Omit<OrderRow, 'table_id' | 'seat'>;

const answers = ({ left, cancelled }: Listed) => left > 0 && cancelled === null;

function partition(orders: readonly Listed[]): [open: Listed[], spent: Listed[]] {
  return [orders.filter(answers), orders.filter((order) => !answers(order))];
}

/** Answers given in advance. One that is refused when its moment comes is cancelled, and says why. */
export class Orders {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** In a game that has begun: before that a seat may still change hands. One at a time, so that many at once are counted. */
  async give(table: string, seat: number, wanted: WantedOrder): Promise<{ id: string } | Problem> {
    const { database, rooms } = this.store;
    return database.transaction(async (trx) => {
      const stage = (await rooms.hold(table, trx))?.stage ?? 'closed';
      if (stage !== 'playing' && stage !== 'paused') return problem('not-playing', { stage });
      const [open, spent] = partition(await this.list(table, seat, trx));
      if (open.length >= QUOTAS.orders) return problem('quota', { what: 'orders', most: QUOTAS.orders });
      // Of those that no longer answer, the latest are kept for their owner to read.
      for (const { id } of spent.slice(0, Math.max(0, spent.length - QUOTAS.orders)))
        await trx.deleteFrom('orders').where('id', '=', id).execute();
      const id = newId();
      const { step, line, times } = wanted;
      const row = { id, table_id: table, seat, step, line, left: times, cancelled: null, created_at: this.now() };
      await trx.insertInto('orders').values(row).execute();
      return { id };
    });
  }

  async list(table: string, seat: number, query: Query = this.store.database.query): Promise<Listed[]> {
    return query
      .selectFrom('orders')
      .select(['id', 'step', 'line', 'left', 'cancelled', 'created_at'])
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .orderBy('created_at')
      .execute();
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
    return (await this.list(table, seat)).some(answers);
  }

  /**
   * The oldest order for this step that is older than the question, with one of its uses spent. Whoever gives one while he is asked means the
   * next time: it must not be played because something else has happened at the table meanwhile.
   */
  async take(
    table: string,
    seat: number,
    step: string,
    asked: number,
  ): Promise<{ id: string; line: string } | undefined> {
    const order = (await this.list(table, seat)).find(
      (known) => known.step === step && known.created_at <= asked && answers(known),
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

  /** Its owner was quicker, by hand: nothing was spent. */
  async giveBack(id: string): Promise<void> {
    await this.store.database.query
      .updateTable('orders')
      .set((e) => ({ left: e('left', '+', 1) }))
      .where('id', '=', id)
      .execute();
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
