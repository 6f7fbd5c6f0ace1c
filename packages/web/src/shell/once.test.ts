import { expect, it } from 'vitest';
import { once } from './once.ts';

it('loads once what could be loaded', async () => {
  let asked = 0;
  const load = async () => ++asked;
  expect([await once(load), await once(load)]).toEqual([1, 1]);
});

it('tries again what could not', async () => {
  let asked = 0;
  const load = async () => {
    if (++asked === 1) throw new Error('no network');
    return asked;
  };
  await expect(once(load)).rejects.toThrow('no network');
  expect(await once(load)).toBe(2);
});
