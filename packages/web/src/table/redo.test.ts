import { describe, expect, it } from 'vitest';
import { Redo } from './redo.ts';

describe('what was taken back', () => {
  it('comes again in its order, until something else is chosen', () => {
    const redo = new Redo();
    redo.note(0, 'use workers at 2');
    redo.note(1, 'hire 2 food row 3');
    redo.note(2, 'done');
    redo.backTo(1);
    expect(redo.next).toBe('hire 2 food row 3');
    redo.note(1, 'hire 2 food row 3');
    expect(redo.next).toBe('done');
    redo.backTo(0);
    expect(redo.next).toBe('use workers at 2');
    redo.note(0, 'use quality at 6');
    expect(redo.next).toBeUndefined();
  });
});
