import { expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite } from '../testing/site.ts';

onBoth('the host of a table that waits', (ground) => {
  test('fills a free seat with a bot, takes it away, and begins the game with the last one', async () => {
    const site = await openSite(await ground.place());
    const [anne, bert] = [await Client.guest(site.url, 'Anne'), await Client.guest(site.url, 'Bert')];
    const id = await anne.open({ players: 3 });
    const room = async () => (await anne.get(`/api/tables/${id}`)).body.room;
    const [level] = (await anne.get('/api/games')).body.bots;
    const seats = (who: Client, seat: number, bot: string) =>
      who.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot });
    expect((await seats(anne, 1, level)).status).toBe(200);
    expect((await room()).seats[1]).toMatchObject({ bot: level, account: null });
    expect((await seats(anne, 1, '')).status).toBe(200);
    expect((await room()).seats[1].bot).toBeNull();
    // Nobody else's business, nor a seat that somebody has, nor a bot that there is not.
    await bert.post(`/api/tables/${id}/join`, { seat: 1 });
    expect((await seats(bert, 2, level)).body.code).toBe('not-allowed');
    expect((await seats(anne, 1, level)).body.code).toBe('seat-taken');
    expect((await seats(anne, 2, 'wizard')).body.code).toBe('unknown-bot');
    await seats(anne, 2, level);
    expect((await room()).stage).toBe('playing');
    expect((await seats(anne, 2, '')).body.code).toBe('not-open');
    await site.close();
  });

  test('changes how it will be played, as far as the rules allow, until it begins', async () => {
    const site = await openSite(await ground.place());
    const [anne, bert] = [await Client.guest(site.url, 'Anne'), await Client.guest(site.url, 'Bert')];
    const id = await anne.open();
    const put = (who: Client, wanted: object) => who.ask('PUT', `/api/tables/${id}`, wanted);
    const clock = { kind: 'bank', bank: 600_000, increment: 1000 };
    expect((await put(anne, { title: 'Evening', options: { coin: 'old' }, clock })).status).toBe(200);
    const { room } = (await anne.get(`/api/tables/${id}`)).body;
    expect(room).toMatchObject({ title: 'Evening', options: { coin: 'old' }, clock, seats: [{ bank: 600_000 }, {}] });
    expect((await put(anne, { options: { coin: 'golden' } })).status).toBe(400);
    expect((await put(anne, { players: 4 })).body.code).toBe('invalid');
    expect((await put(bert, { title: 'Mine' })).body.code).toBe('not-allowed');
    await bert.post(`/api/tables/${id}/join`);
    expect((await put(anne, { title: 'Too late' })).body.code).toBe('not-open');
    await site.close();
  });
});
