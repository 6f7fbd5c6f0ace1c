import { CARDS, cardIndex } from './cards/names.ts';
import { hooksOf, owns } from './cards/owned.ts';
import { isTurned, qualityAt, workerCard } from './factory.ts';
import { GOODS } from './goods.ts';
import { at } from './list.ts';
import { ENGINEER, LARGE, NOT_OWNED, PATENT } from './pieces.ts';
import type { Ruleset } from './ruleset.ts';
import type { Player, Position, State } from './state.ts';
import { qualityLimit } from './steps/actions/quality.ts';

type Never = (wrong: boolean, what: string) => void;

/** What can never be true of a position, whatever was played. */
export function faults(rs: Ruleset, s: State): string[] {
  const found: string[] = [];
  const never: Never = (wrong, what) => {
    if (wrong) found.push(what);
  };
  tableFaults(rs, s, never);
  if (found.length > 0) return found; // the rest reads what must be there
  marketFaults(rs, s, never);
  supplyFaults(rs, s, never);
  s.players.forEach((p, seat) => {
    const ofSeat: Never = (wrong, what) => never(wrong, `seat ${seat}: ${what}`);
    boardFaults(rs, p, ofSeat);
    factoryFaults(rs, p, ofSeat);
    pieceFaults(rs, p, ofSeat);
    cardFaults(rs, s, p, seat, ofSeat);
  });
  return found;
}

/** As many of everything as this set-up has. */
function tableFaults(rs: Ruleset, s: State, never: Never): void {
  const { solo } = rs.variant;
  const others = solo ? 2 : rs.players === 2 ? 1 : 0;
  never(s.players.length !== rs.players, `${s.players.length} players`);
  never(s.others.length !== others, `${s.others.length} other colours`);
  never(s.display.length !== (solo ? rs.sheet.solo.rows * rs.sheet.solo.columns : 0), 'the display');
  never(s.discs.length !== (solo ? 3 : 0) || s.bag.length !== (solo ? 3 : 0), 'discs and bag');
  never(s.start >= rs.players || s.handSeat >= rs.players, 'a seat that is not there');
  for (const frame of s.agenda)
    never('seat' in frame && frame.seat >= rs.players, `${frame.step} of a seat that is not there`);
}

function marketFaults(rs: Ruleset, s: State, never: Never): void {
  const { demandFrom, demandTo, appealEnds } = rs.sheet.market;
  for (const demand of s.demand) never(demand < demandFrom || demand > demandTo, `demand ${demand}`);
  never(s.wage < 0 || s.wage >= rs.wages.length, `wage space ${s.wage}`);
  never(s.decade < 1 || s.decade > 3 || s.good < 0 || s.good > 3, `round ${s.decade} ${s.good}`);
  never(s.start < 0 || s.start >= s.players.length, `starting player ${s.start}`);
  const turn = s.agenda.some(({ step }) => step === 'turns');
  never(turn && at(s.players, s.start).out === 1, 'a bankrupt player starts');
  never(s.hand < 0, `${s.hand} goods in hand`);
  const improving = s.agenda.some(({ step }) => step === 'improve');
  never(!improving && (s.placed !== 0 || s.before.some((value) => value !== 0)), 'an improvement is not finished');
  for (const { appeal, shares, value } of s.others) {
    for (const space of appeal) never(space < -1 || space > appealEnds, `another colour at appeal ${space}`);
    never(shares < 0 || shares > rs.sheet.limits.shares, `an opponent has ${shares} shares`);
    never(value < 0 || value > rs.sheet.limits.shareValue, `an opponent has share value ${value}`);
  }
}

/** Cards are neither lost nor made: in the supply, in the display, with players. */
function supplyFaults(rs: Ruleset, s: State, never: Never): void {
  const { solo, supply, cards } = rs.sheet;
  const owned = s.players.reduce((sum, p) => sum + p.cards.length, 0);
  const open = s.supply.reduce((sum, count) => sum + count, 0);
  const basic = cards.filter(({ players }) => players > 0 && players <= rs.board).length;
  const all = rs.variant.solo
    ? solo.rows * solo.columns
    : rs.variant.supply
      ? expertCount(rs) + supply.perPlayer * rs.board
      : basic;
  never(owned + open !== all, `${owned} cards owned and ${open} open of ${all}`);
  never(
    s.supply.some((count) => count < 0),
    'a card was taken that was not there',
  );
  if (s.display.length === 0) return;
  for (let card = 0; card < CARDS.length; card++)
    never(s.display.filter((shown) => shown === card).length !== s.supply[card], `card ${card} in display and supply`);
  never(new Set(s.discs).size !== s.discs.length, 'two discs on one card');
  never(
    s.discs.some((place) => at(s.display, place) < 0),
    'a disc on an empty place',
  );
  const most = [solo.markers, solo.markers, solo.neutralMarkers];
  for (const [i, markers] of s.bag.entries())
    never(markers < 0 || markers > at(most, i), `${markers} markers in the bag`);
}

