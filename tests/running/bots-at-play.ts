import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../../packages/server/src/testing/client.ts';

const PATIENCE_MS = 60_000;

/** Opens a table of each game, gives all its seats to bots, and waits until every one has so many moves. Gives their ids. */
export async function botsAtPlay(url: string, games: readonly string[], moves: number): Promise<string[]> {
  const host = await Client.guest(url, 'Anne');
  const tables: string[] = [];
  for (const game of games) {
    const id = await host.open({ game, players: 2, bots: { 1: 'arkwright' }, takeover: 'arkwright' });
    await host.post(`/api/tables/${id}/leave`);
    tables.push(id);
  }
  const played = async (id: string): Promise<number> => (await host.get(`/api/tables/${id}`)).body.room.seq;
  for (const giveUp = performance.now() + PATIENCE_MS; performance.now() < giveUp; await sleep(300))
    if ((await Promise.all(tables.map(played))).every((seq) => seq >= moves)) return tables;
  throw new Error(`the bots did not make ${moves} moves at every table`);
}
