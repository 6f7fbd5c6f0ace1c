// Makes a fresh clone ready: the right Node, the dependencies, the built web app and server. Says what it does, and does nothing
// twice. Built-ins only, because it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inSeconds, isMain, root, runNode, runNpm } from './run.mjs';

const at = (path) => join(root, path);

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
  await perform('installing the dependencies (npm ci)', (options) => runNpm(['ci', '--include=dev'], options));
  // What the last check remembers was found by the compilers of before.
  rmSync(at('packages/web/.svelte-check'), { recursive: true, force: true });
  writeFileSync(stampFile, stamp);
}

export async function ensureWebApp() {
  await ensureBuilt('web', 'building the web app', (options) =>
    runNode([viteOfWeb(), 'build', 'packages/web'], options),
  );
}

/** The web app's own: the one at the root of node_modules may be another version, which came with the test runner. */
function viteOfWeb() {
  return join(dirname(createRequire(at('packages/web/package.json')).resolve('vite/package.json')), 'bin/vite.js');
}

/** Started from TypeScript the server would take several times as long. */
export async function ensureServer() {
  await ensureBuilt('server', 'bundling the server', (options) => runNode(['scripts/bundle.mjs', 'server'], options));
}

async function ensureBuilt(name, work, build) {
  // Inside the folder it describes: whoever deletes the build deletes its stamp.
  const stampFile = at(`packages/${name}/dist/.built-from`);
  const stamp = hashOf(sourcesOf(name));
  if (readIfThere(stampFile) === stamp) return;
  await perform(work, build);
  writeFileSync(stampFile, stamp);
}

/** What a build reads beside the packages: the web app shows the rules as they are written down. */
const READ_TOO = { web: ['docs/rules'], server: ['scripts/bundle.mjs'] };

/** Every file that can change what is built: the package, those it stands on, their settings, and the lock file. */
export function sourcesOf(name) {
  const packages = [...standingOn(name)].sort().map((one) => `packages/${one}`);
  const folders = [...packages, ...(READ_TOO[name] ?? [])];
  return [
    'package-lock.json',
    'tsconfig.base.json',
    ...folders.filter((path) => existsSync(at(path))).flatMap(filesAt),
  ];
}

/** A package and, by what each says that it needs, all packages of the house below it. */
function standingOn(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies = {} } = JSON.parse(readIfThere(at(`packages/${name}/package.json`)) ?? '{}');
  for (const needed of Object.keys(dependencies))
    if (needed.startsWith('@cromford/')) standingOn(needed.slice('@cromford/'.length), found);
  return found;
}

/** Tests, and what tools have put beside the sources. */
const NOT_BUILT_FROM = /^(node_modules|dist|\..*|.*\.test\.ts)$/;

function filesAt(path) {
  if (!statSync(at(path)).isDirectory()) return [path];
  return readdirSync(at(path))
    .filter((name) => !NOT_BUILT_FROM.test(name))
    .sort()
    .flatMap((name) => filesAt(`${path}/${name}`));
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

/** One line for what takes a while; what the program said is shown only when it failed. */
async function perform(work, start) {
  process.stdout.write(`cromford: ${work} … `);
  const { ok, output, seconds } = await start({ quiet: true });
  console.log(`${ok ? 'done' : 'failed'} in ${inSeconds(seconds)}`);
  if (ok) return;
  console.error(output.trimEnd());
  throw new Error(`cromford: ${work} failed; its messages are above.`);
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
