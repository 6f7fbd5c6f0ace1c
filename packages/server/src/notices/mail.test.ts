import type { Language } from '@cromford/kernel';
import { expect, test } from 'vitest';
import { openStore } from '../storage/store.ts';
import { openMailServer } from '../testing/mail-server.ts';
import { digestOf } from './digest.ts';
import { mailCarrier } from './mail.ts';
import type { Notice } from './notice.ts';
import { Outbox } from './outbox.ts';

const quoted = (data: string) =>
  Buffer.from(
    data.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

test('a letter is written in the language of its reader, and calls games by their names', async () => {
  const server = await openMailServer();
  const carry = mailCarrier(server.url, 'cromford@club.example');
  const { signal } = new AbortController();
  const notice: Notice = { code: 'game-over', params: { game: 'card-game', url: 'https://club.example/play/t' } };
  for (const language of ['en', 'de'] as const) await carry({ mail: 'anne@example.com' }, notice, signal, language);
  const [english = '', german = ''] = server.mails.map(({ data }) => quoted(data));
  expect(english).toContain('Subject: The game is over');
  expect(english).toContain('\nThe Card Game');
  expect(german).toContain('Subject: Die Partie ist zu Ende');
  expect(german).toContain('\nDas Kartenspiel');
  expect(german).toContain('entferne die Adresse');
  await server.close();
});

test('whose language it is, the account says', async () => {
  const store = await openStore(':memory:');
  const heard: unknown[] = [];
  const outbox = new Outbox(
    store,
    { push: undefined, mail: undefined, webhook: async (...letter) => void heard.push(letter[3]) },
    () => 0,
  );
  const { query } = store.database;
  const { Accounts } = await import('../people/accounts.ts');
  const anne = await new Accounts(store, () => 0, []).guest('Anne', 'de');
  const channel = { id: 'c', account_id: anne, kind: 'webhook' as const, address: '{}', code: '', created_at: 0 };
  const fared = { last_ok: null, last_error: null, failures: 0, pace: 'at-once' as const };
  await query
    .insertInto('channels')
    .values({ ...channel, ...fared })
    .execute();
  await outbox.write(query, anne, 'turn', { code: 'your-turn', params: {} });
  await outbox.deliver();
  expect(heard).toEqual(['de']);
  await store.close();
});

test('the letter of the day names the tables that wait, until when, and where they are', async () => {
  const seat = (id: string) => ({ seat: 0, account: { id }, bot: null });
  const table = {
    stage: 'playing',
    due: 0,
    game: 'water-frame',
    title: 'Friday',
    deadline: Date.UTC(2026, 10, 20, 18),
  };
  const own = async () =>
    [
      { ...table, id: 'mine', seats: [seat('anne')] },
      { ...table, id: 'another', seats: [seat('bert')] },
      { ...table, id: 'kept', seats: [{ ...seat('anne'), bot: 'foreman' }] },
    ] as never;
  const letter = (language: Language) => digestOf({ own }, 'anne', language, 'https://club.example');
  const [english, german] = [await letter('en'), await letter('de')];
  expect(english?.params.list).toMatch(
    /^Friday \(Water Frame\), until .*20 .*UTC\nhttps:\/\/club\.example\/play\/mine$/,
  );
  expect(german?.params.list).toMatch(/^Friday \(Water Frame\), bis .*20\. November.*UTC\n/);
  expect(await digestOf({ own: async () => [] }, 'anne', 'en')).toBeUndefined();
});
