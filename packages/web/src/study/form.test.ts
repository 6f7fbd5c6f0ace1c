import { spinningJenny } from '@cromford/arkwright';
import { empire } from '@cromford/empire';
import { isProblem, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { type Description, type Field, formOf, namesFrom, numbersFrom, overlaid, sketchOf } from './form.ts';
import { valueFrom } from './naming.ts';

async function opened(game: typeof empire | typeof spinningJenny, players: number) {
  const table = Table.open(game as typeof empire, { players, seed: 'form', options: {} });
  if (isProblem(table)) throw new Error(table.code);
  return { position: table.state, description: (await table.engine.rules.stateForm?.()) as Description };
}
const all = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...(field.is === 'part' ? all(field.fields) : [])]);

describe('the form of a position', () => {
  it('has every field of the state but those that the engine writes', async () => {
    const { position, description } = await opened(empire, 1);
    const paths = all(formOf(description, position)).map(({ path }) => path);
    expect(paths).toContain('sites.0.workers');
    expect(paths).toContain('profit');
    for (const own of ['ply', 'random', 'agenda', 'barrier']) expect(paths).not.toContain(own);
  });

  it('knows what may be missing, what can be chosen, and what is a list', async () => {
    const { position, description } = await opened(spinningJenny, 2);
    const fields = new Map(all(formOf(description, position)).map((field) => [field.path, field]));
    expect(fields.get('players.0.factories.2')).toMatchObject({ is: 'part', isOptional: true, isThere: false });
    expect(fields.get('players.1.cash')).toMatchObject({ is: 'number' });
    expect(fields.get('importers')).not.toHaveProperty('options');
    expect(fields.get('lasting')).toMatchObject({ is: 'list', options: expect.arrayContaining(['lobby']) });
    expect(fields.get('turn.marker')).toMatchObject({ is: 'choice' });
  });

  it('makes a sketch of what was given, the deeper drawn over what holds it', async () => {
    expect(sketchOf({ 'players.1.factories.0.price': 7, 'players.1.factories.0': {}, decade: 1780 })).toEqual({
      decade: 1780,
      players: { 1: { factories: { 0: { price: 7 } } } },
    });
    expect(sketchOf({ 'players.0.factories.0': null, 'players.0.factories.0.price': 7 })).toEqual({
      players: { 0: { factories: { 0: null } } },
    });
  });

  it('shows what was given in the position that it came to', async () => {
    expect(overlaid({ a: [1, { b: 2 }], c: 3 }, { 'a.1.b': 9, c: 4 })).toEqual({ a: [1, { b: 9 }], c: 4 });
  });

  it('reads lists as they are typed', async () => {
    expect(numbersFrom('3, 0 -1')).toEqual([3, 0, -1]);
    expect(numbersFrom('3, x')).toBeUndefined();
    const read = (name: string) => valueFrom(name, ['lobby', 'opium-war', ''], 'de');
    expect(namesFrom('Lobby, opium-war, –, Opiumkrieg', read)).toEqual(['lobby', 'opium-war', '', 'opium-war']);
    expect(namesFrom('Lobby, Tee', read)).toBeUndefined();
    expect(namesFrom('', read)).toEqual([]);
  });
});
