import { type AnyGame, completeOptions, isProblem, LANGUAGES, Table } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { engines } from '../games/engines.ts';
import { sketchOf } from '../study/form.ts';
import { examples, rulebooks } from './rulebook.ts';

it.each(Object.keys(rulebooks))('every example of the rulebook of %s can be set up on a board', async (id) => {
  const game = (await engines[id]?.load()) as AnyGame;
  for (const { players, options = {}, given = {}, moment } of Object.values(examples[id] ?? {})) {
    const sketch = { ...sketchOf(given), ...(moment && { agenda: moment }) };
    const table = Table.sketched(game, { players, options: completeOptions(game, options), seed: 'rulebook' }, sketch);
    expect(isProblem(table) ? table : undefined).toBeUndefined();
  }
});

it.each(Object.keys(rulebooks))(
  'the rulebook of %s has the same chapters in every language, and its examples exist',
  async (id) => {
    const books = await Promise.all(LANGUAGES.map((language) => rulebooks[id]?.load(language)));
    const shape = books.map((book) =>
      book?.chapters.map(({ id: chapter, only, parts }) => [
        chapter,
        only,
        parts.map((part) =>
          typeof part === 'string'
            ? 'text'
            : 'example' in part
              ? part.example
              : 'picture' in part
                ? part.picture
                : 'list',
        ),
      ]),
    );
    for (const other of shape) expect(other).toEqual(shape[0]);
    const first = shape[0]?.map(([chapter]) => chapter).slice(0, 4);
    expect(first).toEqual(['aim', 'turn', 'production', 'end']);
    for (const { parts } of books[0]?.chapters ?? [])
      for (const part of parts)
        if (typeof part !== 'string' && 'example' in part) expect(examples[id]?.[part.example]).toBeDefined();
  },
);
