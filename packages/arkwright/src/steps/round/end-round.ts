import { at, reveal, schedule } from '@cromford/kernel';
import { popcount } from '../../bits.ts';
import type { EventName } from '../../events/names.ts';
import { wageNow } from '../../market.ts';
import { pay } from '../../money.ts';
import type { Emit } from '../../news.ts';
import type { Ruleset } from '../../ruleset.ts';
import { crewsOf } from '../../ships.ts';
import { inTurn, playerAt, type State } from '../../state.ts';
import type { Runs } from '../../step.ts';
import { frameFor } from '../production/produce.ts';

/** FE-EOR-01: the parts of the end of a round, in order. */
export function endRound(rs: Ruleset): Runs<'end-round'> {
  const frames = rs.endOfRound.map(frameFor);
  return {
    run(s) {
      schedule(s, ...frames);
    },
  };
}

/** FE-EOR-02: all action markers leave the chart. */
export const returnMarkers: Runs<'return-markers'> = {
  run(s, _, emit) {
    for (const p of s.players) {
      p.chart = p.chart.map(() => '');
      // AE-EOD-13
      p.attacheUses = 0;
      p.shutdowns = 0;
    }
    emit?.({ kind: 'markers-back', rule: 'FE-EOR-02' });
  },
};

/** FE-EOR-03: crews and warehouse workers get the current wage. */
export function harborWages(rs: Ruleset): Runs<'harbor-wages'> {
  return {
    run(s, _, emit) {
      const wage = wageNow(rs, s);
      for (let k = 0; k < s.players.length; k++) {
        const seat = inTurn(s, k);
        const p = playerAt(s, seat);
        pay(rs, s, seat, wage * (crewsOf(rs, p) + popcount(p.edges)), 'harbor-wages', 'FE-EOR-03', emit);
      }
    },
  };
}

/** FE-EOR-07: what still lasts ends, then the event of the decade is revealed and carried out. */
export function event(rs: Ruleset): Runs<'event'> {
  return {
    run(s, _, emit) {
      endLasting(rs, s, emit);
      if (s.decade === rs.lastDecade) {
        emit?.({ kind: 'event', rule: 'FE-EVT-16', event: 'end-of-game', decade: s.decade });
        // FE-EOR-10: nothing of what would follow happens.
        s.agenda.length = 0;
        schedule(s, { step: 'final-exchanges', k: 0 }, { step: 'scoring' });
        return;
      }
      const name = s.events[rs.decades.indexOf(s.decade)];
      if (!name) return;
      s.shownEvents++;
      // AE-EOD-07
      if (rs.revealsReserve(s, name)) s.agenda.push({ step: 'reserve' });
      happens(rs, s, name, emit);
    },
  };
}

/** AE-EOD-07, AE-EOD-08: the event in reserve comes right after the decade's. */
export function reserve(rs: Ruleset): Runs<'reserve'> {
  return {
    run(s, _, emit) {
      if (s.reserve === '') throw new Error('no event in reserve');
      s.shownReserve = 1;
      happens(rs, s, s.reserve, emit);
    },
  };
}

/** An event is turned up and carried out. */
function happens(rs: Ruleset, s: State, name: EventName, emit: Emit): void {
  reveal(s);
  const rule = rs.events[name];
  emit?.({ kind: 'event', rule: rule.rule, event: name, decade: s.decade });
  if (rule.lasts) s.lasting = [...s.lasting, name];
  if (rule.forSeat) s.agenda.push({ step: 'event-turns', event: name, k: 0 });
  rule.happen?.(rs, s, emit);
}

function endLasting(rs: Ruleset, s: State, emit: Emit): void {
  for (const name of s.lasting) {
    const rule = rs.events[name];
    if (rule.lasts === 'game') continue;
    emit?.({ kind: 'event-ends', rule: rule.rule, event: name });
    rule.end?.(rs, s, emit);
  }
  s.lasting = s.lasting.filter((name: EventName) => rs.events[name].lasts === 'game');
  for (const p of s.players) {
    p.joker = 0;
    p.opened = 0;
  }
}

/** Events that touch one player after the other, in turn order. */
export function eventTurns(rs: Ruleset): Runs<'event-turns'> {
  return {
    run(s, { event: name, k }, emit) {
      if (k + 1 < s.players.length) s.agenda.push({ step: 'event-turns', event: name, k: k + 1 });
      rs.events[name].forSeat?.(rs, s, inTurn(s, k), emit);
    },
  };
}

/** FE-TIME-08: the timetable moves on. */
export function nextDecade(rs: Ruleset): Runs<'next-decade'> {
  return {
    run(s) {
      s.decade = decadeAfter(rs, s.decade);
      s.agenda.push({ step: 'decade' });
    },
  };
}

export function decadeAfter(rs: Ruleset, decade: number): number {
  return at(rs.decades, rs.decades.indexOf(decade) + 1);
}
