// The licences of what is bundled: whoever passes a program on passes on the notices of those who wrote its parts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** The folder of the package that a file belongs to: `node_modules/@scope/name`, also below another package. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** What the web app is made from: the bundler there tells nobody. */
function partsOfWeb() {
  const manifest = join(root, 'packages/web/package.json');
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  const require = createRequire(manifest);
  const names = [...Object.keys(dependencies).filter((name) => !name.startsWith('@cromford/')), 'svelte', 'zod'];
  return names.map((name) => dirname(folderOf(require.resolve.paths(name) ?? [], name)));
}

function folderOf(folders, name) {
  const found = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

/** @param {string[]} files all that went into the bundle, from the root of the repository */
export function noticesFor(files) {
  const bundled = files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []).map((folder) => join(root, folder));
  const notices = new Map();
  for (const folder of [...new Set([...bundled, ...partsOfWeb()])]) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
    notices.set(`${name} ${version}`, text);
  }
  return [...notices]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, text]) => `# ${name}\n\n${text}\n`)
    .join('\n\n');
}
