import { spinningJenny } from '@cromford/arkwright';
import { empire } from '@cromford/empire';
import { isProblem, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { type Description, type Field, formOf, listFrom, overlaid, sketchOf } from './form.ts';

function opened(game: typeof empire | typeof spinningJenny, players: number) {
  const table = Table.open(game as typeof empire, { players, seed: 'form', options: {} });
  if (isProblem(table)) throw new Error(table.code);
  return { position: table.state, description: table.engine.rules.stateForm?.() as Description };
}
const all = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...(field.is === 'part' ? all(field.fields) : [])]);

describe('the form of a position', () => {
  it('has every field of the state but those that the engine writes', () => {
    const { position, description } = opened(empire, 1);
    const paths = all(formOf(description, position)).map(({ path }) => path);
    expect(paths).toContain('sites.0.workers');
    expect(paths).toContain('profit');
    for (const own of ['ply', 'random', 'agenda', 'barrier']) expect(paths).not.toContain(own);
  });

  it('knows what may be missing, what can be chosen, and what is a list', () => {
    const { position, description } = opened(spinningJenny, 2);
    const fields = new Map(all(formOf(description, position)).map((field) => [field.path, field]));
    expect(fields.get('players.0.factories.2')).toMatchObject({ is: 'part', isOptional: true, isThere: false });
    expect(fields.get('players.1.cash')).toMatchObject({ is: 'number' });
    expect(fields.get('importers')).toMatchObject({ is: 'list', isOfNumbers: true });
    expect(fields.get('turn.marker')).toMatchObject({ is: 'choice' });
  });

  it('makes a sketch of what was given, the deeper drawn over what holds it', () => {
    expect(sketchOf({ 'players.1.factories.0.price': 7, 'players.1.factories.0': {}, decade: 1780 })).toEqual({
      decade: 1780,
      players: { 1: { factories: { 0: { price: 7 } } } },
    });
    expect(sketchOf({ 'players.0.factories.0': null, 'players.0.factories.0.price': 7 })).toEqual({
      players: { 0: { factories: { 0: null } } },
    });
  });

  it('shows what was given in the position that it came to', () => {
    expect(overlaid({ a: [1, { b: 2 }], c: 3 }, { 'a.1.b': 9, c: 4 })).toEqual({ a: [1, { b: 9 }], c: 4 });
  });

  it('reads lists as they are typed', () => {
    expect(listFrom('3, 0 -1', true)).toEqual([3, 0, -1]);
    expect(listFrom('3, x', true)).toBeUndefined();
    expect(listFrom('lobby, opium-war', false)).toEqual(['lobby', 'opium-war']);
  });
});
