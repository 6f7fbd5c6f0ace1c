import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { nameOf } from './equivalent.mjs';
import { switched } from './switched.mjs';

/** The faults of a piece of source, as `from -> to`. */
function faults(source) {
  const mutants = [];
  switched('rule.ts', source, mutants);
  return mutants.map(({ from, to }) => `${from} -> ${to}`);
}

/** What `value` is in the source as it stands, and then with each of its faults. */
function values(source) {
  const mutants = [];
  const { code } = transformSync(switched('rule.ts', source, mutants), { loader: 'ts', format: 'cjs' });
  const valueWith = (on) => {
    const module = { exports: {} };
    new Function('$m', 'module', code)((id) => id === on, module);
    return module.exports.value;
  };
  return [valueWith(0), ...mutants.map(({ id }) => valueWith(id))];
}

describe('the faults of a place', () => {
  it('comparisons move their boundary and are turned round', () => {
    expect(faults('const value = a < b;')).toEqual(['a < b -> a <= b', 'a < b -> a >= b']);
  });

  it('a condition always holds, never holds, or begins elsewhere', () => {
    expect(faults('if (a < b) go();')).toEqual(['a < b -> true', 'a < b -> false', 'a < b -> a <= b', 'go(); -> ']);
  });

  it('one of two conditions is left out', () => {
    expect(faults('const value = a && b;')).toEqual(['a && b -> b', 'a && b -> a']);
  });

  it('figures are one more and one less, sums are differences', () => {
    expect(faults('const value = a + 2;')).toEqual(['a + 2 -> a - 2', '2 -> 3', '2 -> 1']);
  });

  it('one entry of a list is missing, a list is not sifted', () => {
    expect(faults("const value = ['a', 'b'].filter(f);")).toEqual([
      "['a', 'b'].filter(f) -> ['a', 'b']",
      "['a', 'b'] -> ['b']",
      "['a', 'b'] -> ['a']",
    ]);
  });

  it('what is told or said beside a choice is left alone', () => {
    expect(faults("emit?.({ kind: 'paid', by: -2 });")).toEqual([]);
    expect(faults('if (by > 0) emit?.({ by });')).toEqual([]);
    expect(faults("const value = because('too-late', { left: 2 - n });")).toEqual([]);
    expect(faults('offer.never(at(BUY, 1), reason);')).toEqual(['offer.never(at(BUY, 1), reason); -> ']);
    expect(faults("const rule = from === 0 ? 'FE-STX-11' : 'FE-STX-12';")).toEqual([]);
    expect(faults('for (let i = 0; i < list.length; i++) go();')).not.toContain('i < list.length -> i <= list.length');
    expect(faults('function about(n: number): Note[] { return n > 2 ? [] : others; }')).toEqual([]);
    expect(faults('p.opened = 1;')).toEqual(['p.opened = 1; -> ', '1 -> 0']);
    expect(faults("if (!f) throw new Error('no factory');")).toEqual(['!f -> true']);
  });

  it('a choice is always open, never open, or has no reason; what is said beside it is left alone', () => {
    expect(
      faults("offer.option(move, a < b)?.otherwise(why && because(why)).notes(note('n', 2 + a)).unlisted(!c);"),
    ).toEqual([
      "offer.option(move, a < b)?.otherwise(why && because(why)).notes(note('n', 2 + a)).unlisted(!c); -> ",
      'a < b -> true',
      'a < b -> false',
      'a < b -> a <= b',
      'why && because(why) -> undefined',
    ]);
  });

  it('what stands there is no fault', () => {
    expect(faults('offer.option(move, false);')).toEqual(['offer.option(move, false); -> ', 'false -> true']);
  });

  it('types are no places', () => {
    expect(faults('type Level = 1 | 2; const value = level as 3;')).toEqual([]);
  });
});

describe('a source with switches', () => {
  it('is the source while none is on, and has one fault when one is', () => {
    expect(values('export const value = 4 < 5;')).toEqual([true, true, false, false, true, true, false]);
  });

  it('gives like faults of like lines names of their own', () => {
    const mutants = [];
    switched('rule.ts', 'const a = [0, 0];\nf(b[1]);\nf(b[1]);', mutants);
    const names = mutants.map(nameOf).filter((name) => / 0 -> 1|(?:all)/.test(name));
    expect(names).toEqual([
      'rule.ts | const a = [0, 0]; | 0 -> 1',
      'rule.ts | const a = [0, 0]; | 0 -> 1 (2)',
      'rule.ts | f(b[1]); | (all) -> (nothing)',
      'rule.ts | f(b[1]); | (all) -> (nothing) (2)',
    ]);
  });

  it('leaves the other branch where it was when a statement goes', () => {
    expect(values('let value = 0; if (value > 0) value = 1; else value = 2; module.exports = { value };')).toContain(0);
  });

  it('tells the line, and the rules that stand nearest', () => {
    const mutants = [];
    switched('rule.ts', '/** FE-WRK-10 */\nfunction f() {\n  // FE-WRK-06\n  return a < b;\n}', mutants);
    expect(mutants[0]).toMatchObject({ line: 4, code: 'return a < b;', rules: ['FE-WRK-06', 'FE-WRK-10'] });
  });
});
