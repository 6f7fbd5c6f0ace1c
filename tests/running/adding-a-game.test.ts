import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../packages/server/src/testing/client.ts';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { addGame, copyHouse } from './scratch-house.ts';
import { startServing } from './started.ts';

const run = promisify(execFile);
const house = ownFolder('adding-a-game');
const cromford = join(house, 'packages/cli/bin/cromford.js');
beforeAll(() => {
  copyHouse(house);
  addGame(house);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

test('a game that was put on the shelf is played in the terminal, against a bot', async () => {
  const file = join(house, 'game.txt');
  const played = run(process.execPath, [
    cromford,
    'play',
    'coal',
    '--seed',
    'pit',
    '--bots',
    'foreman',
    '--save',
    file,
    '--language',
    'en',
  ]);
  played.child.stdin?.end('take 3\nq\n');
  expect((await played).stdout).toContain('Seat 2 took');
  expect(readFileSync(file, 'utf8')).toMatch(/\ntake 3\n\w/);
});

test('it is hosted, and the server’s pooled bots play it', async () => {
  await run(process.execPath, ['scripts/bundle.mjs', 'server'], { cwd: house });
  const server = await startServing(process.execPath, ['packages/server/dist/main.js'], {
    cwd: house,
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(house, 'data') },
  });
  try {
    const anne = await Client.guest(server.url, 'Anne');
    const { games } = (await anne.get('/api/games')).body;
    expect(games.map(({ id }: { id: string }) => id)).toContain('coal');
    const table = await anne.open({ game: 'coal', players: 2, bots: { 1: 'apprentice' } });
    const line = (await anne.live()).watch(table);
    expect((await anne.play(table, 0, 'take 3')).body.outcome).toBe('done');
    const { position } = (await line.until(
      ({ told }) => told.find((message) => message.type === 'position' && message.position.seq >= 2 && message),
      60_000,
    )) as { position: { told: readonly { seat: number }[] } };
    expect(position.told.some(({ seat }) => seat === 1)).toBe(true);
    anne.hangUp();
    expect(server.output()).not.toContain('was replaced');
  } finally {
    server.kill();
  }
});

test('the app has it on its shelf, and a table of it in words', async () => {
  const script = `
    const { Desk } = await import('./packages/web/src/engine/desk.ts');
    const { faces } = await import('./packages/web/src/games/faces.ts');
    const desk = new Desk();
    const opened = await desk.answer({ do: 'open', game: 'coal', players: 2, seed: 'pit', options: {} }, 'en');
    const played = await desk.answer({ do: 'play', line: 'take 3' }, 'en');
    const { choices, sections } = opened.scene;
    console.log(JSON.stringify({ hasFace: 'coal' in faces, choices: choices.map(({ text }) => text), sections, ply: played.scene.ply }));`;
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: house,
  });
  const seen = JSON.parse(stdout);
  expect(seen).toMatchObject({ hasFace: true, ply: 1 });
  expect(seen.choices).toContain('Dig for more');
  expect(JSON.stringify(seen.sections)).toContain('9 coal');
});
