import { isProblem, type Problem, problem } from '@cromford/kernel';
import type { DailyList, Placed } from '@cromford/protocol';
import { type Challenge, type ChallengeName, challengesOf, isOpenDay } from '@cromford/protocol/challenges';
import { QUOTAS } from '../security/quotas.ts';
import { guestsWith } from '../social/tournaments.ts';
import type { Query } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { Actor } from '../tables/actor.ts';
import type { Judged } from './judge.ts';

/** So many are shown. */
const LISTED = 50;

export interface DailyParts {
  readonly store: Store;
  readonly now: () => number;
  /** What a record of that game comes to; dear, so that whoever asks waits his turn. */
  judge(asker: string, challenge: Challenge, record: string): Promise<Judged | Problem>;
}

interface Named extends Judged {
  readonly id: string;
  readonly name: string;
  readonly kind: Placed['person']['kind'];
}

/** What everybody made of the games of a day. Each has one result for each game: the first that was sent. */
export class DailyLists {
  private readonly parts: DailyParts;

  constructor(parts: DailyParts) {
    this.parts = parts;
  }

  /** Takes a finished game for the list of its day, and answers with the result that counts. */
  async send(
    actor: Actor,
    day: number,
    challenge: ChallengeName,
    record: string,
  ): Promise<{ own: Placed; isFirst: boolean } | Problem> {
    const { store, now, judge } = this.parts;
    const { query } = store.database;
    const known = await this.own(query, day, challenge, actor.account);
    if (known) return { own: known, isFirst: false };
    if (!isOpenDay(day, now())) return problem('day-closed', { day });
    const room = await noRoom(query, day, challenge, actor);
    if (room) return room;
    const wanted = challengesOf(day).find(({ id }) => id === challenge);
    const judged = wanted ? await judge(actor.account, wanted, record) : problem('no-such-thing');
    if (isProblem(judged)) return judged;
    const { numInsertedOrUpdatedRows } = await query
      .insertInto('daily_results')
      .values({ day, challenge, account_id: actor.account, ...judged, at: now() })
      .onConflict((c) => c.columns(['day', 'challenge', 'account_id']).doNothing())
      .executeTakeFirst();
    const own = await this.own(query, day, challenge, actor.account);
    // The account may have gone while its game was being judged.
    return own ? { own, isFirst: Boolean(numInsertedOrUpdatedRows) } : problem('sign-in');
  }

  async of(day: number, account: string | undefined): Promise<DailyList[]> {
    const { query } = this.parts.store.database;
    const lists: DailyList[] = [];
    for (const { id: challenge } of challengesOf(day)) {
      const rows = await named(query, day, challenge)
        .orderBy('place')
        .orderBy('score', 'desc')
        .orderBy('at')
        .limit(LISTED)
        .execute();
      const best = rows.map((row) => placed(row, 1 + rows.findIndex((other) => isEqual(other, row))));
      const own = best.find(({ person }) => person.id === account);
      lists.push({
        challenge,
        count: await count(query, day, challenge),
        best,
        own: own ?? (account === undefined ? null : ((await this.own(query, day, challenge, account)) ?? null)),
      });
    }
    return lists;
  }

  private async own(query: Query, day: number, challenge: ChallengeName, account: string): Promise<Placed | undefined> {
    const row = await named(query, day, challenge).where('accounts.id', '=', account).executeTakeFirst();
    if (!row) return undefined;
    const before = await query
      .selectFrom('daily_results')
      .select((e) => e.fn.countAll().as('n'))
      .where('day', '=', day)
      .where('challenge', '=', challenge)
      .where((e) => e.or([e('place', '<', row.place), e.and([e('place', '=', row.place), e('score', '>', row.score)])]))
      .executeTakeFirst();
    return placed(row, 1 + Number(before?.n ?? 0));
  }
}

const isEqual = (a: Judged, b: Judged) => a.place === b.place && a.score === b.score;

function placed({ id, name, kind, score, place }: Named, rank: number): Placed {
  return { rank, person: { id, name, kind }, score, won: place === 1 };
}

function named(query: Query, day: number, challenge: ChallengeName) {
  return query
    .selectFrom('daily_results')
    .innerJoin('accounts', 'accounts.id', 'daily_results.account_id')
    .select(['accounts.id', 'accounts.name', 'accounts.kind', 'daily_results.score', 'daily_results.place'])
    .where('daily_results.day', '=', day)
    .where('daily_results.challenge', '=', challenge);
}

async function count(query: Query, day: number, challenge: ChallengeName): Promise<number> {
  const row = await query
    .selectFrom('daily_results')
    .select((e) => e.fn.countAll().as('n'))
    .where('day', '=', day)
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** A list has an end, and one person with many names has not many places on it. */
async function noRoom(
  query: Query,
  day: number,
  challenge: ChallengeName,
  { account, kind }: Actor,
): Promise<Problem | undefined> {
  const most = QUOTAS.daily;
  if ((await count(query, day, challenge)) >= most) return problem('quota', { what: 'daily', most });
  if (kind !== 'guest') return undefined;
  const rows = await query
    .selectFrom('daily_results')
    .select('account_id')
    .where('day', '=', day)
    .where('challenge', '=', challenge)
    .execute();
  const others = rows.map(({ account_id }) => account_id);
  return (await guestsWith(query, account, others)) >= QUOTAS.guestsTogether
    ? problem('quota', { what: 'guests-together', most: QUOTAS.guestsTogether })
    : undefined;
}
