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
    demand: s.demand.slice(),
    wage: s.wage,
    supply: s.supply.slice(),
    players: copyPlayers(s.players),
    others: copyOthers(s.others),
    sold: s.sold.slice(),
    hand: s.hand,
    handSeat: s.handSeat,
    handGood: s.handGood,
    before: s.before.slice(),
    placed: s.placed,
    display: s.display.slice(),
    discs: s.discs.slice(),
    bag: s.bag.slice(),
    later: s.later,
    scores: s.scores.slice(),
    winners: s.winners.slice(),
    awards: s.awards.slice(),
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
      levels: it.levels.slice(),
      factories: copyFactories(it.factories),
      appeal: it.appeal.slice(),
      token: it.token,
      quality: it.quality.slice(),
      qualityValue: it.qualityValue.slice(),
      qualityShows: it.qualityShows.slice(),
      distribution: it.distribution.slice(),
      distributionValue: it.distributionValue.slice(),
      warehouses: it.warehouses.slice(),
      stored: it.stored.slice(),
      cards: it.cards.slice(),
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
    copy[i] = { appeal: it.appeal.slice(), shares: it.shares, value: it.value };
  }
  return copy;
}
