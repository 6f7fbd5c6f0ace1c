import {
  at,
  fill,
  type Emit as KernelEmit,
  put,
  type Random,
  type Seat,
  schedule,
  shuffle,
  times,
} from '@cromford/kernel';
import { CARDS, type CardIndex, cardAt } from '../cards/names.ts';
import type { Frame } from '../frames.ts';
import { GOODS, goodAt } from '../goods.ts';
import type { News } from '../news.ts';
import { ENGINEER, LARGE, NOT_OWNED, PATENT, RESERVE } from '../pieces.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Factory, Other, Player, State } from '../state.ts';

import { raise } from '../steps/turn/develop.ts';
import { takeCard } from '../supply.ts';
import { laidOut } from './supply.ts';

/** CG-SET-01 to CG-SET-24, CG-SOL-01 to CG-SOL-08. The starting player has seat 0. */
export function begin(rs: Ruleset, random: Random, emit: KernelEmit<News>): State {
  const { variant } = rs;
  const cards = laidOut(rs, random);
  const display = variant.solo ? shuffle(random, cards).slice(0, rs.sheet.solo.rows * rs.sheet.solo.columns) : [];
  const s: State = {
    ply: 0,
    barrier: 0,
    random,
    agenda: [],
    decade: 1,
    good: 0,
    start: 0,
    demand: [...rs.demand],
    wage: 0,
    supply: counted(variant.solo ? display : cards),
    players: times(rs.players, () => newPlayer(rs)),
    others: newOthers(rs),
    sold: fill(rs.players, -1),
    hand: 0,
    handSeat: 0,
    handGood: 0,
    before: fill(4, 0),
    placed: 0,
    display,
    // CG-SOL-05: on the leftmost cards of the three rows, in any order.
    discs: variant.solo ? shuffle(random, [0, 1, 2]).map((row) => row * rs.sheet.solo.columns) : [],
    bag: variant.solo ? [rs.sheet.solo.markers, rs.sheet.solo.markers, rs.sheet.solo.neutralMarkers] : [],
    later: 0,
    scores: [],
    winners: [],
    awards: [],
  };
  emit?.({
    kind: 'set-up',
    rule: 'CG-SET-21',
    players: rs.players,
    supply: variant.solo ? [] : cards.map(cardAt),
    display: display.map(cardAt),
  });
  schedule(s, ...preparations(rs, s, random, emit), { step: 'round' });
  return s;
}

/** What is decided before the first round; what is given is given at once. */
function preparations(rs: Ruleset, s: State, random: Random, emit: KernelEmit<News>): Frame[] {
  const { variant } = rs;
  const frames: Frame[] = [];
  if (variant.randomFactories) {
    // CG-SOL-15
    const goods = shuffle(random, [0, 1, 2, 3]);
    for (const good of goods.slice(0, 2)) foundFactory(s, 0, good, emit);
    frames.push({ step: 'opponents' });
  } else if (variant.solo)
    frames.push({ step: 'first-factories', k: 0 }, { step: 'opponents' }, { step: 'second-factories', k: 0 });
  else if (variant.draft) frames.push({ step: 'first-factories', k: 0 }, { step: 'second-factories', k: 0 });
  else
    rs.starts.forEach(({ factories }, seat) => {
      for (const good of factories) foundFactory(s, seat, good, emit);
    });
  if (variant.choosesDevelopment) frames.push({ step: 'gifts', k: 0 });
  else if (!variant.solo) frames.push(...givenDevelopments(rs, s, emit));
  if (variant.openingShares) frames.push({ step: 'openings', k: 0 });
  return frames;
}

/** CG-SET-12, CG-SET-24: from the table of starts; whose card is not in the supply chooses a development instead. */
function givenDevelopments(rs: Ruleset, s: State, emit: KernelEmit<News>): Frame[] {
  const frames: Frame[] = [];
  rs.starts.forEach(({ track, card, at: good }, seat) => {
    if (track >= 0) raise(s, seat, track, 'set-up', emit);
    else if (at(s.supply, card) === 0) frames.push({ step: 'gift', seat });
    else {
      takeCard(rs, s, seat, card, -1, 'set-up', 'CG-SET-12', emit);
      // The table says where the Foreman stands, so nobody is asked.
      if (good >= 0) {
        s.agenda.pop();
        at(s.players, seat).foreman = good;
        emit?.({ kind: 'attached', rule: 'CG-C05-01', seat, good: goodAt(good) });
      }
    }
  });
  return frames;
}

/** CG-SET-11, CG-SET-13 to CG-SET-16: a factory that is open from the start has its first worker card. */
export function foundFactory(s: State, seat: Seat, good: number, emit: KernelEmit<News>): void {
  const p = at(s.players, seat);
  p.factories[good] = newFactory();
  p.appeal = put(p.appeal, good, 0);
  emit?.({ kind: 'opened', rule: 'CG-SET-11', seat, good: goodAt(good) });
}

export function newFactory(): Factory {
  return { side: 1, spot: 3, office: 0, first: 1, second: 0, firstTurned: 0, secondTurned: 0 };
}

function counted(cards: readonly CardIndex[]): number[] {
  return CARDS.map((_, index) => cards.filter((card) => card === index).length);
}

function newPlayer(rs: Ruleset): Player {
  const { start } = rs.sheet;
  const quality = put(fill(4, RESERVE), ENGINEER, NOT_OWNED);
  const distribution = put(fill(3, RESERVE), PATENT, NOT_OWNED);
  const warehouses = put(fill(3, RESERVE), LARGE, NOT_OWNED);
  return {
    cash: start.money,
    shares: start.shares,
    value: start.shareValue,
    loans: 0,
    tokens: 0,
    ships: rs.variant.noShips ? 0 : start.ships,
    levels: fill(6, 0),
    factories: [null, null, null, null],
    appeal: fill(4, -1),
    token: -1,
    quality,
    qualityValue: fill(4, 0),
    qualityShows: fill(4, 0),
    distribution,
    distributionValue: fill(3, 0),
    warehouses,
    stored: fill(3, 0),
    cards: [],
    spent: 0,
    foreman: -1,
    engineer: 0,
    out: 0,
    voyages: 0,
    automated: 0,
    brokered: 0,
    helped: 0,
    opened: start.money,
  };
}

/** CG-SET-19, CG-SOL-02 */
function newOthers(rs: Ruleset): Other[] {
  if (rs.variant.solo) {
    const { shares, shareValue } = rs.sheet.solo;
    return times(2, () => ({ appeal: fill(GOODS.length, -1), shares, value: shareValue }));
  }
  return rs.players === 2 ? [{ appeal: [...rs.sheet.neutral.appeal], shares: 0, value: 0 }] : [];
}
