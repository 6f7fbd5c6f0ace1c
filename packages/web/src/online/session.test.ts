import { afterEach, expect, it, vi } from 'vitest';

const states = Object.assign(<T>(value: T) => value, { raw: <T>(value: T) => value });
vi.stubGlobal('$state', states);
vi.mock('../language/language.svelte.ts', () => ({ language: { id: 'en' } }));
vi.mock('./known.ts', () => ({ rememberTogether: () => {} }));
const answers: object[] = [];
vi.mock('./client.ts', () => ({ get: async () => answers.shift(), post: async () => ({}) }));
afterEach(() => vi.useRealTimers());

it('asks again who is here until the server says it, and not after that', async () => {
  vi.useFakeTimers();
  const { Session } = await import('./session.svelte.ts');
  const session = new Session();
  const offline = { code: 'offline', params: {} };
  answers.push(offline, offline, { account: null }, offline);
  await session.load();
  expect([session.account, session.trouble?.code]).toEqual([undefined, 'offline']);
  await vi.advanceTimersByTimeAsync(9000);
  expect([session.account, session.trouble]).toEqual([null, undefined]);
  await session.load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([session.account, answers.length]).toEqual([null, 0]);
});
