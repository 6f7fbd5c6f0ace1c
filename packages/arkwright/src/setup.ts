import { below, change, fill, type Random, type RuleId, schedule, times } from '@cromford/kernel';
import { openFactory } from './founding.ts';
import { goodIndex } from './goods.ts';
import { lyingOn, matPlaces, placesOf } from './mat.ts';
import { FIRST_PRICES, NO_INFLUENCE } from './modules/east-india-company/company.ts';
import type { Emit } from './news.ts';
import { setPrice } from './prices.ts';
import { greyOf, type Ruleset } from './ruleset.ts';
import { NOBODY, NONE_CLOSED, type Player, playerAt, type Sale, type State, type Turn } from './state.ts';
import { TILES } from './tiles/names.ts';

/** FE-SET: the board, the supply and the players before the first foundation. */
export function begin(rs: Ruleset, random: Random, emit: Emit): State {
  const s: State = {
    ply: 0,
    barrier: 0,
    random,
    agenda: [],
    decade: 1760,
    cycle: -1,
    start: 0,
    market: rs.start.market,
    gap: 0,
    fired: rs.start.fired,
    gone: 0,
    // FE-SET-11, AE-SET-14, AE-SM-10
    importers: fill(4, rs.importerStart),
    players: times(rs.players, () => newPlayer(rs)),
    mat: fill(matPlaces(rs), 0),
    laidOut: [],
    ships: [0, 0, 0, 0, 0],
    tiles: fill(TILES.length, 0),
    economy: [],
    events: [],
    shownEconomy: 0,
    shownEvents: 0,
    candidates: [],
    reserve: '',
    shownReserve: 0,
    ...FIRST_PRICES,
    lasting: [],
    turn: newTurn(),
    sale: newSale(rs.players),
    winners: [],
  };
  rs.supply(s);
  // FE-SET-16; the seats of a predetermined set-up are in player order.
  s.start = rs.predetermined ? 0 : below(s.random, rs.players);
  emit?.({ kind: 'set-up', rule: 'FE-SET-03', start: s.start, decade: s.decade });
  if (rs.predetermined) {
    hand(rs, s, emit);
    schedule(s, { step: 'pay-factories' }, { step: 'next-decade' });
  } else schedule(s, ...rs.preparation(), { step: 'next-decade' });
  return s;
}

/** By number of players. */
const PREDETERMINED: Readonly<Record<number, RuleId>> = { 2: 'FE-SET-37', 3: 'FE-SET-36', 4: 'FE-SET-35' };

/** FE-SET-32 to FE-SET-38: everything but the payment is given. */
function hand(rs: Ruleset, s: State, emit: Emit): void {
  rs.predetermined?.forEach((start, seat) => {
    const p = playerAt(s, seat);
    for (const { good, price } of start.factories) {
      emit?.({ kind: 'founded', rule: PREDETERMINED[rs.players] ?? '', seat, good, type: 0 });
      openFactory(rs, s, seat, goodIndex[good], 1, 2, emit);
      setPrice(rs, s, seat, goodIndex[good], price, emit);
    }
    emit?.({ kind: 'shares', rule: 'FE-SET-38', seat, by: start.shares - p.shares, each: 10, why: 'start' });
    emit?.({ kind: 'cash', rule: 'FE-SET-38', seat, by: start.cash, why: 'start' });
    p.shares = start.shares;
    p.cash = start.cash;
    const marker = greyOf('first', start.marker);
    if (start.fromMat) {
      const here = lyingOn(s, placesOf(rs, marker), rs.topLevel);
      if (!here) throw new Error(`no ${marker} on the mat`);
      s.mat = change(s.mat, here.place, -1);
    }
    p.markers = [...p.markers, marker];
    emit?.({ kind: 'took', rule: 'FE-SET-38', seat, what: marker, ahead: false });
  });
}

/** FE-SET-13 to FE-SET-18. */
export function newPlayer(rs: Ruleset): Player {
  return {
    cash: 0,
    shares: rs.start.shares,
    loans: 0,
    space: rs.start.space,
    factories: [null, null, null, null],
    stored: [0, 0, 0, 0],
    markers: [],
    ships: [],
    chart: rs.chart.map((): '' => ''),
    tiles: [],
    foreman: -1,
    workshop: -1,
    inventorUses: 0,
    tinkererUses: 0,
    attacheUses: 0,
    shutdowns: 0,
    contracts: [0, 0, 0, 0],
    limit: rs.limitMarker.start,
    resting: [],
    ...NO_INFLUENCE,
    edges: 0,
    joker: 0,
    opened: 0,
  };
}

function newTurn(): Turn {
  return {
    marker: '',
    cost: 0,
    paid: 0,
    due: 0,
    left: 0,
    used: 0,
    affected: 0,
    built: 0,
    priced: 0,
    discounted: 0,
    closed: NONE_CLOSED,
    developer: 0,
    patent: 0,
    hired: NOBODY,
    firedRows: 0,
    movedTo: 0,
    trade: 0,
    once: 0,
    part: 0,
    limited: 0,
    ships: 0,
    arranging: -1,
    arranged: 0,
  };
}

function newSale(players: number): Sale {
  return {
    tokens: 0,
    level: 0,
    place: 0,
    group: -1,
    order: [],
    groups: [],
    produced: fill(players, 0),
    left: fill(players, 0),
    sold: fill(players + 1, 0),
    asked: fill(players, 0),
    shut: fill(players, 0),
    claims: fill(players, 0),
  };
}
