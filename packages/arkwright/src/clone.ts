// Written by `npm run copies` from the description in shape.ts: change it there.
import type { State } from './state.ts';

export function clone(s: State): State {
  return {
    ply: s.ply,
    barrier: s.barrier,
    random: s.random.slice(),
    agenda: s.agenda.slice(),
    decade: s.decade,
    cycle: s.cycle,
    start: s.start,
    market: s.market,
    gap: s.gap,
    fired: s.fired,
    gone: s.gone,
    importers: s.importers,
    players: copyPlayers(s.players),
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
    turn: {
      marker: s.turn.marker,
      cost: s.turn.cost,
      paid: s.turn.paid,
      due: s.turn.due,
      left: s.turn.left,
      used: s.turn.used,
      affected: s.turn.affected,
      built: s.turn.built,
      priced: s.turn.priced,
      discounted: s.turn.discounted,
      closed: s.turn.closed,
      developer: s.turn.developer,
      patent: s.turn.patent,
      hired: s.turn.hired,
      firedRows: s.turn.firedRows,
      movedTo: s.turn.movedTo,
      trade: s.turn.trade,
      once: s.turn.once,
      part: s.turn.part,
      limited: s.turn.limited,
      ships: s.turn.ships,
      arranging: s.turn.arranging,
      arranged: s.turn.arranged,
    },
    sale: {
      tokens: s.sale.tokens,
      level: s.sale.level,
      place: s.sale.place,
      group: s.sale.group,
      order: s.sale.order.slice(),
      groups: s.sale.groups.slice(),
      produced: s.sale.produced.slice(),
      left: s.sale.left.slice(),
      sold: s.sale.sold.slice(),
      asked: s.sale.asked.slice(),
      shut: s.sale.shut.slice(),
      claims: s.sale.claims.slice(),
    },
    winners: s.winners,
  };
}

function copyFactory(it: State['players'][number]['factories'][number]): State['players'][number]['factories'][number] {
  return it === null
    ? null
    : {
        level: it.level,
        price: it.price,
        quality: it.quality,
        distribution: it.distribution,
        workers: it.workers,
        machines: it.machines,
        additional: it.additional,
        obsolete: it.obsolete,
        marked: it.marked,
        type: it.type,
      };
}

function copyFactories(list: State['players'][number]['factories']): State['players'][number]['factories'] {
  return [
    copyFactory(list[0] as State['players'][number]['factories'][number]),
    copyFactory(list[1] as State['players'][number]['factories'][number]),
    copyFactory(list[2] as State['players'][number]['factories'][number]),
    copyFactory(list[3] as State['players'][number]['factories'][number]),
  ];
}

function copyPlayers(list: State['players']): State['players'] {
  const copy = new Array<State['players'][number]>(list.length);
  for (let i = 0; i < copy.length; i++) {
    const it = list[i] as State['players'][number];
    copy[i] = {
      cash: it.cash,
      shares: it.shares,
      loans: it.loans,
      space: it.space,
      factories: copyFactories(it.factories),
      stored: it.stored,
      markers: it.markers,
      ships: it.ships,
      chart: it.chart,
      tiles: it.tiles,
      foreman: it.foreman,
      workshop: it.workshop,
      inventorUses: it.inventorUses,
      tinkererUses: it.tinkererUses,
      attacheUses: it.attacheUses,
      shutdowns: it.shutdowns,
      contracts: it.contracts,
      limit: it.limit,
      resting: it.resting,
      influence: it.influence,
      edges: it.edges,
      joker: it.joker,
      opened: it.opened,
    };
  }
  return copy;
}
