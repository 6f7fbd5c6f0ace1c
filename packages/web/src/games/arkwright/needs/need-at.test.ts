import { describe, expect, it } from 'vitest';
import { type Need, needAt } from './need-at.ts';

/** An element as far as `closest` goes: the nearest that is a button or waits for something. */
const inside = (need: Need | undefined): Element => {
  const place = { getAttribute: () => need ?? null };
  return { closest: () => place } as unknown as Element;
};

describe('a place that waits for a marker', () => {
  it('says which', () => {
    expect(needAt(inside('workers'))?.need).toBe('workers');
    expect(needAt(inside('marker'))?.need).toBe('marker');
  });

  it('says nothing where a button does something by itself', () => {
    const button = { getAttribute: () => null };
    const place = { getAttribute: () => 'workers' };
    const closest = (selector: string) => (selector.split(', ').includes('button') ? button : place);
    expect(needAt({ closest } as unknown as Element)).toBeUndefined();
    expect(needAt(inside(undefined))).toBeUndefined();
    expect(needAt({ closest: () => null } as unknown as Element)).toBeUndefined();
  });
});
