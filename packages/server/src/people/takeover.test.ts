import { afterAll, beforeAll, expect, test } from 'vitest';
import { softAuthenticator } from '../testing/authenticator.ts';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';

/** A session that somebody else got hold of must not become the account. */
onBoth('a stolen session', (ground) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(await ground.place());
  }, 60_000);
  afterAll(() => site.close());

  /** A member whose proof of identity is an hour old, as it is in most stolen sessions. */
  const stolen = async (name: string) => {
    const client = await Client.member(site.url, name);
    await site.house.store.database.query
      .updateTable('sessions')
      .set((e) => ({ confirmed_at: e('confirmed_at', '-', 3_600_000) }))
      .where('account_id', '=', client.account)
      .execute();
    return client;
  };
  const passphraseOf = (name: string) => `${name} likes cotton`;

  test('makes no recovery codes, passkeys, tokens or deletion without the passphrase', async () => {
    const anne = await stolen('Anne');
    const tries: [string, string, object][] = [
      ['POST', '/api/me/recovery-codes', {}],
      ['POST', '/api/me/passkeys/question', {}],
      ['POST', '/api/me/passkeys', { question: 'x', answer: { id: 'x' }, label: '' }],
      ['DELETE', '/api/me/passkeys/x', {}],
      ['POST', '/api/me/bots', { name: 'Spinner' }],
      ['DELETE', '/api/me', { sure: 'delete my account' }],
    ];
    for (const [method, path, body] of tries) {
      const answer = await anne.ask(method, path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'confirm-yourself']);
    }
    expect((await anne.post('/api/me/confirm', { passphrase: 'not this one at all' })).body.code).toBe(
      'sign-in-failed',
    );
    expect((await anne.post('/api/me/recovery-codes')).status).toBe(403);
    expect((await anne.post('/api/me/confirm', { passphrase: passphraseOf('Anne') })).status).toBe(200);
    expect((await anne.post('/api/me/recovery-codes')).body.codes).toHaveLength(8);
  });

  test('a proof is good for a short while, and in its own session only', async () => {
    const bert = await stolen('Bert');
    const phone = new Client(site.url);
    await phone.post('/api/sign-in', { name: 'Bert', passphrase: passphraseOf('Bert') });
    expect((await phone.post('/api/me/recovery-codes')).status).toBe(200);
    expect((await bert.post('/api/me/recovery-codes')).status).toBe(403);
  });

  test('a passkey proves it as well, but only one of the same account', async () => {
    const carl = await Client.member(site.url, 'Carl');
    const phone = softAuthenticator(site.url);
    const asked = (await carl.post('/api/me/passkeys/question')).body;
    const answer = phone.register(asked.options.challenge);
    expect((await carl.post('/api/me/passkeys', { question: asked.question, answer, label: 'phone' })).status).toBe(
      200,
    );
    const prove = async (who: Client) => {
      const { question, options } = (await who.post('/api/sign-in/passkey/question')).body;
      return who.post('/api/me/confirm/passkey', { question, answer: phone.signIn(options.challenge) });
    };
    const dora = await stolen('Dora');
    expect((await prove(dora)).body.code).toBe('passkey-refused');
    expect((await dora.post('/api/me/recovery-codes')).status).toBe(403);
    await site.house.store.database.query
      .updateTable('sessions')
      .set({ confirmed_at: 0 })
      .where('account_id', '=', carl.account)
      .execute();
    expect((await carl.post('/api/me/recovery-codes')).status).toBe(403);
    expect((await prove(carl)).status).toBe(200);
    expect((await carl.post('/api/me/recovery-codes')).status).toBe(200);
  });

  test('a cookie that was planted on a guest is worth nothing once the guest is a member', async () => {
    const victim = await Client.guest(site.url, 'Emma');
    const planted = new Client(site.url);
    planted.cookie = victim.cookie;
    expect((await victim.post('/api/members', { name: 'Emma', passphrase: passphraseOf('Emma') })).status).toBe(200);
    expect((await victim.get('/api/me')).body.account.kind).toBe('member');
    expect((await planted.get('/api/me')).body.account).toBeNull();
  });

  test('signing in with a passkey ends the session that was there before', async () => {
    const fred = await Client.member(site.url, 'Fred');
    const key = softAuthenticator(site.url);
    const asked = (await fred.post('/api/me/passkeys/question')).body;
    const answer = key.register(asked.options.challenge);
    await fred.post('/api/me/passkeys', { question: asked.question, answer, label: 'key' });
    const before = new Client(site.url);
    before.cookie = fred.cookie;
    const { question, options } = (await fred.post('/api/sign-in/passkey/question')).body;
    await fred.post('/api/sign-in/passkey', { question, answer: key.signIn(options.challenge) });
    expect((await fred.get('/api/me')).body.account.name).toBe('Fred');
    expect((await before.get('/api/me')).body.account).toBeNull();
  });
});
