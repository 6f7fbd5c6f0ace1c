import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runHere } from './testing/run-here.ts';

const root = new URL('../../../', import.meta.url);
const packages = readdirSync(new URL('packages', root)).map((name) => `packages/${name}/README.md`);
const docs = readdirSync(new URL('docs', root)).filter((name) => name.endsWith('.md'));
const pages = ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => `docs/${name}`), ...packages];

/** Every command line that a page tells to type: the page, the command and its flags. */
const told = pages.flatMap((page) =>
  [...readFileSync(new URL(page, root), 'utf8').matchAll(/npx cromford ((?:puzzles )?[a-z-]+)([^`\n#]*)/g)].map(
    ([, command = '', rest = '']) => ({ page, command, flags: rest.match(/(?<=[\s[])--[a-z-]+/g) ?? [] }),
  ),
);

it('every command that a page tells to type is there, with its flags', async () => {
  expect(told.length).toBeGreaterThan(50);
  const unknown: string[] = [];
  for (const command of new Set(told.map((line) => line.command))) {
    const { code, output } = await runHere([...command.split(' '), '--help']);
    const known: readonly string[] = code === 0 ? (output.match(/--[a-z-]+/g) ?? []) : [];
    for (const { page, flags } of told.filter((line) => line.command === command)) {
      if (!output.includes(`cromford ${command}`)) unknown.push(`${page}: ${command}`);
      // What is quoted belongs to another command line.
      for (const flag of flags) if (!known.includes(flag)) unknown.push(`${page}: ${command} ${flag}`);
    }
  }
  expect(unknown).toEqual([]);
});

it('the page of the command line has every command', async () => {
  const page = readFileSync(new URL('packages/cli/README.md', root), 'utf8');
  const table = page.slice(0, page.indexOf('`cromford <command> --help`'));
  const { output } = await runHere(['--help']);
  const commands = [...output.slice(output.indexOf('Commands:')).matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(15);
  for (const name of commands) expect(table).toMatch(new RegExp(`\`(cromford )?${name}\\b`));
});
