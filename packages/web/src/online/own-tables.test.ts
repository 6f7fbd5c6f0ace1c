import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('that tables could not be fetched is told from there being none', async () => {
  const state = <T>(value: T) => value;
  // Nothing is drawn here: a state is its value.
  vi.stubGlobal('$state', Object.assign(state, { raw: state }));
  vi.stubGlobal('$derived', state);
  vi.stubGlobal('navigator', {});
  vi.doMock('../shell/title-mark.svelte.ts', () => ({ titleMark: {} }));
  vi.doMock('./session.svelte.ts', () => ({ session: {} }));
  const answers = [
    { code: 'internal', params: {} },
    { tables: [], talk: {}, progress: {} },
  ];
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    return new Response(JSON.stringify(answer), { status: answer && 'code' in answer ? 500 : 200 });
  });
  const { ownTables } = await import('./own-tables.svelte.ts');
  await ownTables.load();
  expect([ownTables.isKnown, ownTables.problem?.code]).toEqual([false, 'internal']);
  await ownTables.load();
  expect([ownTables.isKnown, ownTables.problem]).toEqual([true, undefined]);
});
