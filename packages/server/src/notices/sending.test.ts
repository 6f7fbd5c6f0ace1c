import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../storage/store.ts';
import { certificate, certificateKey } from '../testing/certificate.ts';
import { homeWay } from '../testing/home-way.ts';
import { openMailServer } from '../testing/mail-server.ts';
import { pushReceiver } from '../testing/push-receiver.ts';
import { Channels } from './channels.ts';
import { mailCarrier } from './mail.ts';
import type { Notice } from './notice.ts';
import { Outbox } from './outbox.ts';
import { pushCarrier, pushKeys } from './push.ts';
import { webhook, webhookBy } from './webhook.ts';

interface Came {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const MINUTE = 60_000;
const notice: Notice = {
  code: 'your-turn',
  params: { table: 't1', title: 'Über Tee', game: 'empire', url: 'https://club.example/play/t1' },
};

let store: Store;
let server: Server;
let port = 0;
let refusing = 0;
const came: Came[] = [];
beforeAll(async () => {
  store = await openStore(':memory:');
  server = createServer({ cert: certificate, key: certificateKey }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(refusing-- > 0 ? 500 : 201).end('a secret of the inside');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  server.close();
  await store.close();
});

test('mail, webhook and push really arrive, after they were refused at first', async () => {
  const mailServer = await openMailServer(1);
  const receiver = pushReceiver();
  const clock = { at: 1_790_000_000_000 };
  const keys = await pushKeys(store);
  const outbox = new Outbox(
    store,
    {
      mail: mailCarrier(mailServer.url, 'cromford@club.example'),
      webhook: webhookBy(homeWay),
      push: pushCarrier(keys, 'mailto:cromford@club.example', homeWay),
    },
    () => clock.at,
  );
  const channels = new Channels(store, outbox, () => clock.at);
  const mail = await channels.add('anne', { kind: 'mail', mail: 'anne@example.com' });
  await channels.add('anne', { kind: 'webhook', url: `https://hooks.example.com:${port}/hook` });
  await channels.add('anne', { kind: 'push', endpoint: `https://push.example.com:${port}/push`, keys: receiver.keys });

  // The code that shows the mailbox to be hers: refused for now, then taken.
  expect(await outbox.deliver()).toBe(0);
  expect((await channels.list('anne'))[0]?.lastError).toContain('451');
  clock.at += 2 * MINUTE;
  expect(await outbox.deliver()).toBe(1);
  const code = /^\d{8}$/m.exec(mailServer.mails[0]?.data ?? '')?.[0] ?? '';
  expect(await channels.confirm('anne', 'id' in mail ? mail.id : '', code)).toBe(true);

  refusing = 2;
  await outbox.write(store.database.query, 'anne', 'turn 1', notice);
  expect(await outbox.deliver()).toBe(1);
  const errors = (await channels.list('anne')).map(({ lastError }) => lastError);
  expect(errors[1]).toBe('answered 500');
  expect(errors.join()).not.toContain('a secret of the inside');
  clock.at += 2 * MINUTE;
  expect(await outbox.deliver()).toBe(2);
  expect(await outbox.deliver()).toBe(0);

  expect(mailServer.mails[1]).toMatchObject({ from: 'cromford@club.example', to: 'anne@example.com' });
  expect(mailServer.mails[1]?.data).toContain('Subject: It is your turn');
  expect(mailServer.mails[1]?.data).toContain('https://club.example/play/t1');
  const hooks = came.filter(({ path }) => path === '/hook');
  expect(hooks.map(({ body }) => JSON.parse(body.toString()))).toEqual([notice, notice]);
  const pushed = came.filter(({ path }) => path === '/push').at(-1);
  expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
  expect(pushed?.headers.authorization).toContain(keys.publicKey);
  expect(JSON.parse(receiver.read(pushed?.body ?? Buffer.alloc(0)))).toEqual(notice);
  expect((await channels.list('anne')).map(({ lastError, lastOk }) => [lastError, lastOk])).toEqual([
    [null, expect.any(Number)],
    [null, clock.at],
    [null, clock.at],
  ]);
  await mailServer.close();
});

test('without the exception for tests nothing reaches this computer', async () => {
  const before = came.length;
  const { signal } = new AbortController();
  await expect(webhook({ url: `https://localhost:${port}/hook` }, notice, signal)).rejects.toThrow('public internet');
  await expect(webhook({ url: `https://127.0.0.1:${port}/hook` }, notice, signal)).rejects.toThrow('public internet');
  expect(came).toHaveLength(before);
});
