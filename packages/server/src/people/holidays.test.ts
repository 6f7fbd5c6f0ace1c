import { expect, test } from 'vitest';
import { LIMITS } from '../security/limits.ts';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite } from '../testing/site.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onBoth('a holiday', (ground) => {
  const begun = async (limitScale = 100) => {
    const clock = { at: 1_790_000_000_000 };
    const site = await openSite(await ground.place(), { now: () => clock.at, limitScale });
    const [anne, bert] = [await Client.guest(site.url, 'Anne'), await Client.guest(site.url, 'Bert')];
    const id = await anne.open({ clock: { kind: 'daily', turn: 48 * HOUR } });
    await bert.post(`/api/tables/${id}/join`);
    const room = async () => (await anne.get(`/api/tables/${id}`)).body.room;
    const away = (who: Client, until: number) => who.ask('PUT', '/api/me/holiday', { until });
    return { site, clock, anne, bert, id, room, away };
  };

  test('lets no time run: not of the turn that one has, nor of one that comes', async () => {
    const { site, clock, anne, bert, id, room, away } = await begun();
    clock.at += 8 * HOUR;
    const until = clock.at + 10 * DAY;
    expect((await away(anne, until)).status).toBe(200);
    expect((await room()).deadline).toBe(until + 40 * HOUR);
    expect((await room()).seats[0].holiday).toBe(until);
    // Whoever finds the time plays all the same, and loses none.
    expect((await anne.play(id, 0, 'take 3')).body.outcome).toBe('done');
    await bert.play(id, 1, 'take 3');
    await site.house.sweep();
    expect((await room()).deadline).toBe(until + 48 * HOUR);
    // Back before that: the turn begins now.
    clock.at += DAY;
    await away(anne, 0);
    expect((await room()).deadline).toBe(clock.at + 48 * HOUR);
    expect((await room()).seats[0].holiday).toBeNull();
    await site.close();
  });

  test('has an end, and the next one comes later', async () => {
    const { site, clock, anne, away } = await begun();
    expect((await away(anne, clock.at + 22 * DAY)).body.code).toBe('holiday-long');
    await away(anne, clock.at + 20 * DAY);
    clock.at += 15 * DAY;
    expect((await away(anne, clock.at + 20 * DAY)).body.code).toBe('holiday-long');
    clock.at += 6 * DAY;
    expect((await away(anne, clock.at + DAY)).body).toMatchObject({ code: 'holiday-again', params: { days: 13 } });
    clock.at += 13 * DAY;
    expect((await away(anne, clock.at + DAY)).status).toBe(200);
    await site.close();
  });

  test('is not changed all day long: each time every turn that waits is looked at', async () => {
    const { site, clock, anne, away } = await begun(1);
    const codes: (string | undefined)[] = [];
    for (let n = 0; n <= LIMITS.holiday.most; n++) codes.push((await away(anne, clock.at + DAY + n)).body.code);
    expect(codes.slice(0, -1).filter(Boolean)).toEqual([]);
    expect(codes.at(-1)).toBe('too-many');
    await site.close();
  });

  test('is refused by its reason where it is none', async () => {
    const { site, anne } = await begun();
    for (const until of [-1, 1.5, 2 ** 60, '1', null])
      expect((await anne.ask('PUT', '/api/me/holiday', { until })).body.code).toBe('invalid');
    await site.close();
  });
});
