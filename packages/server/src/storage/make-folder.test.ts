import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownFolder } from '../testing/own-folder.ts';
import { makeFolder } from './make-folder.ts';

const folder = ownFolder('make');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('folders that are missing above it are made, too, and one that is there stays', () => {
  const deep = join(folder, 'a', 'b', 'c');
  for (let n = 0; n < 2; n++) makeFolder(deep);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
});

test('where none can be made there is a reason', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(folder, 'file', 'data'))).toThrow('ENOTDIR');
});

test.runIf(existsSync('/proc/self'))('in a place where nobody can make one it is not tried for ever', () => {
  expect(() => makeFolder('/proc/none/data')).toThrow('ENOENT');
});
