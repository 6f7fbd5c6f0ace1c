import { expect, test } from 'vitest';
import { folderProblem } from './folder-problem.ts';

const at = { database: '/proc/x/cromford.db' };
const failed = (code: string) => Object.assign(new Error(`${code}: mkdir`), { code });

test('a folder that can never be written to is a wrong setting; what may pass is none', () => {
  expect(folderProblem(failed('ENOENT'), at)).toBe(
    'DATA_DIR must be a folder that can be written to, not /proc/x: ENOENT: mkdir.',
  );
  for (const code of ['ENOSPC', 'EMFILE', 'ERR_SQLITE_ERROR']) expect(folderProblem(failed(code), at)).toBeUndefined();
  expect(folderProblem(failed('ENOENT'), { database: 'postgres://nowhere/cromford' })).toBeUndefined();
});
