import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What a package is made of, without its tests and what tools have put beside it. */
const PARTS = ['package.json', 'src', 'components', 'bin'];
const LEFT_OUT = /\.test\.ts$|\.(svelte|css|webp|woff2)$/;

/** The house once more in another folder, to be changed there: its packages are copies, its libraries are the same. */
export function copyHouse(to: string): void {
  for (const name of readdirSync(join(root, 'packages')))
    for (const part of PARTS)
      if (existsSync(join(root, 'packages', name, part)))
        cpSync(join(root, 'packages', name, part), join(to, 'packages', name, part), {
          recursive: true,
          filter: (path) => !LEFT_OUT.test(basename(path)),
        });
  for (const script of ['bundle.mjs', 'run.mjs'])
    cpSync(join(root, 'scripts', script), join(to, 'scripts', script), { recursive: true });
  mkdirSync(join(to, 'node_modules/@cromford'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@cromford') symlinkSync(join(root, 'node_modules', name), join(to, 'node_modules', name));
  for (const name of readdirSync(join(to, 'packages'))) link(to, name);
  writeFileSync(join(to, 'package.json'), '{ "type": "module" }');
  // The page itself is built elsewhere; here it only has to be there to be served.
  mkdirSync(join(to, 'packages/web/dist'), { recursive: true });
  writeFileSync(join(to, 'packages/web/dist/index.html'), '<!doctype html>');
}

export function link(house: string, name: string): void {
  symlinkSync(join(house, 'packages', name), join(house, 'node_modules/@cromford', name));
}

export function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, changed);
}
