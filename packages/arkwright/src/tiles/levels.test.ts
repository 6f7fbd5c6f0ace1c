import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec, rich as wealthy } from '../testing/position.ts';
import type { Tile } from './names.ts';

const rich = (tiles: Tile[], spec: SeatSpec = {}): SeatSpec => wealthy({ tiles, ...spec });

describe('tiles of the anniversary edition that reach ahead or make levels cheaper', () => {
  const helped = () =>
    jubilee({
      decade: 1800,
      seats: [
        rich(['developer', 'inventor'], {
          cash: 300,
          factories: [factory('lamps', { level: 3 }), factory('food', { level: 2 })],
        }),
      ],
    }).do('use factory at 2');

  it('AE-EX-57 AE-DEV05-1 AE-DEV05-2 AE-DEV05-3: developer and inventor: £15, £7, £14', () => {
    const t = helped().do('developer', 'modernise lamps 4', 'keep inventor', 'developer', 'modernise food 3');
    t.do('modernise food 4', 'done');
    expect(t.told('modernised').map(({ cost }) => cost)).toEqual([15, 7, 14]);
  });

  it('AE-DEV05-4: once he is used he goes back after the action, so paying in full would be a slip', () => {
    const t = helped();
    const note = { code: 'without-developer', params: { pounds: 5 } };
    expect(t.option('modernise food 3')?.notes).toContainEqual(note);
    t.do('developer', 'modernise lamps 4', 'keep inventor');
    expect(t.option('modernise food 3')?.notes).toContainEqual({ ...note, warns: true });
    t.do('developer', 'modernise food 3');
    expect(t.option('modernise food 4')?.notes).not.toContainEqual({ ...note, warns: true });
    t.do('done');
    expect(t.player(0).tiles).toEqual(['inventor']);
    expect(t.told('gave-back').at(-1)).toMatchObject({ what: 'developer', rule: 'AE-DEV05-4' });
  });

  it('AE-DEV05-1 AE-DEV05-2: he helps with each of the four goods, and then no more', () => {
    const goods = ['food', 'clothes', 'cutlery', 'lamps'] as const;
    const t = jubilee({
      decade: 1780,
      seats: [rich(['developer'], { factories: goods.map((good) => factory(good)) })],
    });
    t.do('use factory at 2');
    for (const good of goods.toReversed()) t.do('developer', `modernise ${good} 2`);
    expect([t.refused('developer'), t.told('modernised').length]).toEqual(['developer-not-here', 4]);
  });

  it('AE-BAD-72: one discount for each good', () => {
    const t = jubilee({ decade: 1800, seats: [rich(['developer'])] });
    t.do('use factory at 2', 'developer', 'modernise food 2', 'developer', 'modernise food 3');
    expect(t.told('modernised').map(({ cost }) => cost)).toEqual([5, 12]);
  });

  it('AE-EX-58 AE-DEV06-4 AE-DEV06-8: £63 besides the fee; then the inventor is returned', () => {
    const t = jubilee({ decade: 1780, seats: [rich(['inventor'])] });
    t.do('use factory at 2', 'modernise food 2', 'modernise food 3', 'keep inventor');
    t.do('build lamps 2', 'price lamps 9', 'modernise lamps 3', 'done', 'done');
    expect(200 - t.player(0).cash).toBe(2 + 63);
    expect(t.player(0).tiles).toEqual([]);
  });

  it('AE-DEV06-1 AE-DEV06-2: one level ahead for modernising, tiles and ships, but nothing is built there', () => {
    const t = jubilee({ decade: 1780, seats: [rich(['inventor'])] }).do('use factory at 2');
    expect(t.refused('build lamps 3')).toBe('inventor-only-modernises');
    expect(t.do('modernise food 2').open).toContain('modernise food 3');
    expect(t.do('modernise food 3', 'done').refused('modernise food 4')).toBe('modernise-not-yet');
    const taking = jubilee({ players: 3, decade: 1770, seats: [rich(['inventor'])] }).do('use workers at 2', 'done');
    expect([taking.open.includes('take ship-4'), taking.refused('take ship-8')]).toEqual([true, 'marker-not-yet']);
  });

  it('AE-DEV06-3 AE-TIL-04: a tile is free, but for the inventor at £5 and the tinkerer', () => {
    const paid = (tile: Tile) =>
      200 -
      2 -
      jubilee({ seats: [rich([])], onlyTiles: [tile] })
        .do('use workers at 2', 'done', `take tile ${tile}`)
        .player(0).cash;
    expect((['office', 'patent', 'charisma', 'inventor'] as const).map(paid)).toEqual([0, 0, 0, 5]);
    expect(paid('tinkerer')).toBeGreaterThan(0);
    const ship = jubilee({ players: 3, seats: [rich([])] }).do('use workers at 2', 'done', 'take ship-2');
    expect(ship.player(0).cash).toBe(198);
  });

  const uses = (inventorUses: number) =>
    jubilee({
      decade: 1780,
      seats: [rich(['inventor'], { inventorUses, factories: [factory('food', { level: 2 })] })],
    }).do('use factory at 2', 'modernise food 3');

  it('AE-DEV06-5 AE-DEV06-6 AE-DEV06-7 AE-BAD-73: £15, £20, and no fifth use', () => {
    const paid = [0, 1, 2].map((n) => uses(n).do('keep inventor'));
    expect(paid.map((t) => [200 - 2 - 12 - t.player(0).cash, t.player(0).inventorUses])).toEqual([
      [10, 1],
      [15, 2],
      [20, 3],
    ]);
    expect(uses(3).player(0).tiles).toEqual([]);
  });

  it('AE-DEV06-9: uses are counted across decades, and nothing is paid back', () => {
    const t = jubilee({ seats: [rich(['inventor'], { inventorUses: 2 })], run: [{ step: 'return-markers' }] });
    expect(t.player(0).inventorUses).toBe(2);
    const given = uses(2).do('done');
    expect([given.player(0).tiles, 200 - 2 - 12 - given.player(0).cash]).toEqual([[], 0]);
  });

  it('AE-DEV19-1 AE-DEV19-2 AE-AMB-32: the tinkerer is used twice at most', () => {
    const uses = (tinkererUses: number) => {
      const t = jubilee({
        decade: 1780,
        seats: [rich(['tinkerer'], { tinkererUses, factories: [factory('food', { level: 2 })] })],
      });
      return t.do('use factory at 2', 'modernise food 3').player(0).tiles.length;
    };
    expect([uses(0), uses(1)]).toEqual([1, 0]);
  });

  it('AE-AMB-33: with inventor and tinkerer the owner says which one was used', () => {
    const t = jubilee({
      decade: 1780,
      seats: [rich(['tinkerer', 'inventor'], { factories: [factory('food', { level: 2 })] })],
    });
    t.do('use factory at 2', 'modernise food 3', 'charge tinkerer', 'done');
    expect(t.player(0).tiles).toEqual(['inventor']);
    expect(t.refused('modernise food 4')).toBe('modernise-not-yet');
  });
});
