import { at, type RuleId, type Seat } from '@cromford/kernel';
import { costNotes, pay } from '../../money.ts';
import { CHARGE, DONE, KEEP_INVENTOR } from '../../move-table.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Flag, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import type { TileHooks } from '../../tiles/hooks.ts';
import type { Tile } from '../../tiles/names.ts';

/** A step ahead of the timetable was made: with one of the tiles, or with that which the owner names (AE-AMB-33). */
export function useAhead(rs: Ruleset, s: State, seat: Seat, due: Flag): void {
  const { tiles } = playerAt(s, seat);
  const owned = rs.hooks.ahead.filter(({ tile }) => tiles.includes(tile));
  if (owned.length > 1) s.agenda.push({ step: 'charge', seat, due });
  else for (const { tile } of owned) s.agenda.push({ step: 'inventor', seat, due, tile });
}

export function charge(rs: Ruleset): Asks<'charge'> {
  return {
    rule: 'AE-AMB-33',
    seat: seatOf,
    options(s, { seat }, offer) {
      const { tiles } = playerAt(s, seat);
      for (const { tile } of rs.hooks.ahead) if (tiles.includes(tile)) offer.option(CHARGE[tile]);
    },
    play(s, { seat, due }, move) {
      if (move.do !== 'charge') throw neverOffered(move);
      s.agenda.push({ step: 'inventor', seat, due, tile: move.tile });
    },
  };
}

/** FE-FAC-25, FE-DEV-11: after each use the tile is returned, or the next use is paid at once. */
export function inventor(rs: Ruleset): Asks<'inventor'> {
  /** What the next use costs; nothing after the last one. */
  function price(p: Player, tile: Tile): number | undefined {
    const { ahead = [], uses }: TileHooks = rs.tiles[tile];
    const used = uses ? p[uses] : ahead.length;
    return used < ahead.length ? at(ahead, used) : undefined;
  }

  /** Each use has its own price, and its own rule in some editions. */
  function ruleOf(p: Player, tile: Tile): RuleId {
    const { aheadRules = [], uses }: TileHooks = rs.tiles[tile];
    return aheadRules[uses ? p[uses] : 0] ?? 'FE-FAC-25';
  }

  return {
    rule: 'FE-FAC-25',
    ruleFor: (s, { seat, tile }) => ruleOf(playerAt(s, seat), tile),
    seat: seatOf,
    options(s, { seat, tile }, offer) {
      const p = playerAt(s, seat);
      const next = price(p, tile);
      offer.option(DONE);
      if (next !== undefined) offer.option(KEEP_INVENTOR)?.notes(...costNotes(rs, p, next, s.turn.due));
    },
    play(s, { seat, due, tile }, move, emit) {
      const p = playerAt(s, seat);
      const { uses } = rs.tiles[tile];
      const rule = ruleOf(p, tile);
      if (move.do !== 'keep-inventor') {
        giveBackTile(rs, s, seat, tile, rule, emit);
        return;
      }
      const pounds = price(p, tile);
      if (!uses || pounds === undefined) throw neverOffered(move);
      p[uses]++;
      emit?.({ kind: 'used-tile', rule, seat, tile });
      if (due) s.turn.due += pounds;
      else pay(rs, s, seat, pounds, 'inventor', rule, emit);
    },
  };
}
