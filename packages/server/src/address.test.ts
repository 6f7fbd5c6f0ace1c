import { expect, test } from 'vitest';
import { portProblem, readAddress } from './address.ts';

test('port 3000 of this computer, unless the environment says otherwise', () => {
  expect(readAddress({})).toEqual({ host: '127.0.0.1', port: 3000 });
  expect(readAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 8080 });
});

test.each(['mill', '-1', '65536', '80.5'])('PORT=%s is refused with the reason', (PORT) => {
  expect(readAddress({ PORT })).toEqual({ problem: `PORT must be a whole number from 0 to 65535, not "${PORT}".` });
});

test('a taken port is told with a way out; other errors are left alone', () => {
  const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
  expect(portProblem(taken, 3000)).toBe(
    'Port 3000 is taken by another program. Choose another one, for example: PORT=8080 npm start',
  );
  expect(portProblem(new Error('listen'), 3000)).toBeUndefined();
});
