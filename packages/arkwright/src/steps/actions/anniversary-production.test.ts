import { describe, expect, it } from 'vitest';
import { factory, jubilee, rich } from '../../testing/position.ts';

describe('the production action', () => {
  const seats = [
    rich({
      markers: ['first-production'],
      edges: ['food'],
      factories: [
        factory('food', { level: 3, distribution: 2, workers: [1, 2, 2, 0], machines: [1, 0, 0, 0] }),
        factory('lamps'),
      ],
    }),
  ];
  const begun = () => jubilee({ seats }).do('use first-production at 2');

  it('AE-EX-29 AE-PRA-04: one line of food III: a wage and £1', () => {
    const t = begun().do('run food rows 1');
    expect(t.pounds(0, 'action')).toBe(-3);
    expect(begun().do('run food rows 2').pounds(0, 'action')).toBe(-7);
  });

  it('AE-PRA-01: only with such a tile', () => {
    const t = jubilee({ seats: [rich()] });
    expect([t.refused('use first-production at 2'), t.rule('use first-production at 2')]).toEqual([
      'not-your-marker',
      'AE-ADM-02',
    ]);
  });

  it('AE-PRA-02 AE-PRA-03 AE-BAD-62: one factory, as many lines as the tile says, from the first', () => {
    expect(begun().open).toEqual([
      'run food rows 1',
      'run food rows 2',
      'run lamps rows 1',
      'run lamps rows 2',
      'done',
    ]);
    expect([begun().refused('run food rows 3'), begun().rule('run food rows 3')]).toEqual([
      'rows-from-one',
      'AE-PRA-03',
    ]);
    expect(begun().do('run food rows 1', 'store 2').refused('run lamps rows 1')).toBe('main-action-over');
  });

  it('AE-PRA-05 AE-PRA-06 AE-PRA-07: into storage, what does not fit is lost; nothing else changes; then prices', () => {
    const full = [{ ...seats[0], stored: { food: 4 }, ships: [2], contracts: { food: 2 } }];
    const t = jubilee({ seats: full }).do('use first-production at 2', 'run food rows 1', 'store 1');
    expect([t.stored(0, 'food'), t.told('lost-goods')[0]?.amount, t.pounds(0, 'sales')]).toEqual([5, 1, 0]);
    expect([t.player(0).space, t.factory(0, 'food').distribution, t.step]).toEqual([20, 2, 'prices']);
  });
});
