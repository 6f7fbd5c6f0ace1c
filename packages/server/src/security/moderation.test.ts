import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';

const passphrase = 'water frames at dawn';

onBoth('moderation', (ground) => {
  let site: Site;
  let boss: Client;
  let judge: Client;
  let anne: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    boss = new Client(site.url);
    const link = await site.house.welcome.firstLink();
    boss.account = (await boss.post('/api/welcome', { link, name: 'Boss', passphrase })).body.account;
    judge = await Client.member(site.url, 'Judge');
    anne = await Client.member(site.url, 'Anne');
    expect((await role(judge, 'moderator')).status).toBe(200);
  }, 60_000);
  afterAll(async () => {
    expect(site.errors).toEqual([]);
    await site.close();
  });

  const role = (who: Client, to: string, by = boss) =>
    by.ask('PUT', `/api/administration/accounts/${who.account}/role`, { role: to });
  const ban = (who: Client, more: object = {}) =>
    judge.post(`/api/moderation/accounts/${who.account}`, { what: 'banned', hours: 1, ...more });
  const actions = async () =>
    (await boss.get('/api/administration/audit')).body.audit.map(
      ({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`,
    );

  test('a ban and a silence reach the bots of a member, and their sockets', async () => {
    const pest = await Client.member(site.url, 'Pest');
    const { token, account } = (await pest.post('/api/me/bots', { name: 'Spinner' })).body;
    const headers = { authorization: `Bearer ${token}`, origin: '' };
    const bot = (method: string, path: string, body?: object) => new Client(site.url).ask(method, path, body, headers);
    const table = await anne.open();
    await bot('POST', `/api/tables/${table}/join`, {});
    await judge.post(`/api/moderation/accounts/${pest.account}`, { what: 'muted', hours: 1 });
    expect((await bot('POST', `/api/tables/${table}/messages`, { text: 'buy' })).body.code).toBe('muted');
    const line = await new Client(site.url).live(headers);
    await ban(pest);
    expect((await bot('GET', '/api/me')).body.account).toBeNull();
    expect((await bot('POST', `/api/tables/${table}/commands`, {})).body.code).toBe('sign-in');
    await line.until(({ closed }) => closed, 2000);
    await judge.post(`/api/moderation/accounts/${pest.account}`, { what: 'banned', hours: 0 });
    expect((await bot('GET', '/api/me')).body.account.id).toBe(account);
  });

  test('who is banned does not come back as a guest from the same network, where that was wanted', async () => {
    const site2 = await openSite(await ground.place());
    const link = await site2.house.welcome.firstLink();
    const chief = new Client(site2.url);
    await chief.post('/api/welcome', { link, name: 'Chief', passphrase });
    const pest = await Client.guest(site2.url, 'Pest');
    const act = (body: object) => chief.post(`/api/moderation/accounts/${pest.account}`, body);
    await act({ what: 'banned', hours: 1 });
    const again = await Client.guest(site2.url, 'Pest again');
    expect(again.account).toMatch(/./);
    await act({ what: 'banned', hours: 0 });
    await chief.post(`/api/moderation/accounts/${again.account}`, { what: 'banned', hours: 1, network: true });
    const third = await new Client(site2.url).post('/api/guests', { name: 'Pest once more' });
    expect([third.status, third.body.code]).toEqual([403, 'kept-out']);
    // Members come in from there, and the addresses are written down nowhere.
    expect((await new Client(site2.url).post('/api/sign-in', { name: 'Chief', passphrase })).status).toBe(200);
    const kept = await site2.house.store.database.query.selectFrom('kept_out').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('127.0.0.1');
    await chief.post(`/api/moderation/accounts/${again.account}`, { what: 'banned', hours: 0 });
    expect((await new Client(site2.url).post('/api/guests', { name: 'Somebody else' })).status).toBe(200);
    await site2.close();
  });

  test('accounts are listed, searched and looked at, by moderators only', async () => {
    const emil = await Client.member(site.url, 'Émile Zola');
    const table = await emil.open({ access: 'invitation', title: 'Germinal' });
    const found = async (query: string) =>
      (await judge.get(`/api/moderation/accounts?${query}`)).body.accounts.map(({ name }: { name: string }) => name);
    expect(await found('search=zola')).toEqual(['Émile Zola']);
    expect(await found('search=%C3%A9mile')).toEqual(['Émile Zola']);
    expect(await found(`search=${emil.account}`)).toEqual(['Émile Zola']);
    expect(await found('search=%25')).toEqual([]);
    expect(await found('only=staff')).toEqual(['Judge', 'Boss']);
    const shown = (await judge.get(`/api/moderation/accounts/${emil.account}`)).body;
    expect(shown).toMatchObject({ account: { name: 'Émile Zola', kind: 'member' }, tables: [{ id: table }] });
    for (const secret of ['passphrase', 'argon2', 'login', 'token'])
      expect(JSON.stringify(shown)).not.toContain(secret);
    for (const path of ['/api/moderation/accounts', `/api/moderation/accounts/${emil.account}`])
      expect((await anne.get(path)).status).toBe(403);
  });

  test('the list goes on page by page', async () => {
    for (let n = 0; n < 60; n++) await site.house.accounts.guest(`Guest ${n}`, 'en');
    const seen = new Set<string>();
    let after = '';
    for (let page = 0; page < 5; page++) {
      const { accounts, next } = (await judge.get(`/api/moderation/accounts?search=Guest${after}`)).body;
      for (const { id } of accounts) seen.add(id);
      if (next === null) break;
      after = `&after=${next}`;
    }
    expect(seen.size).toBe(60);
  });

  test('a name is taken from who should not have it; the new one signs in', async () => {
    const rude = await Client.member(site.url, 'Rude Word');
    const rename = (name: string) => judge.post(`/api/moderation/accounts/${rude.account}/name`, { name });
    expect((await rename('Anne')).body.code).toBe('name-taken');
    expect((await rename('Rupert')).status).toBe(200);
    expect((await rude.get('/api/me')).body.account.name).toBe('Rupert');
    const signIn = (name: string) =>
      new Client(site.url).post('/api/sign-in', { name, passphrase: 'Rude Word likes cotton' });
    expect((await signIn('Rude Word')).status).toBe(401);
    expect((await signIn('rupert')).status).toBe(200);
    expect(await site.house.accounts.taken('Rude Word')).toBeUndefined();
    expect(await actions()).toContain(`renamed ${rude.account}`);
  });

  test('an account is removed by administrators only, and nobody waits for it', async () => {
    const gus = await Client.member(site.url, 'Gus');
    const table = await anne.open();
    await gus.post(`/api/tables/${table}/join`);
    expect((await judge.ask('DELETE', `/api/moderation/accounts/${gus.account}`)).status).toBe(403);
    expect((await boss.ask('DELETE', `/api/moderation/accounts/${gus.account}`)).status).toBe(200);
    expect((await gus.get('/api/me')).body.account).toBeNull();
    const { room } = (await anne.get(`/api/tables/${table}`)).body;
    expect(room.seats[1]).toMatchObject({ account: null, bot: 'any' });
    expect(await actions()).toContain(`removed ${gus.account}`);
  });

  test('a table is closed, whatever its stage, and those who watch see it', async () => {
    const dora = await Client.guest(site.url, 'Dora');
    const table = await anne.open();
    await dora.post(`/api/tables/${table}/join`);
    const line = (await dora.live()).watch(table);
    await line.reached(0);
    expect((await anne.post(`/api/moderation/tables/${table}/close`)).status).toBe(403);
    expect((await judge.post(`/api/moderation/tables/${table}/close`)).status).toBe(200);
    await line.until(({ told }) => told.find((frame) => frame.type === 'room' && frame.room.stage === 'closed'));
    expect((await anne.play(table, 0, 'take 1')).body.code).toBe('not-playing');
    expect((await judge.post(`/api/moderation/tables/${table}/close`)).body.code).toBe('not-playing');
    expect((await judge.post('/api/moderation/tables/nonsense/close')).body.code).toBe('no-such-table');
    expect(await actions()).toContain(`table-closed ${table}`);
    line.socket.terminate();
  });

  test('a report is read with what was said, at a private table too, until it is settled; a message is taken away', async () => {
    const fred = await Client.guest(site.url, 'Fred');
    const table = await anne.open({ access: 'invitation' });
    const { invitation } = (await anne.post(`/api/tables/${table}/invitations`, {})).body;
    await fred.post('/api/invitations/accept', { invitation });
    await fred.post(`/api/tables/${table}/messages`, { text: 'something rude' });
    expect((await judge.get(`/api/tables/${table}/messages`)).body.code).toBe('no-such-table');
    await anne.post('/api/reports', { account: fred.account, table, reason: 'rude' });
    const { reports } = (await judge.get('/api/moderation/reports')).body;
    const path = `/api/moderation/reports/${reports[0].id}`;
    expect((await judge.get(path)).body).toMatchObject({
      report: { reason: 'rude' },
      table: { id: table, stage: 'playing' },
      messages: [{ number: 1, account: fred.account, text: 'something rude', hidden: false }],
    });
    const line = (await anne.live()).watch(table);
    await line.until(({ told }) => told.find(({ type }) => type === 'chat'));
    await judge.ask('DELETE', `/api/moderation/tables/${table}/messages/1`);
    expect((await anne.get(`/api/tables/${table}/messages`)).body.messages).toEqual([]);
    expect((await judge.get(path)).body.messages[0].hidden).toBe(true);
    expect(await line.until(({ told }) => told.find(({ type }) => type === 'hidden'))).toMatchObject({ number: 1 });
    line.socket.terminate();
    await judge.post(`${path}/settle`);
    expect((await judge.get(path)).body.code).toBe('no-such-thing');
    expect(await actions()).toEqual(
      expect.arrayContaining([`report-read ${reports[0].id}`, `message-hidden ${table} 1`]),
    );
  });

  test('a report about a table at which one does not sit is refused', async () => {
    const table = await anne.open({ access: 'invitation' });
    const mallory = await Client.guest(site.url, 'Mallory');
    const answer = await mallory.post('/api/reports', { account: anne.account, table, reason: 'let me read' });
    expect(answer.body.code).toBe('no-such-table');
    const nobody = await mallory.post('/api/reports', { account: 'nobody', reason: 'x' });
    expect(nobody.body.code).toBe('no-such-account');
  });

  test('there are several administrators; the last one stays', async () => {
    expect((await role(boss, 'player')).body.code).toBe('last-administrator');
    expect((await role(anne, 'administrator', judge)).status).toBe(403);
    expect((await role(anne, 'administrator')).status).toBe(200);
    // Equals do not act on each other, but for the role itself.
    expect((await anne.ask('DELETE', `/api/moderation/accounts/${boss.account}`)).status).toBe(403);
    expect((await role(boss, 'moderator', anne)).status).toBe(200);
    expect((await role(anne, 'player', anne)).body.code).toBe('last-administrator');
    expect((await role(boss, 'administrator', anne)).status).toBe(200);
    expect((await role(anne, 'player')).status).toBe(200);
    const guest = await Client.guest(site.url, 'Guest of honour');
    expect((await role(guest, 'moderator')).body.code).toBe('not-a-member');
  });

  test('what gives power away needs the passphrase once more', async () => {
    await site.house.store.database.query
      .updateTable('sessions')
      .set({ confirmed_at: 0 })
      .where('account_id', '=', boss.account)
      .execute();
    for (const [method, path, body] of [
      ['PUT', `/api/administration/accounts/${anne.account}/role`, { role: 'moderator' }],
      ['POST', `/api/administration/accounts/${anne.account}/reset`, {}],
      ['DELETE', `/api/moderation/accounts/${anne.account}`, {}],
      ['PUT', '/api/administration/house', { door: 'members' }],
    ] as const)
      expect([path, (await boss.ask(method, path, body)).body.code]).toEqual([path, 'confirm-yourself']);
    expect((await boss.post('/api/me/confirm', { passphrase })).status).toBe(200);
    expect((await role(anne, 'player')).status).toBe(200);
  });
});
