// Makes a fresh clone ready: the right Node, the dependencies, the built web app and server. Says what it does, and does nothing
// twice. Built-ins only, because it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inSeconds, isMain, root, runNode, runNpm } from './run.mjs';

const at = (path) => join(root, path);
const say = (text) => console.log(`cromford: ${text}`);

export function ensureNode() {
  const wanted = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node.replace('>=', '');
  const [major, minor] = wanted.split('.').map(Number);
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  throw new Error(
    `Cromford needs Node ${wanted} or later, and this is ${process.versions.node}: https://nodejs.org has it.`,
  );
}

export async function ensureDependencies() {
  // npm empties node_modules first, so an install that breaks off leaves no stamp behind.
  const stampFile = at('node_modules/.cromford-stamp');
  const stamp = `${hashOf(['package-lock.json'])} node ${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`;
  if (readIfThere(stampFile) === stamp) return;
  say('installing the dependencies (npm ci) …');
  await demand(runNpm(['ci', '--include=dev']), 'npm ci failed; its messages are above.');
  // What the last check remembers was found by the compilers of before.
  rmSync(at('packages/web/.svelte-check'), { recursive: true, force: true });
  writeFileSync(stampFile, stamp);
}

export async function ensureWebApp() {
  await ensureBuilt('web', 'building the web app', () => runNpm(['run', 'build', '--workspace', 'packages/web']));
}

/** Started from TypeScript the server would take several times as long. */
export async function ensureServer() {
  const [entry, folder] = ['packages/server/src/main.ts', 'packages/server/dist'];
  await ensureBuilt('server', 'bundling the server', () => runNode(['packages/server/bundle.js', entry, folder]));
}

async function ensureBuilt(name, work, build) {
  // Inside the folder it describes: whoever deletes the build deletes its stamp.
  const stampFile = at(`packages/${name}/dist/.built-from`);
  const stamp = hashOf(sourcesOf(name));
  if (readIfThere(stampFile) === stamp) return;
  say(`${work} …`);
  await demand(build(), `${work} failed; see above.`);
  writeFileSync(stampFile, stamp);
}

/** Every file that can change what is built: the package, those it stands on, their settings, and the lock file. */
function sourcesOf(name) {
  const packages = ['kernel', 'empire', 'arkwright', 'cards', 'bots', name].map((one) => `packages/${one}`);
  return [
    'package-lock.json',
    'tsconfig.base.json',
    ...packages.filter((path) => existsSync(at(path))).flatMap(filesUnder),
  ];
}

/** Tests, and what tools have put beside the sources. */
const NOT_BUILT_FROM = /^(node_modules|dist|\..*|.*\.test\.ts)$/;

function filesUnder(folder) {
  return readdirSync(at(folder))
    .filter((name) => !NOT_BUILT_FROM.test(name))
    .sort()
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => (statSync(at(path)).isDirectory() ? filesUnder(path) : [path]));
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(at(path)))
      .update('\0');
  return hash.digest('hex');
}

const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

async function demand(running, complaint) {
  const { ok, seconds } = await running;
  if (!ok) throw new Error(complaint);
  say(`done in ${inSeconds(seconds)}`);
}

/** All of it, for a program that cannot go on without. */
export async function ensureReady() {
  try {
    ensureNode();
    await ensureDependencies();
    await ensureWebApp();
    await ensureServer();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

if (isMain(import.meta.url)) await ensureReady();
