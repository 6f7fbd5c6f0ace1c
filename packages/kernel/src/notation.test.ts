import { describe, expect, it } from 'vitest';
import { sameMove } from './move.ts';
import { lineOf, notation } from './notation.ts';

type Moves = { do: 'place'; x: number; y: number } | { do: 'hire'; good: string; amount: number } | { do: 'done' };
const lines = notation<Moves>({ place: 'place {x#} {y#}', hire: 'hire {good} {amount#}', done: 'done' });

describe('notation', () => {
  it('writes and reads one line per move', () => {
    expect(lines.write({ do: 'hire', good: 'food', amount: 2 })).toBe('hire food 2');
    expect(lines.read('  hire   food 2 ')).toEqual({ do: 'hire', good: 'food', amount: 2 });
    expect(lines.read('place -1 3')).toEqual({ do: 'place', x: -1, y: 3 });
    expect(lines.read('done')).toEqual({ do: 'done' });
  });

  it.each([
    '',
    'hire food',
    'hire food two',
    'hire food 2.5',
    'hire food 1e9',
    'place 1',
    'done now',
    'hire <b> 1',
    `hire ${'x'.repeat(99)} 1`,
  ])('does not read %j', (line) => {
    expect(lines.read(line)).toBeUndefined();
  });

  it('writes a choice with `{amount}` where it can be made in several', () => {
    const move = { do: 'hire', good: 'food', amount: 1 } as const;
    expect(lineOf(lines, { move, range: { from: 1, to: 3, step: 1 } })).toBe('hire food {amount}');
    expect(lineOf(lines, { move })).toBe('hire food 1');
  });

  it('moves are the same when their fields are', () => {
    expect(sameMove({ do: 'a', n: 1 } as never, { n: 1, do: 'a' } as never)).toBe(true);
    expect(sameMove({ do: 'a', n: 1 } as never, { do: 'a' })).toBe(false);
    expect(sameMove({ do: 'a' }, { do: 'a', n: 1 } as never)).toBe(false);
  });
});
