import { newId } from '../ids.ts';
import type { Query } from '../storage/database.ts';
import type { ChannelRow, OutboxRow } from '../storage/schema-social.ts';
import type { Store } from '../storage/store.ts';
import type { Carriers, Notice } from './notice.ts';

const MINUTE = 60_000;
/** How long after each failure the next attempt comes; after the last one the notice is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE];
/** Whoever takes a notice has this long before another node tries. */
const CLAIM_MS = MINUTE;
const AT_ONCE = 20;

/** Notices are written down in the transaction that they tell of, and delivered afterwards, at least once. */
export class Outbox {
  private readonly store: Store;
  private readonly carriers: Carriers;
  private readonly now: () => number;

  constructor(store: Store, carriers: Carriers, now: () => number) {
    this.store = store;
    this.carriers = carriers;
    this.now = now;
  }

  /** For every confirmed channel of the account. `key` names the occasion: it is told once per channel. */
  async write(trx: Query, account: string, key: string, notice: Notice): Promise<number> {
    const channels = await trx
      .selectFrom('channels')
      .select('id')
      .where('account_id', '=', account)
      .where('code', '=', '')
      .execute();
    for (const { id } of channels) await this.writeTo(trx, id, key, notice);
    return channels.length;
  }

  async writeTo(query: Query, channel: string, key: string, notice: Notice): Promise<void> {
    const row: OutboxRow = {
      id: newId(),
      channel_id: channel,
      key,
      body: JSON.stringify(notice),
      attempts: 0,
      next_at: this.now(),
      done_at: null,
      error: null,
    };
    await query
      .insertInto('outbox')
      .values(row)
      .onConflict((known) => known.columns(['channel_id', 'key']).doNothing())
      .execute();
  }

  /** How many are not delivered yet, and not given up. */
  async waiting(): Promise<number> {
    const { query } = this.store.database;
    const row = await query
      .selectFrom('outbox')
      .select((e) => e.fn.countAll().as('count'))
      .where('done_at', 'is', null)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** Delivers what is due; says how much was delivered. */
  async deliver(): Promise<number> {
    const due = await this.store.database.query
      .selectFrom('outbox')
      .selectAll()
      .where('done_at', 'is', null)
      .where('next_at', '<=', this.now())
      .orderBy('next_at')
      .limit(AT_ONCE)
      .execute();
    const results = await Promise.all(due.map((row) => this.attempt(row)));
    return results.filter(Boolean).length;
  }

  private async attempt(row: OutboxRow): Promise<boolean> {
    const { query } = this.store.database;
    const claimed = await query
      .updateTable('outbox')
      .set({ next_at: this.now() + CLAIM_MS, attempts: row.attempts + 1 })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .where('done_at', 'is', null)
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return false;
    const channel = await query.selectFrom('channels').selectAll().where('id', '=', row.channel_id).executeTakeFirst();
    if (!channel) {
      await query.deleteFrom('outbox').where('id', '=', row.id).execute();
      return false;
    }
    const error = await this.carry(channel, row);
    await this.note(channel, row, error);
    return error === undefined;
  }

  private async carry(channel: ChannelRow, row: OutboxRow): Promise<string | undefined> {
    const carrier = this.carriers[channel.kind];
    if (!carrier) return 'this server does not send such notices';
    try {
      await carrier(JSON.parse(channel.address), JSON.parse(row.body));
      return undefined;
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).slice(0, 200);
    }
  }

  private async note(channel: ChannelRow, row: OutboxRow, error: string | undefined): Promise<void> {
    const { query } = this.store.database;
    const now = this.now();
    const wait = WAITS[row.attempts];
    const givenUp = error !== undefined && wait === undefined;
    await query
      .updateTable('outbox')
      .set({ error: error ?? null, done_at: error === undefined || givenUp ? now : null, next_at: now + (wait ?? 0) })
      .where('id', '=', row.id)
      .execute();
    await query
      .updateTable('channels')
      .set(error === undefined ? { last_ok: now, last_error: null } : { last_error: error })
      .where('id', '=', channel.id)
      .execute();
  }
}
