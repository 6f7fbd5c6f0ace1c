// npm run pack: everything in one package to install, dist/cromford-<version>.tgz: the command line with the server, bundled, and the
// built web app. What it needs at run time comes from npm, in exactly the versions that the tests have run with.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureDependencies, ensureNode, ensureWebApp } from './ensure.mjs';
import { isMain, root, runNpm } from './run.mjs';

const at = (path) => join(root, path);
const folder = 'dist/package';

/** With machine code in them, or (the last two) asked for by one of those in any version. */
const AT_RUN_TIME = ['@node-rs/argon2', '@photostructure/sqlite', 'node-addon-api', 'node-gyp-build'];

/** What whoever runs or programs against an installed house reads. Its README is one of its own: that of a clone speaks of sources. */
const PAGES = ['operations', 'security', 'live-protocol', 'engine-protocol', 'state', 'tournament', 'versions'];

const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

function manifest() {
  const { name, version, license, engines } = readJson('package.json');
  return {
    name,
    version,
    description: 'Five board and card games of the Industrial Revolution, in a browser and in a terminal',
    type: 'module',
    license,
    engines,
    bin: { cromford: 'lib/cromford.js' },
    dependencies: Object.fromEntries(
      AT_RUN_TIME.map((name) => [name, readJson(`node_modules/${name}/package.json`).version]),
    ),
  };
}

/** What a page of the package says of what is not in it is still true, but leads nowhere. */
function unlinkWhatStays() {
  for (const name of readdirSync(at(folder), { recursive: true }).filter(
    (path) => path.endsWith('.md') && path !== 'NOTICES.md',
  )) {
    const file = at(`${folder}/${name}`);
    const leads = (path) => /^(https?:|#)/.test(path) || existsSync(join(dirname(file), path.replace(/#.*$/, '')));
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words, path) => (leads(path) ? link : words)),
    );
  }
}

/** Makes the package and gives its path. */
export async function pack() {
  ensureNode();
  await ensureDependencies();
  await ensureWebApp();
  rmSync(at(folder), { recursive: true, force: true });
  mkdirSync(at(folder), { recursive: true });
  // Only now: they need what has just been installed.
  const { bundle } = await import('./bundle.mjs');
  const { noticesFor } = await import('./notices.mjs');
  writeFileSync(at(`${folder}/NOTICES.md`), noticesFor(await bundle('package')));
  const visible = (path) => !path.endsWith('.built-from');
  cpSync(at('packages/web/dist'), at(`${folder}/web`), { recursive: true, filter: visible });
  for (const name of ['hosting', 'LICENSE', 'CHANGELOG.md', ...PAGES.map((page) => `docs/${page}.md`)])
    cpSync(at(name), at(`${folder}/${name}`), { recursive: true });
  cpSync(at('hosting/package.md'), at(`${folder}/README.md`));
  rmSync(at(`${folder}/hosting/package.md`));
  unlinkWhatStays();
  const made = manifest();
  writeFileSync(at(`${folder}/package.json`), `${JSON.stringify(made, null, 2)}\n`);
  const packing = ['pack', `./${folder}`, '--pack-destination', 'dist', '--silent'];
  const { ok, output } = await runNpm(packing, { quiet: true });
  if (!ok) throw new Error(output);
  return at(`dist/${made.name}-${made.version}.tgz`);
}

if (isMain(import.meta.url)) console.log(await pack());
