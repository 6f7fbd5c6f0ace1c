import { createServer as createPlain, type Socket } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../storage/store.ts';
import { certificate, certificateKey } from '../testing/certificate.ts';
import { homeWay } from '../testing/home-way.ts';
import { pushReceiver } from '../testing/push-receiver.ts';
import { until } from '../testing/until.ts';
import { Channels } from './channels.ts';
import { mailCarrier } from './mail.ts';
import type { Carrier, Notice } from './notice.ts';
import { MOST_FAILURES, Outbox } from './outbox.ts';
import { pushCarrier, pushKeys } from './push.ts';
import { webhookBy } from './webhook.ts';

const MINUTE = 60_000;
const LONGEST = 400;
const notice: Notice = { code: 'your-turn', params: { table: 't' } };
const piece = Buffer.alloc(64 * 1024, 'x');

/** What somebody may put behind the address that he gives us. */
const answers: Record<string, (socket: Socket, took: (bytes: number) => void) => void> = {
  /** An answer without end, as fast as it is taken. */
  stream(socket, took) {
    socket.write('HTTP/1.1 400 No\r\ncontent-type: text/plain\r\n\r\n');
    const more = () => {
      while (!socket.destroyed && socket.bytesWritten < 50_000_000 && socket.write(piece)) took(socket.bytesWritten);
      took(socket.bytesWritten);
    };
    socket.on('drain', more);
    more();
  },
  /** A head that never comes to its end, one letter at a time. */
  drip(socket) {
    socket.write('HTTP/1.1 200 OK\r\nx-a: ');
    const timer = setInterval(() => socket.write('a'), 20);
    socket.on('close', () => clearInterval(timer));
  },
  /** "Go on, go on." */
  informing(socket) {
    const timer = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 5);
    socket.on('close', () => clearInterval(timer));
  },
  /** Nothing at all. */
  silence: () => {},
  upgrade: (socket) => void socket.write('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  'a large head': (socket) => void socket.write(`HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\n`),
  garbage: (socket) => void socket.write('\0\0\0\0\r\n\r\n'),
  'a broken line': (socket) => void socket.destroy(),
};

let store: Store;
let port = 0;
let answering = 'stream';
let taken = 0;
const open = new Set<Socket>();
const server = createServer({ cert: certificate, key: certificateKey }, (socket) => {
  open.add(socket);
  socket.on('close', () => open.delete(socket));
  socket.on('error', () => {});
  socket.once('data', () => {
    answers[answering]?.(socket, (bytes) => {
      taken = bytes;
    });
  });
});

beforeAll(async () => {
  store = await openStore(':memory:');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  server.close();
  await store.close();
});

const carriers = async () => ({
  push: pushCarrier(await pushKeys(store), 'mailto:cromford@club.example', homeWay),
  webhook: webhookBy(homeWay),
  mail: undefined,
});

describe.each(['push', 'webhook'] as const)('behind a %s', (kind) => {
  test.each(Object.keys(answers))('%s is ended, and costs nothing', async (name) => {
    answering = name;
    taken = 0;
    const outbox = new Outbox(store, await carriers(), () => 1_790_000_000_000, { longest: LONGEST });
    const channels = new Channels(store, outbox, () => 1_790_000_000_000);
    const url = `https://hooks.example.com:${port}/`;
    const account = `${kind} ${name}`;
    await channels.add(account, kind === 'push' ? { kind, endpoint: url, keys: pushReceiver().keys } : { kind, url });
    await outbox.write(store.database.query, account, 'turn', notice);
    const began = performance.now();
    expect(await outbox.deliver()).toBe(0);
    expect(performance.now() - began).toBeLessThan(LONGEST + 20_000);
    expect((await channels.list(account))[0]?.lastError).toBeTruthy();
    // The line is let go, and what was sent into it before that is what fits into the system's own buffers.
    expect(await until(() => open.size === 0)).toBe(true);
    expect(taken).toBeLessThan(10_000_000);
  });
});

