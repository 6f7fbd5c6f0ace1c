import { expect, test } from 'vitest';
import { portProblem } from './port-problem.ts';

const at = { host: 'nowhere.invalid', port: 3000 };

test('a taken port is told with a way out; other errors are left alone', () => {
  const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
  expect(portProblem(taken, at)).toBe(
    'Port 3000 is taken by another program. Choose another one by the setting PORT, for example PORT=8080.',
  );
  expect(portProblem(new Error('listen'), at)).toBeUndefined();
  // A name that nobody has; another computer's address; a network card that is not there.
  for (const code of ['ENOTFOUND', 'EADDRNOTAVAIL', 'EINVAL'])
    expect(portProblem(Object.assign(new Error('listen'), { code }), at)).toBe(
      'HOST must be an address of this computer, not nowhere.invalid.',
    );
});
