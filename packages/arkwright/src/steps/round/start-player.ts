import { at, type Seat, schedule } from '@cromford/kernel';
import { worth } from '../../money.ts';
import { DONE, NAME } from '../../move-table.ts';
import type { Emit } from '../../news.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { inTurn, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';

function starts(s: State, seat: Seat, by: Seat | null, rule: string, emit: Emit): void {
  s.start = seat;
  emit?.({ kind: 'start-player', rule, seat, by });
}

/** Who may return a tile to name the start player (FE-EOC-03, FE-STP-05). */
function charismatic(rs: Ruleset, s: State): Seat | undefined {
  for (let k = 0; k < s.players.length; k++)
    if (tileWith(rs.hooks.namesStart, playerAt(s, inTurn(s, k)))) return inTurn(s, k);
  return undefined;
}

/** FE-EOC-01, FE-EOC-02. */
export function endCycle(rs: Ruleset): Runs<'end-cycle'> {
  return {
    run(s, _, emit) {
      if (s.cycle === 3) {
        s.cycle = -1;
        s.agenda.push({ step: 'end-round' });
        return;
      }
      schedule(s, { step: 'next-cycle' }, { step: 'cycle' });
      const seat = charismatic(rs, s);
      if (seat === undefined) starts(s, inTurn(s, 1), null, 'FE-EOC-01', emit);
      else s.agenda.push({ step: 'charisma', seat, end: 'cycle' });
    },
  };
}

/** Until somebody has said who starts, the old cycle is not over. */
export const nextCycle: Runs<'next-cycle'> = {
  run(s) {
    s.cycle++;
  },
};

/** The owner of charisma names the start player for the tile, or leaves it to the others. */
export function charisma(rs: Ruleset): Asks<'charisma'> {
  return {
    rule: 'FE-EOC-03',
    ruleFor: (_, { end }) => (end === 'cycle' ? 'FE-EOC-03' : 'FE-STP-05'),
    seat: seatOf,
    options(s, _, offer) {
      for (let seat = 0; seat < s.players.length; seat++) offer.option(at(NAME, seat));
      offer.option(DONE);
    },
    play(s, { seat, end }, move, emit) {
      if (move.do === 'name') {
        const hooks = tileWith(rs.hooks.namesStart, playerAt(s, seat));
        const rule = end === 'cycle' ? 'FE-EOC-03' : 'FE-STP-05';
        if (!hooks) throw neverOffered(move);
        giveBackTile(rs, s, seat, hooks.tile, 'FE-DEV-05', emit);
        // AE-DEV04-2
        if (hooks.takesAnother) s.agenda.push({ step: 'special', seat, occasion: 'charisma' });
        starts(s, move.seat, seat, rule, emit);
      } else if (end === 'cycle') starts(s, inTurn(s, 1), null, 'FE-EOC-01', emit);
      else s.agenda.push({ step: 'name-start', seat: poorest(rs, s) });
    },
  };
}

/** FE-STP-01 to FE-STP-03: lowest portfolio, then less cash, then last in turn order. */
function poorest(rs: Ruleset, s: State): Seat {
  let found = inTurn(s, 0);
  for (let k = 1; k < s.players.length; k++) {
    const seat = inTurn(s, k);
    const p = playerAt(s, seat);
    const q = playerAt(s, found);
    const by = worth(rs, p) - worth(rs, q) || p.cash - q.cash;
    if (by <= 0) found = seat;
  }
  return found;
}

export function startPlayer(rs: Ruleset): Runs<'start-player'> {
  return {
    run(s) {
      const seat = charismatic(rs, s);
      if (seat === undefined) s.agenda.push({ step: 'name-start', seat: poorest(rs, s) });
      else s.agenda.push({ step: 'charisma', seat, end: 'decade' });
    },
  };
}

/** FE-STP-04: any player, also himself or the present one. */
export const nameStart: Asks<'name-start'> = {
  rule: 'FE-STP-01',
  seat: seatOf,
  options(s, _, offer) {
    for (let seat = 0; seat < s.players.length; seat++) offer.option(at(NAME, seat));
  },
  never(_, __, offer) {
    offer.never(DONE, because('must-name'));
  },
  play(s, { seat }, move, emit) {
    if (move.do !== 'name') throw neverOffered(move);
    starts(s, move.seat, seat, 'FE-STP-01', emit);
  },
};