function expertCount(rs: Ruleset): number {
  const fronts = (card: string) => rs.sheet.cards.filter(({ front }) => front === card).length;
  const cap = rs.board - 1;
  return Math.min(1, fronts('entrepreneur')) + Math.min(cap, fronts('engineer')) + Math.min(cap, fronts('patent'));
}

function boardFaults(rs: Ruleset, p: Player, never: Never): void {
  const { limits } = rs.sheet;
  never(p.cash < 0, `£${p.cash}`);
  never(p.shares < 0 || p.shares > limits.shares, `${p.shares} shares`);
  never(p.value < 0 || p.value > limits.shareValue, `share value ${p.value}`);
  never(p.loans < 0 || p.loans > limits.loans, `${p.loans} loans`);
  never(p.tokens < 0 || p.tokens > limits.shippingTokens, `${p.tokens} shipping tokens`);
  never(p.ships < 0 || p.ships > 2, `${p.ships} ships`);
  never(
    p.levels.some((level) => level < 0 || level > 2),
    `levels ${p.levels.join(' ')}`,
  );
}

function factoryFaults(rs: Ruleset, p: Player, never: Never): void {
  for (let good = 0; good < GOODS.length; good++) {
    const f = p.factories[good];
    never(at(p.appeal, good) >= 0 !== Boolean(f), `marker and factory of good ${good}`);
    if (!f) continue;
    never(f.second > 0 && f.first === 0, `second worker card without the first at ${good}`);
    never(f.side < 1 || f.side > 2 || f.spot < 0 || f.spot > 3, `factory ${good}: side ${f.side}, spot ${f.spot}`);
    never(
      (f.firstTurned === 1 && f.first === 0) || (f.secondTurned === 1 && f.second === 0),
      `machines without a card`,
    );
    never(qualityAt(p, good) > qualityLimit(rs, p), `quality ${qualityAt(p, good)} at ${good}`);
    never(p.distribution.filter((where) => where === good).length > 1, `two distribution cards at ${good}`);
  }
  if (p.token < 0) return;
  const good = p.token >> 1;
  const position = ((p.token & 1) + 1) as Position;
  const f = p.factories[good];
  never(!f || isTurned(f, position) || workerCard(rs, good, position).machines < 2, `token at ${p.token}`);
}

function pieceFaults(rs: Ruleset, p: Player, never: Never): void {
  const placed = (where: number) => where < 0 || Boolean(p.factories[where]);
  p.quality.forEach((where, card) => {
    never(!placed(where), `quality card ${card} at no factory`);
    const value = at(p.qualityValue, card);
    never(where >= 0 ? !at(rs.qualityFaces, card).includes(value) : value !== 0, `quality card ${card} shows ${value}`);
  });
  p.distribution.forEach((where, card) => {
    never(!placed(where), `distribution card ${card} at no factory`);
    const value = at(p.distributionValue, card);
    never(where >= 0 ? value < 1 || value > rs.sheet.limits.distribution : value !== 0, `distribution shows ${value}`);
  });
  p.warehouses.forEach((where, w) => {
    never(!placed(where), `warehouse ${w} at no factory`);
    const goods = at(p.stored, w);
    never(where >= 0 ? goods < 1 || goods > at(rs.holds, w) : goods !== 0, `${goods} goods in warehouse ${w}`);
  });
}

function cardFaults(rs: Ruleset, s: State, p: Player, seat: number, never: Never): void {
  const { engineer, patent, foreman } = cardIndex;
  never(new Set(p.cards).size !== p.cards.length, 'two cards of one type');
  never(p.cards.length > at(at(rs.tracks, 2), at(p.levels, 2)), `${p.cards.length} cards`);
  for (let card = 0; card < CARDS.length; card++)
    if (p.spent & (1 << card)) never(!owns(p, card) || !hooksOf(card).rotates, `card ${card} is spent`);
  never(owns(p, engineer) !== (p.quality[ENGINEER] !== NOT_OWNED), 'the Engineer');
  never(owns(p, patent) !== (p.distribution[PATENT] !== NOT_OWNED), 'the Patent');
  never(owns(p, cardIndex['large-warehouse']) !== (p.warehouses[LARGE] !== NOT_OWNED), 'the Large warehouse');
  const asked = s.agenda.some((frame) => frame.step === 'foreman' && frame.seat === seat);
  never(!asked && owns(p, foreman) !== p.foreman >= 0, 'the Foreman');
}