test('a mail server that talks without end, or not at all, is given up', async () => {
  const lines: Socket[] = [];
  const smtp = createPlain((socket) => {
    lines.push(socket);
    const timer = setInterval(() => socket.write('220-wait a little\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const told: unknown[] = [];
  const outbox = new Outbox(
    store,
    { push: undefined, webhook: undefined, mail: mailCarrier(url, 'cromford@club.example') },
    () => 1_790_000_000_000,
    { longest: LONGEST, onError: (error) => told.push(error) },
  );
  const channels = new Channels(store, outbox, () => 1_790_000_000_000);
  await channels.add('mailed', { kind: 'mail', mail: 'anne@example.com' });
  const began = performance.now();
  expect(await outbox.deliver()).toBe(0);
  expect(performance.now() - began).toBeLessThan(LONGEST + 20_000);
  expect((await channels.list('mailed'))[0]?.lastError).toBe('no answer in time');
  // The operator hears of it: nobody else can mend his mail server.
  expect(told).toHaveLength(1);
  for (const socket of lines) socket.destroy();
  smtp.close();
});

describe('the outbox', () => {
  const house = async (carry: Carrier) => {
    const own = await openStore(':memory:');
    const clock = { at: 1_790_000_000_000 };
    const outbox = new Outbox(own, { push: carry, mail: carry, webhook: carry }, () => clock.at, { longest: 50 });
    const channels = new Channels(own, outbox, () => clock.at);
    const hook = async (account: string) => {
      const added = await channels.add(account, { kind: 'webhook', url: `https://${account}.example.com/` });
      return 'id' in added ? added.id : '';
    };
    return { own, clock, outbox, channels, hook };
  };

  test('tries so often and no more, though each attempt was the last of its node', async () => {
    let tries = 0;
    const { own, clock, outbox, channels, hook } = await house(async () => {
      tries++;
    });
    const id = await hook('anne');
    await channels.test('anne', id);
    // Six nodes took it, and none of them came back.
    await own.database.query.updateTable('outbox').set({ attempts: 6 }).execute();
    clock.at += 2 * MINUTE;
    expect(await outbox.deliver()).toBe(0);
    expect(tries).toBe(0);
    const row = await own.database.query.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row.done_at).not.toBeNull();
    await own.close();
  });

  test('closes a way that only fails; a test that arrives opens it again', async () => {
    let broken = true;
    const { own, clock, outbox, channels, hook } = await house(async () => {
      if (broken) throw new Error('no');
    });
    const id = await hook('anne');
    for (let n = 0; n < MOST_FAILURES; n++) {
      await outbox.write(own.database.query, 'anne', `turn ${n}`, notice);
      await outbox.deliver();
      clock.at += 400 * MINUTE;
    }
    expect((await channels.list('anne'))[0]).toMatchObject({ closed: true, lastError: 'no' });
    expect(await outbox.write(own.database.query, 'anne', 'later', notice)).toBe(0);
    expect(await outbox.deliver()).toBe(0);
    broken = false;
    expect(await channels.test('anne', id)).toBe(true);
    expect(await outbox.deliver()).toBe(1);
    expect((await channels.list('anne'))[0]).toMatchObject({ closed: false });
    expect(await outbox.write(own.database.query, 'anne', 'at last', notice)).toBe(1);
    await own.close();
  });

  test('a carrier that forgets its time does not hold up the others', async () => {
    const { own, outbox, channels, hook } = await house(({ url }) =>
      String(url).includes('slow') ? new Promise(() => {}) : Promise.resolve(),
    );
    await channels.test('slow', await hook('slow'));
    await channels.test('anne', await hook('anne'));
    expect(await outbox.deliver()).toBe(1);
    await own.close();
  });

  test('one who piles up notices has his turn with the others, and no more than so many', async () => {
    const { own, outbox, hook, clock } = await house(async () => {});
    await hook('piler');
    await hook('anne');
    for (let n = 0; n < 60; n++) await outbox.write(own.database.query, 'piler', `turn ${n}`, notice);
    clock.at += 1;
    await outbox.write(own.database.query, 'anne', 'turn', notice);
    expect(await own.database.query.selectFrom('outbox').selectAll().execute()).toHaveLength(21);
    expect(await outbox.deliver()).toBe(2);
    await own.close();
  });
});
