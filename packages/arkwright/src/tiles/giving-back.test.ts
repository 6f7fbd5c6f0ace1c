import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec, water } from '../testing/position.ts';
import { giveBackTile } from './giving-back.ts';
import { TILES, type Tile } from './names.ts';

const silent = undefined;

/** A player with this tile gives it back. */
function back(tile: Tile, spec: SeatSpec = {}, at = jubilee) {
  const t = at({ seats: [{ cash: 50, factories: [factory('food')], tiles: [tile], ...spec }], run: [] });
  giveBackTile(t.rs, t.s, 0, tile, 'FE-TSM-09', silent);
  return t;
}

describe('a tile that is given back', () => {
  it('FE-TSM-09: is on offer again, and its owner has it no more', () => {
    const t = back('office', { tiles: ['agent', 'office'] }, water);
    const before = water({ run: [] }).s.tiles[TILES.indexOf('office')] ?? 0;
    expect([t.player(0).tiles, (t.s.tiles[TILES.indexOf('office')] ?? 0) - before]).toEqual([['agent'], 1]);
  });

  it('FE-TSM-09 FE-TSM-10: works in no factory any more', () => {
    expect(
      back('foreman', { foreman: 'lamps', workshop: 'food', tiles: ['foreman', 'workshop'] }).player(0),
    ).toMatchObject({
      foreman: -1,
      workshop: 0,
    });
    expect(back('workshop', { workshop: 'lamps' }).player(0).workshop).toBe(-1);
  });

  it('AE-DEV06-9 AE-DEV19-1: counts its uses anew, and leaves those of other tiles alone', () => {
    const used: SeatSpec = { inventorUses: 2, tinkererUses: 1, attacheUses: 1, shutdowns: 1 };
    const counts = (tile: Tile) => {
      const { inventorUses, tinkererUses, attacheUses, shutdowns } = back(tile, used).player(0);
      return [inventorUses, tinkererUses, attacheUses, shutdowns];
    };
    expect([counts('inventor'), counts('tinkerer'), counts('office')]).toEqual([
      [0, 1, 1, 1],
      [2, 0, 1, 1],
      [2, 1, 1, 1],
    ]);
    expect(Object.keys(back('office').player(0))).toEqual(Object.keys(back('office').player(1)));
    expect([counts('press-attache'), counts('school')]).toEqual([
      [2, 1, 0, 1],
      [2, 1, 1, 0],
    ]);
  });

  it('FE-TSM-11: only a warehouse takes goods with it', () => {
    const goods = { stored: { food: 2 } };
    expect(back('small-warehouse', goods, water).s.agenda.map(({ step }) => step)).toEqual(['overflow']);
    expect(back('small-warehouse', { ...goods, edges: ['food'] }, water).s.agenda).toEqual([]);
    expect(back('office', { ...goods, tiles: ['office', 'small-warehouse'] }, water).s.agenda).toEqual([]);
  });
});
