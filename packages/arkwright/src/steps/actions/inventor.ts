import type { Note } from '@cromford/kernel';
import { at } from '../../list.ts';
import { costNotes, pay } from '../../money.ts';
import { DONE, KEEP_INVENTOR } from '../../move-table.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Choice, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';

/** FE-FAC-25, FE-DEV-11: after each use the tile is returned, or the next use is paid at once. */
export function inventor(rs: Ruleset): Choice<'inventor'> {
  function price(p: Player): number | undefined {
    const ahead = tileWith(rs.hooks.ahead, p)?.ahead ?? [];
    return p.inventorUses < ahead.length ? at(ahead, p.inventorUses) : undefined;
  }

  function notes(s: State, p: Player, pounds: number): Note[] {
    return costNotes(rs, p, pounds, s.turn.due);
  }

  return {
    rule: 'FE-FAC-25',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const next = price(p);
      offer.open(DONE);
      if (next === undefined) return;
      if (offer.explains) offer.open(KEEP_INVENTOR, ...notes(s, p, next));
      else offer.open(KEEP_INVENTOR);
    },
    play(s, { seat, due }, move, emit) {
      const p = playerAt(s, seat);
      const tile = tileWith(rs.hooks.ahead, p)?.tile;
      if (!tile) return;
      if (move.do !== 'keep-inventor') {
        giveBackTile(rs, s, seat, tile, 'FE-FAC-25', emit);
        return;
      }
      const pounds = price(p) ?? 0;
      p.inventorUses++;
      emit?.({ kind: 'used-tile', rule: 'FE-FAC-25', seat, tile });
      if (due) s.turn.due += pounds;
      else pay(rs, s, seat, pounds, 'inventor', 'FE-FAC-25', emit);
    },
  };
}
