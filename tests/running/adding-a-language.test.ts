import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFolder } from '../../packages/server/src/testing/own-folder.ts';
import { change, copyHouse } from './scratch-house.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const house = ownFolder('adding-a-language');
const PATIENCE = 600_000;
/** A language that is made up. */
const NEW = 'xx';

beforeAll(() => {
  // Tests too: one that knows two languages would have to be mended by whoever adds the third.
  copyHouse(house, { withTests: true });
  writeFileSync(
    join(house, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        // The second time only what has changed is looked at.
        incremental: true,
        tsBuildInfoFile: 'types.tsbuildinfo',
      },
      include: ['packages/*/src/**/*.ts'],
    }),
  );
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** What the compiler finds wrong: `file: what`. The page's components are not in this house, and are missed the same each time. */
async function wrong(): Promise<Set<string>> {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], {
    cwd: house,
    maxBuffer: 1e8,
  }).catch((failed: { stdout: string }) => failed);
  return new Set(
    [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(([, file, what]) => `${file}: ${what}`),
  );
}

/** Every folder or file of German, and beside which list it stands. */
function german(): string[] {
  return readdirSync(join(house, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => ['de', 'de.ts'].includes(basename(path)) && !path.includes('node_modules'))
    .map((path) => join(house, 'packages', path));
}

/** The one line of a list: beside `{ en, de }` or `de: () => import(…)`. */
function addLine(file: string): void {
  const path = join(house, file);
  const text = readFileSync(path, 'utf8')
    .replace(
      /^(import .*)\bde\b(.*\/)de(\/[\w-]+)?(\.ts';)$/gm,
      (line, before, between, inner = '', end) => `${line}\n${before}${NEW}${between}${NEW}${inner}${end}`,
    )
    .replace(
      /^( +)de: (.*)\/de([/.].*)$/gm,
      (line, space, before, after) => `${line}\n${space}${NEW}: ${before}/${NEW}${after}`,
    )
    .replace('{ en, de }', `{ en, de, ${NEW} }`);
  writeFileSync(path, text);
}

test(
  'a language is one line in the list of the house, then a folder and a line wherever the compiler says so',
  async () => {
    change(join(house, 'packages/kernel/src/language.ts'), "['en', 'de']", `['en', 'de', '${NEW}']`);
    const asked = await wrong();
    const lacking = [...asked].filter((each) => each.includes(`Property '${NEW}' is missing`));
    const lists = [...new Set(lacking.map((each) => each.split(':')[0] ?? ''))];
    // Wherever there is German, a list beside it or above it asks for the new language.
    const asking = lists.map((file) => dirname(join(house, file)));
    for (const place of german())
      expect(
        asking.some((folder) => dirname(place) === folder || dirname(dirname(place)) === folder),
        relative(house, place),
      ).toBe(true);

    for (const place of german())
      cpSync(place, join(dirname(place), basename(place).replace('de', NEW)), { recursive: true });
    for (const list of lists) addLine(list);
    // What is left was wrong from the beginning: it was there before these lines, and does not speak of the language.
    const left = [...(await wrong())];
    expect(left.filter((each) => new RegExp(`\\b${NEW}\\b`).test(each) || !asked.has(each))).toEqual([]);
    // And nothing else was asked for.
    expect([...asked].filter((each) => !left.includes(each))).toEqual(lacking);
  },
  PATIENCE,
);

test(
  'it is spoken at once',
  async () => {
    change(join(house, `packages/cards/src/words/${NEW}/events.ts`), /Spieler \$/, 'Hráč $');
    const played = run(process.execPath, [
      join(house, 'packages/cli/bin/cromford.js'),
      ...['play', 'card-game', '--players', '2', '--seed', 'words', '--language', NEW],
    ]);
    played.child.stdin?.end('q\n');
    expect((await played).stdout).toContain('Hráč 1');
  },
  PATIENCE,
);
