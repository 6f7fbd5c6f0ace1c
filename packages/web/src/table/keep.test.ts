import { describe, expect, it } from 'vitest';
import { keep, keeping } from './keep.ts';

describe('keeping what has not changed', () => {
  const old = {
    cash: 5,
    players: [
      { space: 1, tiles: ['a'] },
      { space: 2, tiles: [] as string[] },
    ],
    at: { x: null },
  };

  it('gives the old object back where everything is the same', () => {
    expect(keep(old, structuredClone(old))).toBe(old);
  });

  it('keeps the parts that are the same, and only those', () => {
    const now = structuredClone(old);
    now.players[1] = { space: 3, tiles: [] };
    const kept = keep(old, now);
    expect(kept).toEqual(now);
    expect(kept.players[0]).toBe(old.players[0]);
    expect(kept.at).toBe(old.at);
    expect(kept.players).not.toBe(old.players);
    expect(old.players[1]?.space).toBe(2);
  });

  it('sees what is gone and what is new', () => {
    expect(keep([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(keep({ a: 1, b: undefined }, { a: 1 })).toStrictEqual({ a: 1 });
    expect(keep({ a: 1 }, { a: 1, b: undefined })).toStrictEqual({ a: 1, b: undefined });
    expect(keep([], {})).toStrictEqual({});
    expect(keep(null, { a: 1 })).toEqual({ a: 1 });
    const [first, last] = [{ x: 1 }, { y: 2 }];
    expect(keep({ first, last }, { first: { x: 1 } }).first).toBe(first);
    expect(keep([first, last], [{ x: 1 }, { y: 3 }, { z: 4 }])).toEqual([{ x: 1 }, { y: 3 }, { z: 4 }]);
    expect(keep([first, last], [{ x: 1 }])[0]).toBe(first);
  });

  it('remembers the last time', () => {
    let top = 5;
    const scale = keeping(() => ({ top, marks: [1, 2] }));
    const first = scale();
    expect(scale()).toBe(first);
    top = 6;
    expect(scale()).toEqual({ top: 6, marks: [1, 2] });
    expect(scale().marks).toBe(first.marks);
  });

  it('takes anything else as it is', () => {
    const bytes = new Uint8Array([1]);
    expect(keep({ bytes: new Uint8Array([1]) }, { bytes }).bytes).toBe(bytes);
  });
});
