import { at, type Offer, type Seat, schedule } from '@cromford/kernel';
import { GOODS } from '../../goods.ts';
import { ACTION, DEVELOP, DISMISS, PASS, SKIP } from '../../move-table.ts';
import { ACTIONS, type Action, type Move } from '../../moves.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { room, whyNoRoom } from '../../shipping.ts';
import { playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { stockOf } from '../../warehouse.ts';
import { allowance, canAutomate } from '../actions/automate.ts';
import { canBuild } from '../actions/build.ts';
import { canShipEarly } from '../actions/early-shipping.ts';
import { canEmploy } from '../actions/employ.ts';
import { canExchange } from '../actions/exchange.ts';
import { canProduce } from '../actions/extra-production.ts';
import { beginImproving, canImprove } from '../actions/improve.ts';
import { aboutAction } from './action-notes.ts';
import { takes } from './develop.ts';
import { needsAction } from './needs-action.ts';
import { offerRefresh, refresh } from './refresh.ts';

/** Step a: one action, or none (CG-ACT-01 to CG-ACT-03). */
export const act = (rs: Ruleset): Asks<'act'> => ({
  rule: 'CG-ACT-01',
  mustSee: true,
  seat: seatOf,
  options(s, { seat }, offer) {
    for (let i = 0; i < ACTIONS.length; i++) offerAction(rs, s, seat, ACTIONS[i] as Action, offer);
    offer.option(PASS);
    offerRefresh(s, seat, offer);
  },
  never(s, { seat }, offer) {
    needsAction(rs, playerAt(s, seat), offer);
    for (const move of [...DEVELOP, SKIP, ...takes(s)]) offer.never(move, because('development-last'));
    for (let good = 0; good < GOODS.length; good++)
      if (playerAt(s, seat).factories[good]) offer.never(at(at(DISMISS, good), 1), because('workers-stay'));
  },
  play(s, frame, move, emit) {
    const { seat } = frame;
    if (move.do === 'refresh') {
      refresh(s, seat, move.card, emit);
      s.agenda.push(frame);
      return;
    }
    if (move.do !== 'action' && move.do !== 'pass') throw neverOffered(move);
    // CG-RND-05: price and appeal, then a development.
    schedule(s, { step: 'price', seat }, { step: 'develop', seat, discarded: -1, used: -1 });
    if (move.do === 'action') {
      emit?.({ kind: 'action', rule: 'CG-ACT-01', seat, action: move.action });
      begin(rs, s, seat, move.action);
    } else emit?.({ kind: 'passed', rule: 'CG-ACT-02', seat });
  },
});

function begin(rs: Ruleset, s: State, seat: Seat, action: Action): void {
  switch (action) {
    case 'build':
      s.agenda.push({ step: 'build', seat, built: 0, upgraded: 0, invented: 0, more: 0 });
      return;
    case 'employ':
      s.agenda.push({ step: 'employ', seat, added: 0 });
      return;
    case 'automate':
      s.agenda.push({ step: 'automate', seat, left: allowance(rs, playerAt(s, seat)), added: 0 });
      return;
    case 'quality':
    case 'distribution':
      beginImproving(s, seat, action);
      return;
    case 'exchange':
      s.agenda.push({ step: 'buy', seat });
      return;
    case 'extra-production':
      s.agenda.push({ step: 'extra-production', seat, run: 0 });
      return;
    case 'early-shipping':
      s.agenda.push({ step: 'load', seat, loaded: 0, income: 0, from: 0 });
      return;
    default:
      action satisfies never;
  }
}

function offerAction(rs: Ruleset, s: State, seat: Seat, action: Action, offer: Offer<Move>): void {
  const known = inGame(rs, action);
  offer
    .option(ACTION[action], known && hasEffect(rs, s, seat, action))
    ?.otherwise(known ? whyNot(rs, s, seat, action) : because('expert-only'))
    .unlisted(!known)
    .notes(...(known ? [aboutAction(rs, s, playerAt(s, seat), action)] : []));
}

/** CG-VAR-03 */
function inGame(rs: Ruleset, action: Action): boolean {
  if (action === 'extra-production') return rs.variant.extraProduction;
  return action !== 'early-shipping' || rs.variant.earlyShipping;
}

/** CG-ACT-05 */
function hasEffect(rs: Ruleset, s: State, seat: Seat, action: Action): boolean {
  switch (action) {
    case 'build':
      return canBuild(s, seat);
    case 'employ':
      return canEmploy(s, seat);
    case 'automate':
      return canAutomate(s, seat);
    case 'quality':
    case 'distribution':
      return canImprove(rs, s, seat, action);
    case 'exchange':
      return canExchange(rs, s, seat);
    case 'extra-production':
      return canProduce(rs, s, seat);
    case 'early-shipping':
      return canShipEarly(rs, s, seat);
    default:
      return action satisfies never;
  }
}

const NO_EFFECT: Readonly<Record<Exclude<Action, 'early-shipping'>, RefusalCode>> = {
  build: 'no-effect-build',
  employ: 'no-effect-employ',
  automate: 'no-effect-automate',
  quality: 'no-effect-quality',
  distribution: 'no-effect-distribution',
  exchange: 'no-effect-exchange',
  'extra-production': 'no-effect-production',
};

function whyNot(rs: Ruleset, s: State, seat: Seat, action: Action) {
  if (action !== 'early-shipping') return because(NO_EFFECT[action]);
  const p = playerAt(s, seat);
  return stockOf(p) > 0 && room(rs, p) === 0 ? whyNoRoom(rs, p) : because('nothing-stored');
}
