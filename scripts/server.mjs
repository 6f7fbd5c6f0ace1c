// Bundles the server when its sources are newer than the bundle: started from TypeScript it would take several times as long.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './run.mjs';

const folder = join(root, 'packages/server/dist');
const stampFile = join(folder, '.built-from');

export async function ensureServer() {
  const stamp = stampOf(['package-lock.json', 'packages/server/bundle.js', ...sources()]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('cromford: bundling the server …');
  rmSync(folder, { recursive: true, force: true });
  // Imported here, not above: before the first install there is no bundler.
  const { bundle } = await import('../packages/server/bundle.js');
  await bundle(join(root, 'packages/server/src/main.ts'), folder);
  writeFileSync(stampFile, stamp);
}

function sources() {
  return ['kernel', 'empire', 'arkwright', 'cards', 'bots', 'server'].flatMap((name) =>
    filesUnder(`packages/${name}/src`),
  );
}

function filesUnder(path) {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !name.endsWith('.test.ts'))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .sort();
}

/** Size and time tell whether a file has changed without reading it. */
function stampOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

if (isMain(import.meta.url)) await ensureServer();
