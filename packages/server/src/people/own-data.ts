import type { Store } from '../storage/store.ts';
import { tellSignedOut } from './sessions.ts';

/** Everything that is kept about an account, as one document. Secrets (hashes, keys) are not data about a person and stay out. */
export async function exportData(store: Store, account: string): Promise<Record<string, unknown>> {
  const { query } = store.database;
  const of = <
    T extends 'passkeys' | 'blocks' | 'notes' | 'messages' | 'ratings' | 'rating_changes' | 'channels' | 'reports',
  >(
    table: T,
  ) =>
    query
      .selectFrom(table as 'notes')
      .selectAll()
      .where('account_id', '=', account)
      .execute();
  return {
    account: await query
      .selectFrom('accounts')
      .select(['id', 'kind', 'name', 'about', 'language', 'role', 'created_at', 'banned_until', 'muted_until'])
      .where('id', '=', account)
      .executeTakeFirst(),
    sessions: await query
      .selectFrom('sessions')
      .select(['kind', 'label', 'created_at', 'seen_at', 'expires_at'])
      .where('account_id', '=', account)
      .execute(),
    passkeys: await query
      .selectFrom('passkeys')
      .select(['label', 'created_at'])
      .where('account_id', '=', account)
      .execute(),
    seats: await query
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['tables.id', 'tables.game', 'tables.title', 'tables.stage', 'tables.result', 'seats.seat'])
      .where('seats.account', '=', account)
      .execute(),
    moves: await query
      .selectFrom('entries')
      .select(['table_id', 'seq', 'kind', 'line', 'at'])
      .where('account', '=', account)
      .execute(),
    blocks: await of('blocks'),
    notes: await of('notes'),
    messages: await of('messages'),
    ratings: await of('ratings'),
    ratingChanges: await of('rating_changes'),
    channels: await of('channels'),
    reports: await of('reports'),
  };
}

/**
 * Forgets a person. Games belong to everybody who played them, so their moves stay, under no name; everything else that was the
 * person's own goes.
 */
export async function deleteAccount(store: Store, account: string, now: number): Promise<string[]> {
  const { playing, gone } = await store.database.transaction(async (trx) => {
    for (const table of ['sessions', 'passkeys', 'recovery_codes', 'blocks', 'notes', 'ratings'] as const)
      await trx.deleteFrom(table).where('account_id', '=', account).execute();
    const channels = trx.selectFrom('channels').select('id').where('account_id', '=', account);
    await trx.deleteFrom('outbox').where('channel_id', 'in', channels).execute();
    await trx.deleteFrom('channels').where('account_id', '=', account).execute();
    await trx.deleteFrom('blocks').where('blocked_id', '=', account).execute();
    await trx.updateTable('messages').set({ text: '', hidden: 1 }).where('account_id', '=', account).execute();
    await trx
      .updateTable('accounts')
      .set({ name: '', login: null, passphrase: null, about: '', deleted_at: now })
      .where('id', '=', account)
      .execute();
    // Its bots go with it.
    const bots = trx.selectFrom('accounts').select('id').where('owner', '=', account);
    await trx.deleteFrom('sessions').where('account_id', 'in', bots).execute();
    await trx.updateTable('accounts').set({ deleted_at: now }).where('owner', '=', account).execute();
    const playing = await trx
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.account', '=', account)
      .where('tables.stage', 'in', ['open', 'playing', 'paused'])
      .execute();
    const owned = await trx.selectFrom('accounts').select('id').where('owner', '=', account).execute();
    return { playing: playing.map(({ id }) => id), gone: [account, ...owned.map(({ id }) => id)] };
  });
  for (const id of gone) tellSignedOut(store, id);
  return playing;
}
