import { LANGUAGES, type Language } from '@cromford/kernel';
import { Mishap } from '../faults.ts';
import { newId } from '../ids.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { Query } from '../storage/database.ts';
import type { ChannelKind, ChannelRow, OutboxRow } from '../storage/schema-social.ts';
import type { Store } from '../storage/store.ts';
import type { LetterEnds } from './letter-ends.ts';
import type { Carriers, Notice } from './notice.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** When the letters of the day go out: after midnight, by Greenwich. */
const MORNING = 6 * 60 * MINUTE;
/** How long after each failure the next attempt comes; after the last one the notice is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE];
const MOST_ATTEMPTS = WAITS.length + 1;
/** Whoever takes a notice has this long before another node tries. */
const CLAIM_MS = MINUTE;
/** Name resolution, connection, answer: no carrier has more than this, whatever it waits for. */
const LONGEST_MS = 10_000;
const AT_ONCE = 20;
/** A way that has failed so often in a row is closed; the test button opens it again when it succeeds. */
export const MOST_FAILURES = 12;

export interface OutboxOptions {
  readonly longest?: number;
  /** Told of failures that an operator can do something about: those of his own mail server. */
  readonly onError?: (error: unknown) => void;
  /** What waits for an account, for the letter of the day. */
  readonly digest?: (account: string, language: Language) => Promise<Notice | undefined>;
  readonly letterEnds?: LetterEnds;
  readonly publicOrigin?: string | undefined;
}

/** Notices are written down in the transaction that they tell of, and delivered afterwards, at least once. */
export class Outbox {
  private readonly store: Store;
  private readonly carriers: Carriers;
  private readonly now: () => number;
  private readonly options: OutboxOptions;

  constructor(store: Store, carriers: Carriers, now: () => number, options: OutboxOptions = {}) {
    this.store = store;
    this.carriers = carriers;
    this.now = now;
    this.options = options;
  }

  /** Whether notices of this kind go out from here at all: mail does where a mail server is set. */
  carries(kind: ChannelKind): boolean {
    return this.carriers[kind] !== undefined;
  }

  /**
   * For every channel of the account that is confirmed and works. `key` names the occasion: it is told once per channel. What takes some
   * thought to write is written only where there is somebody to read it.
   */
  async write(trx: Query, account: string, key: string, wanted: Notice | (() => Promise<Notice>)): Promise<number> {
    const channels = await trx
      .selectFrom('channels')
      .select(['id', 'kind', 'pace'])
      .where('account_id', '=', account)
      .where('code', '=', '')
      .where('failures', '<', MOST_FAILURES)
      .execute();
    let written = 0;
    let notice = typeof wanted === 'function' ? undefined : wanted;
    for (const channel of channels) {
      if (!(await this.hasRoom(trx, channel))) continue;
      notice ??= await (wanted as () => Promise<Notice>)();
      if (channel.pace === 'daily' && notice.code === 'your-turn') await this.writeDigest(trx, channel.id);
      else await this.writeTo(trx, channel.id, key, notice);
      written++;
    }
    return written;
  }

  /** One letter for all that comes until the next morning; what it says is found out when it goes. */
  private async writeDigest(trx: Query, channel: string): Promise<void> {
    const day = Math.floor((this.now() - MORNING) / DAY) + 1;
    await this.writeTo(trx, channel, `digest ${day}`, { code: 'digest', params: {} }, day * DAY + MORNING);
  }

  async writeTo(query: Query, channel: string, key: string, notice: Notice, at = this.now()): Promise<void> {
    const row: OutboxRow = {
      id: newId(),
      channel_id: channel,
      key,
      body: JSON.stringify(notice),
      attempts: 0,
      next_at: at,
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
    await this.giveUp();
    const results = await Promise.all((await this.due()).map((row) => this.attempt(row)));
    return results.filter(Boolean).length;
  }

  /** The oldest of each channel: one that piles up notices, or never answers, does not stand in the way of the others. */
  private async due(): Promise<OutboxRow[]> {
    const { query } = this.store.database;
    const waiting = query
      .selectFrom('outbox')
      .selectAll()
      .select((e) =>
        e.fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('channel_id').orderBy('next_at').orderBy('id'))
          .as('place'),
      )
      .where('done_at', 'is', null)
      .where('attempts', '<', MOST_ATTEMPTS)
      .where('next_at', '<=', this.now());
    return query
      .selectFrom(waiting.as('waiting'))
      .select(['id', 'channel_id', 'key', 'body', 'attempts', 'next_at', 'done_at', 'error'])
      .where('place', '=', 1)
      .orderBy('next_at')
      .limit(AT_ONCE)
      .execute();
  }

