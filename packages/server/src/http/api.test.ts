import { answers } from '@cromford/protocol/answers';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(':memory:');
});
afterAll(() => site.close());

describe('the API', () => {
  test('describes itself from its schemas', async () => {
    const { body } = await new Client(site.url).get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const command = body.paths['/api/tables/{id}/commands'].post;
    expect(command.requestBody.content['application/json'].schema.required).toEqual(['key', 'expected', 'do']);
    expect(command.parameters[0]).toMatchObject({ name: 'id', in: 'path', required: true });
    const routes = Object.values(body.paths).flatMap((path) => Object.values(path as object));
    expect(routes.length).toBeGreaterThan(50);
    for (const route of routes) expect(route.summary).toMatch(/\.$/);
  });

  test('promises an answer for every call that it takes, and for no other', async () => {
    const { body } = await new Client(site.url).get('/api/openapi.json');
    const taken = Object.entries<object>(body.paths).flatMap(([url, path]) =>
      Object.keys(path).map((method) => `${method.toUpperCase()} ${url.slice(5).replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(taken.sort()).toEqual(Object.keys(answers).sort());
    const room = body.paths['/api/tables/{id}'].get.responses[200].content['application/json'].schema.properties.room;
    expect(room.required).toContain('seats');
    expect(body.paths['/api/tables/{id}/record'].get.responses[200].content).toHaveProperty('text/plain');
  });

  test('answers an unknown address with a problem, not with a page', async () => {
    const answer = await new Client(site.url).get('/api/nowhere');
    expect([answer.status, answer.body]).toEqual([404, { code: 'no-such-thing', params: {} }]);
  });

  test('says what is wrong with an input, and where', async () => {
    const { status, body } = await new Client(site.url).post('/api/guests', { name: 'x' });
    expect([status, body]).toEqual([
      400,
      { code: 'invalid', params: { part: 'body', path: 'name', reason: 'too_small' } },
    ]);
  });

  test('says which words there are where one is none of them', async () => {
    expect((await new Client(site.url).get('/api/tables?stage=huh')).body).toEqual({
      code: 'invalid',
      params: { part: 'query', path: 'stage', reason: 'invalid_value', values: 'open, playing, over' },
    });
  });

  test('lets no cache keep an answer', async () => {
    expect((await new Client(site.url).get('/api/me')).headers.get('cache-control')).toBe('no-store');
  });
});

test('a full disk is one line of the log, without a stack, however many ask', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  const full = await openSite(':memory:', {}, {}, { log });
  const { query } = full.house.store.database;
  const pages = (most: number) => sql`pragma max_page_count = ${sql.lit(most)}`.execute(query);
  const anne = await Client.guest(full.url, 'Anne');
  const id = await anne.open();
  await pages(1);
  const note = () => anne.ask('PUT', `/api/tables/${id}/notes`, { text: 'x'.repeat(15_000) });
  for (let n = 0; n < 5; n++) expect((await note()).status).toBe(503);
  await pages(1_000_000);
  await full.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'nothing can be written to the database' });
  expect(lines[0]).not.toContain('stack');
});

describe('a session', () => {
  test('is a cookie that no script reads and no other site sends', async () => {
    const answer = await new Client(site.url).post('/api/guests', { name: 'Anne' });
    const cookie = answer.headers.get('set-cookie') ?? '';
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
    expect(cookie).not.toContain('Secure');
  });

  test('of a guest is renewed in the browser too', async () => {
    const gus = await Client.guest(site.url, 'Gus Renewed');
    expect((await gus.get('/api/me')).headers.get('set-cookie')).toBeNull();
    const { query } = site.house.store.database;
    await query.updateTable('sessions').set({ seen_at: 0 }).where('account_id', '=', gus.account).execute();
    const before = gus.cookie;
    const renewed = (await gus.get('/api/me')).headers.get('set-cookie') ?? '';
    expect(renewed).toContain(before);
    expect(renewed).toContain('Max-Age=5184000');
  });

  test('is new after each sign-in, and the old one ends', async () => {
    const anne = await Client.member(site.url, 'Anne Session');
    const before = anne.cookie;
    await anne.post('/api/sign-in', { name: 'anne session', passphrase: 'Anne Session likes cotton' });
    expect(anne.cookie).not.toBe(before);
    const old = new Client(site.url);
    old.cookie = before;
    expect((await old.get('/api/me')).body.account).toBeNull();
  });

  test('can be listed and revoked from another one', async () => {
    const anne = await Client.member(site.url, 'Anne Devices');
    const phone = new Client(site.url);
    await phone.post('/api/sign-in', { name: 'Anne Devices', passphrase: 'Anne Devices likes cotton' });
    const { body } = await anne.get('/api/me/sessions');
    expect(body.sessions).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain(phone.cookie.split('=')[1]);
    const other = body.sessions.find(({ id }: { id: string }) => id !== body.current);
    await anne.ask('DELETE', `/api/me/sessions/${other.id}`);
    expect((await phone.get('/api/me')).body.account).toBeNull();
  });
});

test('a bot account plays with its token, and has none of its owner’s rights', async () => {
  const anne = await Client.member(site.url, 'Anne Owner');
  const { body } = await anne.post('/api/me/bots', { name: 'Spinner' });
  const bot = (method: string, path: string, data?: object) =>
    new Client(site.url).ask(method, path, data, { authorization: `Bearer ${body.token}`, origin: '' });
  const id = await anne.open();
  expect((await bot('POST', `/api/tables/${id}/join`, {})).body).toEqual({ seat: 1 });
  await anne.play(id, 0, 'take 1');
  const { position } = (await bot('GET', `/api/tables/${id}/position`)).body;
  expect(position.options.length).toBeGreaterThan(0);
  const command = { key: 'bot-move-1', expected: position.seq, do: { kind: 'move', line: 'take 1' } };
  expect((await bot('POST', `/api/tables/${id}/commands`, command)).body.outcome).toBe('done');
  expect((await bot('POST', '/api/me/bots', { name: 'Another' })).body.code).toBe('not-allowed');
  expect((await anne.get('/api/me/bots')).body.bots).toEqual([{ id: body.account, name: 'Spinner', kind: 'bot' }]);
  await anne.ask('DELETE', `/api/me/bots/${body.account}`);
  expect((await anne.get('/api/me/bots')).body.bots).toEqual([]);
  expect((await bot('GET', '/api/me')).body.account).toBeNull();
});
