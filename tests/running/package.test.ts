import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { gamesWithBots } from './games-with-bots.ts';
import { commandOf, filesUnder, install, usageOf } from './installed.ts';
import { isGone, startServing } from './started.ts';

const MEGABYTE = 1024 * 1024;
const folder = ownFolder('package');
let command: string;
let modules: string;
beforeAll(async () => {
  ({ command, modules } = await install(join(folder, 'app')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Most of what is installed is SQLite: machine code for eight systems and its own source, 28 of 40 MB, which npm cannot be told to leave
 * out. What has a limit of its own is what is made here.
 */
test('is one package of 12 MB at most with few others, each in one version, of 32 MB', () => {
  const { name, dependencies, scripts } = JSON.parse(readFileSync(join(modules, 'cromford/package.json'), 'utf8'));
  expect([name, scripts]).toEqual(['cromford', undefined]);
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const files = filesUnder(modules);
  expect(files.filter((path) => /\/(esbuild|vite|typescript|tsx|svelte)\//.test(path))).toEqual([]);
  const own = files.filter((path) => path.startsWith(join(modules, 'cromford/')));
  const sizeOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(sizeOf(own)).toBeLessThan(12 * MEGABYTE);
  expect(sizeOf(files) - sizeOf(own)).toBeLessThan(32 * MEGABYTE);
});

test('brings the pages that its own page leads to', () => {
  const page = readFileSync(join(modules, 'cromford/README.md'), 'utf8');
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(links).toContain('docs/operations.md');
  expect(links.filter((path) => !existsSync(join(modules, 'cromford', path)))).toEqual([]);
  expect(page).not.toContain('npm start');
});

test('no page of it leads to what is not there', () => {
  const pages = filesUnder(join(modules, 'cromford')).filter((path) => /(?<!NOTICES)\.md$/.test(path));
  expect(pages.length).toBeGreaterThan(8);
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s#]+)(#[^)]*)?\)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/^https?:/.test(path) && !existsSync(join(dirname(page), path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(broken).toEqual([]);
});

test('names those who wrote its parts', () => {
  const notices = readFileSync(join(modules, 'cromford/NOTICES.md'), 'utf8');
  for (const part of [
    'fastify',
    'kysely',
    'pg',
    'web-push',
    'commander',
    'svelte',
    'zod',
    '@fontsource/libre-caslon-text',
  ])
    expect(notices).toMatch(new RegExp(`^# ${part} \\d`, 'm'));
});

/** Whatever slows it down slows down the empty program beside it. A command that loads the bots takes more than six times as long. */
test('lists the games at once: in less than five times what Node takes for nothing', async () => {
  const computed = { games: Number.POSITIVE_INFINITY, nothing: Number.POSITIVE_INFINITY };
  for (let i = 0; i < 3; i++) {
    const [games, nothing] = await Promise.all([commandOf(command, ['games']), commandOf('-e', ['0'])]);
    expect(games.output).toContain('water-frame');
    computed.games = Math.min(computed.games, games.computed);
    computed.nothing = Math.min(computed.nothing, nothing.computed);
  }
  expect(computed.games).toBeLessThan(5 * computed.nothing);
});

test('plays, measures and tries in threads of its own', async () => {
  const { output } = await commandOf(command, ['simulate', 'empire', '--games', '4', '--jobs', '2', '--json']);
  expect(JSON.parse(output)).toMatchObject({ finished: 4, brokenInvariants: { count: 0 } });
  expect((await commandOf(command, ['trial', '--game', 'empire', '--decisions', '20'])).output).toContain('0 refused');
  const bench = await commandOf(command, ['bench', '--game', 'empire', '--seconds', '0.02', '--json']);
  expect(JSON.parse(bench.output)).toHaveProperty('baseline');
});

test('serves the app and a game with bots from an empty folder, within 256 MB, and ends when told', async () => {
  const cwd = ownFolder('package-served');
  const served = await startServing(process.execPath, [command, 'serve'], { cwd, env: { PORT: '0', DATA_DIR: '' } });
  try {
    const atStart = usageOf(served.child.pid ?? 0);
    if (atStart) expect(atStart.computed).toBeLessThan(1);
    expect(await (await fetch(served.url)).text()).toContain('<title>Cromford');
    expect((await fetch(`${served.url}/ready`)).status).toBe(200);
    await gamesWithBots(served.url, ['water-frame', 'card-game'], 6);
    const used = usageOf(served.child.pid ?? 0);
    if (used) expect(used.memory).toBeLessThan(256 * MEGABYTE);
    expect(statSync(join(cwd, 'data/cromford.db')).isFile()).toBe(true);
    served.child.kill('SIGTERM');
    expect(await served.ended).toBe(0);
    expect(await isGone(served.url)).toBe(true);
  } finally {
    served.kill();
    rmSync(cwd, { recursive: true, force: true });
  }
});

test('ends with the npx that started it', async () => {
  const env = { PORT: '0', DATA_DIR: join(folder, 'npx-data'), npm_config_loglevel: 'error' };
  const served = await startServing('npx', ['cromford', 'serve'], { cwd: join(modules, '..'), env });
  try {
    served.child.kill('SIGTERM');
    expect(await isGone(served.url)).toBe(true);
  } finally {
    served.kill();
  }
});