  /** An attempt that never came to its end, because its node did not live to see it, counts all the same. */
  private async giveUp(): Promise<void> {
    await this.store.database.query
      .updateTable('outbox')
      .set({ done_at: this.now(), error: 'given up' })
      .where('done_at', 'is', null)
      .where('attempts', '>=', MOST_ATTEMPTS)
      .where('next_at', '<=', this.now())
      .execute();
  }

  /** So many may wait for one channel, and so many go out in a day. */
  private async hasRoom(trx: Query, { id, kind }: Pick<ChannelRow, 'id' | 'kind'>): Promise<boolean> {
    const rows = await trx
      .selectFrom('outbox')
      .select('done_at')
      .where('channel_id', '=', id)
      .where((e) => e.or([e('done_at', 'is', null), e('done_at', '>', this.now() - DAY)]))
      .limit(QUOTAS.noticesADay)
      .execute();
    const waiting = rows.filter(({ done_at }) => done_at === null).length;
    const most = kind === 'mail' ? QUOTAS.mailsADay : QUOTAS.noticesADay;
    return rows.length < most && waiting < QUOTAS.noticesWaiting;
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
    const { longest = LONGEST_MS, onError = () => {}, digest, letterEnds } = this.options;
    const written = JSON.parse(row.body) as Notice;
    const language = await this.languageOf(channel.account_id);
    const notice = written.code === 'digest' ? await digest?.(channel.account_id, language) : written;
    // Nothing waits any more: then there is nothing to say.
    if (!notice) return undefined;
    const end = channel.kind === 'mail' ? await letterEnds?.linkFor(channel.id) : undefined;
    const over = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const lapse = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        over.abort();
        reject(new Error('no answer in time'));
      }, longest);
    });
    try {
      await Promise.race([
        lapse,
        carrier(JSON.parse(channel.address), this.placed(notice), over.signal, language, end),
      ]);
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // The mail server is the operator's own: nobody else can mend it.
      if (channel.kind === 'mail') onError(new Mishap(`SMTP_URL: a letter could not be sent: ${reason}`));
      return reason.slice(0, 200);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Where the service is, is known to whoever sends the notice; a worker that wrote it need not know. */
  private placed(notice: Notice): Notice {
    const { publicOrigin = '' } = this.options;
    const { url } = notice.params;
    return url?.startsWith('/') ? { ...notice, params: { ...notice.params, url: `${publicOrigin}${url}` } } : notice;
  }

  private async languageOf(account: string): Promise<Language> {
    const reader = await this.store.database.query
      .selectFrom('accounts')
      .select('language')
      .where('id', '=', account)
      .executeTakeFirst();
    return LANGUAGES.find((known) => known === reader?.language) ?? LANGUAGES[0];
  }

  private async note(channel: ChannelRow, row: OutboxRow, error: string | undefined): Promise<void> {
    const { query } = this.store.database;
    const now = this.now();
    const wait = WAITS[row.attempts];
    const isDone = error === undefined || wait === undefined;
    await query
      .updateTable('outbox')
      .set({ error: error ?? null, done_at: isDone ? now : null, next_at: now + (wait ?? 0) })
      .where('id', '=', row.id)
      .execute();
    await query
      .updateTable('channels')
      .set((e) =>
        error === undefined
          ? { last_ok: now, last_error: null, failures: 0 }
          : { last_error: error, failures: e('failures', '+', 1) },
      )
      .where('id', '=', channel.id)
      .execute();
    if (error !== undefined && channel.failures + 1 >= MOST_FAILURES) await this.clear(channel.id);
  }

  /** The way is closed: what waits for it would only fail as well. */
  private async clear(channel: string): Promise<void> {
    await this.store.database.query
      .updateTable('outbox')
      .set({ done_at: this.now(), error: 'this way is closed' })
      .where('channel_id', '=', channel)
      .where('done_at', 'is', null)
      .execute();
  }
}
