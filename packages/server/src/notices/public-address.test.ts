import { expect, test } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookup, urlProblem } from './public-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'nonsense',
])('%s is nobody’s public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'https://printer.local/',
  'https://intranet/',
  'https://a:b@example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
])('%s is refused before anything is looked up', (url) => expect(urlProblem(url)).toBeDefined());

test('an honest address passes', () => expect(urlProblem('https://hooks.example.com/cromford?x=1')).toBeUndefined());

test('a name that turns private between two questions connects to nothing', async () => {
  const answers = ['93.184.216.34', '127.0.0.1'];
  const rebinding = publicLookup((_host, _options, answer) =>
    answer(null, [{ address: answers.shift() ?? '', family: 4 }]),
  );
  const ask = () =>
    new Promise((resolve) => rebinding('evil.example', {}, (error, address) => resolve(error ?? address)));
  expect(await ask()).toBe('93.184.216.34');
  expect(await ask()).toBeInstanceOf(PrivateAddress);
});

test('one private address among several is one too many', async () => {
  const lookup = publicLookup((_host, _options, answer) =>
    answer(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]),
  );
  const error = await new Promise((resolve) => lookup('mixed.example', { all: true }, resolve));
  expect(error).toBeInstanceOf(PrivateAddress);
});
