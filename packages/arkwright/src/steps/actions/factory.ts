import { type Note, note, type Offer, type Seat, schedule, warning } from '@cromford/kernel';
import { buildingCost, workersOf } from '../../factory.ts';
import { firstRows, openFactory } from '../../founding.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex } from '../../goods.ts';
import { at, put } from '../../list.ts';
import { fireWorkers, workersToHire } from '../../market.ts';
import { costNotes } from '../../money.ts';
import { BUILD, BUILD_AS, CLOSE, DEVELOPER, DONE, MODERNISE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { because } from '../../refusals.ts';
import { levelNow, type Ruleset } from '../../ruleset.ts';
import {
  FACTORY_TYPES,
  type Factory,
  type FactoryType,
  factoryAt,
  type Player,
  type Pounds,
  playerAt,
  type State,
} from '../../state.ts';
import { type Choice, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { payDue } from '../turn/act.ts';
import { closeFactory } from './close.ts';
import { useAhead } from './inventor.ts';

/** FE-FAC-01: build, modernise and close as often as he likes, in any order. */
export function factory(rs: Ruleset): Choice<'factory'> {
  /** FE-FAC-22, FE-FAC-23: once for each factory, and not beyond the current level. */
  function saving(s: State, p: Player, good: GoodIndex, level: number, full: Pounds): Pounds {
    const tile = tileWith(rs.hooks.discount, p);
    if (!tile || s.turn.discounted & (1 << good)) return 0;
    if (!tile.discountChosen && level > levelNow(rs, s)) return 0;
    return Math.min(full, tile.discount ?? 0);
  }

  function costOf(s: State, p: Player, good: GoodIndex, level: number, type: FactoryType): Pounds {
    const full = buildingCost(rs, good, level, type);
    return s.turn.developer ? full - saving(s, p, good, level, full) : full;
  }

  function notes(s: State, p: Player, good: GoodIndex, level: number, type: FactoryType): Note[] {
    const full = buildingCost(rs, good, level, type);
    const pounds = saving(s, p, good, level, full);
    const list = costNotes(rs, p, costOf(s, p, good, level, type), s.turn.due);
    if (pounds > 0 && s.turn.developer) list.push(note('developer'));
    // Whoever has used him in this action gives him back anyway.
    else if (pounds > 0 && canStillSave(s, p))
      list.push((s.turn.discounted ? warning : note)('without-developer', { pounds }));
    return list;
  }

  /** FE-DP-25: before anything has been paid for. AE-DEV05-1: before each step, while it can be used for one more good. */
  function canStillSave(s: State, p: Player): boolean {
    const tile = tileWith(rs.hooks.discount, p);
    if (!tile || s.turn.developer) return false;
    return tile.discountChosen ? s.turn.discounted !== 0b1111 : s.turn.affected === 0;
  }

  /** FE-FAC-19: the very factory that was closed; AE-AMB-69: so that an action ends, nothing is built twice in it. */
  function wasHere(s: State, good: GoodIndex, level: number): boolean {
    return rs.rebuilds ? (s.turn.built & (1 << good)) !== 0 : at(s.turn.closed, good) === level;
  }

  /** FE-FAC-18 */
  function mayClose(s: State, good: GoodIndex): boolean {
    return rs.rebuilds || !(s.turn.built & (1 << good));
  }

  function buildMove(good: GoodIndex, level: number, type: FactoryType): Move {
    return type === 0 ? at(at(BUILD, good), level) : at(at(at(BUILD_AS, type), good), level);
  }

  function offerBuilding(
    s: State,
    p: Player,
    good: GoodIndex,
    type: FactoryType,
    current: number,
    offer: Offer<Move>,
  ): void {
    const top = at(rs.types, type).topLevel;
    const staff = workersToHire(s) >= firstRows(rs, good, 1);
    for (let level = 1; level <= (offer.explains ? top : Math.min(current, top)); level++) {
      const move = buildMove(good, level, type);
      // FE-FAC-03, FE-FAC-19
      if (level <= current && !wasHere(s, good, level) && staff)
        if (offer.explains) offer.open(move, ...notes(s, p, good, level, type));
        else offer.open(move);
      else if (offer.explains)
        offer.refuse(
          move,
          level > current
            ? tileWith(rs.hooks.ahead, p) && level === current + 1
              ? because('inventor-only-modernises')
              : because('level-not-yet', { level })
            : staff
              ? because(rs.rebuilds ? 'opened-now' : 'closed-now', { good: goodAt(good) })
              : because('no-workers-left', {}, 'FE-FAC-06'),
        );
    }
    if (!offer.explains) return;
    offer.never(at(CLOSE, good), because('no-factory', {}, 'FE-FAC-16'));
    for (let level = 1; level <= top; level++) offer.never(at(at(MODERNISE, good), level), because('no-factory'));
  }

  function offerChanging(s: State, p: Player, f: Factory, good: GoodIndex, current: number, offer: Offer<Move>): void {
    const next = f.level + 1;
    const { topLevel: top } = at(rs.types, f.type);
    // FE-FAC-08, FE-FAC-24
    const reachable = next <= top && next <= current + (tileWith(rs.hooks.ahead, p) ? 1 : 0);
    if (reachable)
      if (offer.explains) {
        const list = notes(s, p, good, next, f.type);
        if (next > current) list.push(note('inventor'));
        offer.open(at(at(MODERNISE, good), next), ...list);
      } else offer.open(at(at(MODERNISE, good), next));
    if (mayClose(s, good))
      if (offer.explains) offer.open(at(CLOSE, good), warning('closes', { workers: workersOf(f) + f.additional }));
      else offer.open(at(CLOSE, good));
    if (!offer.explains) return;
    if (!mayClose(s, good)) offer.refuse(at(CLOSE, good), because('built-now'));
    if (!reachable && next <= top)
      offer.refuse(at(at(MODERNISE, good), next), because('modernise-not-yet', { level: next }));
    for (let level = 1; level <= rs.topLevel; level++)
      // AE-ASY-05
      if (level > top) offer.never(at(at(MODERNISE, good), level), because('type-ends', { level: top }));
      else if (level !== next) offer.never(at(at(MODERNISE, good), level), because('one-level-at-a-time'));
    for (let type = 0; type < rs.types.length; type++)
      for (let level = 1; level <= at(rs.types, type).topLevel; level++)
        offer.never(
          buildMove(good, level, type as FactoryType),
          because(type === f.type ? 'has-factory' : 'type-stays', { good: goodAt(good) }),
        );
  }

  return {
    rule: 'FE-FAC-01',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const current = levelNow(rs, s);
      for (let good = 0; good < GOODS.length; good++) {
        const f = at(p.factories, good);
        if (f) offerChanging(s, p, f, good, current, offer);
        else
          for (let type = 0; type < rs.types.length; type++)
            offerBuilding(s, p, good, type as FactoryType, current, offer);
      }
      if (canStillSave(s, p)) offer.open(DEVELOPER);
      else if (offer.explains && tileWith(rs.hooks.discount, p)) offer.refuse(DEVELOPER, because('developer-not-here'));
      if (offer.explains && s.turn.due > 0) offer.open(DONE, ...costNotes(rs, p, s.turn.due));
      else offer.open(DONE);
    },
    play(s, frame, move, emit) {
      const { seat } = frame;
      const p = playerAt(s, seat);
      switch (move.do) {
        case 'build':
        case 'build-as': {
          const good = goodIndex[move.good];
          const type = move.do === 'build' ? 0 : (FACTORY_TYPES.indexOf(move.type) as FactoryType);
          buy(s, p, seat, good, move.level, type, 'built', emit);
          s.turn.built |= 1 << good;
          openFactory(rs, s, seat, good, move.level, 1, emit, type);
          schedule(s, { step: 'build-price', seat, good }, frame);
          return;
        }
        case 'modernise':
          s.agenda.push(frame);
          modernise(s, p, seat, goodIndex[move.good], emit);
          return;
        case 'close': {
          const good = goodIndex[move.good];
          s.turn.closed = put(s.turn.closed, good, at(p.factories, good)?.level ?? 0);
          s.turn.affected &= ~(1 << good);
          closeFactory(s, seat, good, emit);
          s.agenda.push(frame);
          return;
        }
        case 'developer':
          s.turn.developer = 1;
          emit?.({ kind: 'used-tile', rule: 'FE-FAC-22', seat, tile: 'developer' });
          s.agenda.push(frame);
          return;
        default:
          // It goes back once it has saved something.
          if (s.turn.discounted) giveBackTile(rs, s, seat, 'developer', 'FE-DEV-06', emit);
          s.agenda.push({ step: 'settle', seat });
      }
    },
  };

  function buy(
    s: State,
    p: Player,
    seat: Seat,
    good: GoodIndex,
    level: number,
    type: FactoryType,
    kind: 'built' | 'modernised',
    emit: Emit,
  ): void {
    const cost = costOf(s, p, good, level, type);
    if (cost < buildingCost(rs, good, level, type)) {
      s.turn.discounted |= 1 << good;
      if (tileWith(rs.hooks.discountChosen, p)) s.turn.developer = 0;
    }
    s.turn.due += cost;
    s.turn.affected |= 1 << good;
    emit?.({ kind, rule: kind === 'built' ? 'FE-FAC-05' : 'FE-FAC-09', seat, good: goodAt(good), level, cost, type });
    // AE-FAC-01: each task is finished before the next.
    if (!rs.paidAfterwards.factory) payDue(rs, s, seat, emit);
  }

  function modernise(s: State, p: Player, seat: Seat, good: GoodIndex, emit: Emit): void {
    const f = factoryAt(p, good);
    const level = f.level + 1;
    const current = levelNow(rs, s);
    buy(s, p, seat, good, level, f.type, 'modernised', emit);
    // FE-FAC-10, FE-FAC-11: everything stays, and appeal follows from the base quality.
    f.level = level;
    // FE-FAC-14, FE-FAC-15
    if (f.obsolete && level >= current) {
      fireWorkers(s, f.additional, 'additional', emit, seat, goodAt(good));
      f.additional = 0;
      f.obsolete = 0;
    }
    if (level > current) useAhead(rs, s, seat, rs.paidAfterwards.factory ? 1 : 0);
  }
}
