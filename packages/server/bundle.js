// Puts the server's TypeScript and its dependencies into a few files that Node starts at once:
//   node packages/server/bundle.js <entry.ts> <folder>
// What carries machine code, or looks for files of its own beside it, stays where npm put it.
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

const left = ['@node-rs/argon2', '@photostructure/sqlite', 'pg-native', 'pino', 'thread-stream'];

/** Threads are started by the name of their source file; beside the bundle it is a script of the same name. */
const boot = `import { workerData } from 'node:worker_threads';
await import(workerData.module.replace(/\\.ts$/, '.js'));
`;

async function bundle(entry, folder) {
  // Parts of an earlier bundle have other names and would stay for ever.
  await rm(folder, { recursive: true, force: true });
  await build({
    entryPoints: [
      entry,
      join(here, 'src/work/analysis.worker.ts'),
      // Of another package, but started from within this bundle.
      join(here, '../bots/src/pool/bots.worker.ts'),
    ].map((path) => ({ in: path, out: path.split('/').at(-1).replace(/\.ts$/, '') })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    external: left,
    // Dependencies that still speak CommonJS ask for Node's own modules in its way.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  // The bundler is a process of its own.
  await stop();
  await writeFile(join(folder, 'boot.js'), boot);
}

const [entry = '', folder = ''] = process.argv.slice(2);
await bundle(entry, folder);
