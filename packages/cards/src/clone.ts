import { cloneAgenda } from '@cromford/kernel';
import { at } from './list.ts';
import type { Factory, Other, Player, State } from './state.ts';

/** Copies by hand: search copies a position for every line it looks at. */
export function clone(s: State): State {
  const players = new Array<Player>(s.players.length);
  for (let seat = 0; seat < players.length; seat++) players[seat] = clonePlayer(at(s.players, seat));
  const others = new Array<Other>(s.others.length);
  for (let i = 0; i < others.length; i++) {
    const { appeal, shares, value } = at(s.others, i);
    others[i] = { appeal: appeal.slice(), shares, value };
  }
  return {
    ply: s.ply,
    barrier: s.barrier,
    random: s.random.slice(),
    agenda: cloneAgenda(s.agenda),
    decade: s.decade,
    good: s.good,
    start: s.start,
    demand: s.demand.slice(),
    wage: s.wage,
    supply: s.supply.slice(),
    players,
    others,
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

function clonePlayer(p: Player): Player {
  return {
    cash: p.cash,
    shares: p.shares,
    value: p.value,
    loans: p.loans,
    tokens: p.tokens,
    ships: p.ships,
    levels: p.levels.slice(),
    factories: [
      cloneFactory(at(p.factories, 0)),
      cloneFactory(at(p.factories, 1)),
      cloneFactory(at(p.factories, 2)),
      cloneFactory(at(p.factories, 3)),
    ],
    appeal: p.appeal.slice(),
    token: p.token,
    quality: p.quality.slice(),
    qualityValue: p.qualityValue.slice(),
    qualityShows: p.qualityShows.slice(),
    distribution: p.distribution.slice(),
    distributionValue: p.distributionValue.slice(),
    warehouses: p.warehouses.slice(),
    stored: p.stored.slice(),
    cards: p.cards.slice(),
    spent: p.spent,
    foreman: p.foreman,
    engineer: p.engineer,
    out: p.out,
    voyages: p.voyages,
    automated: p.automated,
    brokered: p.brokered,
    helped: p.helped,
    opened: p.opened,
  };
}

function cloneFactory(f: Factory | null): Factory | null {
  return (
    f && {
      side: f.side,
      spot: f.spot,
      office: f.office,
      first: f.first,
      second: f.second,
      firstTurned: f.firstTurned,
      secondTurned: f.secondTurned,
    }
  );
}
