import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startServing } from '../running/started.ts';
import { freePort, hosting, installed } from './house.ts';

// No image is built here: that takes an engine and its registry. Its commands are run as they stand, with other folders.
const { folder } = installed();

interface Line {
  readonly word: string;
  readonly rest: string;
}

/** The stages of the file, each with its instructions. */
function stages(): Line[][] {
  const text = readFileSync(hosting('Containerfile'), 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const found: Line[][] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    expect(word, line).not.toBe('');
    if (word === 'FROM') found.push([]);
    found.at(-1)?.push({ word, rest });
  }
  return found;
}

const [build = [], last = []] = stages();
const all = (lines: readonly Line[], word: string) =>
  lines.filter((line) => line.word === word).map(({ rest }) => rest);
const one = (word: string) => all(last, word).at(-1) ?? '';

test('is built from what is here, and the last stage has neither sources nor build tools', () => {
  expect(all(build, 'COPY')).toEqual(['. .']);
  const scripts = JSON.parse(
    readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
  ).scripts;
  for (const step of all(build, 'RUN')) expect(scripts).toHaveProperty(/^npm run (\w+)$/.exec(step)?.[1] ?? step);
  const [taken = ''] = all(last, 'COPY');
  const [, made = ''] = /^--from=build \/src\/(\S+)/.exec(taken) ?? [];
  expect(existsSync(fileURLToPath(new URL(`../../${made}/package.json`, import.meta.url)))).toBe(true);
  expect(all(last, 'COPY')).toHaveLength(1);
  for (const image of [...all(build, 'FROM'), ...all(last, 'FROM')]) expect(image).toMatch(/node:20-bookworm-slim/);
});

test('does not run as root, and what it keeps is in a volume', () => {
  expect(one('USER')).toBe('node');
  expect(one('ENV')).toContain(`DATA_DIR=${one('VOLUME')}`);
  expect(one('ENV')).toContain(`PORT=${one('EXPOSE')}`);
});

test('what it installs serves, and its check of health tells whether it does', async () => {
  const [, installing = ''] = /(npm install .+?) &&/.exec(one('RUN')) ?? [];
  const image = join(folder, 'image');
  const made = fileURLToPath(new URL('../../dist/package', import.meta.url));
  execFileSync('sh', ['-c', `${installing.replace('/tmp/package', made)} --prefix ${image}`], { stdio: 'pipe' });
  const [program, ...args] = JSON.parse(one('CMD')) as string[];
  expect(program).toBe('cromford');
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: folder, HOST: '0.0.0.0' };
  const [, check = '[]'] = /CMD (\[.+\])$/.exec(one('HEALTHCHECK')) ?? [];
  const [node = '', ...words] = JSON.parse(check) as string[];
  expect(node).toBe('node');
  const health = () =>
    new Promise((resolve) => {
      execFile(process.execPath, words, { env: { ...process.env, ...env } }, (error) => resolve(error?.code ?? 0));
    });
  expect(await health()).toBe(1);
  const served = await startServing(join(image, 'bin', 'cromford'), args, { cwd: folder, env });
  try {
    expect(await health()).toBe(0);
  } finally {
    served.kill();
  }
});
