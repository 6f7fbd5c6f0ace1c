import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../packages/server/src/security/limits.ts';
import { Client } from '../../packages/server/src/testing/client.ts';
import { type Started, startServing } from '../running/started.ts';
import { ask } from './ask.ts';
import { freePort, installed } from './house.ts';
import { type Gate, startCaddy, startNginx } from './proxies.ts';

const { folder, command } = installed();
const token = 'a secret for Prometheus'.replaceAll(' ', '-');

describe.each([
  ['caddy', startCaddy],
  ['nginx', startNginx],
] as const)('behind %s', (name, startProxy) => {
  const own = join(folder, name);
  let origin: string;
  let plain: string;
  let server: Started;
  let proxy: Gate | undefined;

  beforeAll(async () => {
    mkdirSync(own);
    const ports = { http: await freePort(), https: await freePort(), server: await freePort() };
    origin = `https://localhost:${ports.https}`;
    plain = `http://localhost:${ports.http}`;
    server = await startServing(process.execPath, [command, 'serve'], {
      cwd: own,
      env: {
        PORT: String(ports.server),
        DATA_DIR: '',
        PUBLIC_ORIGIN: origin,
        TRUST_PROXY: '1',
        METRICS_TOKEN: token,
      },
    });
    proxy = await startProxy(own, ports);
    // The client of the tests asks like a browser; the certificate is one that nobody has signed.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  });
  afterAll(async () => {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    await proxy?.stop();
    server.kill();
  });

  test('the app comes over TLS only, and stays there', async () => {
    const page = await ask(origin);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<title>Cromford');
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    const moved = await ask(plain);
    expect([301, 308]).toContain(moved.status);
    expect(moved.headers.location).toMatch(/^https:\/\/localhost/);
  });

  test('people sign in, and what is played comes over their sockets', async () => {
    const anne = await Client.guest(origin, 'Anne');
    expect(anne.cookie).toMatch(/^__Host-|^cromford/);
    const id = await anne.open({ game: 'empire', players: 1, access: 'solo' });
    const line = (await anne.live()).watch(id);
    expect((await line.reached(0)).table).toBe(id);
    line.socket.close();
    const foreign = new Client(origin);
    await expect(foreign.live({ origin: 'https://elsewhere.example' })).rejects.toThrow();
  });

  test('limits count who asks, whatever he says of himself', async () => {
    const enter = (from: string, forwarded?: string) =>
      ask(`${origin}/api/guests`, {
        method: 'POST',
        from,
        headers: { origin, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
        body: { name: 'Bert' },
      });
    for (let n = 0; n < LIMITS.guest.most; n++) await enter('127.0.0.1', `203.0.113.${n}`);
    expect((await enter('127.0.0.1')).status).toBe(429);
    expect((await enter('127.0.0.1', '203.0.113.200')).status).toBe(429);
    expect((await enter('127.0.0.2')).status).toBe(200);
  });

  test('metrics are not for the world, even with the token', async () => {
    const headers = { authorization: `Bearer ${token}` };
    for (const path of ['/metrics', '/metrics?x', '//metrics', '/%6detrics', '/METRICS'])
      expect((await ask(`${origin}${path}`, { headers })).text, path).not.toContain('cromford_http_seconds');
    expect((await ask(`${server.url}/metrics`, { headers })).text).toContain('cromford_http_seconds');
    expect((await ask(`${server.url}/metrics`)).status).toBe(404);
  });
});
