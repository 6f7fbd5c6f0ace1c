import { at, type Breach } from '@cromford/kernel';
import { CARDS, cardAt } from '../cards/names.ts';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { agendaFaults } from './agenda.ts';
import { endFaults } from './end.ts';
import type { Never } from './never.ts';
import { playerFaults } from './player.ts';

/** What can never be true of a position, whatever was played; development cards are counted in conservation.ts. */
export function faults(rs: Ruleset, s: State): Breach[] {
  const found: Breach[] = [];
  const never: Never = (wrong, rule, path, reason) => {
    if (wrong) found.push({ rule, path, reason });
  };
  tableFaults(rs, s, never);
  if (found.length > 0) return found; // the rest reads what must be there
  marketFaults(rs, s, never);
  agendaFaults(rs, s, never);
  displayFaults(rs, s, never);
  endFaults(rs, s, never);
  s.players.forEach((_, seat) => {
    playerFaults(rs, s, seat, (wrong, rule, path, reason) =>
      never(wrong, rule, `players.${seat}.${path}`, `seat ${seat}: ${reason}`),
    );
  });
  return found;
}

/** As many of everything as this set-up has. */
function tableFaults(rs: Ruleset, s: State, never: Never): void {
  const { solo } = rs.variant;
  const others = solo ? 2 : rs.players === 2 ? 1 : 0;
  never(s.players.length !== rs.players, '', 'players', `${s.players.length} players of ${rs.players}`);
  never(
    s.others.length !== others,
    solo ? 'CG-SOL-02' : 'CG-SET-19',
    'others',
    `${s.others.length} other colours of ${others}`,
  );
  const places = solo ? rs.sheet.solo.rows * rs.sheet.solo.columns : 0;
  never(
    s.display.length !== places,
    'CG-SOL-04',
    'display',
    `a display of ${s.display.length} cards instead of ${places}`,
  );
  never(s.discs.length !== (solo ? 3 : 0), 'CG-SOL-05', 'discs', `${s.discs.length} discs`);
  never(
    s.discs.some((place) => place >= places),
    'CG-SOL-05',
    'discs',
    'a disc beyond the display',
  );
  never(s.bag.length !== (solo ? 3 : 0), 'CG-SOL-07', 'bag', `markers of ${s.bag.length} colours in the bag`);
  never(s.start >= rs.players, '', 'start', `no seat ${s.start}`);
  never(s.handSeat >= rs.players, '', 'handSeat', `no seat ${s.handSeat}`);
  never(
    s.sold.length !== rs.players && s.sold.length !== rs.players + others,
    'CG-PRD-03',
    'sold',
    `sales of ${s.sold.length} colours`,
  );
  s.agenda.forEach((frame, i) => {
    never('seat' in frame && frame.seat >= rs.players, '', `agenda.${i}`, `${frame.step} of a seat that is not there`);
    never('k' in frame && frame.k >= rs.players, '', `agenda.${i}`, `${frame.step} beyond the last player`);
  });
}

function marketFaults(rs: Ruleset, s: State, never: Never): void {
  const { demandFrom, demandTo, appealEnds } = rs.sheet.market;
  s.demand.forEach((demand, good) => {
    never(demand < demandFrom || demand > demandTo, 'CG-CMP-01', `demand.${good}`, `demand ${demand}`);
  });
  never(s.wage >= rs.wages.length, 'CG-CMP-01', 'wage', `wage space ${s.wage}`);
  const turn = s.agenda.some(({ step }) => step === 'turns');
  never(turn && at(s.players, s.start).out === 1, 'CG-NXT-02', 'start', 'a bankrupt player starts');
  // Whoever is left last ends the game, so that nothing but the scoring follows.
  const left = s.players.filter(({ out }) => out === 0).length;
  const isPlayed = s.agenda.some(({ step }) => step !== 'scoring' && step !== 'award');
  never(isPlayed && left < (rs.variant.solo ? 1 : 2), 'CG-EMG-04', 'players', `players still in the game: ${left}`);
  s.others.forEach(({ appeal, shares, value }, i) => {
    const { limits } = rs.sheet;
    for (const space of appeal)
      never(space > appealEnds, 'CG-CMP-01', `others.${i}.appeal`, `another colour at ${space}`);
    never(shares > limits.shares, 'CG-CMP-11', `others.${i}.shares`, `an opponent has ${shares} shares`);
    never(value > limits.shareValue, 'CG-CMP-11', `others.${i}.value`, `an opponent has share value ${value}`);
  });
}

/** The display shows what the supply counts, and discs lie on cards. */
function displayFaults(rs: Ruleset, s: State, never: Never): void {
  if (s.display.length === 0) return;
  for (let card = 0; card < CARDS.length; card++) {
    const shown = s.display.filter((here) => here === card).length;
    const counted = at(s.supply, card);
    const reason = `${cardAt(card)}: ${shown} in the display, ${counted} counted`;
    never(shown !== counted, 'CG-SOL-04', 'display', reason);
  }
  never(new Set(s.discs).size !== s.discs.length, 'CG-SOL-27', 'discs', 'two discs on one card');
  never(
    s.discs.some((place) => at(s.display, place) < 0),
    'CG-SOL-26',
    'discs',
    'a disc on an empty place',
  );
  const { markers, neutralMarkers } = rs.sheet.solo;
  const most = [markers, markers, neutralMarkers];
  s.bag.forEach((left, i) => {
    never(left > at(most, i), 'CG-SOL-07', `bag.${i}`, `${left} markers of one colour in the bag`);
  });
}
