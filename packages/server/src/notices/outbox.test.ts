import { expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Channels } from './channels.ts';
import type { Notice } from './notice.ts';
import { Outbox } from './outbox.ts';

const MINUTE = 60_000;
const yourTurn: Notice = { code: 'your-turn', params: { table: 't' } };

onBoth('notices', (ground) => {
  const house = async (fails = 0) => {
    const store = await ground.store();
    const clock = { at: 1_790_000_000_000 };
    const sent: unknown[] = [];
    let left = fails;
    const carry = async (address: object, notice: Notice) => {
      if (left-- > 0) throw new Error('the line is dead');
      sent.push([address, notice.code]);
    };
    const outbox = new Outbox(store, { push: undefined, mail: carry, webhook: carry }, () => clock.at);
    const channels = new Channels(store, outbox, () => clock.at);
    return { store, clock, sent, outbox, channels };
  };
  const hook = { kind: 'webhook' as const, url: 'https://hooks.example.com/x' };

  test('one occasion is told once per channel, also when two nodes deliver', async () => {
    const { store, sent, outbox, channels } = await house();
    await channels.add('anne', hook);
    await outbox.write(store.database.query, 'anne', 'turn 5', yourTurn);
    await outbox.write(store.database.query, 'anne', 'turn 5', yourTurn);
    await Promise.all([outbox.deliver(), outbox.deliver()]);
    expect(sent).toEqual([[{ url: hook.url }, 'your-turn']]);
  });

  test('a failure is tried again later, and its owner can read why', async () => {
    const { store, sent, outbox, channels, clock } = await house(2);
    await channels.add('anne', hook);
    await outbox.write(store.database.query, 'anne', 'turn 5', yourTurn);
    expect(await outbox.deliver()).toBe(0);
    expect((await channels.list('anne'))[0]?.lastError).toBe('the line is dead');
    expect(await outbox.deliver()).toBe(0);
    clock.at += 2 * MINUTE;
    expect(await outbox.deliver()).toBe(0);
    clock.at += 6 * MINUTE;
    expect(await outbox.deliver()).toBe(1);
    expect(sent).toHaveLength(1);
    expect((await channels.list('anne'))[0]).toMatchObject({ lastError: null, lastOk: clock.at });
  });

  test('what never arrives is given up', async () => {
    const { store, outbox, channels, clock } = await house(99);
    await channels.add('anne', hook);
    await outbox.write(store.database.query, 'anne', 'turn 5', yourTurn);
    for (let n = 0; n < 10; n++) {
      await outbox.deliver();
      clock.at += 400 * MINUTE;
    }
    const row = await store.database.query.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect([row.attempts, row.done_at !== null]).toEqual([6, true]);
  });

  test('mail goes to an address only after its owner has given the code back', async () => {
    const { store, sent, outbox, channels } = await house();
    const added = await channels.add('anne', { kind: 'mail', mail: 'anne@example.com' });
    const id = 'id' in added ? added.id : '';
    await outbox.write(store.database.query, 'anne', 'turn 5', yourTurn);
    await outbox.deliver();
    expect(sent).toEqual([[{ mail: 'anne@example.com' }, 'confirm']]);
    expect(await channels.confirm('anne', id, 'wrong')).toBe(false);
    expect(await channels.confirm('anne', id, '')).toBe(false);
    const { code } = await store.database.query.selectFrom('channels').select('code').executeTakeFirstOrThrow();
    expect(await channels.confirm('bert', id, code)).toBe(false);
    expect(await channels.confirm('anne', id, code)).toBe(true);
    expect(await outbox.write(store.database.query, 'anne', 'turn 6', yourTurn)).toBe(1);
  });

  test('a way that this house has not got is refused with the reason, and no code is written', async () => {
    const { store } = await house();
    const outbox = new Outbox(store, { push: undefined, webhook: undefined, mail: undefined }, () => 0);
    const channels = new Channels(store, outbox, () => 0);
    expect(await channels.add('anne', { kind: 'mail', mail: 'anne@example.com' })).toEqual({
      code: 'no-such-notices',
      params: { kind: 'mail' },
    });
    expect(await channels.list('anne')).toEqual([]);
    expect(await outbox.waiting()).toBe(0);
  });

  test('whoever sends a notice knows where the service is, not whoever wrote it', async () => {
    const { store, channels, clock } = await house();
    const urls: unknown[] = [];
    const webhook = async (_to: object, { params }: Notice) => void urls.push(params.url);
    const sender = new Outbox(store, { push: undefined, mail: undefined, webhook }, () => clock.at, {
      publicOrigin: 'https://club.example',
    });
    await channels.add('anne', hook);
    for (const url of ['/play/t', 'https://club.example/play/t'])
      await sender.write(store.database.query, 'anne', `turn ${url}`, {
        code: 'your-turn',
        params: { table: 't', url },
      });
    for (let n = 0; n < 2; n++) await sender.deliver();
    expect(urls).toEqual(['https://club.example/play/t', 'https://club.example/play/t']);
  });

  test('whoever wants one letter a day gets one, in the morning, and none where nothing waits any more', async () => {
    const { store, channels, clock } = await house();
    const sent: Notice[] = [];
    const waiting: Notice[] = [{ code: 'digest', params: { list: 'two tables' } }];
    const outbox = new Outbox(
      store,
      { push: undefined, webhook: undefined, mail: async (_to, notice) => void sent.push(notice) },
      () => clock.at,
      { digest: async () => waiting[0] },
    );
    const added = await channels.add('anne', { kind: 'mail', mail: 'anne@example.com' });
    const id = 'id' in added ? added.id : '';
    const { code } = await store.database.query.selectFrom('channels').select('code').executeTakeFirstOrThrow();
    await channels.confirm('anne', id, code);
    await outbox.deliver();
    sent.length = 0;
    expect(await channels.pace('bert', id, 'daily')).toBe(false);
    expect(await channels.pace('anne', id, 'daily')).toBe(true);
    for (const turn of ['turn 5', 'turn 6']) await outbox.write(store.database.query, 'anne', turn, yourTurn);
    await outbox.deliver();
    expect(sent).toEqual([]);
    clock.at += 24 * 60 * MINUTE;
    await outbox.deliver();
    expect(sent).toEqual(waiting);
    // All have been played meanwhile.
    await outbox.write(store.database.query, 'anne', 'turn 9', yourTurn);
    waiting.length = 0;
    clock.at += 24 * 60 * MINUTE;
    await outbox.deliver();
    expect(sent).toHaveLength(1);
    expect(await outbox.waiting()).toBe(0);
    // Whoever has taken the address away hears no more, of what was written before either.
    waiting.push({ code: 'digest', params: { list: 'one table' } });
    await outbox.write(store.database.query, 'anne', 'turn 12', yourTurn);
    await channels.remove('anne', id);
    clock.at += 24 * 60 * MINUTE;
    await outbox.deliver();
    expect(sent).toHaveLength(1);
    expect(await outbox.waiting()).toBe(0);
  });

  test('an address inside a private network is refused at once', async () => {
    const { channels } = await house();
    expect(await channels.add('anne', { kind: 'webhook', url: 'https://192.168.0.1/' })).toMatchObject({
      code: 'address',
    });
  });
});
