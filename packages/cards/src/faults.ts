import { type Breach, isOver, type RuleId } from '@cromford/kernel';
import { CARDS, cardAt, cardIndex } from './cards/names.ts';
import { hooksOf, owns } from './cards/owned.ts';
import { cardSide, isTurned, qualityAt, workerCard } from './factory.ts';
import { GOODS, goodAt } from './goods.ts';
import { at } from './list.ts';
import { DISTRIBUTION, ENGINEER, LARGE, NOT_OWNED, PATENT, QUALITY, WAREHOUSES } from './pieces.ts';
import type { Ruleset } from './ruleset.ts';
import type { Player, Position, State } from './state.ts';
import { qualityLimit } from './steps/actions/quality.ts';

type Never = (wrong: boolean, rule: RuleId, reason: string) => void;

/** What can never be true of a position, whatever was played; development cards are counted in conservation.ts. */
export function faults(rs: Ruleset, s: State): Breach[] {
  const found: Breach[] = [];
  const never: Never = (wrong, rule, reason) => {
    if (wrong) found.push({ rule, reason });
  };
  tableFaults(rs, s, never);
  if (found.length > 0) return found; // the rest reads what must be there
  marketFaults(rs, s, never);
  agendaFaults(rs, s, never);
  displayFaults(rs, s, never);
  s.players.forEach((p, seat) => {
    const ofSeat: Never = (wrong, rule, reason) => never(wrong, rule, `seat ${seat}: ${reason}`);
    boardFaults(rs, p, ofSeat);
    factoryFaults(rs, p, ofSeat);
    pieceFaults(rs, p, ofSeat);
    cardFaults(rs, s, p, seat, ofSeat);
    if (p.out === 1) outFaults(p, ofSeat);
    else if (!s.agenda.some(({ step }) => FOUNDING.has(step))) {
      const open = p.factories.filter(Boolean).length;
      ofSeat(open < FOUNDED, 'CG-SET-11', `${open} factories, ${FOUNDED - open} missing`);
    }
  });
  return found;
}

/** Until these have run, somebody may still have to open his first factories; nobody ever closes one. */
const FOUNDING: ReadonlySet<string> = new Set(['first-factories', 'second-factories', 'open-factory']);
const FOUNDED = 2;

/** As many of everything as this set-up has. */
function tableFaults(rs: Ruleset, s: State, never: Never): void {
  const { solo } = rs.variant;
  const others = solo ? 2 : rs.players === 2 ? 1 : 0;
  never(s.players.length !== rs.players, '', `${s.players.length} players of ${rs.players}`);
  never(s.others.length !== others, solo ? 'CG-SOL-02' : 'CG-SET-19', `${s.others.length} other colours of ${others}`);
  const places = solo ? rs.sheet.solo.rows * rs.sheet.solo.columns : 0;
  never(s.display.length !== places, 'CG-SOL-04', `a display of ${s.display.length} cards instead of ${places}`);
  never(s.discs.length !== (solo ? 3 : 0), 'CG-SOL-05', `${s.discs.length} discs`);
  never(s.bag.length !== (solo ? 3 : 0), 'CG-SOL-07', `markers of ${s.bag.length} colours in the bag`);
  never(s.start >= rs.players || s.handSeat >= rs.players, '', 'a seat that is not there');
  for (const frame of s.agenda)
    never('seat' in frame && frame.seat >= rs.players, '', `${frame.step} of a seat that is not there`);
}

function marketFaults(rs: Ruleset, s: State, never: Never): void {
  const { demandFrom, demandTo, appealEnds } = rs.sheet.market;
  for (const demand of s.demand) never(demand < demandFrom || demand > demandTo, 'CG-CMP-01', `demand ${demand}`);
  never(s.wage < 0 || s.wage >= rs.wages.length, 'CG-CMP-01', `wage space ${s.wage}`);
  const turn = s.agenda.some(({ step }) => step === 'turns');
  never(turn && at(s.players, s.start).out === 1, 'CG-NXT-02', 'a bankrupt player starts');
  never(s.hand < 0, 'CG-PRD-03', `${s.hand} goods in hand`);
  for (const { appeal, shares, value } of s.others) {
    for (const space of appeal) never(space < -1 || space > appealEnds, 'CG-CMP-01', `another colour at ${space}`);
    never(shares < 0 || shares > rs.sheet.limits.shares, 'CG-CMP-11', `an opponent has ${shares} shares`);
    never(value < 0 || value > rs.sheet.limits.shareValue, 'CG-CMP-11', `an opponent has share value ${value}`);
  }
}

