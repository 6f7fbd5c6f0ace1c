import { describe, expect, it } from 'vitest';
import { factory, jubilee, mule, rich, type SeatSpec } from '../../testing/position.ts';

describe('the ship action', () => {
  const loaded: SeatSpec = { edges: ['food', 'cutlery'], stored: { food: 5, cutlery: 4 } };

  it('AE-EX-26 AE-SHP-05 AE-BAD-49: the fee covers the capacity', () => {
    const t = jubilee({ players: 3, seats: [rich({ ships: [2, 6], ...loaded, contracts: { food: 4 } })] });
    expect(t.open.filter((move) => move.includes('ship-6'))).toEqual([
      'use ship-6 at 6',
      'use ship-6 at 8',
      'use ship-6 at 10',
    ]);
    expect(t.open.filter((move) => move.includes('ship-2'))).toHaveLength(5);
    expect([t.refused('use ship-6 at 4'), t.rule('use ship-6 at 4')]).toEqual(['ship-needs-capacity', 'AE-SHP-05']);
  });

  it('AE-SHP-01 AE-BAD-10: only with a ship of one’s own', () => {
    const t = jubilee({ players: 3, seats: [rich({ ships: [2], ...loaded, contracts: { food: 4 } })] });
    expect([t.refused('use ship-6 at 6'), t.rule('use ship-6 at 6')]).toEqual(['not-your-marker', 'AE-ADM-02']);
    expect(jubilee({ seats: [rich(loaded)] }).open.some((line) => line.includes('ship'))).toBe(false);
  });

  it('AE-EX-25 AE-SHP-03: a contract for six needs six crates, room for six, and £6', () => {
    const sail = (ship: number, food: number, at: number) =>
      jubilee({
        players: 3,
        seats: [rich({ ships: [ship], edges: ['food', 'row-1'], stored: { food }, contracts: { food: 6 } })],
      }).do(`use ship-${ship} at ${at}`);
    expect(sail(6, 6, 6).open).toEqual(['deliver 6 food', 'done']);
    expect([sail(6, 5, 6).step, sail(4, 6, 6).step]).toEqual(['special', 'special']);
    expect(sail(6, 6, 6).do('deliver 6 food').stored(0, 'food')).toBe(0);
  });

  const cutlery = () =>
    jubilee({
      players: 3,
      seats: [
        rich({
          space: 22,
          ships: [6],
          ...loaded,
          contracts: { cutlery: 4, clothes: 2 },
          factories: [factory('cutlery', { level: 2, price: 5 }), factory('clothes'), factory('food')],
        }),
      ],
    }).do('use ship-6 at 6');

  it('AE-EX-28 AE-SHP-10 AE-SHP-11: four cutlery II bring £13 each, and the contract leaves the track', () => {
    const t = cutlery().do('deliver 4 cutlery');
    expect([t.pounds(0, 'shipping'), t.contract(0, 'cutlery'), t.contract(0, 'clothes')]).toEqual([52, 0, 2]);
  });

  it('AE-EX-27 AE-SHP-09: one space back for the ship; spare room is lost', () => {
    const t = cutlery().do('deliver 4 cutlery');
    expect([t.player(0).space, t.rs.value[21], t.step]).toEqual([21, 16, 'special']);
  });

  it('AE-SHP-04 AE-SHP-08 AE-BAD-48 AE-BAD-50: in full, from storage, with the product of the contract', () => {
    const t = cutlery();
    expect([t.refused('deliver 3 cutlery'), t.refused('deliver 2 clothes')]).toEqual([
      'served-completely',
      'served-completely',
    ]);
    expect([t.rule('deliver 3 cutlery'), t.open]).toEqual(['AE-SHP-08', ['deliver 4 cutlery', 'done']]);
    expect(t.do('deliver 4 cutlery').stored(0, 'cutlery')).toBe(0);
  });

  it('AE-SHP-02 AE-BAD-51: not without a contract', () => {
    expect([cutlery().refused('deliver 1 food'), cutlery().rule('deliver 1 food')]).toEqual([
      'no-contract',
      'AE-SHP-02',
    ]);
  });

  it('AE-SHP-07: several contracts together, as long as they fit', () => {
    const t = jubilee({
      players: 3,
      seats: [
        rich({
          ships: [6],
          ...loaded,
          contracts: { cutlery: 4, food: 2 },
          factories: [factory('cutlery'), factory('food')],
        }),
      ],
    }).do('use ship-6 at 6', 'deliver 4 cutlery', 'deliver 2 food');
    // Both with one ship, which goes back one space once.
    expect([t.player(0).contracts, t.pounds(0, 'shipping'), t.player(0).space]).toEqual([[0, 0, 0, 0], 40 + 16, 19]);
  });

  it('AE-SHP-06 AE-DP-39: both ships share a slot when the fee covers both', () => {
    const seats = [
      rich({
        ships: [2, 4],
        ...loaded,
        contracts: { food: 4, cutlery: 2 },
        factories: [factory('food'), factory('cutlery')],
      }),
    ];
    const t = jubilee({ players: 3, seats });
    expect(jubilee({ players: 3, seats }).do('use ship-4 at 4').refused('join ship-2')).toBe('ship-needs-capacity');
    t.do('use ship-4 at 6', 'join ship-2', 'deliver 4 food', 'deliver 2 cutlery', 'done');
    expect(t.player(0).space).toBe(18);
  });

  it('AE-SHP-06: the other one joins before anything is loaded, and once', () => {
    const spec = rich({ ships: [4, 2], ...loaded, contracts: { food: 4, cutlery: 2 } });
    const seats = [{ ...spec, factories: [factory('food'), factory('cutlery')] }];
    const begun = () => jubilee({ players: 3, seats }).do('use ship-4 at 8');
    expect(begun().open).toContain('join ship-2');
    expect(begun().do('deliver 4 food').refused('join ship-2')).toBe('not-offered');
    expect(begun().do('join ship-2').refused('join ship-2')).toBe('not-offered');
    expect(begun().do('join ship-2', 'deliver 4 food', 'deliver 2 cutlery').player(0).space).toBe(18);
    // Two alike: the second one sails as well.
    const twins = jubilee({ players: 3, seats: [{ ...seats[0], ships: [4, 4] }] }).do('use ship-4 at 8');
    expect(twins.open).toContain('join ship-4');
  });

  it('AE-SM-19 AE-SHP-06: a ship that rests does not join', () => {
    const sail = (ships: number[], resting: number[]) =>
      mule({ players: 3, seats: [rich({ ships, resting, ...loaded })] }).do('use ship-4 at 10');
    const t = sail([4, 2], [2]);
    expect([t.refused('join ship-2'), t.rule('join ship-2')]).toEqual(['ship-rests', 'AE-SM-19']);
    expect(sail([4, 4], [4]).refused('join ship-4')).toBe('ship-rests');
    expect(sail([4, 4], []).open).toContain('join ship-4');
    expect(sail([4, 2], []).open).toContain('join ship-2');
  });

  it('AE-SHP-12: only ships leave their slot', () => {
    const t = jubilee({ seats: [rich({ ships: [2], ...loaded, contracts: { food: 2 }, chart: { 4: 'workers' } })] });
    t.do('use ship-2 at 2', 'deliver 2 food');
    expect(t.player(0).chart).toEqual(['', 'workers', '', '', '']);
  });

  it('AE-SHP-12 AE-AMB-14 AE-AMB-67: ships go back to their docks, the slot is free again', () => {
    const t = jubilee({ seats: [rich({ ships: [2], ...loaded, contracts: { food: 2 } })] });
    t.do('use ship-2 at 2', 'deliver 2 food');
    expect([t.step, t.player(0).chart]).toEqual(['special', ['', '', '', '', '']]);
  });

  it('AE-SHP-13: then a special tile may be taken', () => {
    const t = jubilee({ seats: [rich({ ships: [2], ...loaded, contracts: { food: 2 } })], onlyTiles: ['patent'] });
    t.do('use ship-2 at 2', 'deliver 2 food', 'take tile patent');
    expect([t.player(0).tiles, t.stored(0, 'food')]).toEqual([['patent'], 3]);
  });

  it('AE-AMB-83 AE-ADM-10: without a contract nothing is shipped, a tile is taken all the same, and the ship is back at its dock', () => {
    const turn = { step: 'turn', seat: 0 } as const;
    const t = jubilee({
      seats: [rich({ ships: [2], ...loaded })],
      onlyTiles: ['patent', 'office'],
      run: [turn, turn],
    });
    t.do('use ship-2 at 2');
    expect([t.step, t.player(0).space, t.player(0).chart]).toEqual(['special', 20, ['', '', '', '', '']]);
    // In the next cycle again for £2, without the fee for using a marker again.
    t.do('take tile patent', 'use ship-2 at 2', 'take tile office');
    expect([t.player(0).tiles, t.player(0).cash]).toEqual([['patent', 'office'], 200 - 2 - 2]);
  });
});
