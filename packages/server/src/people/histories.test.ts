import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { statisticsOf } from './histories.ts';

let site: Site;
let anne: Client;
let bert: Client;
let carl: Client;
beforeAll(async () => {
  site = await openSite(':memory:');
  [anne, bert, carl] = await Promise.all([
    Client.guest(site.url, 'Anne'),
    Client.guest(site.url, 'Bert'),
    Client.guest(site.url, 'Carl'),
  ]);
});
afterAll(() => site.close());

/** A game of Anne and Bert, to its end. */
async function played(access: 'public' | 'invitation'): Promise<void> {
  const id = await anne.open({ access });
  if (access === 'public') await bert.post(`/api/tables/${id}/join`);
  else {
    const { invitation } = (await anne.post(`/api/tables/${id}/invitations`, {})).body;
    await bert.post('/api/invitations/accept', { invitation });
  }
  await anne.play(id, 0, 'take 3');
  for (let seq = 1; seq < 7; seq++) await (seq % 2 === 0 ? anne : bert).play(id, seq, seq === 6 ? 'take 2' : 'take 3');
}

test('a profile has what was played and how it went, as far as the asker may know', async () => {
  await played('public');
  await played('invitation');
  const seen = async (by: Client) => (await by.get(`/api/people/${anne.account}`)).body;
  const byBert = await seen(bert);
  expect(byBert).toMatchObject({
    person: { name: 'Anne', kind: 'guest' },
    statistics: [{ game: 'pennies', played: 2 }],
  });
  expect(byBert.tables).toHaveLength(2);
  const byCarl = await seen(carl);
  expect(byCarl.statistics).toMatchObject([{ played: 1 }]);
  expect(byCarl.tables).toHaveLength(1);
  expect((await carl.get('/api/people/nobody')).body.code).toBe('no-such-account');
});

test('a shared win counts as a part, a game alone as none', () => {
  const row = (players: number, winners: number[]) => ({
    game: 'g',
    players,
    mine: 0,
    result: JSON.stringify({ scores: [], winners, places: [] }),
  });
  expect(statisticsOf([row(2, [0, 1]), row(2, [0]), row(2, [1]), row(1, [0])])).toEqual([
    { game: 'g', players: 2, played: 3, won: 1.5 },
    { game: 'g', players: 1, played: 1, won: 0 },
  ]);
});
