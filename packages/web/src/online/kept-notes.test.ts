import { afterEach, expect, it, vi } from 'vitest';
import { KeptNotes } from './kept-notes.svelte.ts';
import type { TableLine } from './table-line.svelte.ts';

const answered = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};
afterEach(() => vi.unstubAllGlobals());

it('notes that the server did not take are sent when it is heard again, and only then', async () => {
  const sent: string[] = [];
  let isThere = false;
  // Nothing is drawn here: a state is its value.
  vi.stubGlobal('$state', <T>(value: T) => value);
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (!isThere) throw new TypeError('Failed to fetch');
    if (method === 'PUT') sent.push((JSON.parse(String(body)) as { text: string }).text);
    return new Response(JSON.stringify({ text: '' }), { headers: { 'content-type': 'application/json' } });
  });
  const notes = new KeptNotes({ id: 't', seat: 0 } as unknown as TableLine);
  notes.notes = 'watch the wage';
  notes.save();
  await vi.waitFor(() => expect(notes.failure).toBe('notes'));
  isThere = true;
  notes.again();
  await vi.waitFor(() => expect(notes.failure).toBeUndefined());
  expect(sent).toEqual(['watch the wage']);
  notes.again();
  notes.save();
  await answered();
  expect(sent).toHaveLength(1);
});
