import { isProblem, type Problem, problem } from '@cromford/kernel';
import type { Accounts } from '../people/accounts.ts';
import type { Departures } from '../people/departures.ts';
import { tellSignedOut } from '../people/sessions.ts';
import { closeRoom } from '../storage/rooms.ts';
import type { AccountRow, Role } from '../storage/schema-people.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';
import type { Audit } from './audit.ts';
import type { Networks } from './networks.ts';

const RANK: Record<Role, number> = { player: 0, moderator: 1, administrator: 2 };

export interface ModerationParts {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly departures: Departures;
  readonly networks: Networks;
  readonly audit: Audit;
  readonly now: () => number;
}

export interface Restraint {
  readonly what: 'muted' | 'banned';
  /** 0 lifts it. */
  readonly hours: number;
  /** With a ban: no new guests from where the account was last used. */
  readonly network?: boolean;
}

/** What may be done about people and tables. Everything done here is in the audit log. */
export class Moderation {
  private readonly parts: ModerationParts;

  constructor(parts: ModerationParts) {
    this.parts = parts;
  }

  /** Until then the account and its bots may not write to others (`muted`), or not come in at all (`banned`). */
  async restrain(actor: Actor, subject: string, { what, hours, network = false }: Restraint) {
    const { store, networks, audit, now } = this.parts;
    const found = await this.subjectOf(actor, subject);
    if (isProblem(found)) return found;
    const until = hours === 0 ? null : now() + hours * 3_600_000;
    await store.database.transaction(async (trx) => {
      const set = what === 'muted' ? { muted_until: until } : { banned_until: until };
      await trx.updateTable('accounts').set(set).where('id', '=', subject).execute();
      if (what === 'muted') return;
      await networks.letIn(trx, subject);
      if (until === null) return;
      if (network) await networks.keepOut(trx, subject, until);
      // Tokens of bots stay: they open nothing meanwhile, and could not be made again when it is lifted.
      await trx.deleteFrom('sessions').where('account_id', '=', subject).where('kind', '=', 'browser').execute();
    });
    for (const { id } of [{ id: subject }, ...(await this.parts.accounts.botsOf(subject))]) tellSignedOut(store, id);
    await audit.note(actor.account, what, subject, { hours, ...(network && { network }) });
    return undefined;
  }

  /** Administrators make one another, and unmake one another; one always stays. */
  async setRole(actor: Actor, subject: string, role: Role): Promise<Problem | undefined> {
    const { store, audit } = this.parts;
    const refused = await store.database.transaction(async (trx) => {
      const among = trx
        .selectFrom('accounts')
        .select(['id', 'role', 'kind'])
        .where('deleted_at', 'is', null)
        .where((e) => e.or([e('role', '=', 'administrator'), e('id', '=', subject)]));
      // Two who unmake each other at once wait for one another.
      const rows = await (store.database.kind === 'postgres' ? among.orderBy('id').forUpdate() : among).execute();
      const found = rows.find(({ id }) => id === subject);
      if (!found) return problem('no-such-account');
      if (found.kind !== 'member') return problem('not-a-member');
      const others = rows.some((row) => row.role === 'administrator' && row.id !== subject);
      if (role !== 'administrator' && !others) return problem('last-administrator');
      await trx.updateTable('accounts').set({ role }).where('id', '=', subject).execute();
      return undefined;
    });
    if (!refused) await audit.note(actor.account, 'role-changed', subject, { role });
    return refused;
  }

  async rename(actor: Actor, subject: string, name: string): Promise<Problem | undefined> {
    const found = await this.subjectOf(actor, subject);
    if (isProblem(found)) return found;
    const refused = await this.parts.accounts.rename(found, name);
    if (!refused) await this.parts.audit.note(actor.account, 'renamed', subject);
    return refused;
  }

  async remove(actor: Actor, subject: string): Promise<Problem | undefined> {
    const found = await this.subjectOf(actor, subject);
    if (isProblem(found)) return found;
    await this.parts.departures.forget(subject);
    await this.parts.audit.note(actor.account, 'removed', subject);
    return undefined;
  }

  /** The game ends without a result. */
  async closeTable(actor: Actor, id: string): Promise<Problem | undefined> {
    const { store, audit, now } = this.parts;
    const row = await store.rooms.find(id);
    if (!row) return problem('no-such-table');
    const closed = await store.rooms.change(id, async (trx) => {
      if (!(await closeRoom(trx, id, now()))) return false;
      await trx.deleteFrom('proposals').where('table_id', '=', id).execute();
      return true;
    });
    if (!closed) return problem('not-playing', { stage: row.stage });
    await audit.note(actor.account, 'table-closed', id);
    return undefined;
  }

  /** Those who have it on their screen are told, too. */
  async hideMessage(actor: Actor, table: string, number: number): Promise<Problem | undefined> {
    const { store, audit } = this.parts;
    const { numUpdatedRows } = await store.database.query
      .updateTable('messages')
      .set({ hidden: 1 })
      .where('table_id', '=', table)
      .where('number', '=', number)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return problem('no-such-thing');
    store.bus.announce({ table, about: 'hidden', seq: number });
    await audit.note(actor.account, 'message-hidden', `${table} ${number}`);
    return undefined;
  }

  /** Whom somebody may act on: nobody who is an equal or a superior. */
  async subjectOf(actor: Actor, subject: string): Promise<AccountRow | Problem> {
    const row = await this.parts.accounts.find(subject);
    if (!row) return problem('no-such-account');
    return RANK[row.role] < RANK[actor.role] ? row : problem('not-allowed', { needs: 'a higher role' });
  }
}
