import { cloneAgenda } from '@cromford/kernel';
import { at } from './list.ts';
import type { Factory, Player, Sale, State, Turn } from './state.ts';

/**
 * Copies by hand: search copies a position for every line it looks at. Lists are values (see put in list.ts), so copies share them; only
 * the generator and the lists of a running sale, which change with every crate, are written in place.
 */
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
    importers: s.importers,
    players,
    mat: s.mat,
    laidOut: s.laidOut,
    ships: s.ships,
    tiles: s.tiles,
    economy: s.economy,
    events: s.events,
    shownEconomy: s.shownEconomy,
    shownEvents: s.shownEvents,
    candidates: s.candidates,
    reserve: s.reserve,
    shownReserve: s.shownReserve,
    commodities: s.commodities,
    lasting: s.lasting,
    turn: cloneTurn(s.turn),
    sale: cloneSale(s.sale),
    winners: s.winners,
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
    stored: p.stored,
    markers: p.markers,
    ships: p.ships,
    chart: p.chart,
    tiles: p.tiles,
    foreman: p.foreman,
    workshop: p.workshop,
    inventorUses: p.inventorUses,
    tinkererUses: p.tinkererUses,
    attacheUses: p.attacheUses,
    shutdowns: p.shutdowns,
    contracts: p.contracts,
    limit: p.limit,
    resting: p.resting,
    influence: p.influence,
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
    workers: f.workers,
    machines: f.machines,
    additional: f.additional,
    obsolete: f.obsolete,
    marked: f.marked,
    type: f.type,
  };
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
    closed: t.closed,
    developer: t.developer,
    patent: t.patent,
    hired: t.hired,
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
