import { expect, it } from 'vitest';
import { canHavePasskeys } from './passkey-place.ts';

it.each([
  ['club.example', true, true],
  ['localhost', true, true],
  ['127.0.0.1', true, false],
  ['[::1]', true, false],
  ['192.168.0.7', false, false],
  ['club.example', false, false],
])('passkeys belong to a name, over https or at home: %s, secure %s', (host, isSecure, can) => {
  expect(canHavePasskeys(host, isSecure)).toBe(can);
});
