import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { empire } from '@cromford/empire';
import type { AnyGame } from '@cromford/kernel';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite } from '../testing/site.ts';

/** After a change, `npx vitest run packages/server/src/live/documented.test.ts -u` writes what is said now into the page. */
const page = fileURLToPath(new URL('../../../../docs/live-protocol.md', import.meta.url));
const ANY = '…';

/** What differs from one game to the next, or is the game's own. */
const DIFFERS = ['table', 'view', 'options', 'events', 'at', 'created', 'changed', 'seen', 'name', 'version'];

test('the live line is as its documentation says, to the letter', async () => {
  const site = await openSite(':memory:', { games: [empire as unknown as AnyGame] });
  const member = await Client.member(site.url, 'Ada Member');
  await member.post('/api/me/confirm', { passphrase: 'Ada Member likes cotton' });
  const { token } = (await member.post('/api/me/bots', { name: 'Engine' })).body;
  const bearer = { authorization: `Bearer ${token}` };
  const bot = new Client(site.url);
  const opened = { key: 'the-only-table', game: 'empire', players: 1, access: 'solo' };
  const { id } = (await bot.ask('POST', '/api/tables', opened, bearer)).body;
  const line = await bot.live(bearer);
  line.acks = false;

  const text = readFileSync(page, 'utf8');
  const [before, session, after] = text.split(/(?<=```session\n)|(?=```\s*$)/) as [string, string, string];
  const played: string[] = [];
  for (const [frame = '', ...answers] of steps(session)) {
    const from = line.told.length;
    line.socket.send(frame.replace(`"table":"${ANY}"`, `"table":"${id}"`));
    played.push(`> ${frame}`);
    for (const { type } of answers.map((answer) => JSON.parse(answer))) {
      const heard = await line.until(({ told }) => told.slice(from).find((message) => message.type === type), 20_000);
      played.push(`< ${JSON.stringify(heard, generally(id))}`);
    }
  }
  await expect(`${before}${played.join('\n')}\n${after}`).toMatchFileSnapshot(page);
  bot.hangUp();
  await site.close();
});

/** Each message that goes out, with what the page says comes in after it. Of answer and position either may come first. */
const steps = (session: string) =>
  session
    .split(/^> /m)
    .slice(1)
    .map((step) => step.trimEnd().split(/\n< /));

const generally = (id: string) => (name: string, value: unknown) => {
  if (name === 'id' && typeof value === 'string') return ANY;
  return DIFFERS.includes(name) || value === id ? ANY : value;
};
