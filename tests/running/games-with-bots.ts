import { setTimeout as sleep } from 'node:timers/promises';
import { completeOptions, openMoves } from '@cromford/kernel';
import { Client } from '../../packages/server/src/testing/client.ts';
import { games as shelf } from '../../packages/shelf/src/games.ts';

const PATIENCE_MS = 60_000;

/** Plays each game against a bot of the highest level until every table has so many moves. Gives the ids of the tables. */
export async function gamesWithBots(url: string, games: readonly string[], moves: number): Promise<string[]> {
  const giveUp = performance.now() + PATIENCE_MS;
  const anne = await Client.guest(url, 'Anne');
  return Promise.all(
    games.map(async (id) => {
      const table = await anne.open({ game: id, players: 2, bots: { 1: 'arkwright' } });
      while (performance.now() < giveUp) if ((await playOn(anne, id, table)) >= moves) return table;
      throw new Error(`the table of ${id} did not come to ${moves} moves`);
    }),
  );
}

/** Plays any open move where it is one's turn; says how many have been made. */
async function playOn(player: Client, id: string, table: string): Promise<number> {
  const game = shelf.find((known) => known.id === id);
  if (!game) throw new Error(`no game is called ${id}`);
  const { position } = (await player.get(`/api/tables/${table}/position`)).body;
  if (position.due?.seat === 0) {
    const rules = game.rules({ players: 2, options: completeOptions(game, {}), sheet: game.sheet });
    const [move] = openMoves(position.options);
    if (move) await player.play(table, position.seq, rules.notation.write(move), `${table}-${position.seq}`);
  } else await sleep(200);
  return position.seq;
}