/** Steps that lead on; what stands at the bottom of the agenda is one of them, or the game is over. */
const LEADS_ON: ReadonlySet<string> = new Set(['round', 'prepare', 'scoring', 'award']);

function agendaFaults(rs: Ruleset, s: State, never: Never): void {
  const improving = s.agenda.some(({ step }) => step === 'improve');
  const isLeft = s.placed !== 0 || s.before.some((value) => value !== 0);
  never(!improving && isLeft, 'CG-QD-05', 'an improvement is not finished');
  const scored = s.players.length + (rs.variant.solo ? s.others.length : 0);
  never(isOver(s) && s.scores.length !== scored, 'CG-END-01', 'over without a final scoring');
  never(!isOver(s) && !LEADS_ON.has(s.agenda[0]?.step ?? ''), 'CG-RND-03', 'nothing follows what is on the agenda');
}

/** The display shows what the supply counts, and discs lie on cards. */
function displayFaults(rs: Ruleset, s: State, never: Never): void {
  never(
    s.supply.some((count) => count < 0),
    'CG-SET-21',
    'a card was taken that was not there',
  );
  if (s.display.length === 0) return;
  for (let card = 0; card < CARDS.length; card++) {
    const shown = s.display.filter((here) => here === card).length;
    never(shown !== s.supply[card], 'CG-SOL-04', `${cardAt(card)}: ${shown} in the display, ${s.supply[card]} counted`);
  }
  never(new Set(s.discs).size !== s.discs.length, 'CG-SOL-27', 'two discs on one card');
  never(
    s.discs.some((place) => at(s.display, place) < 0),
    'CG-SOL-26',
    'a disc on an empty place',
  );
  const { markers, neutralMarkers } = rs.sheet.solo;
  const most = [markers, markers, neutralMarkers];
  for (const [i, left] of s.bag.entries())
    never(left < 0 || left > at(most, i), 'CG-SOL-07', `${left} markers of one colour in the bag`);
}

function boardFaults(rs: Ruleset, p: Player, never: Never): void {
  const { limits } = rs.sheet;
  never(p.cash < 0, 'CG-EMG-02', `£${p.cash}`);
  never(p.shares < 0 || p.shares > limits.shares, 'CG-CMP-11', `${p.shares} shares`);
  never(p.value < 0 || p.value > limits.shareValue, 'CG-CMP-11', `share value ${p.value}`);
  never(p.loans < 0 || p.loans > limits.loans, 'CG-CMP-07', `${p.loans} loans`);
  never(p.tokens < 0 || p.tokens > limits.shippingTokens, 'CG-CMP-08', `${p.tokens} shipping tokens`);
  never(p.ships < 0 || p.ships > 2, 'CG-SET-17', `${p.ships} ships`);
  never(
    p.levels.some((level) => level < 0 || level > 2),
    'CG-DEV-03',
    `levels ${p.levels.join(' ')}`,
  );
}

