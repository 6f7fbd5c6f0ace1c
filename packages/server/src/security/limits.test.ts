import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailCarrier } from '../notices/mail.ts';
import { Client } from '../testing/client.ts';
import { openMailServer } from '../testing/mail-server.ts';
import { openSite, type Site } from '../testing/site.ts';
import { CROWD, LIMITS, network, RateLimits } from './limits.ts';

describe('a limit', () => {
  test('is each one’s own, and all of one address together have so many times as much', () => {
    const clock = { at: 0 };
    const limits = new RateLimits(() => clock.at);
    const { most, seconds } = LIMITS.chat;
    let said = 0;
    for (let person = 0; person < 50; person++)
      for (let n = 0; n < most + 5; n++) if (!limits.use('chat', `person ${person}`, '1.2.3.4')) said++;
    expect(said).toBe(most * CROWD);
    expect(limits.use('chat', 'person 60', '1.2.3.4')).toMatchObject({ code: 'too-many', params: { what: 'chat' } });
    expect(limits.use('chat', 'person 60', '5.6.7.8')).toBeUndefined();
    clock.at += seconds * 1000;
    expect(limits.use('chat', 'person 60', '1.2.3.4')).toBeUndefined();
  });

  test('counts IPv6 by /64 however it is written, and a /48 has so many networks’ worth', () => {
    expect(network('2001:0DB8:0:1::7')).toBe(network('2001:db8:0:0001:aaaa:bbbb:cccc:dddd'));
    expect(network('2001:db8:0:1::7')).not.toBe(network('2001:db8:0:2::7'));
    // As a proxy may write them.
    for (const same of ['203.0.113.7', '203.0.113.7:50412', '::ffff:203.0.113.7', '::FFFF:203.0.113.7'])
      expect(network(same)).toBe('203.0.113.7');
    for (const same of ['[2001:db8:0:1::7]', '[2001:db8:0:1::7]:50412'])
      expect(network(same)).toBe(network('2001:db8:0:1::7'));
    const limits = new RateLimits(() => 0);
    let said = 0;
    for (let n = 0; n < 100; n++)
      for (let k = 0; k < LIMITS.chat.most; k++)
        if (!limits.use('chat', network(`2001:db8:5:${n.toString(16)}::1`))) said++;
    expect(said).toBe(LIMITS.chat.most * CROWD ** 2);
    expect(limits.use('chat', network('2001:db8:6::1'))).toBeUndefined();
  });

  test('is not forgotten because of a flood of others', () => {
    const limits = new RateLimits(() => 0);
    for (let n = 0; n < LIMITS['sign-in'].most; n++) limits.use('sign-in', 'name anne');
    for (let n = 0; n < 60_000; n++) limits.use('read', `address ${n}`);
    expect(limits.use('sign-in', 'name anne')).toMatchObject({ code: 'too-many' });
  });
});

