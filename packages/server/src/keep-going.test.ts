import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = `
import { keepGoing } from ${JSON.stringify(new URL('./keep-going.ts', import.meta.url).href)};
process.on('uncaughtException', () => process.exit(1));
keepGoing((error) => console.log('logged', error.message));
setTimeout(() => { throw new RangeError('a carrier'); }, 5);
setTimeout(() => { Promise.reject(new Error('a job')); }, 10);
setTimeout(() => console.log('still here'), 50);
`;

test('an error that nobody caught is logged, and the process goes on', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(stdout.trim().split('\n')).toEqual(['logged a carrier', 'logged a job', 'still here']);
});
