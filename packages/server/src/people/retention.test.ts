import { readFileSync } from 'node:fs';
import { openingSchema } from '@cromford/protocol/wanted';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { Audit } from '../security/audit.ts';
import { openStore } from '../storage/store.ts';
import { onBoth } from '../testing/both.ts';
import { anne, bert, must, tablesOn } from '../testing/node.ts';
import { Accounts } from './accounts.ts';
import { Departures } from './departures.ts';
import { Invitations } from './invitations.ts';
import { KEPT_DAYS } from './kept-days.ts';
import { Links } from './links.ts';
import { Profiles } from './profile.ts';
import { Retention } from './retention.ts';
import { Sessions } from './sessions.ts';

const DAY = 24 * 3_600_000;

onBoth('what is kept', (ground) => {
  const house = async (place?: string) => {
    const store = place === undefined ? await ground.store() : await openStore(place);
    const clock = { at: 1_790_000_000_000 };
    const now = () => clock.at;
    const tables = tablesOn(store, now);
    const sessions = new Sessions(store, now);
    const departures = new Departures({ store, seating: tables.seating, sessions, standIn: 'any', now });
    const { query } = store.database;
    return {
      store,
      query,
      tables,
      sessions,
      departures,
      accounts: new Accounts(store, now),
      links: new Links(store, now),
      invitations: new Invitations({ ...tables, profiles: new Profiles(store, now), now }),
      audit: new Audit(store, now),
      retention: new Retention({ store, departures, now }),
      later: (days: number) => {
        clock.at += days * DAY;
      },
    };
  };

  test('sessions go when they expire, and a guest who cannot come back is forgotten', async () => {
    const { accounts, sessions, retention, query, later } = await house();
    const guest = await accounts.guest('Gus', 'en');
    await sessions.begin(guest, 'browser', 'Firefox');
    const member = await accounts.guest('Anne', 'en');
    must(await accounts.becomeMember(member, 'Anne', 'water frames at dawn'));
    later(KEPT_DAYS.sessions - 1);
    await retention.sweep();
    expect(await accounts.find(guest)).toBeDefined();
    later(2);
    await retention.sweep();
    expect(await query.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await accounts.find(guest)).toBeUndefined();
    expect(await accounts.find(member)).toBeDefined();
  });

  test('a guest who has only just come, or has signed out, has a week', async () => {
    const { accounts, retention, later } = await house();
    const guest = await accounts.guest('Gus', 'en');
    later(KEPT_DAYS.guests - 1);
    await retention.sweep();
    expect(await accounts.find(guest)).toBeDefined();
    later(2);
    await retention.sweep();
    expect(await accounts.find(guest)).toBeUndefined();
  });

  test('however many there are, all go in one sweep', async () => {
    const { accounts, retention, query, later } = await house();
    for (let n = 0; n < 205; n++) await accounts.guest(`Guest ${n}`, 'en');
    later(KEPT_DAYS.guests + 1);
    await retention.sweep();
    expect(await query.selectFrom('accounts').select('id').where('deleted_at', 'is', null).execute()).toEqual([]);
  }, 60_000);

  test('invitations, links and questions go some time after they have ended', async () => {
    const { tables, invitations, links, retention, query, later } = await house();
    const opening = openingSchema.parse({ key: 'opening-1', game: 'pennies', players: 2, access: 'invitation' });
    const { id } = must(await tables.openings.open(anne, opening));
    must(await invitations.make(anne, id, { seat: null, hours: 24, uses: 1 }));
    await links.make({ kind: 'member', hours: 24 });
    await query.insertInto('challenges').values({ id: 'q', account_id: null, challenge: 'x', expires_at: 1 }).execute();
    const left = async () => [
      (await query.selectFrom('invitations').select('id').execute()).length,
      (await query.selectFrom('links').select('id').execute()).length,
      (await query.selectFrom('challenges').select('id').execute()).length,
    ];
    later(KEPT_DAYS.invitations);
    await retention.sweep();
    expect(await left()).toEqual([1, 1, 0]);
    later(2);
    await retention.sweep();
    expect(await left()).toEqual([0, 0, 0]);
  });

  test('a table that nobody comes to is closed; one that never began goes, one that was played stays', async () => {
    const { tables, retention, store, later } = await house();
    const opening = openingSchema.parse({ key: 'opening-1', game: 'pennies', players: 2, access: 'public' });
    const { id: waiting } = must(await tables.openings.open(anne, opening));
    const playing = await tables.begun();
    await tables.move(anne, playing, 0, 'take 1');
    const stages = async () =>
      Promise.all([waiting, playing].map(async (id) => (await store.rooms.find(id))?.stage ?? 'gone'));
    later(KEPT_DAYS.openTables - 1);
    await retention.sweep();
    expect(await stages()).toEqual(['open', 'playing']);
    later(2);
    await retention.sweep();
    expect(await stages()).toEqual(['closed', 'playing']);
    later(KEPT_DAYS.closedTables + 1);
    await retention.sweep();
    expect(await stages()).toEqual(['gone', 'playing']);
    // Whoever looks in keeps a game alive.
    await tables.seating.seen(playing, 1);
    later(KEPT_DAYS.games - 1);
    await retention.sweep();
    expect(await stages()).toEqual(['gone', 'playing']);
    later(2);
    await retention.sweep();
    later(KEPT_DAYS.closedTables + 1);
    await retention.sweep();
    expect(await stages()).toEqual(['gone', 'closed']);
    expect(await store.log.entries(playing, 0)).toHaveLength(1);
    expect(await store.rooms.seats(waiting)).toEqual([]);
  });

  test('a component sheet goes with the last table that used it', async () => {
    const { tables, retention, store, query, later } = await house();
    const wanted = { game: 'pennies', players: 2, access: 'public', sheet: { name: 'my own pennies' } };
    const open = async (key: string) =>
      must(await tables.openings.open(anne, openingSchema.parse({ ...wanted, key }))).id;
    const [first, second] = [await open('opening-1'), await open('opening-2')];
    must(await tables.seating.join(bert, second, null));
    const sheets = async () => (await query.selectFrom('sheets').select('hash').execute()).length;
    const kept = await sheets();
    later(KEPT_DAYS.openTables + KEPT_DAYS.closedTables + 2);
    await retention.sweep();
    later(KEPT_DAYS.closedTables + 1);
    await retention.sweep();
    expect(await store.rooms.find(first)).toBeUndefined();
    expect(await sheets()).toBe(kept);
    await query.deleteFrom('tables').where('id', '=', second).execute();
    await retention.sweep();
    expect(await sheets()).toBe(0);
  });

  test('notices that are done, settled reports, ended bans and the audit log go', async () => {
    const { retention, audit, query, later } = await house();
    const at = 1_790_000_000_000;
    const notice = { channel_id: 'c', body: '{}', attempts: 1, next_at: at, error: null };
    await query
      .insertInto('outbox')
      .values([
        { id: 'done', key: '1', done_at: at, ...notice },
        { id: 'waits', key: '2', done_at: null, ...notice },
      ])
      .execute();
    const report = { account_id: 'a', subject: 'b', table_id: null, reason: 'rude', at, settled_by: null };
    await query
      .insertInto('reports')
      .values([
        { id: 'settled', settled_at: at, ...report },
        { id: 'open', settled_at: null, ...report },
      ])
      .execute();
    await query
      .insertInto('kept_out')
      .values({ network: 'n', account_id: 'a', until: at + DAY })
      .execute();
    await audit.note('a', 'sign-in', 'a');
    const left = async () => ({
      outbox: (await query.selectFrom('outbox').select('id').execute()).map(({ id }) => id).sort(),
      reports: (await query.selectFrom('reports').select('id').execute()).map(({ id }) => id).sort(),
      out: (await query.selectFrom('kept_out').select('network').execute()).length,
      audit: (await query.selectFrom('audit').select('id').execute()).length,
    });
    await retention.sweep();
    expect(await left()).toEqual({ outbox: ['done', 'waits'], reports: ['open', 'settled'], out: 1, audit: 1 });
    later(KEPT_DAYS.notices + 1);
    await retention.sweep();
    expect(await left()).toEqual({ outbox: ['waits'], reports: ['open', 'settled'], out: 0, audit: 1 });
    later(KEPT_DAYS.reports);
    await retention.sweep();
    expect((await left()).reports).toEqual(['open']);
    later(KEPT_DAYS.audit);
    await retention.sweep();
    expect((await left()).audit).toBe(0);
  });

  test('what was deleted is not left in the file', async () => {
    if (ground.kind === 'postgres') return;
    const place = await ground.place();
    const { store, accounts, departures, query } = await house(place);
    const account = await accounts.guest('Gus', 'en');
    const secret = `a plan that nobody may find ${newId()}`;
    const text = secret.repeat(50);
    await query.insertInto('notes').values({ table_id: 't', account_id: account, text, changed_at: 1 }).execute();
    await departures.forget(account);
    await store.close();
    expect(readFileSync(place).includes(secret)).toBe(false);
  });

  test('the times stand in the handbook', () => {
    const handbook = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    for (const [what, days] of Object.entries(KEPT_DAYS))
      expect([what, new RegExp(`^\\| .*\\b${days} days`, 'm').test(handbook)]).toEqual([what, true]);
  });
});
