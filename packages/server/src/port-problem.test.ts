import { expect, test } from 'vitest';
import { portProblem } from './port-problem.ts';

test('a taken port is told with a way out; other errors are left alone', () => {
  const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
  expect(portProblem(taken, 3000)).toBe(
    'Port 3000 is taken by another program. Choose another one by the setting PORT, for example PORT=8080.',
  );
  expect(portProblem(new Error('listen'), 3000)).toBeUndefined();
});
