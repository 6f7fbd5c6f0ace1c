import { describe, expect, it } from 'vitest';
import { factory, jubilee, type Play, rich } from '../../testing/position.ts';

describe('workers', () => {
  it('AE-WRK-01 AE-WRK-02 AE-WRK-05: any number, anywhere, for nothing but the fee', () => {
    const t = jubilee({ seats: [rich({ factories: [factory('food'), factory('lamps')] })], empty: 20 });
    t.do('use workers at 2', 'hire 2 food row 3', 'hire 3 food row 4', 'hire 1 lamps row 3', 'staff food', 'done');
    expect([t.player(0).cash, t.s.market, t.factory(0, 'food').workers]).toEqual([198, 60 - 7, [2, 2, 2, 3]]);
  });

  it('AE-WRK-03 AE-WRK-04 AE-BAD-25: from the market, and from the pool only when it is empty', () => {
    const t = jubilee({ seats: [rich()], empty: 79, fired: 2 }).do('use workers at 2', 'hire 1 food row 3');
    expect([t.s.market, t.s.fired]).toEqual([0, 2]);
    expect([t.do('hire 1 food row 3').s.market, t.s.fired]).toEqual([0, 1]);
  });

  it('AE-BAD-27: nobody is left', () => {
    const t = jubilee({ seats: [rich()], empty: 80, fired: 0 }).do('use workers at 2');
    expect([t.refused('hire 1 food row 3'), t.refused('staff lamps')]).toEqual(['no-workers-left', 'no-workers-left']);
  });

  it('AE-WRK-06 AE-WRK-07 AE-BAD-26: the first free space first, also in a line that makes nothing yet', () => {
    const t = jubilee({ seats: [rich({ factories: [factory('food', { workers: [2, 1, 0, 0] })] })] }).do(
      'use workers at 2',
    );
    expect(t.refused('hire 1 food row 3')).toBe('first-space-first');
    t.do('hire 1 food row 2', 'hire 2 food row 3', 'hire 3 food row 4');
    expect(t.factory(0, 'food').workers).toEqual([2, 2, 2, 3]);
  });

  it('AE-WRK-11 AE-WRK-12 AE-DP-26 AE-BAD-28: warehouse workers move; what has no space is lost', () => {
    const t = jubilee({ seats: [rich({ edges: ['food'], stored: { food: 4 } })] }).do('use workers at 2');
    expect(t.refused('staff food')).toBe('no-free-space');
    t.do('shift food to row-1', 'done');
    expect(t.stored(0, 'food')).toBe(2);
  });

  it('AE-WRK-12: it is looked at when all of them stand: what lost its space and found another is kept', () => {
    const t = jubilee({ seats: [rich({ edges: ['food'], stored: { food: 4 } })] }).do('use workers at 2');
    t.do('shift food to row-1', 'staff food', 'done');
    expect([t.stored(0, 'food'), t.step]).toEqual([4, 'special']);
  });

  const staffed = () =>
    jubilee({
      seats: [
        rich({
          ships: [4],
          edges: ['food'],
          factories: [factory('food', { workers: [2, 2, 2, 0] }), factory('lamps')],
        }),
      ],
      players: 3,
      fired: 0,
    }).do('use workers at 2');

  it('AE-WRK-13 AE-WRK-14 AE-BAD-29: the last workers go to the pool; those of the first line stay', () => {
    const t = staffed();
    expect([t.refused('fire 1 food row 2'), t.refused('fire 1 food row 1')]).toEqual([
      'last-row-first',
      'row-one-stays',
    ]);
    expect(t.refused('fire 3 food row 3')).toBe('not-that-many');
    t.do('fire 1 food row 3');
    expect([t.s.fired, t.factory(0, 'food').workers]).toEqual([1, [2, 2, 1, 0]]);
    t.do('fire 1 food row 3', 'fire 2 food row 2');
    expect([t.s.fired, t.refused('fire 1 food row 1')]).toEqual([4, 'row-one-stays']);
  });

  it('AE-WRK-15 AE-BAD-30: nobody hired in this action is fired', () => {
    const hired = jubilee({ seats: [rich()] }).do('use workers at 2', 'hire 1 food row 3');
    expect([hired.refused('fire 1 food row 3'), hired.rule('fire 1 food row 3')]).toEqual(['hired-now', 'AE-WRK-15']);
  });

  it('AE-WRK-16 AE-BAD-31: a line that somebody was fired from takes nobody now', () => {
    const t = staffed().do('fire 1 food row 3');
    expect([t.refused('hire 1 food row 3'), t.rule('hire 1 food row 3')]).toEqual(['fired-now', 'AE-WRK-16']);
    expect(t.open).toContain('hire 1 lamps row 3');
  });

  it('AE-WRK-18 AE-BAD-32: warehouse workers and crews are not fired by this action', () => {
    expect([staffed().refused('dismiss worker food'), staffed().refused('dismiss ship ship-4')]).toEqual([
      'only-in-event-phase',
      'only-in-event-phase',
    ]);
  });

  it('AE-BAD-34: nobody moves from one factory to another', () => {
    const t = staffed();
    // The only moves between places are those of the warehouse.
    expect(t.open.filter((line) => !/^(hire|fire|staff|shift food to|done)/.test(line))).toEqual([]);
    expect(t.refused('swap food row 3 with 4')).toBe('not-offered');
  });

  it('AE-WRK-17 AE-AMB-26: before firing a machine changes places with a worker; a machine left alone stays', () => {
    const seats = [rich({ factories: [factory('food', { workers: [2, 2, 1, 0], machines: [0, 0, 1, 0] })] })];
    const t = jubilee({ seats }).do('use workers at 2', 'swap food row 3 with 1');
    expect([t.refused('done'), t.refused('hire 1 food row 4')]).toEqual(['arranged-to-fire', 'arranged-to-fire']);
    t.do('fire 2 food row 3');
    expect([t.factory(0, 'food').workers, t.factory(0, 'food').machines]).toEqual([
      [1, 2, 0, 0],
      [1, 0, 0, 0],
    ]);
    const left = jubilee({ seats }).do('use workers at 2', 'fire 1 food row 3');
    expect(left.factory(0, 'food').machines).toEqual([0, 0, 1, 0]);
  });

  describe('rearranging before firing', () => {
    const swaps = (t: Play) => t.open.filter((line) => line.startsWith('swap'));
    const at = (workers: number[], machines: number[], rest = {}) =>
      jubilee({ seats: [rich({ factories: [factory('food', { workers, machines }), factory('lamps')], ...rest })] }).do(
        'use workers at 2',
      );

    it('AE-WRK-17: a machine goes to a cog space with a worker of another line, and somebody is left to be fired', () => {
      // One worker of each line stands on its cog space; the only one of line 3 must not be exchanged away.
      expect(swaps(at([2, 2, 1, 0], [0, 0, 1, 0]))).toEqual(['swap food row 3 with 1', 'swap food row 3 with 2']);
      expect(swaps(at([1, 2, 2, 0], [1, 0, 0, 0]))).toEqual(['swap food row 1 with 2', 'swap food row 1 with 3']);
      // Line 2 has no worker on its cog space.
      expect(swaps(at([1, 1, 2, 0], [1, 1, 0, 0]))).toEqual(['swap food row 1 with 3', 'swap food row 2 with 3']);
      // Without machines, and where only line 1 has workers, there is nothing to arrange.
      expect(swaps(at([2, 2, 1, 0], [0, 0, 0, 0]))).toEqual([]);
      expect(swaps(at([1, 0, 0, 0], [1, 0, 0, 0]))).toEqual([]);
      // Nobody is fired in row 1, so nothing is rearranged for it.
      expect(swaps(at([2, 0, 0, 0], [0, 1, 0, 0]))).toEqual([]);
      // Row 4 has two spaces for machines.
      expect(swaps(at([2, 2, 2, 2], [0, 0, 0, 1]))).toEqual([1, 2, 3].map((row) => `swap food row 4 with ${row}`));
    });

    it('AE-WRK-17 AE-WRK-15: not where all workers of the last line were hired in this action', () => {
      const t = at([1, 2, 0, 0], [1, 0, 0, 0]);
      expect(swaps(t)).toEqual(['swap food row 1 with 2']);
      t.do('hire 1 food row 3');
      expect(swaps(t)).toEqual([]);
      const both = at([1, 2, 1, 0], [1, 0, 0, 0]).do('hire 1 food row 3');
      // One of the two was here before: he may be fired, and so he is not the one to change places.
      expect(swaps(both)).toEqual(['swap food row 1 with 2']);
    });

    it('AE-WRK-17 AE-AMB-70: then a worker of that factory is fired before anything else; five exchanges at most', () => {
      const t = at([2, 2, 1, 0], [0, 0, 1, 0], { edges: ['food'] }).do('swap food row 3 with 1');
      expect(t.refused('fire 1 lamps row 2')).toBe('arranged-to-fire');
      expect([t.refused('hire 1 lamps row 3'), t.open.some((line) => line.includes('lamps'))]).toEqual([
        'arranged-to-fire',
        false,
      ]);
      t.do('swap food row 1 with 2', 'swap food row 2 with 1', 'swap food row 1 with 2');
      expect(swaps(t)).not.toEqual([]);
      t.do('swap food row 2 with 1');
      expect([swaps(t), t.refused('done')]).toEqual([[], 'arranged-to-fire']);
      t.do('fire 1 food row 3');
      // Now everything is open again, also to rearrange once more.
      expect([t.open.includes('done'), t.open.includes('hire 1 lamps row 3')]).toEqual([true, true]);
      expect(swaps(t)).not.toEqual([]);
      expect(t.do('swap food row 1 with 2', 'swap food row 2 with 1').step).toBe('workers');
    });

    it('AE-AMB-70: whoever has fired somebody may rearrange five times again', () => {
      const t = at([2, 2, 2, 2], [0, 0, 0, 1]).do('swap food row 4 with 1', 'fire 1 food row 4');
      t.do('swap food row 1 with 2', 'swap food row 2 with 1', 'swap food row 1 with 2', 'swap food row 2 with 1');
      expect(swaps(t)).not.toEqual([]);
      expect(swaps(t.do('swap food row 1 with 2'))).toEqual([]);
    });

    it('AE-WRK-17: another factory is not rearranged before', () => {
      const seats = [
        rich({
          factories: [
            factory('food', { workers: [1, 2, 2, 0], machines: [1, 0, 0, 0] }),
            factory('lamps', { workers: [2, 3, 3, 0], machines: [1, 0, 0, 0] }),
          ],
        }),
      ];
      const t = jubilee({ seats }).do('use workers at 2');
      expect(new Set(swaps(t).map((line) => line.split(' ')[1]))).toEqual(new Set(['food', 'lamps']));
      t.do('swap food row 1 with 2');
      expect(new Set(swaps(t).map((line) => line.split(' ')[1]))).toEqual(new Set(['food']));
    });
  });

  it('AE-WRK-06 AE-BAD-26: also a free space of the first line comes first', () => {
    const t = jubilee({ seats: [rich({ factories: [factory('food', { workers: [1, 2, 0, 0] })] })] });
    expect(t.do('use workers at 2').refused('hire 1 food row 3')).toBe('first-space-first');
  });

  it('AE-EX-14 AE-WRK-19 AE-WRK-20 AE-BAD-33: in 1810 nobody is hired for a good that has been featured', () => {
    const t = jubilee({
      decade: 1810,
      cycle: 'clothes',
      seats: [rich({ factories: [factory('food'), factory('clothes')] })],
    });
    t.do('use workers at 2');
    expect(t.refused('hire 1 food row 3')).toBe('finished-for-the-game');
    t.do('hire 1 clothes row 3', 'staff food');
  });

  it('AE-AMB-25: but a factory may still be built for it', () => {
    const t = jubilee({ decade: 1810, cycle: 'clothes', seats: [rich({ factories: [] })] }).do('use factory at 2');
    expect(t.open).toContain('build food 3');
  });

  it('AE-WRK-21: then a special tile may be taken', () => {
    const t = jubilee({ seats: [rich()], onlyTiles: ['patent'] }).do('use workers at 2', 'hire 1 food row 3', 'done');
    expect(t.step).toBe('special');
    t.do('take tile patent');
    expect([t.player(0).tiles, t.step]).toEqual([['patent'], undefined]);
  });

  it('AE-WRK-17 AE-WRK-15: nothing is rearranged for workers who were hired just now', () => {
    const clothes = (workers: number[]) => {
      const seats = [rich({ factories: [factory('clothes', { workers, machines: [1, 0, 0, 0] })] })];
      return jubilee({ seats }).do('use workers at 2');
    };
    const swaps = (t: Play) => t.open.filter((line) => line.startsWith('swap'));
    const before = clothes([1, 2, 0, 0]);
    expect([swaps(before), swaps(before.do('hire 1 clothes row 3'))]).toEqual([['swap clothes row 1 with 2'], []]);
    // Of the two in line 2 one was there before, and must be left to be fired.
    expect(swaps(clothes([1, 1, 0, 0]).do('hire 1 clothes row 2'))).toEqual([]);
  });
});
