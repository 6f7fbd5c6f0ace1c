// Written by `npm run copies` from the description in shape.ts: change it there.
import type { State } from './state.ts';

export function clone(s: State): State {
  return {
    ply: s.ply,
    barrier: s.barrier,
    random: s.random.slice(),
    agenda: s.agenda.slice(),
    decade: s.decade,
    good: s.good,
    start: s.start,
    demand: s.demand,
    wage: s.wage,
    supply: s.supply,
    players: copyPlayers(s.players),
    others: copyOthers(s.others),
    sold: s.sold,
    hand: s.hand,
    handSeat: s.handSeat,
    handGood: s.handGood,
    before: s.before,
    placed: s.placed,
    display: s.display,
    discs: s.discs,
    bag: s.bag,
    later: s.later,
    scores: s.scores,
    winners: s.winners,
    awards: s.awards,
  };
}

function copyFactory(it: State['players'][number]['factories'][number]): State['players'][number]['factories'][number] {
  return it === null
    ? null
    : {
        side: it.side,
        spot: it.spot,
        office: it.office,
        first: it.first,
        second: it.second,
        firstTurned: it.firstTurned,
        secondTurned: it.secondTurned,
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
      value: it.value,
      loans: it.loans,
      tokens: it.tokens,
      ships: it.ships,
      levels: it.levels,
      factories: copyFactories(it.factories),
      appeal: it.appeal,
      token: it.token,
      quality: it.quality,
      qualityValue: it.qualityValue,
      qualityShows: it.qualityShows,
      distribution: it.distribution,
      distributionValue: it.distributionValue,
      warehouses: it.warehouses,
      stored: it.stored,
      cards: it.cards,
      spent: it.spent,
      foreman: it.foreman,
      engineer: it.engineer,
      out: it.out,
      voyages: it.voyages,
      automated: it.automated,
      brokered: it.brokered,
      helped: it.helped,
      opened: it.opened,
    };
  }
  return copy;
}

function copyOthers(list: State['others']): State['others'] {
  const copy = new Array<State['others'][number]>(list.length);
  for (let i = 0; i < copy.length; i++) {
    const it = list[i] as State['others'][number];
    copy[i] = { appeal: it.appeal, shares: it.shares, value: it.value };
  }
  return copy;
}
