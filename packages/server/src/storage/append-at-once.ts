import type { Appended } from './log.ts';
import { WITHDRAWN_BY_A_MOVE } from './schema-tables.ts';

const withdrawn = WITHDRAWN_BY_A_MOVE.map((kind) => `'${kind}'`).join(', ');

/**
 * A whole entry in one statement of PostgreSQL, which is a transaction of its own: one way to the database and back for a move. Nothing
 * else of it happens unless the head has moved. Comes back with one row when it did, none when a rival was faster.
 */
export const APPEND = {
  name: 'append',
  text: `
with head as (
  update tables set seq = $2::int, ply = $3::int, changed_at = $4::bigint, due = $5::int, since = $6::bigint, stage = $7::text,
    revision = revision + case when $7::text = 'playing' then 0 else 1 end, ended_at = coalesce($8::bigint, ended_at), result = coalesce($9::text, result)
  where id = $1::text and seq = $2::int - 1 and stage = 'playing' and revision = coalesce($10::int, revision)
  returning id
), entry as (
  insert into entries (table_id, seq, kind, seat, line, ply, account, key, at, change)
  select $1::text, $2::int, $11::text, $12::int, $13::text, $3::int, $14::text, $15::text, $4::bigint, $21::text from head
), chair as (
  update seats set bank = given.bank from unnest($16::int[], $20::bigint[]) as given (seat, bank)
  where seats.table_id = $1::text and seats.seat = given.seat and exists (select from head)
), position as (
  insert into snapshots (table_id, seq, ply, hash, body)
  select $1::text, $2::int, $3::int, $17::text, $18::text from head where $17::text is not null
), faded as (
  update snapshots set body = null
  where table_id = $1::text and seq > 0 and body is not null and $17::text is not null and exists (select from head) and seq <= (
    select seq from snapshots where table_id = $1::text and body is not null order by seq desc offset $19::int limit 1)
), withdrawn as (
  delete from proposals where table_id = $1::text and kind in (${withdrawn}) and exists (select from head)
)
select exists (
  select from orders where table_id = $1::text and seat = $5::int and "left" > 0 and cancelled is null
) as ordered from head`,
};

export function appendValues({ entry, head, snapshot, banks = [], revision }: Appended, keptBodies: number): unknown[] {
  return [
    entry.table_id,
    entry.seq,
    entry.ply,
    entry.at,
    head.due,
    head.since,
    head.stage ?? 'playing',
    head.ended_at ?? null,
    head.result ?? null,
    revision ?? null,
    entry.kind,
    entry.seat,
    entry.line,
    entry.account,
    entry.key,
    banks.map(({ seat }) => seat),
    snapshot?.hash ?? null,
    snapshot?.body ?? null,
    // The new one is not among them yet.
    keptBodies - 1,
    banks.map(({ bank }) => Math.round(bank)),
    entry.change ?? null,
  ];
}
