import { change, has, type RuleId, type Seat, without } from '@cromford/kernel';
import type { Emit } from '../news.ts';
import type { Ruleset } from '../ruleset.ts';
import { playerAt, type State } from '../state.ts';
import { overflowing } from '../storage.ts';
import { type Tile, tileIndex } from './names.ts';

/** FE-TSM-09: a returned tile is on offer again, and its effect ends at once. */
export function giveBackTile(rs: Ruleset, s: State, seat: Seat, tile: Tile, rule: RuleId, emit: Emit): void {
  const p = playerAt(s, seat);
  if (!has(p.tiles, tile)) throw new Error(`no ${tile} to give back`);
  p.tiles = without(p.tiles, tile);
  s.tiles = change(s.tiles, tileIndex[tile], 1);
  const { assigned, uses, stores, claimsTies, shutsRow } = rs.tiles[tile];
  if (assigned) p[assigned] = -1;
  if (uses) p[uses] = 0;
  if (claimsTies) p.attacheUses = 0;
  if (shutsRow) p.shutdowns = 0;
  emit?.({ kind: 'gave-back', rule, seat, what: tile });
  // FE-TSM-11: goods that have no other place are lost.
  if (stores !== undefined && overflowing(rs, p)) s.agenda.push({ step: 'overflow', seat, why: 'tile' });
}
