import { cloneAgenda } from '@cromford/kernel';
import { at } from './list.ts';
import type { Factory, Player, Sale, State, Turn } from './state.ts';

/** Copies by hand: search copies a position for every line it looks at. */
export function clone(s: State): State {
  const players = new Array<Player>(s.players.length);
  for (let seat = 0; seat < players.length; seat++) players[seat] = clonePlayer(at(s.players, seat));
  return {
    ply: s.ply,
    barrier: s.barrier,
    random: s.random.slice(),
    agenda: cloneAgenda(s.agenda),
    decade: s.decade,
    cycle: s.cycle,
    start: s.start,
    market: s.market,
    gap: s.gap,
    fired: s.fired,
    gone: s.gone,
    importers: s.importers.slice(),
    players,
    mat: s.mat.slice(),
    laidOut: s.laidOut.slice(),
    ships: s.ships.slice(),
    tiles: s.tiles.slice(),
    economy: s.economy.slice(),
    events: s.events.slice(),
    shownEconomy: s.shownEconomy,
    shownEvents: s.shownEvents,
    candidates: s.candidates.slice(),
    reserve: s.reserve,
    shownReserve: s.shownReserve,
    commodities: four(s.commodities),
    lasting: s.lasting.slice(),
    turn: cloneTurn(s.turn),
    sale: cloneSale(s.sale),
    winners: s.winners.slice(),
  };
}

function clonePlayer(p: Player): Player {
  return {
    cash: p.cash,
    shares: p.shares,
    loans: p.loans,
    space: p.space,
    factories: [
      cloneFactory(at(p.factories, 0)),
      cloneFactory(at(p.factories, 1)),
      cloneFactory(at(p.factories, 2)),
      cloneFactory(at(p.factories, 3)),
    ],
    stored: four(p.stored),
    markers: p.markers.slice(),
    ships: p.ships.slice(),
    chart: p.chart.slice(),
    tiles: p.tiles.slice(),
    foreman: p.foreman,
    workshop: p.workshop,
    inventorUses: p.inventorUses,
    tinkererUses: p.tinkererUses,
    attacheUses: p.attacheUses,
    shutdowns: p.shutdowns,
    contracts: four(p.contracts),
    limit: p.limit,
    resting: p.resting.slice(),
    influence: four(p.influence),
    edges: p.edges,
    joker: p.joker,
    opened: p.opened,
  };
}

function cloneFactory(f: Factory | null): Factory | null {
  if (f === null) return null;
  return {
    level: f.level,
    price: f.price,
    quality: f.quality,
    distribution: f.distribution,
    workers: four(f.workers),
    machines: four(f.machines),
    additional: f.additional,
    obsolete: f.obsolete,
    marked: f.marked,
    type: f.type,
  };
}

function four(list: readonly number[]): number[] {
  return [at(list, 0), at(list, 1), at(list, 2), at(list, 3)];
}

function cloneTurn(t: Turn): Turn {
  return {
    marker: t.marker,
    cost: t.cost,
    paid: t.paid,
    due: t.due,
    left: t.left,
    used: t.used,
    affected: t.affected,
    built: t.built,
    priced: t.priced,
    discounted: t.discounted,
    closed: four(t.closed),
    developer: t.developer,
    patent: t.patent,
    hired: t.hired.slice(),
    firedRows: t.firedRows,
    movedTo: t.movedTo,
    trade: t.trade,
    once: t.once,
    part: t.part,
    limited: t.limited,
    ships: t.ships,
    arranging: t.arranging,
    arranged: t.arranged,
  };
}

function cloneSale(sale: Sale): Sale {
  return {
    tokens: sale.tokens,
    level: sale.level,
    place: sale.place,
    group: sale.group,
    order: sale.order.slice(),
    groups: sale.groups.slice(),
    produced: sale.produced.slice(),
    left: sale.left.slice(),
    sold: sale.sold.slice(),
    asked: sale.asked.slice(),
    shut: sale.shut.slice(),
    claims: sale.claims.slice(),
  };
}
