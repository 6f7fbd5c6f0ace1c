import { expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { Client } from '../testing/client.ts';
import { must } from '../testing/node.ts';
import type { Pennies } from '../testing/pennies.ts';
import { openSite } from '../testing/site.ts';

/**
 * Plays whole games and compares everything that was ever sent to anybody, over HTTP and over the live line, with what that seat may
 * know: its own sealed number, those that were opened, and nothing of seeds, generators, keys and other people's notes.
 */
onBoth('secrets', (ground) => {
  test('nothing that a seat may not know is ever sent to it', async () => {
    const site = await openSite(await ground.place());
    const people = await Promise.all(['Anne', 'Bert', 'Carl'].map((name) => Client.guest(site.url, name)));
    const stranger = new Client(site.url);
    const [anne, bert, carl] = people as [Client, Client, Client];
    const id = await anne.open({ players: 3 });
    await bert.post(`/api/tables/${id}/join`);
    await carl.post(`/api/tables/${id}/join`);
    for (const who of people)
      await who.ask('PUT', `/api/tables/${id}/notes`, { text: `the secret plan of ${who.account}` });
    const lines = await Promise.all([...people, stranger].map(async (who) => (await who.live()).watch(id)));

    const opened = new Set<number>();
    for (let seq = 0; ; seq++) {
      const row = (await site.house.store.rooms.find(id))!;
      if (row.due === null) break;
      const who = people[row.due]!;
      const line = seq === 4 ? 'open' : seq % 3 === 0 && seq < 9 ? 'guess heads' : 'take 1';
      if (line === 'open') opened.add(row.due);
      // Every way to look, and some wrong ones.
      for (const other of [...people, stranger]) {
        await other.get(`/api/tables/${id}/position?since=0`);
        await other.get(`/api/tables/${id}`);
        await other.get(`/api/tables/${id}/record`);
        await other.get(`/api/tables/${id}/story`);
        await other.get(`/api/tables/${id}/messages`);
      }
      await people[(row.due + 1) % 3]?.play(id, seq, line, `wrong-seat-${seq}`);
      expect((await who.play(id, seq, line)).body.outcome).toBe('done');
    }
    await Promise.all(lines.map((line) => line.until((l) => l.positions().at(-1)?.position.due === null)));

    const row = (await site.house.store.rooms.find(id))!;
    const { sealed } = must(await site.house.loader.whole(row)).table.state as Pennies;
    const start = must(await site.house.loader.at(row, 0)).table.state;
    for (const [seat, who] of [...people, stranger].entries()) {
      const all = who.received.join('\n');
      expect(all).toContain('"pot"');
      expect(all).not.toContain(row.seed);
      expect(all).not.toContain(JSON.stringify(start.random));
      for (const [owner, number] of sealed.entries())
        expect(all.includes(String(number)), `seat ${seat} knows the number of ${owner}`).toBe(
          owner === seat || opened.has(owner),
        );
      for (const other of people) if (other !== who) expect(all).not.toContain(`secret plan of ${other.account}`);
      for (const coin of all.match(/"coin":\d+/g) ?? [])
        expect(['"coin":0', '"coin":101', '"coin":102']).toContain(coin);
      expect(all).not.toMatch(/"view":\{[^}]*"coin":10/);
    }
    // The game is over: now its record, seed and all, is everybody's.
    const { body } = await anne.get(`/api/tables/${id}/record`);
    expect(body).toContain(row.seed);
    expect(body).toMatch(/^seats \[.*"Anne".*"Bert".*"Carl".*\]$/m);
    await site.close();
  });
});
