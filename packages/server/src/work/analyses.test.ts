import { setTimeout as sleep } from 'node:timers/promises';
import { openMoves } from '@cromford/kernel';
import { games as shelf } from '@cromford/shelf/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';

describe('analysis of a finished game', () => {
  let site: Site;
  let host: Client;
  let table: string;
  beforeAll(async () => {
    site = await openSite(':memory:', { games: shelf });
    host = await Client.guest(site.url, 'Anne');
    table = await host.open({ game: 'empire', players: 1 });
  });
  afterAll(() => site.close());

  test('is made once it is over, in the background, and kept for everybody', async () => {
    const path = `/api/tables/${table}/analysis`;
    expect((await host.post(path, { depth: 'quick' })).body).toMatchObject({ code: 'not-over' });
    const { loader, store, play } = site.house;
    for (let seq = 0; ; seq++) {
      const row = await store.rooms.find(table);
      if (row?.stage !== 'playing') break;
      const held = await loader.now(row);
      if ('code' in held) throw new Error(held.code);
      const [move] = openMoves(held.table.options());
      if (!move) throw new Error('no move');
      await play.forSeat(table, 0, `test-${seq}`, seq, held.table.engine.rules.notation.write(move));
    }
    expect((await host.get(`${path}?depth=quick`)).body).toEqual({ stage: 'none' });
    expect((await host.post(path, { depth: 'quick' })).body).toMatchObject({ stage: 'waiting' });
    const stranger = await Client.guest(site.url, 'Bert');
    let answer = await stranger.get(`${path}?depth=quick`);
    for (let n = 0; n < 600 && answer.body.stage === 'waiting'; n++) {
      await sleep(100);
      answer = await stranger.get(`${path}?depth=quick`);
    }
    expect(answer.body).toMatchObject({ stage: 'done', analysis: { game: 'empire' } });
    const { decisions } = answer.body.analysis;
    expect(decisions).toHaveLength((await store.rooms.find(table))?.ply ?? 0);
    expect(decisions[0]).toMatchObject({ seat: 0, played: expect.any(String), preferred: expect.any(String) });
    expect(site.errors).toEqual([]);
  });
});
