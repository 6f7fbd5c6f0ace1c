// npm run rules: every rule, worked example and illegal move of docs/rules, and the tests that carry its id. Fails on
// one without a test, on a test that carries an id nobody stated, and on a title with more than four. `--list` names the tests, `--json` is for programs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cover } from './rules/coverage.mjs';
import { printGame, printTests } from './rules/print.mjs';
import { readStatements } from './rules/statements.mjs';
import { crowdedTitles, readTitles } from './rules/titles.mjs';
import { root } from './run.mjs';

/** A game that has not begun is counted but asks for no tests yet. */
const games = [
  { name: 'Empire', doc: 'solo-empire.md', package: 'empire', prefix: 'SE', begun: true },
  { name: 'Arkwright, first edition', doc: 'first-edition.md', package: 'arkwright', prefix: 'FE', begun: true },
  { name: 'Arkwright, anniversary', doc: 'anniversary-edition.md', package: 'arkwright', prefix: 'AE', begun: true },
  { name: 'Arkwright: The Card Game', doc: 'card-game.md', package: 'cards', prefix: 'CG', begun: true },
];

const { values: wanted } = parseArgs({ options: { json: { type: 'boolean' }, list: { type: 'boolean' } } });

const prefixes = games.map(({ prefix }) => prefix);
const problems = [];
const stated = new Set();
const checklists = games.map((game) => {
  const { statements, problems: found } = readStatements(
    readFileSync(join(root, 'docs/rules', game.doc), 'utf8'),
    game.prefix,
  );
  for (const id of statements.keys()) stated.add(id);
  problems.push(...found.map((problem) => `docs/rules/${game.doc}: ${problem}`));
  return { game, statements };
});

/** @type {Map<string, string[]>} id → the tests that carry it */
const tests = new Map();
for (const path of testFiles()) {
  const mentions = readTitles(readFileSync(join(root, path), 'utf8'), prefixes);
  for (const { line, ids } of crowdedTitles(mentions))
    problems.push(`${path}:${line} carries ${ids} ids: four at most, each by a test that can fail for it`);
  for (const { id, line, skipped, range } of mentions) {
    if (!stated.has(id)) problems.push(`${path}:${line} carries ${id}, which no checklist states`);
    else if (range) problems.push(`${path}:${line} gives a range after ${id}: name each id`);
    else if (!skipped) tests.set(id, [...(tests.get(id) ?? []), `${path}:${line}`]);
  }
}

const report = checklists.map(({ game, statements }) => ({ ...game, ...cover(statements, tests) }));
for (const game of report) {
  if (!game.begun) continue;
  const missing = game.kinds.flatMap((kind) => kind.missing);
  if (missing.length) problems.push(`${game.name}: ${missing.length} without a test`);
}

if (wanted.json) {
  console.log(
    JSON.stringify({ ok: problems.length === 0, problems, games: report, tests: Object.fromEntries(tests) }, null, 2),
  );
} else {
  for (const { game, statements } of wanted.list ? checklists : []) if (game.begun) printTests(statements, tests);
  for (const game of report) printGame(game);
  console.log('Rulings and decision points are not counted: the rules that lean on them are what is tested.');
  for (const problem of problems) console.log(`✗ ${problem}`);
}
process.exitCode = problems.length ? 1 : 0;

/** The files that `npm test` runs as unit tests of a package. */
function testFiles() {
  return readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/src`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true })
        .filter((file) => file.endsWith('.test.ts'))
        .sort()
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    );
}
