import { openingSchema } from '@cromford/protocol/wanted';
import { linesSchema } from '@cromford/protocol/written';
import { describe, expect, test } from 'vitest';
import { softAuthenticator } from '../testing/authenticator.ts';
import { onBoth } from '../testing/both.ts';
import { must, tablesOn } from '../testing/node.ts';
import { Accounts } from './accounts.ts';
import { Invitations } from './invitations.ts';
import { Passkeys } from './passkeys.ts';
import { Profiles } from './profile.ts';
import { Sessions } from './sessions.ts';

const HOUR = 3_600_000;
const passphrase = 'water frames at dawn';

onBoth('people', (ground) => {
  const house = async () => {
    const store = await ground.store();
    const clock = { at: 1_790_000_000_000 };
    const now = () => clock.at;
    const tables = tablesOn(store, now);
    const profiles = new Profiles(store, now);
    return {
      store,
      clock,
      tables,
      accounts: new Accounts(store, now),
      sessions: new Sessions(store, now),
      profiles,
      passkeys: new Passkeys(store, now),
      invitations: new Invitations({ ...tables, profiles, now }),
    };
  };

  test('a guest needs a name only, and becomes a member without losing the account', async () => {
    const { accounts } = await house();
    const id = await accounts.guest('Anne', 'en');
    const { codes } = must(await accounts.becomeMember(id, 'Anne', passphrase));
    expect(codes).toHaveLength(8);
    expect((await accounts.byPassphrase('ANNE', passphrase))?.id).toBe(id);
    expect(await accounts.byPassphrase('Anne', 'something else!')).toBeUndefined();
    expect(await accounts.byPassphrase('Nobody', passphrase)).toBeUndefined();
    const other = await accounts.guest('Anne', 'en');
    expect(await accounts.becomeMember(other, 'anne', passphrase)).toMatchObject({ code: 'name-taken' });
  });

  test('a passphrase is kept as argon2id, a session and a code as hashes', async () => {
    const { accounts, sessions, store } = await house();
    const id = await accounts.guest('Anne', 'en');
    const { codes } = must(await accounts.becomeMember(id, 'Anne', passphrase));
    const { secret } = await sessions.begin(id, 'browser', 'Firefox');
    expect((await accounts.find(id))?.passphrase).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = JSON.stringify([
      await store.database.query.selectFrom('sessions').selectAll().execute(),
      await store.database.query.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    for (const hidden of [secret, ...codes]) expect(kept).not.toContain(hidden);
  });

  test('a recovery code opens the account once, and throws everybody else out', async () => {
    const { accounts, sessions } = await house();
    const id = await accounts.guest('Anne', 'en');
    const { codes } = must(await accounts.becomeMember(id, 'Anne', passphrase));
    const { secret } = await sessions.begin(id, 'browser', 'a thief');
    expect(await accounts.recover('Anne', 'aaaa-bbbb-cccc', 'new passphrase')).toBeUndefined();
    expect((await accounts.recover('Anne', codes[0]!.toUpperCase(), 'new passphrase'))?.id).toBe(id);
    expect(await accounts.recover('Anne', codes[0]!, 'again a passphrase')).toBeUndefined();
    expect(await sessions.find(secret, 'browser')).toBeUndefined();
    expect((await accounts.byPassphrase('Anne', 'new passphrase'))?.id).toBe(id);
  });

  test('sessions are listed and revoked, expire, and end with a ban', async () => {
    const { accounts, sessions, clock, store } = await house();
    const id = await accounts.guest('Anne', 'en');
    const first = await sessions.begin(id, 'browser', 'Firefox');
    const second = await sessions.begin(id, 'browser', 'a phone');
    expect((await sessions.find(first.secret, 'browser'))?.actor.account).toBe(id);
    expect(await sessions.find(first.secret, 'token')).toBeUndefined();
    expect((await sessions.list(id)).map(({ label }) => label).sort()).toEqual(['Firefox', 'a phone']);
    expect(await sessions.end('somebody else', second.id)).toBe(false);
    expect(await sessions.end(id, second.id)).toBe(true);
    expect(await sessions.find(second.secret, 'browser')).toBeUndefined();
    await store.database.query
      .updateTable('accounts')
      .set({ banned_until: clock.at + HOUR })
      .execute();
    expect(await sessions.find(first.secret, 'browser')).toBeUndefined();
    clock.at += 2 * HOUR;
    expect(await sessions.find(first.secret, 'browser')).toBeDefined();
    clock.at += 61 * 24 * HOUR;
    expect(await sessions.find(first.secret, 'browser')).toBeUndefined();
  });

  test('a guest’s session lasts as long as he comes, a member’s ends with its days', async () => {
    const { accounts, sessions, clock } = await house();
    const guest = await accounts.guest('Gus', 'en');
    const member = await accounts.guest('Anne', 'en');
    must(await accounts.becomeMember(member, 'Anne', passphrase));
    const [ofGuest, ofMember] = [
      await sessions.begin(guest, 'browser', ''),
      await sessions.begin(member, 'browser', ''),
    ];
    for (let n = 0; n < 2; n++) {
      clock.at += 40 * 24 * HOUR;
      expect((await sessions.find(ofGuest.secret, 'browser'))?.isRenewed).toBe(true);
      expect((await sessions.find(ofGuest.secret, 'browser'))?.isRenewed).toBe(false);
      expect((await sessions.find(ofMember.secret, 'browser'))?.isRenewed).toBe(n === 0 ? false : undefined);
    }
    clock.at += 61 * 24 * HOUR;
    expect(await sessions.find(ofGuest.secret, 'browser')).toBeUndefined();
  });

  test('a passkey signs in for its own site, once per question', async () => {
    const { accounts, passkeys } = await house();
    const site = { origin: 'https://club.example', host: 'club.example' };
    const id = await accounts.guest('Anne', 'en');
    const account = (await accounts.find(id))!;
    const phone = softAuthenticator(site.origin);
    const asked = await passkeys.askToRegister(account, site);
    expect(
      await passkeys.register(account, asked.question, phone.register(asked.options.challenge), 'phone', site),
    ).toBeUndefined();
    const question = await passkeys.askToSignIn(site);
    const answer = phone.signIn(question.options.challenge);
    expect(await passkeys.signIn(question.question, answer, site)).toBe(id);
    expect(await passkeys.signIn(question.question, answer, site)).toBeUndefined();
    const other = await passkeys.askToSignIn(site);
    const elsewhere = { origin: 'https://evil.example', host: 'evil.example' };
    expect(await passkeys.signIn(other.question, phone.signIn(other.options.challenge), elsewhere)).toBeUndefined();
  });

  describe('invitations', () => {
    test('seat whoever has the link, until they expire or are used up', async () => {
      const { accounts, invitations, tables, clock } = await house();
      const [host, friend, third] = await Promise.all(
        ['Anne', 'Bert', 'Carl'].map((name) => accounts.guest(name, 'en')),
      );
      const actor = (account = '') => ({ account, kind: 'guest' as const, role: 'player' as const });
      const opening = openingSchema.parse({ key: 'invitation', game: 'pennies', players: 3, access: 'invitation' });
      const { id } = must(await tables.openings.open(actor(host), opening));
      expect(await tables.seating.join(actor(friend), id, null)).toMatchObject({ code: 'no-such-table' });
      expect(await invitations.make(actor(friend), id, { seat: null, hours: 1, uses: 1 })).toMatchObject({
        code: 'not-your-table',
      });
      const once = must(await invitations.make(actor(host), id, { seat: 2, hours: 1, uses: 1 })) as {
        invitation: string;
      };
      const shown = must(await invitations.look(undefined, once.invitation));
      expect(shown).toMatchObject({
        table: id,
        room: { game: 'pennies', seats: [{ account: { name: 'Anne' } }, {}, {}] },
      });
      expect(must(await invitations.accept(actor(friend), once.invitation))).toEqual({ table: id, seat: 2 });
      expect(await invitations.accept(actor(third), once.invitation)).toMatchObject({ code: 'no-such-invitation' });
      expect(await invitations.look(actor(third), once.invitation)).toMatchObject({ code: 'no-such-invitation' });
      // Who has sat down by it may follow the link again.
      expect(await invitations.look(actor(friend), once.invitation)).toEqual({ table: id, seat: 2 });
      expect(await invitations.accept(actor(friend), once.invitation)).toEqual({ table: id, seat: 2 });
      const late = must(await invitations.make(actor(host), id, { seat: null, hours: 1, uses: 1 })) as {
        invitation: string;
      };
      clock.at += 2 * HOUR;
      expect(await invitations.look(undefined, late.invitation)).toMatchObject({ code: 'no-such-invitation' });
      expect(await invitations.look(undefined, 'guessed')).toMatchObject({ code: 'no-such-invitation' });
    });

    test('do not help somebody whom the host has blocked', async () => {
      const { accounts, invitations, tables, profiles } = await house();
      const host = await accounts.guest('Anne', 'en');
      const pest = await accounts.guest('Pest', 'en');
      const actor = (account: string) => ({ account, kind: 'guest' as const, role: 'player' as const });
      await profiles.block(host, pest);
      const opening = openingSchema.parse({ key: 'invitation', game: 'pennies', players: 2, access: 'invitation' });
      const { id } = must(await tables.openings.open(actor(host), opening));
      const link = must(await invitations.make(actor(host), id, { seat: null, hours: 1, uses: 1 })) as {
        invitation: string;
      };
      expect(await invitations.accept(actor(pest), link.invitation)).toMatchObject({ code: 'no-entry' });
    });
  });
});

test('lines keep their breaks and lose what cannot be seen', () => {
  expect(linesSchema(100).parse('one\r\n\u0007two\n\n')).toBe('one\n two');
});
