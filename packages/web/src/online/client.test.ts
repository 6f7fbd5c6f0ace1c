import { afterEach, expect, it, vi } from 'vitest';
import { get, post, remove } from './client.ts';

/** A server that gives the same answer to every call, and remembers what it was asked. */
function answering(answer: unknown, status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    asked.push([method, address, ...(body === undefined ? [] : [body])].join(' '));
    return new Response(JSON.stringify(answer), { status });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('calls by the path that the protocol knows, with what stands for its names', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const asked = answering({});
  await get('tables/:id/sheet', { id: 'a/b' });
  await get('moderation/accounts', { search: 'x y', only: 'all', after: '' });
  await post('sign-out');
  await post('tables/:id/join', { id: 't' }, { seat: 1 });
  await remove('me/bots/:id', { id: 'b' });
  expect(asked).toEqual([
    'GET /api/tables/a%2Fb/sheet',
    'GET /api/moderation/accounts?search=x+y&only=all',
    'POST /api/sign-out {}',
    'POST /api/tables/t/join {"seat":1}',
    'DELETE /api/me/bots/b',
  ]);
});

it('takes an answer that says more than it knows, without the rest', async () => {
  answering({ text: 'mine', mood: 'good' });
  expect(await get('tables/:id/notes', { id: 't' })).toEqual({ text: 'mine' });
});

it('does not take an answer that is not as promised', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  answering({ text: 7 });
  expect(await get('tables/:id/notes', { id: 't' })).toEqual({ code: 'other-version', params: {} });
  expect(said).toHaveBeenCalledOnce();
});

it('hands on the server’s own problem, and knows when nobody or somebody else answers', async () => {
  answering({ code: 'sign-in', params: {} }, 401);
  expect(await get('me/tables')).toEqual({ code: 'sign-in', params: {} });
  answering('<html>');
  expect(await get('me/tables')).toEqual({ code: 'no-server', params: {} });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await get('me/tables')).toEqual({ code: 'offline', params: {} });
});
