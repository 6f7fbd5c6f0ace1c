import { expect, it } from 'vitest';
import type { Ask } from '../engine/protocol.ts';
import { proposed } from './proposed.ts';
import type { Reviewed } from './protocol.ts';

const asked: Ask[] = [];
const engine = {
  ask: async (ask: Ask) => {
    asked.push(ask);
    return { text: `to ${'line' in ask ? ask.line : ''}` };
  },
} as unknown as Parameters<typeof proposed>[0];
const closing = (move: { readonly do: string }) => move.do === 'done' || move.do === 'skip';
const turn = (more: Partial<Reviewed>) => ({ from: 7, short: 0, best: [], next: [], ...more }) as unknown as Reviewed;

it('names every decision of the better turn, each at its own step, but not the clicks that end something', async () => {
  const better = turn({ short: 1, best: ['action employ', 'done', 'develop cards'], next: ['pass'] });
  expect(await proposed(engine, better, closing, 'en')).toEqual(['to action employ', 'to develop cards']);
  expect(asked).toEqual([
    { do: 'word', ply: 7, line: 'action employ', after: [] },
    { do: 'word', ply: 7, line: 'develop cards', after: ['action employ', 'done'] },
  ]);
});

it('names the next best where nothing was better, and what ends a turn where that is all of it', async () => {
  expect(await proposed(engine, turn({ best: ['x'], next: ['pass'] }), closing, 'en')).toEqual(['to pass']);
  expect(await proposed(engine, turn({ short: 1, best: ['skip', 'done'] }), closing, 'en')).toEqual(['to skip']);
  expect(await proposed(engine, turn({ short: 0, next: [] }), closing, 'en')).toEqual([]);
});
