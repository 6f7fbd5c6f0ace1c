import type { AnyGame } from '@cromford/kernel';
import type { Position } from '@cromford/protocol';
import { games } from '@cromford/shelf/games';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite } from '../testing/site.ts';

const DECISIONS = 30;

/** As docs/live-protocol.md tells the writer of a bot: any open choice, the number put where the line has `{amount}`. */
function lineOfAny({ options }: Position, turn: number): string {
  const open = options.filter(({ refusal }) => !refusal);
  const choice = open[(7 * turn) % open.length];
  if (!choice) throw new Error('nothing is open');
  const { from, to, step } = choice.range ?? { from: 0, to: 0, step: 1 };
  const amount = from + step * ((3 * turn) % (1 + Math.floor((to - from) / step)));
  return choice.line.replace('{amount}', String(amount));
}

test.each(games.map((game): [string, AnyGame] => [game.id, game]))(
  'a program that knows nothing of %s plays it by the lines of its choices',
  async (id, game) => {
    const site = await openSite(':memory:', { games });
    const people = [await Client.guest(site.url, 'Anne'), await Client.guest(site.url, 'Bert')].slice(
      0,
      game.players.includes(2) ? 2 : 1,
    );
    const [host, guest] = people as [Client, Client | undefined];
    const table = await host.open({ game: id, players: people.length, ...(!guest && { access: 'solo' }) });
    await guest?.post(`/api/tables/${table}/join`);
    for (let turn = 0; turn < DECISIONS; turn++) {
      const seen = (await host.get(`/api/tables/${table}/position`)).body.position as Position;
      if (!seen.due) break;
      const client = people[seen.due.seat] as Client;
      const position = (await client.get(`/api/tables/${table}/position`)).body.position as Position;
      const line = lineOfAny(position, turn);
      const { body } = await client.play(table, position.seq, line);
      expect([line, body.outcome]).toEqual([line, 'done']);
    }
    for (const client of people) client.hangUp();
    await site.close();
  },
);
