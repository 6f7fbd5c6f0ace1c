import { type Problem, problem } from '@cromford/kernel';
import * as z from 'zod';
import { newId, newSecret, secretHash } from '../ids.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';
import type { Seating } from '../tables/seating.ts';

const HOUR = 3_600_000;

export const invitationSchema = z.strictObject({
  seat: z.int().min(0).max(7).nullable().default(null),
  hours: z.int().min(1).max(720).default(72),
  uses: z.int().min(1).max(8).default(1),
});

/** Links that let somebody sit down at a table. What stands in the link is not kept, only its hash. */
export class Invitations {
  private readonly store: Store;
  private readonly seating: Seating;
  private readonly now: () => number;

  constructor(store: Store, seating: Seating, now: () => number) {
    this.store = store;
    this.seating = seating;
    this.now = now;
  }

  async make(actor: Actor, table: string, wanted: z.infer<typeof invitationSchema>) {
    const row = await this.store.rooms.find(table);
    if (row?.host !== actor.account) return problem('not-your-table');
    if (row.stage !== 'open') return problem('not-open', { stage: row.stage });
    const secret = newSecret();
    const expires = this.now() + wanted.hours * HOUR;
    await this.store.database.query
      .insertInto('invitations')
      .values({
        id: newId(),
        token: secretHash(secret),
        table_id: table,
        seat: wanted.seat,
        created_by: actor.account,
        created_at: this.now(),
        expires_at: expires,
        left: wanted.uses,
      })
      .execute();
    return { invitation: secret, expires };
  }

  /** To which table a link leads; the answer to a wrong one and to an expired one is the same. */
  async look(secret: string): Promise<{ table: string } | Problem> {
    const found = await this.find(secret);
    return found ? { table: found.table_id } : problem('no-such-invitation');
  }

  async accept(actor: Actor, secret: string): Promise<{ table: string; seat: number } | Problem> {
    const found = await this.find(secret);
    if (!found) return problem('no-such-invitation');
    const { query } = this.store.database;
    const { numUpdatedRows } = await query
      .updateTable('invitations')
      .set((e) => ({ left: e('left', '-', 1) }))
      .where('id', '=', found.id)
      .where('left', '>', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return problem('no-such-invitation');
    const joined = await this.seating.join(actor, found.table_id, found.seat, true);
    if (!('code' in joined)) return { table: found.table_id, ...joined };
    // The link was good, the seat was not to be had: it may be tried again.
    await query
      .updateTable('invitations')
      .set((e) => ({ left: e('left', '+', 1) }))
      .where('id', '=', found.id)
      .execute();
    return joined;
  }

  private async find(secret: string) {
    return this.store.database.query
      .selectFrom('invitations')
      .selectAll()
      .where('token', '=', secretHash(secret))
      .where('expires_at', '>', this.now())
      .where('left', '>', 0)
      .executeTakeFirst();
  }
}
