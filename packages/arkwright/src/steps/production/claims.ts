import { at, type Note, type Seat } from '@cromford/kernel';
import { CLAIM_APPEAL, CLAIM_SALES, DONE } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { appealFor } from './produce.ts';

/** Ties that can be claimed, one bit each. */
export const BY_APPEAL = 1;
export const BY_SALES = 2;

/** The highest measure among players and importer, and who alone has it; -1 when several do. */
export function lead(s: State, measure: (who: number) => number): { most: number; leader: number } {
  let most = 0;
  let leader = -1;
  for (let who = 0; who <= s.players.length; who++) {
    const here = measure(who);
    if (here > most) {
      most = here;
      leader = who;
    } else if (here === most) leader = -1;
  }
  return { most, leader };
}

/** AE-DEV13-1, AE-DEV13-2: the ties that this seat is part of and has not claimed. */
function ties(rs: Ruleset, s: State, seat: Seat): number {
  const { sold, claims, produced } = s.sale;
  if (at(sold, seat) === 0 || at(produced, seat) === 0) return 0;
  const isTied = (measure: (who: number) => number) => {
    const { most, leader } = lead(s, measure);
    return leader < 0 && measure(seat) === most;
  };
  let found = 0;
  if (isTied((who) => appealFor(rs, s, who))) found |= BY_APPEAL;
  if (isTied((who) => at(sold, who))) found |= BY_SALES;
  return found & ~at(claims, seat);
}

function mayClaim(rs: Ruleset, s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  return p.tiles.length > 0 && tileWith(rs.hooks.claimsTies, p) !== undefined && ties(rs, s, seat) !== 0;
}

/** AE-DEV13: owners of the press attaché who are in a tie. */
export function claims(rs: Ruleset): Runs<'claims'> {
  return roundTable(
    'claims',
    (s, seat) => mayClaim(rs, s, seat),
    (seat) => ({ step: 'claim', seat }),
  );
}

/** FE-SVI-02, FE-SVI-03: what the tie is about. */
function about(rs: Ruleset, p: Player): Note[] {
  const uses = tileWith(rs.hooks.claimsTies, p)?.claimsTies ?? 0;
  return [note('forward', { spaces: 1 }), note('uses-left', { uses: uses - p.attacheUses })];
}

export function claim(rs: Ruleset): Asks<'claim'> {
  return {
    rule: 'AE-DEV13-1',
    ruleFor: (s, { seat }) => (ties(rs, s, seat) === BY_SALES ? 'AE-DEV13-2' : 'AE-DEV13-1'),
    seat: seatOf,
    options(s, { seat }, offer) {
      const open = ties(rs, s, seat);
      offer
        .option(CLAIM_APPEAL, (open & BY_APPEAL) !== 0)
        ?.otherwise(because('no-tie'))
        .notes(...about(rs, playerAt(s, seat)));
      offer
        .option(CLAIM_SALES, (open & BY_SALES) !== 0)
        ?.otherwise(because('no-tie', {}, 'AE-DEV13-2'))
        .notes(...about(rs, playerAt(s, seat)));
      offer.option(DONE);
    },
    play(s, frame, move, emit) {
      if (move.do !== 'claim') return;
      const { seat } = frame;
      const p = playerAt(s, seat);
      const hooks = tileWith(rs.hooks.claimsTies, p);
      if (!hooks) throw neverOffered(move);
      const bit = move.what === 'appeal' ? BY_APPEAL : BY_SALES;
      s.sale.claims[seat] = at(s.sale.claims, seat) | bit;
      p.attacheUses++;
      emit?.({ kind: 'used-tile', rule: 'AE-DEV13-3', seat, tile: hooks.tile });
      // AE-DEV13-4
      if (p.attacheUses >= (hooks.claimsTies ?? 0)) giveBackTile(rs, s, seat, hooks.tile, 'AE-DEV13-4', emit);
      else if (mayClaim(rs, s, seat)) s.agenda.push(frame);
    },
  };
}
