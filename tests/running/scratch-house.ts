import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What a package is made of, without what tools have put beside it. */
const PARTS = ['package.json', 'src', 'components', 'bin'];
const LEFT_OUT = /\.(svelte|css|webp|woff2)$/;
const TEST = /\.test\.ts$/;

/** The house once more in another folder, to be changed there: its packages are copies, its libraries are the same. */
export function copyHouse(to: string, { withTests = false } = {}): void {
  for (const name of readdirSync(join(root, 'packages')))
    for (const part of PARTS)
      if (existsSync(join(root, 'packages', name, part)))
        cpSync(join(root, 'packages', name, part), join(to, 'packages', name, part), {
          recursive: true,
          filter: (path) => !LEFT_OUT.test(basename(path)) && (withTests || !TEST.test(path)),
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

function link(house: string, name: string): void {
  symlinkSync(join(house, 'packages', name), join(house, 'node_modules/@cromford', name));
}

export function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, changed);
}

const entry = `  {
    id: 'coal',
    load: async () => (await import('@cromford/coal')).coal,
    weight: 1,
    usual: { players: 2 },
    says: {
      en: { name: 'Coal', about: 'Take coal, but mind the stones.', players: '2–3', time: '5 min' },
      de: { name: 'Kohle', about: 'Nimm Kohle, aber achte auf die Steine.', players: '2–3', time: '5 Min.' },
    },
  },
];
`;

/** The steps of "Adding a game" in the README: a package that imports the kernel alone, and one entry on the shelf. Nothing else. */
export function addGame(house: string): void {
  const game = join(house, 'packages/coal');
  mkdirSync(join(game, 'src'), { recursive: true });
  writeFileSync(
    join(game, 'package.json'),
    '{ "name": "@cromford/coal", "type": "module", "exports": { ".": "./src/coal.ts" } }',
  );
  for (const file of ['coal.ts', 'coal-words.ts'])
    cpSync(join(root, 'packages/cli/src/testing', file), join(game, 'src', file));
  link(house, 'coal');
  change(join(house, 'packages/shelf/src/index.ts'), /^\];\n/m, entry);
}

/** What the page is built from, besides. */
export function copyPage(to: string): void {
  cpSync(join(root, 'packages/web'), join(to, 'packages/web'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|\/(dist|node_modules)$/.test(path),
  });
  cpSync(join(root, 'docs/rules'), join(to, 'docs/rules'), { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(to, 'tsconfig.base.json'));
}
