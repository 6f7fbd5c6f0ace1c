import { isProblem, type Section, type State, Table, type WordsInText } from '@cromford/kernel';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { coal } from '../testing/coal.ts';
import { textsIn, wordsOf } from '../words/index.ts';
import { previewLines } from './preview.ts';

const terminal = { columns: 0, paint: picocolors.createColors(false) };
const context = { terminal, texts: textsIn('en') } as unknown as Context;

/** What is said after taking 2 coal of 9, with a board as this draws it. */
async function then(view: (heap: number) => Section<string>[]): Promise<string[]> {
  const setup = { players: 2, options: { heap: 'small' }, sheet: coal.sheet };
  const table = Table.open(coal, { ...setup, seed: 'pit' });
  if (isProblem(table)) throw new Error(table.code);
  const words: WordsInText = {
    ...(await wordsOf(coal, 'en', setup)),
    view: (s: State) => view((s as State & { heap: number }).heap),
  };
  const lines = previewLines(context, table as unknown as Table, words, { do: 'take', amount: 2 } as never, []);
  return lines.slice(lines.indexOf('  On the board then:') + 1);
}

it('tells what changes under one heading in one line', async () => {
  const lines = (heap: number) => [`${heap} coal`, `${heap} carts`, 'a lamp'];
  expect(
    await then((heap) => [{ heading: 'Ada', lines: [], parts: [{ heading: 'Pit', lines: lines(heap) }] }]),
  ).toEqual(['    Ada: Pit: 7 coal · 7 carts']);
});

it('leaves out what a part keeps that is called otherwise then', async () => {
  const pit = (heap: number) => ({ heading: heap < 9 ? 'Pit II' : 'Pit I', lines: [`${heap} coal`, 'a lamp'] });
  expect(await then((heap) => [{ heading: 'Ada', lines: [], parts: [pit(heap)] }])).toEqual([
    '    Ada: Pit II: 7 coal',
  ]);
  const more = (heap: number) => (heap < 9 ? [{ heading: 'New pit', lines: ['a lamp'] }] : []);
  expect(await then((heap) => [{ heading: 'Pit', lines: ['a lamp'] }, ...more(heap)])).toEqual(['    New pit: a lamp']);
});
