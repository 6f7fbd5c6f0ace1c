import type { Steps } from '@cromford/kernel';
import { ludditeChoice, promote } from '../events/luddite-riot.ts';
import { opiumWarChoice } from '../events/opium-war.ts';
import { recessionChoice } from '../events/recession.ts';
import type { Frame } from '../frames.ts';
import { companySteps } from '../modules/east-india-company/steps.ts';
import type { Move } from '../moves.ts';
import type { News } from '../news.ts';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { distribution, freeSteps } from './actions/distribution.ts';
import { exchange } from './actions/exchange.ts';
import { factory } from './actions/factory.ts';
import { charge, inventor } from './actions/inventor.ts';
import { machinery } from './actions/machinery.ts';
import { overflow } from './actions/overflow.ts';
import { moreShifts, productionAction } from './actions/production.ts';
import { quality } from './actions/quality.ts';
import { school } from './actions/school.ts';
import { ship } from './actions/ship.ts';
import { workers } from './actions/workers.ts';
import { assign, exchangeShip, returnTile } from './additional/after-taking.ts';
import { prices } from './additional/prices.ts';
import { special } from './additional/special.ts';
import { firstPrice } from './first-price.ts';
import { gift, payFactories, startSale, startSales } from './preparation/capital.ts';
import { found } from './preparation/found.ts';
import { pick, picks } from './preparation/pick.ts';
import { calling, sellStored } from './production/calling.ts';
import { claim, claims } from './production/claims.ts';
import { additions, addStored, earlyShifts, extraShift, lateShifts, settlement } from './production/offer.ts';
import { patron, patrons } from './production/patron.ts';
import { produce, production } from './production/produce.ts';
import { decay, income, rise, wages } from './production/results.ts';
import { schools, shutRow } from './production/school.ts';
import { contracts, shipment, shipments } from './production/shipment.ts';
import { storage, storages } from './production/storage.ts';
import { cycle, decade } from './round/cycle.ts';
import { brokers, dismiss, dismissals, finalExchanges } from './round/dismiss.ts';
import { endRound, event, eventTurns, harborWages, nextDecade, reserve, returnMarkers } from './round/end-round.ts';
import { obsolescence } from './round/obsolescence.ts';
import { scoring } from './round/scoring.ts';
import { charisma, endCycle, nameStart, nextCycle, startPlayer } from './round/start-player.ts';
import { act, additional, settle, turns } from './turn/act.ts';
import { amount } from './turn/amount.ts';
import { further, order } from './turn/further.ts';
import { turn } from './turn/turn.ts';

/** Every step of the board game, for one ruleset. */
export function stepsFor(rs: Ruleset): Steps<State, Frame, Move, News> {
  return {
    found: found(rs),
    'found-price': firstPrice(rs, 'FE-PREP-03'),
    gift: gift(rs),
    'start-sales': startSales(rs),
    'start-sale': startSale(rs),
    picks,
    pick,
    'pay-factories': payFactories(rs),
    decade: decade(rs),
    cycle: cycle(rs),
    turns,
    turn: turn(rs),
    amount: amount(rs),
    act: act(rs),
    order: order(rs),
    further: further(rs),
    additional: additional(rs),
    factory: factory(rs),
    'build-price': firstPrice(rs, 'FE-FAC-07'),
    charge: charge(rs),
    inventor: inventor(rs),
    workers: workers(rs),
    overflow: overflow(rs),
    machinery: machinery(rs),
    school: school(rs),
    quality: quality(rs),
    distribution: distribution(rs),
    'free-steps': freeSteps(rs),
    exchange: exchange(rs),
    ship: ship(rs),
    'production-action': productionAction(rs),
    'more-shifts': moreShifts(rs),
    settle: settle(rs),
    prices: prices(rs),
    special: special(rs),
    assign: assign(rs),
    'return-tile': returnTile(rs),
    'return-ship': exchangeShip(rs),
    production: production(rs),
    schools: schools(rs),
    'shut-row': shutRow(rs),
    produce: produce(rs),
    'early-shifts': earlyShifts(rs),
    'late-shifts': lateShifts(rs),
    'extra-shift': extraShift(rs),
    additions: additions(rs),
    'add-stored': addStored(rs),
    settlement: settlement(rs),
    calling: calling(rs),
    'sell-stored': sellStored(rs),
    patrons: patrons(rs),
    patron: patron(rs),
    income,
    claims: claims(rs),
    claim: claim(rs),
    rise: rise(rs),
    wages: wages(rs),
    decay: decay(rs),
    shipments: shipments(rs),
    shipment: shipment(rs),
    contracts: contracts(rs),
    storages,
    storage: storage(rs),
    ...companySteps(rs),
    'end-cycle': endCycle(rs),
    'next-cycle': nextCycle,
    charisma: charisma(rs),
    'end-round': endRound(rs),
    'return-markers': returnMarkers,
    'harbor-wages': harborWages(rs),
    dismissals: dismissals(rs),
    dismiss: dismiss(rs),
    brokers: brokers(rs),
    event: event(rs),
    reserve: reserve(rs),
    'event-turns': eventTurns(rs),
    'opium-war': opiumWarChoice(rs),
    'luddite-riot': ludditeChoice(rs),
    promote: promote(rs),
    recession: recessionChoice(rs),
    'final-exchanges': finalExchanges,
    'start-player': startPlayer(rs),
    'name-start': nameStart,
    obsolescence: obsolescence(rs),
    'next-decade': nextDecade(rs),
    scoring: scoring(rs),
  };
}
