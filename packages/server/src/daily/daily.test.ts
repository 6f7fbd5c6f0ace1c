import { isProblem, seeded, Table, writeRecord } from '@cromford/kernel';
import { type Challenge, challengesOf, dayAt, isOpenDay } from '@cromford/protocol/challenges';
import { games } from '@cromford/shelf/games';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { anyOpenMove, type BotPlayer } from '../bots.ts';
import { Retention } from '../people/retention.ts';
import { QUOTAS } from '../security/quotas.ts';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { judge } from './judge.ts';

/** A bot that has always the same answer: the last of its open moves. */
const steady: BotPlayer = {
  levels: ['manager'],
  choose: async ({ table }) => table.engine.rules.notation.write(table.engine.open(table.state).at(-1)!),
};

const today = dayAt(Date.now());
const ofDay = (name: string, day = today) => challengesOf(day).find(({ id }) => id === name)!;

/** A challenge played to its end, the person at random, the other seat by `opponent`; so many moves of it. */
async function played(
  { game, players, seed, options }: Challenge,
  { hand = 'any', opponent = steady, upTo = 10_000 } = {},
): Promise<string> {
  const table = Table.open(games.find(({ id }) => id === game)!, { players, seed, options });
  if (isProblem(table)) throw new Error(table.code);
  const person = anyOpenMove(seeded(hand));
  for (let due = table.due(); due && table.history.length < upTo; due = table.due()) {
    const who = due.seat === 0 ? person : opponent;
    table.playLine(await who.choose({ id: '', table, seat: due.seat, level: 'manager', time: 1 }));
  }
  return writeRecord(table.record('marks'), table.game.sheet);
}

describe('a game of the day is judged by its moves alone', () => {
  const judged = (challenge: Challenge, record: string) => judge({ games, bots: steady }, challenge, record);
  const empire = ofDay('empire');

  it('and comes to what the rules make of it', async () => {
    const record = await played(empire);
    expect(await judged(empire, record)).toEqual({ score: expect.any(Number), place: 1 });
    // Whatever it says about its end.
    expect(await judged(empire, record.replace(/^hash .*$/m, 'hash 0123456789abcdef'))).toHaveProperty('score');
  });

  it('not where it is another deal, board, version or position, or is not over', async () => {
    const record = await played(empire);
    expect(await judged(ofDay('empire', today - 1), record)).toMatchObject({ code: 'not-of-the-day' });
    expect(await judged(empire, await played({ ...empire, seed: 'mine' }))).toMatchObject({ code: 'not-of-the-day' });
    const side = empire.options.side === 'A' ? 'B' : 'A';
    expect(await judged(empire, await played({ ...empire, options: { side } }))).toMatchObject({
      code: 'not-of-the-day',
    });
    expect(await judged(empire, record.replace('\n\n', '\nposition {}\n\n'))).toMatchObject({ code: 'not-of-the-day' });
    expect(await judged(empire, record.replace(/^rules .*$/m, 'rules 1'))).toMatchObject({ code: 'rules-version' });
    expect(await judged(empire, await played(empire, { upTo: 5 }))).toMatchObject({ code: 'not-over' });
    expect(await judged(ofDay('card-game'), record)).toMatchObject({ code: 'unknown-game' });
    expect(await judged(empire, 'nonsense')).toMatchObject({ code: 'not-a-record' });
  });

  it('not where a move was not allowed, nor with a move after the end', async () => {
    const lines = (await played(empire)).trimEnd().split('\n');
    const unmarked = lines.filter((line) => !/^(marks|hash) /.test(line));
    const first = unmarked.indexOf('') + 1;
    const twice = unmarked.toSpliced(first, 0, 'castle kingside').join('\n');
    expect(await judged(empire, twice)).toMatchObject({ code: 'record-move', params: { number: 1 } });
    expect(await judged(empire, [...unmarked, unmarked[first]].join('\n'))).toMatchObject({ code: 'record-move' });
  });

  it('not where the opponent did not play as that bot does', async () => {
    const board = ofDay('board');
    expect(await judged(board, await played(board))).toHaveProperty('place');
    const weak = await played(board, { opponent: anyOpenMove(seeded('weak')) });
    expect(await judged(board, weak)).toMatchObject({ code: 'other-opponent' });
  });
});

it('results are taken for a week, and from where the day has begun already', () => {
  const noon = (today + 0.5) * 86_400_000;
  const takenAt = (time: number) => [-9, -8, -7, -1, 0, 1, 2].filter((days) => isOpenDay(today + days, time));
  expect(takenAt(noon)).toEqual([-7, -1, 0, 1]);
  // At nine in the morning of Greenwich it is tomorrow nowhere yet.
  expect(takenAt(noon - 3 * 3_600_000)).toEqual([-7, -1, 0]);
});

