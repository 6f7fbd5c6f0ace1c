import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Carrier } from './notices/notice.ts';
import { Client } from './testing/client.ts';
import { ownFolder } from './testing/own-folder.ts';
import { openSite, type Site } from './testing/site.ts';
import { until } from './testing/until.ts';

const token = 'a secret for Prometheus';
const silent: Carrier = async () => {};
const refusing: Carrier = async () => {
  throw new Error('550 no such mailbox');
};

let site: Site;
beforeAll(async () => {
  const carriers = { push: silent, mail: refusing, webhook: undefined };
  site = await openSite(':memory:', { carriers }, { metricsToken: token });
});
afterAll(() => site.close());

const ask = (headers: Record<string, string>, at = site) =>
  new Client(at.url).ask('GET', '/metrics', undefined, headers);
const read = async (): Promise<string> => (await ask({ authorization: `Bearer ${token}` })).body;
/** The value of a line such as `cromford_notices_total{kind="mail",outcome="failed"}`. */
const reading = async (line: string): Promise<number | undefined> => {
  const found = (await read()).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
};

describe('are shown', () => {
  test('to who has the token, without names or ids', async () => {
    const anne = await Client.guest(site.url, 'Anne Metrics');
    const id = await anne.open();
    const text = await read();
    expect(text).toContain('cromford_http_seconds_bucket');
    expect(text).toContain('cromford_sockets 0');
    expect(text).not.toContain(id);
    expect(text).not.toContain('Anne');
  });

  test.each([{}, { authorization: 'Bearer another' }, { authorization: token }])(
    'to nobody with %j',
    async (headers) => {
      expect((await ask(headers)).status).toBe(404);
    },
  );

  test('to nobody at all where there is no token: behind a proxy everybody comes from this computer', async () => {
    const plain = await openSite(':memory:');
    expect((await ask({}, plain)).status).toBe(404);
    expect((await ask({ authorization: 'Bearer undefined' }, plain)).status).toBe(404);
    await plain.close();
  });
});

describe('tell', () => {
  test('notices that could not be delivered, and those that wait for another attempt', async () => {
    const { house } = site;
    expect(await reading('cromford_notices_total{kind="mail",outcome="failed"}')).toBe(0);
    const member = await Client.guest(site.url, 'Anne Mail');
    await house.channels.add(member.account, { kind: 'mail', mail: 'anne@club.example' });
    expect(await reading('cromford_notices_waiting')).toBe(1);
    await house.outbox.deliver();
    expect(await reading('cromford_notices_total{kind="mail",outcome="failed"}')).toBe(1);
    expect(await reading('cromford_notices_total{kind="mail",outcome="delivered"}')).toBe(0);
    expect(await reading('cromford_notices_waiting')).toBe(1);
  });

  test('how long tables wait for bots, and what waits in the queues', async () => {
    expect(await reading('cromford_bot_wait_seconds_count')).toBe(0);
    const anne = await Client.guest(site.url, 'Anne Bots');
    const id = await anne.open({ bots: { 1: 'any' } });
    await anne.play(id, 0, 'take 1');
    await until(async () => ((await reading('cromford_bot_wait_seconds_count')) ?? 0) > 0);
    expect(await reading('cromford_bot_wait_seconds_count')).toBeGreaterThan(0);
    expect(await reading('cromford_jobs_waiting{queue="bot"}')).toBe(0);
  });

  test('what the database takes, and what is left of its disk', async () => {
    const folder = ownFolder('metrics');
    const own = await openSite(join(folder, 'own.db'), {}, { metricsToken: token });
    const { body } = await ask({ authorization: `Bearer ${token}` }, own);
    expect(body).toMatch(/^cromford_database_bytes [1-9]\d+$/m);
    expect(body).toMatch(/^cromford_disk_free_bytes [1-9]\d+$/m);
    await own.close();
    await rm(folder, { recursive: true });
  });
});
