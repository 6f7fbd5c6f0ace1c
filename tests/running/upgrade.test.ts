import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client } from '../../packages/server/src/testing/client.ts';
import { fromDump } from '../../packages/server/src/testing/from-dump.ts';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { ensureWebApp } from '../../scripts/ensure.mjs';
import { startServing } from './started.ts';

/**
 * Follows the notes of docs/operations.md with what version 0.1.0 has left behind (`tests/upgrade/0.1`): the database of a house, written out as
 * text, in which Ada and Bert have finished a game and have three under way, and games that its command line has saved.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const left = join(root, 'tests/upgrade/0.1');
const cromford = join(root, 'packages/cli/bin/cromford.js');
const house = ownFolder('upgrade');
const env = { DATA_DIR: join(house, 'data'), PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' };
const run = promisify(execFile);

/** What the notes tell to type, but for the commands that are somebody else's. */
const notes = () => {
  const [, section = ''] = readFileSync(join(root, 'docs/operations.md'), 'utf8').split('### From 0.1 to 0.2');
  const typed = section.split(/^##/m)[0]?.matchAll(/^ {4}npx cromford (.*?)(?: +#.*)?$/gm) ?? [];
  return [...typed].map(([, line = '']) => line.split(' '));
};

const cli = (args: readonly string[]) =>
  run(process.execPath, [cromford, ...args, '--language', 'en'], { cwd: house, env: { ...process.env, ...env } });

beforeAll(ensureWebApp);
// Another try begins anew.
beforeEach(() => {
  rmSync(house, { recursive: true, force: true });
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

test('a house of 0.1 goes on: its people sign in, its games are played on and its finished one is read', async () => {
  await fromDump(join(left, 'house.sql'), join(env.DATA_DIR, 'cromford.db'));
  expect(notes().map(([command]) => command)).toEqual(['backup', 'verify-store', 'serve', 'restore']);
  const [backup, verify, serve, restore] = notes() as [string[], string[], string[], string[]];

  await cli(backup);
  const [copy = ''] = readdirSync(join(house, 'backups'));
  expect(copy).toMatch(/^cromford-.*\.db$/);
  const told = (await cli(verify)).stdout;
  expect(told).toContain('4 stored games');
  expect(told).toContain('goes on under this one without a word: 2');

  const served = await startServing(process.execPath, [cromford, ...serve], { cwd: house, env });
  try {
    const people = new Map<string, Client>();
    for (const name of ['Ada', 'Bert']) {
      const client = new Client(served.url);
      const signedIn = await client.post('/api/sign-in', { name, passphrase: `${name} likes cotton` });
      expect([name, signedIn.status]).toEqual([name, 200]);
      people.set(name, client);
    }
    const ada = people.get('Ada') as Client;
    expect((await ada.get('/api/me')).body.account.role).toBe('administrator');
    const { tables } = (await ada.get('/api/me/tables')).body;
    const games = tables.map(({ game, stage }: { game: string; stage: string }) => `${game} ${stage}`).sort();
    expect(games).toEqual(['anniversary playing', 'card-game playing', 'empire over', 'spinning-jenny playing']);
    for (const { id, game, stage } of tables) await (stage === 'over' ? isRead(ada, id) : goesOn(people, id, game));
    served.child.kill('SIGTERM');
    expect(await served.ended).toBe(0);
  } finally {
    served.kill();
  }

  // There is no way down but the copy, which the older program can read.
  await cli(restore.map((word) => word.replace('cromford-….db', copy)));
  expect((await cli(verify)).stdout).toContain('goes on under this one without a word: 2');
});

async function isRead(client: Client, table: string): Promise<void> {
  const { position } = (await client.get(`/api/tables/${table}/position`)).body;
  expect([position.due, position.winners]).toEqual([null, [0]]);
  expect((await client.get(`/api/tables/${table}/record`)).status).toBe(200);
}

async function goesOn(people: ReadonlyMap<string, Client>, table: string, game: string): Promise<void> {
  const { position } = (await (people.get('Ada') as Client).get(`/api/tables/${table}/position`)).body;
  const due = people.get(['Ada', 'Bert'][position.due.seat] ?? '') as Client;
  const { options, seq } = (await due.get(`/api/tables/${table}/position`)).body.position;
  const { line, range } = options.find(({ refusal }: { refusal?: object }) => !refusal);
  const { body } = await due.play(table, seq, line.replace('{amount}', range?.from));
  expect([game, body.outcome]).toEqual([game, 'done']);
}

test.each(readdirSync(left).filter((name) => name.endsWith('.txt')))(
  'a game that 0.1 saved goes on: %s',
  async (name) => {
    const file = join(house, name);
    const playing = cli(['play', '--resume', join(left, name), '--save', file]);
    // The first choice, and the number that it asks for where it asks for one.
    playing.child.stdin?.end('1\n5\nq\n');
    await playing;
    expect(existsSync(file)).toBe(true);
    const moves = (path: string) =>
      readFileSync(path, 'utf8')
        .split(/^hash .*\n\n/m)[1]
        ?.split('\n\n')[0]
        ?.split('\n') ?? [];
    expect(moves(file).length).toBeGreaterThan(moves(join(left, name)).length);
  },
);
