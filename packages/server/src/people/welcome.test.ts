import { afterEach, expect, test } from 'vitest';
import type { HouseParts } from '../house.ts';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';

const passphrase = 'water frames at dawn';

onBoth('the door', (ground) => {
  let site: Site;
  afterEach(async () => {
    expect(site.errors).toEqual([]);
    await site.close();
  });
  const open = async (parts: Partial<HouseParts> = {}, place?: string) => {
    site = await openSite(place ?? (await ground.place()), parts);
    return site;
  };
  const roleOf = async (who: Client) => (await who.get('/api/me')).body.account?.role;
  /** The first administrator, by the link that is printed. */
  const administrator = async () => {
    const boss = new Client(site.url);
    const link = await site.house.welcome.firstLink();
    const { body } = await boss.post('/api/welcome', { link, name: 'Boss', passphrase });
    boss.account = body.account;
    return boss;
  };

  test('whoever has the link of the first start becomes the administrator, once', async () => {
    await open();
    const link = (await site.house.welcome.firstLink())!;
    const again = (await site.house.welcome.firstLink())!;
    const boss = new Client(site.url);
    expect((await boss.post('/api/welcome/look', { link })).body).toMatchObject({ kind: 'administrator' });
    const made = await boss.post('/api/welcome', { link, name: 'Boss', passphrase });
    expect(made.body.codes).toHaveLength(8);
    expect(await roleOf(boss)).toBe('administrator');
    const mallory = new Client(site.url);
    for (const used of [link, again, 'A'.repeat(43)]) {
      expect((await mallory.post('/api/welcome/look', { link: used })).body.code).toBe('no-such-invitation');
      const answer = await mallory.post('/api/welcome', { link: used, name: 'Mallory', passphrase });
      expect(answer.body.code).toBe('no-such-invitation');
    }
    expect(await site.house.welcome.firstLink()).toBeUndefined();
  });

  test('of several who come with links of several starts at once, one becomes the administrator', async () => {
    await open();
    const links = [await site.house.welcome.firstLink(), await site.house.welcome.firstLink()];
    const people = ['Anne', 'Bert', 'Carl', 'Dora'].map((name) => ({ name, client: new Client(site.url) }));
    const answers = await Promise.all(
      people.map(({ name, client }, i) => client.post('/api/welcome', { link: links[i % 2], name, passphrase })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect((await Promise.all(people.map(({ client }) => roleOf(client)))).filter(Boolean)).toEqual(['administrator']);
  });

  test('a link of one start that came to nothing leaves those of the others as they were', async () => {
    const { welcome, links } = (await open()).house;
    const [first, second] = [(await welcome.firstLink())!, (await welcome.firstLink())!];
    const used = await links.use((await links.find(first))!);
    expect(await links.find(second)).toBeUndefined();
    await links.giveBack(used);
    expect([await links.find(first), await links.find(second)]).toMatchObject([{ left: 1 }, { left: 1 }]);
  });

  test('a member who is there already takes the link too; a guest becomes a member by it', async () => {
    await open();
    const anne = await Client.member(site.url, 'Anne');
    const link = await site.house.welcome.firstLink();
    expect((await anne.post('/api/welcome/appoint', { link: 'A'.repeat(43) })).body.code).toBe('no-such-invitation');
    expect((await anne.post('/api/welcome/appoint', { link })).status).toBe(200);
    expect(await roleOf(anne)).toBe('administrator');
    const invited = (await anne.post('/api/administration/links', {})).body.link;
    const guest = await Client.guest(site.url, 'Gus');
    const { account } = guest;
    expect((await guest.post('/api/welcome', { link: invited, name: 'Gus', passphrase })).body.account).toBe(account);
    expect((await guest.get('/api/me')).body.account).toMatchObject({ kind: 'member', role: 'player' });
  });

  test('the name that ADMINISTRATOR keeps goes to nobody who registers it, nor to one like it', async () => {
    await open({ administrator: 'Anne' });
    expect(await site.house.welcome.appointNamed('Anne')).toBe(false);
    const mallory = await Client.guest(site.url, 'Mallory');
    for (const name of ['Anne', 'ANNE', 'An ne', 'ＡＮＮＥ'])
      expect((await mallory.post('/api/members', { name, passphrase })).body.code).toBe('name-taken');
    expect((await new Client(site.url).post('/api/guests', { name: 'anne' })).body.code).toBe('name-taken');
    const anne = new Client(site.url);
    const link = await site.house.welcome.firstLink();
    expect((await anne.post('/api/welcome', { link, name: 'Anne', passphrase })).status).toBe(200);
    expect(await roleOf(anne)).toBe('administrator');
  });

  test('ADMINISTRATOR appoints a member of exactly that name', async () => {
    await open();
    const anne = await Client.member(site.url, 'ANNE');
    expect(await site.house.welcome.appointNamed('Anne')).toBe(false);
    expect(await roleOf(anne)).toBe('player');
    expect(await site.house.welcome.appointNamed('ANNE')).toBe(true);
    expect(await roleOf(anne)).toBe('administrator');
  });

  test('an open house lets everybody in; the administrator closes it while it runs', async () => {
    const place = await ground.place();
    await open({ lookEvery: 100 }, place);
    const boss = await administrator();
    const guest = await Client.guest(site.url, 'Gus');
    const stranger = new Client(site.url);
    const set = (door: string) => boss.ask('PUT', '/api/administration/house', { door });
    const line = await guest.live();
    for (const [door, ofStranger, ofGuest] of [
      ['invitation', 'sign-in', undefined],
      ['open', undefined, undefined],
      ['members', 'sign-in', 'members-only'],
    ] as const) {
      expect(line.closed).toBeUndefined();
      expect((await set(door)).status).toBe(200);
      for (const path of ['/api/tables', '/%61pi/games', '/api/ratings/pennies/2', '/api/tournaments']) {
        expect([door, path, (await stranger.get(path)).body.code]).toEqual([door, path, ofStranger]);
        expect([door, path, (await guest.get(path)).body.code]).toEqual([door, path, ofGuest]);
        expect([door, path, (await boss.get(path)).status]).toEqual([door, path, 200]);
      }
      expect((await stranger.get('/api/house')).body.door).toBe(door);
      expect((await stranger.get('/api/me')).status).toBe(200);
      const socket = stranger.live().then(
        (live) => live.socket.terminate(),
        (error: Error) => error.message,
      );
      expect(await socket).toEqual(ofStranger ? expect.stringContaining('401') : undefined);
    }
    await line.until(({ closed }) => closed);
    await site.close();
    // It stays as it was set, whatever the environment says.
    await open({ door: 'open' }, place);
    expect((await new Client(site.url).get('/api/house')).body.door).toBe('members');
  });

  test('in a house by invitation a link of the house or a member’s to a table lets in, and nothing else', async () => {
    await open({ door: 'invitation' });
    const boss = await administrator();
    const come = (invitation?: string) =>
      new Client(site.url).post('/api/guests', { name: 'Gus', ...(invitation && { invitation }) });
    expect((await come()).body.code).toBe('by-invitation');
    expect((await come('A'.repeat(43))).body.code).toBe('by-invitation');
    const table = await boss.open({ players: 3, access: 'invitation' });
    const { invitation } = (await boss.post(`/api/tables/${table}/invitations`, { uses: 2 })).body;
    const guest = new Client(site.url);
    expect((await guest.post('/api/guests', { name: 'Gus', invitation })).status).toBe(200);
    expect((await guest.post('/api/invitations/accept', { invitation })).body).toMatchObject({ table });
    // A guest does not let others in.
    const own = await guest.open({ access: 'invitation' });
    const byGuest = (await guest.post(`/api/tables/${own}/invitations`, {})).body.invitation;
    expect((await come(byGuest)).body.code).toBe('by-invitation');
    const { link } = (await boss.post('/api/administration/links', { uses: 1 })).body;
    const dora = new Client(site.url);
    expect((await dora.post('/api/welcome', { link, name: 'Dora', passphrase })).status).toBe(200);
    expect((await dora.post('/api/welcome/look', { link })).body.code).toBe('no-such-invitation');
    expect((await new Client(site.url).post('/api/welcome', { link, name: 'Emma', passphrase })).body.code).toBe(
      'no-such-invitation',
    );
  });

  test('in a house for members there are no guests; a name that is taken does not use up the link', async () => {
    await open({ door: 'members' });
    const boss = await administrator();
    const table = await boss.open({ access: 'invitation' });
    const { invitation } = (await boss.post(`/api/tables/${table}/invitations`, {})).body;
    const gus = new Client(site.url);
    expect((await gus.post('/api/guests', { name: 'Gus', invitation })).body.code).toBe('members-only');
    const { link, id } = (await boss.post('/api/administration/links', {})).body;
    expect((await gus.post('/api/welcome', { link, name: 'B0ss', passphrase })).body.code).toBe('name-taken');
    expect((await gus.post('/api/welcome', { link, name: 'Gus', passphrase })).status).toBe(200);
    expect((await gus.get('/api/tables')).status).toBe(200);
    const other = (await boss.post('/api/administration/links', {})).body;
    expect((await boss.get('/api/administration/links')).body.links).toMatchObject([{ id: other.id, left: 1 }]);
    expect(other.id).not.toBe(id);
    await boss.ask('DELETE', `/api/administration/links/${other.id}`);
    expect((await gus.post('/api/welcome/look', { link: other.link })).body.code).toBe('no-such-invitation');
  });

  test('who has lost everything comes back by a link of the administrator, and everybody else is out', async () => {
    await open();
    const boss = await administrator();
    const anne = await Client.member(site.url, 'Anne');
    const { link } = (await boss.post(`/api/administration/accounts/${anne.account}/reset`)).body;
    const back = new Client(site.url);
    expect((await back.post('/api/welcome/look', { link })).body).toMatchObject({ kind: 'reset', name: 'Anne' });
    const wrong = await back.post('/api/welcome', { link, name: 'Mallory', passphrase });
    expect(wrong.body.code).toBe('no-such-invitation');
    const { body } = await back.post('/api/welcome/reset', { link, passphrase: 'a wholly new passphrase' });
    expect(body.codes).toHaveLength(8);
    expect((await back.get('/api/me')).body.account.name).toBe('Anne');
    expect((await anne.get('/api/me')).body.account).toBeNull();
    expect((await back.post('/api/welcome/reset', { link, passphrase })).body.code).toBe('no-such-invitation');
    const old = { name: 'Anne', passphrase: 'Anne likes cotton' };
    expect((await anne.post('/api/sign-in', old)).body.code).toBe('sign-in-failed');
    const { audit } = (await boss.get('/api/administration/audit')).body;
    expect(audit.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['reset-link', 'reset', 'role-changed']),
    );
  });
});
