const { existsSync, readdirSync } = require('node:fs');

/**
 * The arrows of the house (docs/architecture.md). A package may use the packages named beside it and nothing above it;
 * kernel and games use nothing else at all, so that the same rules run in a browser, on a server and in a terminal.
 */
/** A package with a component sheet is a game. */
const games = readdirSync('packages').filter((name) => existsSync(`packages/${name}/components`));
const mayUse = {
  kernel: [],
  ...Object.fromEntries(games.map((game) => [game, ['kernel']])),
  shelf: ['kernel', ...games],
  bots: ['kernel', ...games, 'shelf'],
  protocol: ['kernel'],
  server: ['kernel', 'protocol', ...games, 'shelf', 'bots'],
  web: ['kernel', 'protocol', ...games, 'shelf', 'bots'],
  cli: ['kernel', 'protocol', ...games, 'shelf', 'bots', 'server'],
};

// The suite that every game is put through, and the folders of test helpers, may use the test tools like tests do.
const testHelp = '^packages/kernel/src/proof/proves-game|^packages/[^/]+/(src/testing|bench)/';
const testing = `\\.test\\.ts$|${testHelp}`;
const folders = (names) => `^packages/(${names.join('|')})/`;

const arrows = Object.entries(mayUse).map(([name, used]) => ({
  name: `arrow-${name}`,
  comment: `${name} may use ${used.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: folders([name]) },
  to: { path: '^packages/', pathNot: folders([name, ...used]) },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel imports no library, no Node module and nothing of a browser.',
      severity: 'error',
      from: { path: folders(['kernel']), pathNot: testing },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'games-stand-alone',
      comment: 'Nor do the games and the protocol, but for the small half of zod that checks what comes from outside.',
      severity: 'error',
      from: { path: folders([...games, 'protocol']), pathNot: testing },
      to: { pathNot: ['^packages/', '^node_modules/zod/mini/'] },
    },
    {
      name: 'test-help-only-in-tests',
      comment: 'It brings the test runner with it.',
      severity: 'error',
      from: { path: '^packages/', pathNot: testing },
      to: { path: testHelp },
    },
    {
      name: 'front-door',
      comment: 'Another package is entered through its name and its exports, never by a path into its folders.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycles',
      comment: 'A module is complete before another one runs it. Types alone may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports is either an entry point, named here, or forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          testing,
          '\\.d\\.ts$',
          '\\.worker\\.ts$',
          '(^|/)[^/]+\\.config\\.[jt]s$',
          '^packages/[^/]+/src/(index|main)\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'no-missing',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|coverage|\\.svelte-check)/|^packages/web/public/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.d.ts'],
    },
  },
};
