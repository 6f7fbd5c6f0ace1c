import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { until } from '../testing/until.ts';

/** Says something in plain text, and hears what comes back until the line is closed, or for so long. */
async function say(url: string, text: string, ms = 1500): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    heard += data;
  });
  socket.write(text);
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), sleep(ms)]);
  socket.destroy();
  return heard;
}

describe('requests of a strange form', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(':memory:');
  });
  afterAll(() => site.close());

  test('an address that cannot be read is refused like every other input', async () => {
    const { status, body } = await new Client(site.url).get('/api/tables/%ff');
    expect([status, body]).toEqual([
      400,
      { code: 'invalid', params: { part: 'request', path: '', reason: 'address' } },
    ]);
  });

  test.each([
    ['{"name":', 'not-json'],
    ['', 'empty'],
  ])('a body that is no JSON is refused in words of the house: %s', async (body, reason) => {
    const headers = { 'content-type': 'application/json', origin: site.url };
    const answer = await fetch(`${site.url}/api/guests`, { method: 'POST', headers, body });
    expect(await answer.json()).toEqual({ code: 'invalid', params: { part: 'request', path: '', reason } });
  });

  test.each([
    ['an address in other letters', '/%61pi/guests'],
    ['an absolute address', 'http://127.0.0.1/api/guests'],
    ['many slashes', '//api//guests'],
  ])('%s does not get past the check of the origin', async (_name, path) => {
    const body = '{"name":"Mallory"}';
    const answer = await say(
      site.url,
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: https://evil.example\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (403|404|400)/);
    expect(answer).not.toContain('set-cookie');
  });

  test.each(['websocket', 'h2c'])('an upgrade to %s elsewhere than on the live line is answered', async (kind) => {
    for (const path of ['/', '/api/me', '/nowhere.js']) {
      const answer = await say(
        site.url,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${kind}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      );
      expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 (426|403) /)]);
    }
  });

  test('a sheet that is nested without end is refused with the reason', async () => {
    const anne = await Client.guest(site.url, 'Anne');
    const answer = await fetch(`${site.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: anne.cookie, origin: site.url },
      body: `{"key":"deep-deep-deep","game":"pennies","players":2,"access":"public","sheet":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'sheet' }]);
  });
});

onBoth('what a database could not store or find', (ground) => {
  let site: Site;
  let anne: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    anne = await Client.guest(site.url, 'Anne');
  }, 60_000);
  afterAll(() => site.close());

  test('is refused with a reason', async () => {
    const id = await anne.open({ access: 'solo', bots: { 1: 'any' } });
    const answers = [
      await anne.get('/api/tables?game=%00'),
      await anne.get(`/api/tables/${id}/messages?after=9007199254740991`),
      await anne.post(`/api/tables/${id}/orders`, { step: 'tu\0rn', line: 'take 1', times: 1 }),
      await anne.post(`/api/tables/${id}/orders`, { step: 'turn', line: 'take\0 1', times: 1 }),
      await anne.post(`/api/tables/${id}/commands`, {
        key: 'nul-nul-nul',
        expected: 0,
        do: { kind: 'move', line: '\0' },
      }),
      await anne.post('/api/tables', { key: 'nul-nul-nul', game: 'pen\0nies', players: 2, access: 'public' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [400, 'invalid']));
  });

  test('a hidden table cannot be told from none', async () => {
    const mallory = await Client.guest(site.url, 'Mallory');
    const hidden = [
      await anne.open({ access: 'invitation' }),
      await anne.open({ access: 'solo', bots: { 1: 'any' } }),
      await anne.open({ access: 'public', delay: -1, bots: { 1: 'any' } }),
    ];
    const command = { key: 'who-is-there', expected: 0, do: { kind: 'move', line: 'take 1' } };
    const said = async (id: string) => {
      const answers = [await mallory.post(`/api/tables/${id}/commands`, command)];
      for (const path of ['', '/position', '/story', '/messages', '/sheet', '/record'])
        answers.push(await mallory.get(`/api/tables/${id}${path}`));
      for (const path of ['join', 'leave', 'return', 'rematch'])
        answers.push(await mallory.post(`/api/tables/${id}/${path}`));
      answers.push(await mallory.post(`/api/tables/${id}/proposals`, { kind: 'pause' }));
      return answers.map(({ status, body }) => `${status} ${body.code}`);
    };
    const none = await said('AAAAAAAAAAAAAAAA');
    for (const id of hidden.slice(0, 2)) expect(await said(id)).toEqual(none);
    expect((await said(hidden[2] ?? ''))[0]).toBe(none[0]);
  });
});

describe('slow clients', () => {
  test('one that has sent half a body does not keep the server from closing', async () => {
    const site = await openSite(':memory:', {}, {}, { lastAnswers: 100 });
    const socket: Socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"na',
    );
    await sleep(100);
    await site.close();
    socket.destroy();
  }, 20_000);

  test('one address has so many connections, and no more', async () => {
    const site = await openSite(':memory:', { limitScale: 1 });
    const sockets = Array.from({ length: 450 }, () => connect(Number(new URL(site.url).port), '127.0.0.1'));
    let cut = 0;
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.on('close', () => cut++);
    }
    expect(await until(() => cut >= 50)).toBe(true);
    expect(cut).toBe(50);
    for (const socket of sockets) socket.destroy();
    await site.close();
  }, 20_000);
});
