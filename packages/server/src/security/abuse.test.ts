import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client, type LiveLine } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';

onBoth('a hostile client', (ground) => {
  let site: Site;
  let anne: Client;
  let bert: Client;
  let mallory: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    anne = await Client.member(site.url, 'Anne');
    bert = await Client.member(site.url, 'Bert');
    mallory = await Client.member(site.url, 'Mallory');
  }, 60_000);
  afterAll(async () => {
    expect(site.errors).toEqual([]);
    await site.close();
  });
  const begun = async (wanted: object = {}) => {
    const id = await anne.open(wanted);
    await bert.post(`/api/tables/${id}/join`);
    return id;
  };
  const seqOf = async (id: string) => (await site.house.store.rooms.find(id))?.seq;

  test('cannot play, undo, propose, talk, leave or give orders for others', async () => {
    const id = await begun();
    expect((await mallory.play(id, 0, 'take 1')).body.code).toBe('not-your-table');
    const tries: [string, object][] = [
      ['proposals', { kind: 'close' }],
      ['proposals/close', { agree: true }],
      ['messages', { text: 'hello' }],
      ['leave', {}],
      ['return', {}],
      ['orders', { step: 'turn', line: 'take 1', times: 1 }],
      ['rematch', {}],
      ['invitations', {}],
    ];
    for (const [what, body] of tries) {
      const answer = await mallory.post(`/api/tables/${id}/${what}`, body);
      expect([what, answer.body.code]).toEqual([what, 'not-your-table']);
      expect(answer.status).toBe(403);
    }
    expect((await mallory.post(`/api/tables/${id}/join`)).body.code).toBe('not-open');
    expect(await seqOf(id)).toBe(0);
  });

  test('gains nothing by replaying or reordering the commands of others', async () => {
    const id = await begun();
    await anne.play(id, 0, 'take 1', 'annes-own-key');
    expect((await mallory.play(id, 0, 'take 1', 'annes-own-key')).body.code).toBe('not-your-table');
    // Bert with Anne's key: keys are each account's own, so his is fresh and the position stale.
    expect((await bert.play(id, 0, 'take 1', 'annes-own-key')).body.outcome).toBe('stale');
    const flood = await Promise.all(
      [1, 1, 1, 2, 0, 9].map((expected, n) => bert.play(id, expected, 'take 1', `reordered-${n % 2}`)),
    );
    expect(flood.filter(({ body }) => body.outcome === 'done')).toHaveLength(1);
    expect(await seqOf(id)).toBe(2);
  });

  test('sees nothing of tables that are not public, and cannot tell them from none', async () => {
    const id = await anne.open({ access: 'invitation' });
    for (const path of ['', '/position', '/messages', '/record'])
      expect((await mallory.get(`/api/tables/${id}${path}`)).body).toEqual({ code: 'no-such-table', params: {} });
    expect((await mallory.get('/api/tables/nonsense')).body).toEqual({ code: 'no-such-table', params: {} });
    expect((await mallory.post(`/api/tables/${id}/join`)).body.code).toBe('no-such-table');
    const line = (await mallory.live()).watch(id);
    expect(await line.until(({ told }) => told[0])).toMatchObject({ type: 'problem', code: 'no-such-table' });
  });

  test('reads no notes but its own', async () => {
    const id = await begun();
    await anne.ask('PUT', `/api/tables/${id}/notes`, { text: 'raise prices in May' });
    expect((await mallory.get(`/api/tables/${id}/notes`)).body).toEqual({ text: '' });
    expect((await mallory.get(`/api/tables/${id}/notes?account=${anne.account}`)).body.text).toBe('');
    expect((await anne.get(`/api/tables/${id}/notes`)).body.text).toBe('raise prices in May');
  });

  test('cannot guess an invitation, a session or a token', async () => {
    for (const invitation of ['a', 'A'.repeat(43), '../../etc/passwd', "' or 1=1 --"])
      expect([400, 404]).toContain((await mallory.post('/api/invitations/accept', { invitation })).status);
    const thief = new Client(site.url);
    thief.cookie = `cromford=${'A'.repeat(43)}`;
    expect((await thief.get('/api/me')).body.account).toBeNull();
    const forged = await new Client(site.url).ask('GET', '/api/me/tables', undefined, {
      authorization: `Bearer ${'A'.repeat(43)}`,
    });
    expect(forged.body.code).toBe('sign-in');
  });

  test('cannot act from another site, nor open the live line from there', async () => {
    const id = await begun();
    const body = { key: 'from-elsewhere', expected: 0, do: { kind: 'move', line: 'take 1' } };
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', `${site.url}.evil.example`]) {
      const answer = await anne.ask('POST', `/api/tables/${id}/commands`, body, { origin });
      expect([origin, answer.status, answer.body.code]).toEqual([origin, 403, 'bad-origin']);
      await expect(anne.live({ origin })).rejects.toThrow('403');
    }
    expect(await seqOf(id)).toBe(0);
  });

  test('injects nothing through names, chat, titles and ids: they come back as they are, as data', async () => {
    const script = '<script>alert(1)</script>\u202e<img src=x onerror=alert(1)>';
    const id = await begun({ title: script.slice(0, 50) });
    await anne.post(`/api/tables/${id}/messages`, { text: `${script}'; drop table accounts; --` });
    const { headers, body } = await bert.get(`/api/tables/${id}/messages`);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(body.messages[0].text).toContain('<script>alert(1)</script>');
    expect(body.messages[0].text).not.toContain('\u202e');
    for (const path of [
      '/api/tables/..%2f..%2fetc%2fpasswd',
      '/api/tables/%00',
      `/api/tables/${'x'.repeat(500)}`,
      "/api/tables/'%20or%201=1",
    ])
      expect((await mallory.get(path)).status).toBeGreaterThanOrEqual(400);
    expect((await anne.get('/api/me')).body.account.name).toBe('Anne');
  });

  test('may not become more than it is', async () => {
    for (const path of ['/api/moderation/reports', '/api/administration/audit'])
      expect((await mallory.get(path)).body).toEqual({ code: 'not-allowed', params: { needs: expect.any(String) } });
    expect((await mallory.post(`/api/moderation/accounts/${anne.account}`, { what: 'banned', hours: 5 })).status).toBe(
      403,
    );
    const extra = await mallory.ask('PUT', '/api/me', { role: 'administrator' });
    expect(extra.body).toMatchObject({ code: 'invalid', params: { part: 'body' } });
    expect((await new Client(site.url).get('/api/me/tables')).status).toBe(401);
  });

  test.each([
    ['not json', 'this is not json'],
    ['an array', '[]'],
    ['a number', '7'],
    ['deep nesting', '['.repeat(5000) + ']'.repeat(5000)],
    ['a prototype', '{"__proto__":{"admin":true},"key":"12345678","expected":0,"do":{"kind":"move","line":"take 1"}}'],
    ['a wrong type', '{"key":"12345678","expected":"0","do":{"kind":"move","line":"take 1"}}'],
    ['too long a line', `{"key":"12345678","expected":0,"do":{"kind":"move","line":"${'x'.repeat(201)}"}}`],
    ['too large a body', `{"key":"${'x'.repeat(70_000)}"}`],
  ])('a command that is %s is refused and changes nothing', async (_name, text) => {
    const id = await begun();
    const answer = await fetch(`${site.url}/api/tables/${id}/commands`, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', cookie: anne.cookie, origin: site.url },
    });
    expect([400, 413]).toContain(answer.status);
    expect(Object.keys((await answer.json()) as object).sort()).toEqual(['code', 'params']);
    expect(await seqOf(id)).toBe(0);
  });

  describe('on the live line', () => {
    test('malformed frames are answered with a problem; the others go on', async () => {
      const id = await begun();
      const line = await mallory.live();
      for (const frame of [
        '',
        '{',
        'null',
        '[]',
        '{"type":"watch"}',
        '{"type":"fly","table":"x"}',
        `{"type":"watch","table":"${'../'.repeat(9)}"}`,
      ])
        line.socket.send(frame);
      line.socket.send(Buffer.from([1, 2, 3]));
      await line.until(({ told }) => told.length === 8);
      expect(new Set(line.told.map((message) => message.type))).toEqual(new Set(['problem']));
      line.send({
        type: 'command',
        id: 1,
        table: id,
        command: { key: 'another-seat', expected: 0, do: { kind: 'move', line: 'take 1' } },
      });
      expect(await line.until(({ told }) => told.find(({ type }) => type === 'answer'))).toMatchObject({
        code: 'not-your-table',
      });
      expect(await seqOf(id)).toBe(0);
    });

    test('an oversized frame ends the connection', async () => {
      const line = await mallory.live();
      line.socket.send('x'.repeat(20_000));
      expect(await line.until(({ closed }) => closed)).toBe(1009);
    });

    test('is not opened at other addresses, where sockets would pile up', async () => {
      for (const path of ['/', '/api/me', '/nowhere.js']) {
        const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
        );
        socket.resume();
        await new Promise((resolve) => socket.once('close', resolve));
        socket.destroy();
      }
    });

    test('so many tables and sockets, and no more', async () => {
      const lines: (LiveLine | undefined)[] = [];
      for (let n = 0; n < 11; n++) lines.push(await mallory.live().catch(() => undefined));
      expect(await until(() => lines.filter((line) => line?.closed === undefined).length <= 10)).toBe(true);
      for (const line of lines) line?.socket.terminate();
    });
  });
});

describe('floods', () => {
  test('are answered with what was too much and for how long, and end', async () => {
    const site = await openSite(':memory:', { limitScale: 1 });
    const client = await Client.guest(site.url, 'Flood');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => client.post('/api/sign-in', { name: `name ${n}`, passphrase: 'x' })),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({ code: 'too-many', params: { what: 'sign-in-from', seconds: expect.any(Number) } });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(40);
    const line = await client.live();
    for (let n = 0; n < 1200; n++) line.send({ type: 'unwatch', table: 'x' });
    expect(await line.until(({ closed }) => closed)).toBe(1008);
    await site.close();
  });
});
