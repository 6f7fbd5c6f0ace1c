import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';

onBoth('what the others at a table are told', (ground) => {
  let site: Site;
  let anne: Client;
  let bert: Client;
  beforeAll(async () => {
    site = await openSite(await ground.place());
    anne = await Client.guest(site.url, 'Anne');
    bert = await Client.guest(site.url, 'Bert');
  }, 60_000);
  afterAll(() => site.close());

  const begun = async () => {
    const id = await anne.open();
    await bert.post(`/api/tables/${id}/join`);
    return id;
  };

  test('somebody who was away is here again', async () => {
    const id = await begun();
    await site.house.store.database.query
      .updateTable('seats')
      .set({ seen_at: 1000 })
      .where('table_id', '=', id)
      .where('seat', '=', 1)
      .execute();
    const line = (await anne.live()).watch(id);
    const seen = () =>
      line.told.flatMap((message) => (message.type === 'room' ? [message.room.seats[1]?.seen ?? 0] : [])).at(-1);
    await line.until(() => seen() === 1000);
    (await bert.live()).watch(id);
    await line.until(() => (seen() ?? 0) > 1000);
  });

  test('who looks on is told by name, strangers by number, and that they have gone', async () => {
    const id = await begun();
    const line = (await anne.live()).watch(id);
    const audience = () => line.told.findLast((message) => message.type === 'audience');
    const [carl, stranger] = [await Client.guest(site.url, 'Carl'), new Client(site.url)];
    (await carl.live()).watch(id);
    await line.until(() => audience() !== undefined);
    expect(audience()).toMatchObject({ people: [{ name: 'Carl' }], others: 0 });
    (await stranger.live()).watch(id);
    await line.until(() => audience()?.others === 1);
    // Whoever sits there is no bystander, however often he looks.
    expect(audience()).toMatchObject({ people: [{ name: 'Carl' }], others: 1 });
    carl.hangUp();
    stranger.hangUp();
    await line.until(() => audience()?.people.length === 0);
    expect(audience()).toMatchObject({ people: [], others: 0 });
  });

  test('the room is over with the last move', async () => {
    const id = await begun();
    const line = (await new Client(site.url).live()).watch(id);
    for (let pot = 20, seq = 0; pot > 0; pot -= 3, seq++)
      await (seq % 2 === 0 ? anne : bert).play(id, seq, `take ${Math.min(3, pot)}`);
    const last = await line.until(({ told }) =>
      told.find((message) => message.type === 'room' && message.room.stage === 'over'),
    );
    expect(last).toMatchObject({ room: { result: { places: [expect.any(Number), expect.any(Number)] } } });
  });
});
