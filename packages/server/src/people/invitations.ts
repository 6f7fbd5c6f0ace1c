import { type Problem, problem } from '@cromford/kernel';
import type { Room } from '@cromford/protocol';
import type { WantedInvitation } from '@cromford/protocol/wanted';
import { newId, newSecret, secretHash } from '../ids.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { InvitationRow } from '../storage/schema-people.ts';
import type { Actor } from '../tables/actor.ts';
import { type RoomParts, readRoom } from '../tables/room.ts';
import type { Seating } from '../tables/seating.ts';

const HOUR = 3_600_000;

export interface InvitationParts extends RoomParts {
  readonly seating: Seating;
  readonly now: () => number;
}

/** Where a link leads: to a table that waits, or to the seat that one has there. */
type Invited = { readonly table: string } & ({ readonly room: Room } | { readonly seat: number });

/** Links that let somebody sit down at a table. What stands in the link is not kept, only its hash. */
export class Invitations {
  private readonly parts: InvitationParts;

  constructor(parts: InvitationParts) {
    this.parts = parts;
  }

  async make(actor: Actor, table: string, wanted: WantedInvitation) {
    const { store, now } = this.parts;
    const row = await store.rooms.find(table);
    if (row?.host !== actor.account) return problem('not-your-table');
    if (row.stage !== 'open') return problem('not-open', { stage: row.stage });
    const { query } = store.database;
    const own = query.selectFrom('invitations').select('id').where('table_id', '=', table);
    const good = await own.where('expires_at', '>', now()).where('left', '>', 0).execute();
    if (good.length >= QUOTAS.invitations) return problem('quota', { what: 'invitations', most: QUOTAS.invitations });
    const secret = newSecret();
    const expires = now() + wanted.hours * HOUR;
    await store.database.query
      .insertInto('invitations')
      .values({
        id: newId(),
        token: secretHash(secret),
        table_id: table,
        seat: wanted.seat,
        created_by: actor.account,
        created_at: now(),
        expires_at: expires,
        left: wanted.uses,
      })
      .execute();
    return { invitation: secret, expires };
  }

  /**
   * The table to which a link leads, and who sits there; the answer to a wrong one and to an expired one is the same. Whoever sits there
   * already is shown to his seat, however old the link.
   */
  async look(actor: Actor | undefined, secret: string): Promise<Invited | Problem> {
    const found = await this.find(secret);
    const seated = actor && found && (await this.seated(actor, found));
    if (seated) return seated;
    const row = found && this.isGood(found) && (await this.parts.store.rooms.find(found.table_id));
    if (!row) return problem('no-such-invitation');
    if (row.stage !== 'open') return problem('not-open', { stage: row.stage });
    return { table: row.id, room: await readRoom(this.parts, row) };
  }

  async accept(actor: Actor, secret: string): Promise<{ table: string; seat: number } | Problem> {
    const { store, seating } = this.parts;
    const found = await this.find(secret);
    const seated = found && (await this.seated(actor, found));
    if (seated) return seated;
    if (!found || !this.isGood(found)) return problem('no-such-invitation');
    const { query } = store.database;
    const { numUpdatedRows } = await query
      .updateTable('invitations')
      .set((e) => ({ left: e('left', '-', 1) }))
      .where('id', '=', found.id)
      .where('left', '>', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return problem('no-such-invitation');
    const joined = await seating.join(actor, found.table_id, found.seat, true);
    if (!('code' in joined)) return { table: found.table_id, ...joined };
    // The link was good, the seat was not to be had: it may be tried again.
    await query
      .updateTable('invitations')
      .set((e) => ({ left: e('left', '+', 1) }))
      .where('id', '=', found.id)
      .execute();
    return joined;
  }

  /** Whether a link is good, and a member answers for it. */
  async isOfMember(secret: string | undefined): Promise<boolean> {
    const found = secret === undefined ? undefined : await this.find(secret);
    if (!found || !this.isGood(found)) return false;
    const { query } = this.parts.store.database;
    const host = query.selectFrom('accounts').select('kind').where('id', '=', found.created_by);
    return (await host.executeTakeFirst())?.kind === 'member';
  }

  private find(secret: string): Promise<InvitationRow | undefined> {
    const { query } = this.parts.store.database;
    return query.selectFrom('invitations').selectAll().where('token', '=', secretHash(secret)).executeTakeFirst();
  }

  private isGood({ expires_at, left }: InvitationRow): boolean {
    return expires_at > this.parts.now() && left > 0;
  }

  private async seated({ account }: Actor, { table_id: table }: InvitationRow) {
    const seat = await this.parts.seating.seatOf(account, table);
    return seat === undefined ? undefined : { table, seat };
  }
}
