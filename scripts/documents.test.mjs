import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const NOT_OURS = /(^|\/)(node_modules|dist|data|coverage|\.[^/]+)(\/|$)/;

function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_OURS.test(path)) return [];
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

const files = filesUnder('');
const pages = files.filter((path) => path.endsWith('.md'));
const text = (page) => readFileSync(join(root, page), 'utf8');
const everywhere = (pattern) =>
  pages.flatMap((page) => [...text(page).matchAll(pattern)].map((found) => [page, found]));

/** The name that a heading is linked by. */
const anchor = (heading) =>
  heading
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-');

it('every link of a page leads to a file, and to a heading of it', () => {
  const broken = everywhere(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g).filter(
    ([page, [, path, heading]]) => {
      // One page is read at the root of the package.
      const from = page === 'hosting/package.md' ? '' : dirname(page);
      const to = path ? join(from, path) : page;
      if (!existsSync(join(root, to))) return true;
      return (
        heading && to.endsWith('.md') && ![...text(to).matchAll(/^#+ (.*)$/gm)].some(([, h]) => anchor(h) === heading)
      );
    },
  );
  expect(broken.map(([page, [link]]) => `${page}: ${link}`)).toEqual([]);
});

it('every file that a page names is there', () => {
  const named = everywhere(/`((?:[\w@.-]+\/)+[\w.-]+\.(?:ts|mjs|cjs|svelte|css|json|md))`/g);
  expect(named.length).toBeGreaterThan(300);
  const gone = named.filter(([, [, path]]) => !files.some((file) => file === path || file.endsWith(`/${path}`)));
  expect(gone.map(([page, [, path]]) => `${page}: ${path}`)).toEqual([]);
});

it('every script that a page tells to run is there', () => {
  const { scripts } = JSON.parse(text('package.json'));
  const told = everywhere(/npm run (?:-s )?([\w:-]+)/g);
  expect(told.length).toBeGreaterThan(50);
  expect(told.flatMap(([page, [, name]]) => (name in scripts ? [] : [`${page}: ${name}`]))).toEqual([]);
});

it('one version stands in every package, on top of the changes and in the name of the package to install', () => {
  const versionOf = (manifest) => JSON.parse(text(manifest)).version;
  const version = versionOf('package.json');
  const manifests = files.filter((path) => /^packages\/[^/]+\/package\.json$/.test(path));
  expect(manifests.filter((path) => versionOf(path) !== version)).toEqual([]);
  expect(/\.version\('([^']+)'/.exec(text('packages/cli/src/program.ts'))?.[1]).toBe(version);
  expect(/^## (\d.*)$/m.exec(text('CHANGELOG.md'))?.[1]).toBe(version);
  expect(new Set(everywhere(/cromford-(\d[\d.]*)\.tgz/g).map(([, [, named]]) => named))).toEqual(new Set([version]));
});
