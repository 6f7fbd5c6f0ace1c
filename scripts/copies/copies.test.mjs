import { readFileSync } from 'node:fs';
import { below, Engine, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { COPIES, gameOf, sourceOf } from './games.mjs';
import { copySource, isShared } from './source.mjs';

describe.each(COPIES)('the copy of $game', (copy) => {
  it('is the one written from its description: `npm run copies` writes it anew', async () => {
    expect(bare(readFileSync(copy.file, 'utf8'))).toBe(bare(await sourceOf(copy)));
  });

  it('is equal all through a game at every seat count, and shares nothing that is changed in place', async () => {
    const { game, stateSchema } = await gameOf(copy);
    const random = seeded('copies');
    for (const players of game.players) {
      const engine = new Engine(game.rules({ players, options: standard(game), sheet: game.sheet }));
      const s = engine.start('copies');
      for (let open = engine.open(s); open.length > 0; open = engine.apply(s, open[below(random, open.length)])) {
        if (s.ply % 5 > 0) continue;
        const twin = engine.rules.clone(s);
        expect(JSON.stringify(twin)).toBe(JSON.stringify(s));
        expect(sharedParts(stateSchema, s, twin)).toEqual([]);
      }
    }
  });

  it('has a description that a check leaves as it is', async () => {
    const { game } = await gameOf(copy);
    const rules = game.rules({ players: game.players[0], options: standard(game), sheet: game.sheet });
    const s = new Engine(rules).start('check');
    expect(rules.shapeFaults(s)).toEqual([]);
    expect([s, s.agenda, s.agenda[0], s.random].filter(Object.isFrozen)).toEqual([]);
  });
});

describe('the source of a copy', () => {
  const as = (def) => ({ _zod: { def } });
  const number = as({ type: 'number' });
  const listOf = (element, checks = []) => as({ type: 'array', element, checks });
  const row = as({
    type: 'object',
    shape: { n: number, list: listOf(number), fixed: as({ type: 'readonly', innerType: listOf(number) }) },
  });
  const two = as({ check: 'length_equals', length: 2 });
  const pair = listOf(as({ type: 'nullable', innerType: row }), [two]);

  it('copies lists, shares what is read only, and goes through lists of objects', () => {
    const source = bare(copySource(as({ type: 'object', shape: { rows: listOf(row), pair } }), 'T'));
    expect(source).toContain('{n:it.n,list:it.list.slice(),fixed:it.fixed}');
    expect(source).toContain('rows:copyRows(s.rows)');
    expect(source).toContain("[copyPairEntry(list[0]asT['pair'][number]),");
  });

  it('is refused for what it does not know', () => {
    const refused = (shape) => () => copySource(as({ type: 'object', shape }), 'T');
    expect(refused({ m: as({ type: 'record' }) })).toThrow('m: no copy');
    const rows = listOf(as({ type: 'object', shape: { n: listOf(row), rows: listOf(row) } }));
    expect(refused({ rows })).toThrow('rows: two copies of this name');
  });
});

const standard = ({ options }) => Object.fromEntries(options.map(({ id, standard: usual }) => [id, usual]));

/** Without spaces, line breaks and the last comma of a list: as it would be before it is formatted. */
function bare(text) {
  return text.replace(/\s+/g, '').replace(/,([)}\]])/g, '$1');
}

/** Where a copy has the very object or list of the original though the description does not call it `readonly`. */
function sharedParts(schema, one, other, path = '') {
  if (isShared(schema) || one === null) return [];
  const { type, shape, element, innerType } = schema._zod.def;
  const found = one === other ? [path] : [];
  if (type === 'nullable') return sharedParts(innerType, one, other, path);
  if (type === 'array')
    return [...found, ...one.flatMap((entry, i) => sharedParts(element, entry, other[i], `${path}.${i}`))];
  return [
    ...found,
    ...Object.entries(shape).flatMap(([key, field]) => sharedParts(field, one[key], other[key], `${path}.${key}`)),
  ];
}