describe('at the door', () => {
  let site: Site;
  afterEach(() => site.close());
  const open = async (config = {}) => {
    // Time stands still: on a slow machine some of what is counted would come back meanwhile.
    const now = Date.now();
    site = await openSite(':memory:', { limitScale: 1, now: () => now }, config);
    return site;
  };

  test('a name is tried ten times, however it is spelled and whoever asks', async () => {
    const { url } = await open();
    await Client.member(url, 'Anne');
    const spellings = ['Anne', 'ANNE', 'ａｎｎｅ', 'ＡＮＮＥ', 'ａnne', 'aｎne', 'anｎe', 'annｅ'];
    const guests = await Promise.all([0, 1, 2].map((n) => Client.guest(url, `Guest ${n}`)));
    const tries = Array.from({ length: 30 }, (_, n) =>
      (guests[n % 3] ?? new Client(url)).post('/api/sign-in', { name: spellings[n % 8], passphrase: `wrong ${n}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(LIMITS['sign-in'].most);
  });

  test('whoever fails at a name, from however many addresses, does not keep its owner out', async () => {
    const { url } = await open({ trustProxy: 1 });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const anne = new Client(url);
    await anne.ask('POST', '/api/guests', { name: 'Anne' }, from('192.0.2.1'));
    await anne.ask('POST', '/api/members', { name: 'Anne', passphrase: 'Anne likes cotton' }, from('192.0.2.1'));
    const signIn = (address: string, passphrase: string) =>
      new Client(url).ask('POST', '/api/sign-in', { name: 'Anne', passphrase }, from(address));
    let tried = 0;
    for (let n = 0; n < 100; n++) if ((await signIn(`198.51.100.${n % 20}`, `wrong ${n}`)).status === 401) tried++;
    expect(tried).toBe(LIMITS['sign-in-at'].most);
    expect((await signIn('198.51.100.99', 'Anne likes cotton')).body.code).toBe('too-many');
    expect((await signIn('192.0.2.1', 'Anne likes cotton')).status).toBe(200);
    for (let n = 0; n < LIMITS['sign-in'].most; n++) await signIn('192.0.2.1', `slip ${n}`);
    expect((await signIn('192.0.2.1', 'Anne likes cotton')).body.code).toBe('too-many');
  });

  test('many names are tried forty times from one address, guest or not', async () => {
    const { url } = await open();
    let tried = 0;
    for (let n = 0; n < 60; n++) {
      const who = n % 2 === 0 ? new Client(url) : await Client.guest(url, `Guest ${n}`);
      if ((await who.post('/api/sign-in', { name: `name ${n}`, passphrase: 'x' })).status === 401) tried++;
    }
    expect(tried).toBe(LIMITS['sign-in-from'].most);
  });

  test('a club of forty signs in behind one address, some after a slip, and as many guests come along', async () => {
    const { url, house } = await open();
    const names = Array.from({ length: 40 }, (_, n) => `Member ${n}`);
    for (const name of names) {
      const id = await house.accounts.guest(name, 'en');
      await house.accounts.becomeMember(id, name, `${name} likes cotton`);
    }
    for (const [n, name] of names.entries()) {
      const phone = new Client(url);
      if (n % 4 === 0) await phone.post('/api/sign-in', { name, passphrase: 'a slip of the finger' });
      const { status } = await phone.post('/api/sign-in', { name, passphrase: `${name} likes cotton` });
      expect([name, status]).toEqual([name, 200]);
    }
    for (let n = 0; n < 40; n++)
      expect((await new Client(url).post('/api/guests', { name: `Visitor ${n}` })).status).toBe(200);
  }, 60_000);

  test('behind a proxy the address is the one that the proxy saw, not what the client wrote', async () => {
    const { url } = await open({ trustProxy: 1 });
    const come = (n: number) =>
      new Client(url).ask('POST', '/api/guests', { name: `Guest ${n}` }, { 'x-forwarded-for': `10.0.0.${n}, 9.9.9.9` });
    const answers = await Promise.all(Array.from({ length: LIMITS.guest.most + 10 }, (_, n) => come(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.guest.most);
    const other = { 'x-forwarded-for': '9.9.9.9, 8.8.8.8' };
    expect((await new Client(url).ask('POST', '/api/guests', { name: 'Other' }, other)).status).toBe(200);
  });
});

describe('mail', () => {
  let site: Site;
  let server: Awaited<ReturnType<typeof openMailServer>>;
  beforeAll(async () => {
    server = await openMailServer();
    const carriers = { push: undefined, webhook: undefined, mail: mailCarrier(server.url, 'cromford@club.example') };
    site = await openSite(':memory:', { limitScale: 1, carriers });
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });

  test('fills nobody’s mailbox: adding, removing and adding again ends after a few codes', async () => {
    const bomber = await Client.member(site.url, 'Bomber');
    for (let n = 0; n < 20; n++) {
      const mail = n % 2 === 0 ? 'victim@example.com' : `Victim+${n}@Example.com`;
      const { body } = await bomber.post('/api/me/channels', { kind: 'mail', mail });
      if (body.id) await bomber.ask('DELETE', `/api/me/channels/${body.id}`);
    }
    await site.house.outbox.deliver();
    expect(server.mails.length).toBeLessThanOrEqual(LIMITS['mail-code-to'].most);
    for (let n = 0; n < 20; n++) {
      const { body } = await bomber.post('/api/me/channels', { kind: 'mail', mail: `other${n}@example.com` });
      if (body.id) await bomber.ask('DELETE', `/api/me/channels/${body.id}`);
    }
    await site.house.outbox.deliver();
    expect(server.mails.length).toBeLessThanOrEqual(LIMITS['mail-code'].most);
  });

  test('nor do many accounts of one address', async () => {
    const before = server.mails.length;
    for (let k = 0; k < 6; k++) {
      const member = await Client.member(site.url, `Bomber ${k}`);
      for (let n = 0; n < 6; n++) {
        const { body } = await member.post('/api/me/channels', { kind: 'mail', mail: `v${k}${n}@example.com` });
        if (body.id) await member.ask('DELETE', `/api/me/channels/${body.id}`);
      }
    }
    await site.house.outbox.deliver();
    expect(server.mails.length - before).toBeLessThanOrEqual(LIMITS['mail-code-from'].most);
  });
});
