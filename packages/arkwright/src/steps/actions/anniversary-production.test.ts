import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec } from '../../testing/position.ts';

const rich = (spec: SeatSpec = {}): SeatSpec => ({ cash: 200, space: 20, factories: [factory('food')], ...spec });

describe('the production action', () => {
  it('AE-EX-29 AE-PRA-01 AE-PRA-02 AE-PRA-03 AE-PRA-04 AE-PRA-05 AE-PRA-06 AE-PRA-07 AE-BAD-62: one line of food III', () => {
    const seats = [
      rich({
        markers: ['first-production'],
        edges: ['food'],
        factories: [factory('food', { level: 3, workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] })],
      }),
    ];
    const t = jubilee({ seats }).do('use first-production at 2');
    expect(t.refused('run food rows 3')).toBe('rows-from-one');
    t.do('run food rows 1');
    expect(t.pounds(0, 'action')).toBe(-3);
    t.do('store 2');
    expect([t.stored(0, 'food'), t.step, t.player(0).space]).toEqual([2, 'prices', 20]);
  });
});
