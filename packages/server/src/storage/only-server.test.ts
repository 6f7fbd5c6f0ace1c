import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownFolder } from '../testing/own-folder.ts';
import { beOnlyServer, ServedAlready } from './only-server.ts';
import { openSqlite } from './sqlite.ts';

const folder = ownFolder('only');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('of two servers of one file the second is refused; other files, and who only looks, are not', async () => {
  const file = join(folder, 'made', 'cromford.db');
  await beOnlyServer(file, 0);
  await expect(beOnlyServer(file, 0)).rejects.toThrow(ServedAlready);
  await expect(beOnlyServer(file, 250)).rejects.toThrow(`Another server has the database ${file} open.`);
  await beOnlyServer(join(folder, 'made', 'another.db'), 0);
  await openSqlite(file).close();
  await openSqlite(file, { readOnly: true }).close();
  expect(readdirSync(join(folder, 'made')).filter((name) => name.includes('served-'))).toEqual([]);
});

test('where it cannot be told whether there is another one, nobody is kept from serving', async () => {
  const file = join(folder, 'cromford.db');
  // Something else of that name, as it may be of another user.
  mkdirSync(`${file}-served`);
  await beOnlyServer(file, 0);
  await beOnlyServer(file, 0);
});
