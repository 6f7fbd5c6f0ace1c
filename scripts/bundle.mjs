// Puts TypeScript and its dependencies into a few files that Node starts at once: node scripts/bundle.mjs <name>
// What carries machine code stays where npm put it.
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, stop } from 'esbuild';
import { isMain, root } from './run.mjs';

/** Modules that are started as threads, by the name of their source file. */
const THREADS = ['packages/server/src/work/analysis.worker.ts', 'packages/bots/src/pool/bots.worker.ts'];

const BUNDLES = {
  /** What `npm start` runs. */
  server: {
    folder: 'packages/server/dist',
    entries: ['packages/server/src/main.ts', ...THREADS],
    settings: { sourcemap: 'linked', sourcesContent: false },
  },
  /** Nodes to be killed, loaded and besieged. */
  bench: {
    folder: 'packages/server/dist/bench',
    entries: ['packages/server/bench/node.ts', 'packages/server/bench/siege/besieged-node.ts', ...THREADS],
    settings: {},
  },
  /** What is installed: the command line, of which serving is a command. */
  package: {
    folder: 'dist/package/lib',
    entries: [
      'packages/cli/src/cromford.ts',
      'packages/cli/src/simulate/games.worker.ts',
      'packages/cli/src/trial/trial.worker.ts',
      'packages/cli/src/bench/bench.worker.ts',
      ...THREADS,
    ],
    settings: { minifyWhitespace: true, legalComments: 'none' },
  },
};

/** Left to npm, because they carry machine code; `pg-native` is not used, and only looked for. */
const LEFT_TO_NPM = ['@node-rs/argon2', '@photostructure/sqlite'];

/** A thread is started by the name of its source file; here it is a script of the same name beside this one. */
const boot = `import { workerData } from 'node:worker_threads';
const name = workerData.module.split('/').at(-1).replace(/\\.ts$/, '.js');
await import(new URL(name, import.meta.url));
`;

/** Nobody is told of a mistake in one of fifty languages by a schema: of zod's words the English ones are enough. */
const englishOnly = {
  name: 'english-only',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
      resolveDir: join(root, 'node_modules/zod/v4/locales'),
    })),
};

/** Makes the bundle and gives the files that went into it. */
export async function bundle(name) {
  const { folder, entries, settings } = BUNDLES[name];
  // Parts of an earlier bundle have other names and would stay for ever.
  rmSync(join(root, folder), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((path) => ({ in: path, out: basename(path, '.ts') })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    external: [...LEFT_TO_NPM, 'pg-native'],
    plugins: [englishOnly],
    // Dependencies that still speak CommonJS ask for Node's own modules in its way.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
    logLevel: 'warning',
    metafile: true,
    ...settings,
  });
  // The bundler is a process of its own.
  await stop();
  writeFileSync(join(root, folder, 'boot.js'), boot);
  return Object.keys(metafile.inputs);
}

if (isMain(import.meta.url)) {
  const [, , name = ''] = process.argv;
  if (!(name in BUNDLES)) throw new Error(`Which one? ${Object.keys(BUNDLES).join(', ')}`);
  await bundle(name);
}