onBoth('the list of the day', (ground) => {
  let site: Site;
  const records: string[] = [];
  beforeAll(async () => {
    site = await openSite(await ground.place(), { games, bots: steady });
    for (const hand of ['a', 'b', 'c']) records.push(await played(ofDay('empire'), { hand }));
  }, 60_000);
  afterAll(() => site.close());

  const send = (who: Client, record: string | undefined, day = today, challenge = 'empire') =>
    who.post(`/api/daily/${day}/${challenge}`, { record });
  const list = async (who: Client) => (await who.get(`/api/daily/${today}`)).body.lists[0];

  test('ranks those who have sent a game; the first of each counts, a better one later does not', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => Client.guest(site.url, name)));
    const nobody = new Client(site.url);
    expect((await send(nobody, records[0])).status).toBe(401);
    const sent: { own: { score: number; rank: number; person: { name: string } }; isFirst: boolean }[] = [];
    for (const [i, who] of people.entries()) sent.push((await send(who, records[i])).body);
    expect(sent.map(({ isFirst }) => isFirst)).toEqual([true, true, true]);
    const byScore = sent.map(({ own }) => own).sort((a, b) => b.score - a.score);
    const { best, count, own } = await list(people[2]!);
    expect(count).toBe(3);
    expect(best.map(({ person }: { person: { name: string } }) => person.name)).toEqual(
      byScore.map(({ person }) => person.name),
    );
    expect(best[0].rank).toBe(1);
    expect(own).toMatchObject({ person: { name: 'Cleo' }, score: sent[2]?.own.score });
    // Again, with the best of all: what was first stays.
    const worst = people[sent.findIndex(({ own: { score } }) => score === byScore.at(-1)?.score)]!;
    const bestRecord = records[sent.findIndex(({ own: { score } }) => score === byScore[0]?.score)];
    expect((await send(worst, bestRecord)).body).toMatchObject({
      own: { score: byScore.at(-1)?.score },
      isFirst: false,
    });
    expect((await list(nobody)).own).toBe(null);
  });

  test('takes no day that is long past or to come, no nonsense, and nothing of another house’s making', async () => {
    const dora = await Client.member(site.url, 'Dora');
    expect((await send(dora, records[0], today - 30)).body).toMatchObject({ code: 'day-closed' });
    expect((await send(dora, records[0], today + 3)).body).toMatchObject({ code: 'day-closed' });
    expect((await send(dora, records[0], today, 'chess')).body).toMatchObject({ code: 'invalid' });
    expect((await send(dora, 'x'.repeat(50_000))).body).toMatchObject({ code: 'invalid' });
    expect((await send(dora, records[0], today - 1)).body).toMatchObject({ code: 'not-of-the-day' });
    expect((await dora.get('/api/daily/chess')).body).toMatchObject({ code: 'invalid' });
    expect((await list(dora)).own).toBe(null);
  });

  test('two at the same moment are one', async () => {
    const elsa = await Client.guest(site.url, 'Elsa');
    const both = await Promise.all([send(elsa, records[0]), send(elsa, records[1])]);
    expect(both.filter(({ body }) => body.isFirst)).toHaveLength(1);
    expect(both[0]?.body.own).toEqual(both[1]?.body.own);
  });

  test('has few guests of one network, and goes with the account and with time', async () => {
    const before = (await list(new Client(site.url))).count;
    const member = await Client.member(site.url, 'Mary');
    await send(member, records[1]);
    await send(await Client.member(site.url, 'Nora'), records[2]);
    const codes: string[] = [];
    for (let n = 0; n < QUOTAS.guestsTogether; n++)
      codes.push((await send(await Client.guest(site.url, `Guest ${n}`), records[0])).body.code);
    expect(codes.at(-1)).toBe('quota');
    expect((await member.get('/api/me/export')).body.daily_results).toMatchObject([
      { day: today, challenge: 'empire' },
    ]);
    await member.ask('DELETE', '/api/me', { sure: 'delete my account' });
    expect((await list(new Client(site.url))).count).toBe(Math.max(before, QUOTAS.guestsTogether) + 1);
    const { store, departures } = site.house;
    await new Retention({ store, departures, now: () => Date.now() + 59 * 86_400_000 }).sweep();
    expect((await list(new Client(site.url))).count).toBeGreaterThan(0);
    await new Retention({ store, departures, now: () => Date.now() + 62 * 86_400_000 }).sweep();
    expect((await list(new Client(site.url))).count).toBe(0);
  });
});
