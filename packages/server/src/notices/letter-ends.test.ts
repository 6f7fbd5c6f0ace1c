import { expect, test } from 'vitest';
import { openMailServer } from '../testing/mail-server.ts';
import { openSite } from '../testing/site.ts';
import { mailCarrier } from './mail.ts';

const ORIGIN = 'https://club.example';
const unfolded = (data: string) => data.replace(/\r\n[ \t]+/g, ' ');

/** Somebody with a mailbox, and what came into it. */
async function withMailbox(publicOrigin: string | undefined) {
  const server = await openMailServer();
  const mail = mailCarrier(server.url, 'cromford@club.example');
  const site = await openSite(':memory:', { publicOrigin, carriers: { push: undefined, webhook: undefined, mail } });
  const { accounts, channels, outbox, store } = site.house;
  const anne = await accounts.guest('Anne', 'en');
  await channels.add(anne, { kind: 'mail', mail: 'anne@example.com' });
  await outbox.deliver();
  await store.database.query.updateTable('channels').set({ code: '' }).execute();
  const tell = async (key: string) => {
    await outbox.write(store.database.query, anne, key, { code: 'your-turn', params: {} });
    await outbox.deliver();
  };
  await tell('turn 1');
  return {
    letters: () => server.mails.map(({ data }) => unfolded(data)),
    tell,
    kept: async () => (await channels.list(anne)).length,
    post: (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, { method: 'POST', ...init }),
    get: (path: string) => fetch(`${site.url}${path}`),
    async close() {
      await site.close();
      await server.close();
    },
  };
}

test('a letter is ended by its own link: by the mail program in one click, without a session, and by nobody else', async () => {
  const { letters, tell, kept, post, get, close } = await withMailbox(ORIGIN);
  const [code = '', letter = ''] = letters();
  // The first one may have gone to somebody who never asked for it.
  expect(code).toMatch(/^List-Unsubscribe: </m);
  const link =
    /^List-Unsubscribe: <https:\/\/club\.example(\/letters\/[\w-]{16}\/[\w-]{22})>\r?$/m.exec(letter)?.[1] ?? '';
  expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(letter.replaceAll('=\r\n', '')).toContain(`here or in your profile:\r\n${ORIGIN}${link}`);

  // Whoever only looks, and programs that open every link, change nothing.
  const looked = await get(link);
  expect([looked.status, looked.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  const last = link.at(-1) === 'A' ? 'B' : 'A';
  for (const wrong of [
    `${link.slice(0, -1)}${last}`,
    link.slice(0, -1),
    link.replace(/.{16}\/(?=[^/]+$)/, 'somebodyelse1234/'),
  ])
    expect((await post(wrong)).status, wrong).toBe(404);
  expect((await post('/letters/x/%00')).status).toBe(400);
  expect((await post(link, { body: 'x'.repeat(5000) })).status).toBe(413);
  expect(await kept()).toBe(1);

  // As mail programs send it: a form, from nowhere.
  const asked = { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await post(link, asked)).status).toBe(200);
  expect(await kept()).toBe(0);
  await tell('turn 2');
  expect(letters()).toHaveLength(2);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await post(link, { body: form })).status).toBe(200);
  await close();
});

test('a house that does not know its address names no link, and one without TLS none for programs', async () => {
  const unknown = await withMailbox(undefined);
  expect(unknown.letters()[1]).not.toContain('List-Unsubscribe');
  expect(unknown.letters()[1]).toContain('remove the address in your profile');
  await unknown.close();
  const plain = await withMailbox('http://club.example');
  expect(plain.letters()[1]).toMatch(/^List-Unsubscribe: <http:/m);
  expect(plain.letters()[1]).not.toContain('List-Unsubscribe-Post');
  await plain.close();
});
