import { randomInt } from 'node:crypto';
import { type Problem, problem } from '@cromford/kernel';
import type { WantedChannel } from '@cromford/protocol/wanted';
import { newId } from '../ids.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { Pace } from '../storage/schema-social.ts';
import type { Store } from '../storage/store.ts';
import { MOST_FAILURES, type Outbox } from './outbox.ts';
import { urlProblem } from './public-address.ts';

/** The ways by which an account wants to be told, with how each last fared. */
export class Channels {
  private readonly store: Store;
  private readonly outbox: Outbox;
  private readonly now: () => number;

  constructor(store: Store, outbox: Outbox, now: () => number) {
    this.store = store;
    this.outbox = outbox;
    this.now = now;
  }

  async add(account: string, wanted: WantedChannel, most: number = QUOTAS.channels): Promise<{ id: string } | Problem> {
    const { kind, ...address } = wanted;
    if (!this.outbox.carries(kind)) return problem('no-such-notices', { kind });
    const url = wanted.kind === 'push' ? wanted.endpoint : wanted.kind === 'webhook' ? wanted.url : undefined;
    const wrong = url === undefined ? undefined : urlProblem(url);
    if (wrong) return problem('address', { reason: wrong });
    if ((await this.list(account)).length >= most) return problem('quota', { what: 'channels', most });
    const id = newId();
    // Nobody's mailbox is written to because somebody else typed it in: first a code has to come back.
    const code = kind === 'mail' ? String(randomInt(100_000_000)).padStart(8, '0') : '';
    await this.store.database.query
      .insertInto('channels')
      .values({
        id,
        account_id: account,
        kind,
        address: JSON.stringify(address),
        code,
        created_at: this.now(),
        last_ok: null,
        last_error: null,
        failures: 0,
        pace: 'at-once',
      })
      .execute();
    if (code !== '')
      await this.outbox.writeTo(this.store.database.query, id, 'confirm', { code: 'confirm', params: { code } });
    return { id };
  }

  async confirm(account: string, id: string, code: string): Promise<boolean> {
    const { numUpdatedRows } = await this.store.database.query
      .updateTable('channels')
      .set({ code: '' })
      .where('id', '=', id)
      .where('account_id', '=', account)
      .where('code', '=', code)
      .where('code', '!=', '')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async list(account: string) {
    const rows = await this.store.database.query
      .selectFrom('channels')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, kind, address, code, last_ok, last_error, failures, pace }) => ({
      id,
      kind,
      pace,
      address: nameOf(JSON.parse(address)),
      confirmed: code === '',
      lastOk: last_ok,
      lastError: last_error,
      /** Closed after too many failures; a test that arrives opens it again. */
      closed: failures >= MOST_FAILURES,
    }));
  }

  /** How often that way is used; a letter a day is for mail. */
  async pace(account: string, id: string, pace: Pace): Promise<boolean> {
    const { numUpdatedRows } = await this.store.database.query
      .updateTable('channels')
      .set({ pace })
      .where('id', '=', id)
      .where('account_id', '=', account)
      .where('kind', '=', 'mail')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** The test button: one notice to one channel, by the same way as all others. */
  async test(account: string, id: string): Promise<boolean> {
    const known = (await this.list(account)).some((channel) => channel.id === id && channel.confirmed);
    if (known)
      await this.outbox.writeTo(this.store.database.query, id, `test ${this.now()}`, { code: 'test', params: {} });
    return known;
  }

  async remove(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.store.database.query
      .deleteFrom('channels')
      .where('id', '=', id)
      .where('account_id', '=', account)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

/** Enough to tell channels apart. */
function nameOf(address: { mail?: string; url?: string; endpoint?: string }): string {
  return address.mail ?? new URL(address.url ?? address.endpoint ?? 'https://unknown').host;
}
