import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client, type LiveLine } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { SIGNED_OUT } from './connection.ts';

onBoth('sockets and sessions', (ground) => {
  let site: Site;
  /** Where the sockets are: a second node on the same database where there can be one. */
  let other: Site;
  beforeAll(async () => {
    const place = await ground.place();
    site = await openSite(place, { lookEvery: 500 });
    other = ground.kind === 'postgres' ? await openSite(place, { lookEvery: 500 }) : site;
  }, 60_000);
  afterAll(async () => {
    if (other !== site) await other.close();
    await site.close();
  });

  let made = 0;
  /** A member at a table, with a socket that watches it, and another device that has nothing to do with it. */
  const seated = async () => {
    const name = `Anne ${made++} of ${ground.kind}`;
    const passphrase = `${name} likes cotton`;
    const anne = await Client.guest(site.url, name);
    const { codes } = (await anne.post('/api/members', { name, passphrase })).body;
    const id = await anne.open({ access: 'solo', bots: { 1: 'any' } });
    const phone = new Client(site.url);
    await phone.post('/api/sign-in', { name, passphrase });
    const line = await at(other.url, anne).live();
    line.watch(id);
    await line.reached(0);
    return { name, passphrase, anne, phone, line, id, code: codes[0] as string };
  };
  const at = (url: string, who: Client) => {
    const there = new Client(url);
    there.cookie = who.cookie;
    return there;
  };
  const move = (id: string) => ({
    type: 'command',
    id: 1,
    table: id,
    command: { key: 'after-the-end', expected: 0, do: { kind: 'move', line: 'take 1' } },
  });
  const ended = async (line: LiveLine, id: string) => {
    // From another node the news takes a moment.
    if (other !== site) await sleep(100);
    line.send(move(id));
    expect(await line.until(({ closed }) => closed)).toBe(SIGNED_OUT);
    expect(line.told.find(({ type }) => type === 'answer')).toBeUndefined();
    const row = await site.house.store.rooms.find(id);
    expect(row?.seq).toBe(0);
  };

  const ways: Record<string, (here: Awaited<ReturnType<typeof seated>>) => Promise<unknown>> = {
    'sign-out': ({ anne }) => anne.post('/api/sign-out'),
    'revocation from another device': async ({ anne, phone }) => {
      const { current } = (await anne.get('/api/me/sessions')).body;
      return phone.ask('DELETE', `/api/me/sessions/${current}`);
    },
    'a new passphrase': ({ phone, passphrase }) =>
      phone.ask('PUT', '/api/me/passphrase', { old: passphrase, passphrase: 'something else entirely' }),
    recovery: ({ name, code }) =>
      new Client(site.url).post('/api/recover', { name, code, passphrase: 'something else entirely' }),
    'a ban': async ({ anne }) => {
      const { account } = (await anne.get('/api/me')).body;
      const actor = { account: 'the house', kind: 'member' as const, role: 'administrator' as const };
      return site.house.moderation.restrain(actor, account.id, { what: 'banned', hours: 5 });
    },
    deletion: ({ phone }) => phone.ask('DELETE', '/api/me', { sure: 'delete my account' }),
    'a session that expires': async ({ anne }) => {
      const { current } = (await anne.get('/api/me/sessions')).body;
      const { query } = site.house.store.database;
      await query.updateTable('sessions').set({ expires_at: 1 }).where('id', '=', current).execute();
    },
  };

  test.each(Object.keys(ways))('%s closes the socket before it sees or does anything more', async (way) => {
    const here = await seated();
    await ways[way]?.(here);
    if (way === 'a session that expires') await here.line.until(({ closed }) => closed);
    if (way === 'deletion') expect(await here.line.until(({ closed }) => closed)).toBe(SIGNED_OUT);
    else await ended(here.line, here.id);
  });

  test('the sessions that go on keep their sockets', async () => {
    const { anne, phone, id } = await seated();
    const line = (await at(other.url, phone).live()).watch(id);
    await line.reached(0);
    await anne.post('/api/sign-out');
    line.send(move(id));
    await line.reached(1);
    expect(line.closed).toBeUndefined();
  });
});
