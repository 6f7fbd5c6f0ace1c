import { type Borrowed, borrowPostgres, hurry } from '@cromford/server/testing/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shelf } from '../shelf.ts';
import { runHere } from '../testing/run-here.ts';
import { textsIn } from '../words/index.ts';
import { work } from './worker.ts';

let cluster: Borrowed;
let database: string;
beforeAll(async () => {
  cluster = await borrowPostgres();
  database = await cluster.database();
}, 60_000);
afterAll(() => cluster.stop());

/** A worker in this process, until it is told to stop. */
function worker(games = shelf) {
  const stop = new AbortController();
  const written: string[] = [];
  const error = { write: (text: string) => written.push(text) };
  const places = { webRoot: '', dataFolder: '' };
  const context = { places, games, terminal: { error } as never, language: 'en' as const, texts: textsIn('en') };
  const ended = work(context, { database, atOnce: 1 }, stop.signal);
  return {
    written,
    async stop() {
      stop.abort();
      return ended;
    },
  };
}

it('plays a tournament from the queue, to the same result as at home', async () => {
  const args = ['tournament', 'empire', '--bots', 'greedy,random', '--games', '10', '--seed', 's', '--json'];
  const home = await runHere([...args, '--jobs', '1']);
  const [one, other] = [worker(), worker()];
  const away = await runHere([...args, '--queue', database]);
  expect(away.output).toBe(home.output);
  expect(away.code).toBe(0);
  expect(await one.stop(), one.written.join('')).toBe(0);
  expect(await other.stop(), other.written.join('')).toBe(0);
  const parts = [one, other].map(({ written }) => Number(/(\d+) parts/.exec(written.join(''))?.[1]));
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(10);
  // Nobody watches: it writes a log.
  expect(one.written.map((line) => JSON.parse(line))).toMatchObject([{ level: 30 }, { level: 30 }, { level: 30 }]);
});

it('tunes through the queue, to the same weights', async () => {
  const args = ['tune', 'card-game', '--players', '2', '--deals', '2', '--seed', 's', '--stages', '2', '--proof', '0'];
  const home = await runHere([...args, '--jobs', '1', '--json']);
  const one = worker();
  const away = await runHere([...args, '--queue', database, '--json']);
  await one.stop();
  expect({ ...away, worker: one.written.join('') }).toEqual({ ...home, worker: expect.stringContaining('4 parts') });
});

/** A tournament of a single game, played by whoever takes it from this queue. */
const oneGameBy = (queue: string) =>
  runHere(['tournament', 'empire', '--bots', 'random', '--games', '1', '--queue', queue]);

it('says when a worker has other rules than whoever asks', async () => {
  const other = worker(shelf.map((game) => ({ ...game, version: game.version + 1 })));
  const calm = hurry(database);
  const { code, error } = await oneGameBy(database);
  await calm();
  expect(error).toMatch(/gave up on a part: this worker plays version \d+ of empire/);
  expect(code).toBe(1);
  await other.stop();
});

it('says when the queue cannot be reached', async () => {
  const nowhere = 'postgres://127.0.0.1:1/none';
  const { code, error } = await oneGameBy(nowhere);
  expect(error).toContain('The queue cannot be reached');
  expect(code).toBe(1);
});

it('refuses what cannot work', async () => {
  const refused = async (...args: string[]) => (await runHere(args)).error;
  expect(await refused('worker', '--database', 'data.db')).toContain('Say which PostgreSQL');
  expect(await refused('worker', '--database', 'postgres://127.0.0.1:1/none')).toContain('cannot be reached');
  expect(await refused('tournament', 'empire', '--queue', database, '--engine', 'x')).toContain('do not go together');
});