function factoryFaults(rs: Ruleset, p: Player, never: Never): void {
  for (let good = 0; good < GOODS.length; good++) {
    const f = p.factories[good];
    never(at(p.appeal, good) >= 0 !== Boolean(f), 'CG-SET-16', `${goodAt(good)}: marker and factory`);
    if (!f) continue;
    never(f.second > 0 && f.first === 0, 'CG-EMP-03', `${goodAt(good)}: second worker card without the first`);
    never(
      (f.firstTurned === 1 && f.first === 0) || (f.secondTurned === 1 && f.second === 0),
      'CG-AUT-01',
      `${goodAt(good)}: machines without a card`,
    );
    never(qualityAt(p, good) > qualityLimit(rs, p), 'CG-QD-07', `${goodAt(good)}: quality ${qualityAt(p, good)}`);
    never(
      p.distribution.filter((where) => where === good).length > 1,
      'CG-QD-06',
      `${goodAt(good)}: two distribution cards`,
    );
  }
  if (p.token < 0) return;
  const good = p.token >> 1;
  const position = ((p.token & 1) + 1) as Position;
  const f = p.factories[good];
  never(
    !f || cardSide(f, position) === 0 || isTurned(f, position) || workerCard(rs, good, position).machines < 2,
    'CG-AUT-05',
    `${goodAt(good)}: the machine token is on no card of two machines`,
  );
}

function pieceFaults(rs: Ruleset, p: Player, never: Never): void {
  const placed = (where: number) => where < 0 || Boolean(p.factories[where]);
  p.quality.forEach((where, card) => {
    never(!placed(where), 'CG-QD-08', `${QUALITY[card]} at no factory`);
    const value = at(p.qualityValue, card);
    never(
      where >= 0 ? !at(rs.qualityFaces, card).includes(value) : value !== 0,
      'CG-QD-15',
      `${QUALITY[card]} shows ${value}`,
    );
  });
  p.distribution.forEach((where, card) => {
    never(!placed(where), 'CG-QD-06', `${DISTRIBUTION[card]} at no factory`);
    const value = at(p.distributionValue, card);
    never(
      where >= 0 ? value < 1 || value > rs.sheet.limits.distribution : value !== 0,
      'CG-QD-06',
      `${DISTRIBUTION[card]} shows ${value}`,
    );
  });
  p.warehouses.forEach((where, w) => {
    never(!placed(where), 'CG-WH-10', `warehouse ${WAREHOUSES[w]} at no factory`);
    const goods = at(p.stored, w);
    never(
      where >= 0 ? goods < 1 || goods > at(rs.holds, w) : goods !== 0,
      'CG-WH-03',
      `${goods} goods in warehouse ${WAREHOUSES[w]}`,
    );
  });
}

function cardFaults(rs: Ruleset, s: State, p: Player, seat: number, never: Never): void {
  const { engineer, patent, foreman } = cardIndex;
  never(new Set(p.cards).size !== p.cards.length, 'CG-DEV-12', 'two cards of one type');
  const most = at(at(rs.tracks, 2), at(p.levels, 2));
  never(p.cards.length > most, 'CG-DEV-06', `${p.cards.length} cards of ${most}`);
  for (let card = 0; card < CARDS.length; card++)
    if (p.spent & (1 << card)) never(!owns(p, card) || !hooksOf(card).rotates, 'CG-CRD-01', `${cardAt(card)} is spent`);
  never(owns(p, engineer) !== (p.quality[ENGINEER] !== NOT_OWNED), 'CG-C12-02', 'the Engineer and its card');
  never(owns(p, patent) !== (p.distribution[PATENT] !== NOT_OWNED), 'CG-C11-01', 'the Patent and its card');
  never(
    owns(p, cardIndex['large-warehouse']) !== (p.warehouses[LARGE] !== NOT_OWNED),
    'CG-C13-01',
    'the Large warehouse and its card',
  );
  const asked = s.agenda.some((frame) => frame.step === 'foreman' && frame.seat === seat);
  never(
    !asked && owns(p, foreman) !== p.foreman >= 0,
    'CG-C05-01',
    'the Foreman stands at no factory, or nobody owns him',
  );
  never(p.foreman >= 0 && !p.factories[p.foreman], 'CG-C05-01', 'the Foreman stands at a factory that is not open');
  never(owns(p, engineer) && p.engineer === 0, 'CG-C12-01', 'the Engineer without its token turned');
}

/** CG-EMG-04: everything has gone back. */
function outFaults(p: Player, never: Never): void {
  never(p.cards.length > 0 || p.factories.some(Boolean), 'CG-EMG-04', 'bankrupt, with cards or factories');
}
