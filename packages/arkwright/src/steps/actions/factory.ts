import { type Note, note, type Offer, type Seat } from '@cromford/kernel';
import { firstRows, openFactory } from '../../founding.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex } from '../../goods.ts';
import { at } from '../../list.ts';
import { fireWorkers, workersToHire } from '../../market.ts';
import { costNotes } from '../../money.ts';
import { BUILD, CLOSE, DEVELOPER, DONE, MODERNISE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { offerPrices, setPrice } from '../../prices.ts';
import { because } from '../../refusals.ts';
import { levelNow, type Ruleset } from '../../ruleset.ts';
import { type Factory, type Player, type Pounds, playerAt, type State } from '../../state.ts';
import { type Choice, schedule, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { closeFactory } from './close.ts';

/** FE-FAC-01: build, modernise and close as often as he likes, in any order. */
export function factory(rs: Ruleset): Choice<'factory'> {
  const top = rs.topLevel;

  /** FE-FAC-22, FE-FAC-23: once for each factory, and not beyond the current level. */
  function costOf(s: State, p: Player, good: GoodIndex, level: number): Pounds {
    const full = at(at(rs.cost, good), level - 1);
    if (!s.turn.developer || s.turn.discounted & (1 << good) || level > levelNow(rs, s)) return full;
    return Math.max(0, full - (tileWith(rs.hooks.discount, p)?.discount ?? 0));
  }

  function notes(s: State, p: Player, good: GoodIndex, level: number): Note[] {
    const list = costNotes(rs, p, costOf(s, p, good, level), s.turn.due);
    if (s.turn.developer && costOf(s, p, good, level) < at(at(rs.cost, good), level - 1)) list.push(note('developer'));
    return list;
  }

  function offerBuilding(s: State, p: Player, good: GoodIndex, current: number, offer: Offer<Move>): void {
    const staff = workersToHire(s) >= firstRows(rs, good, 1);
    for (let level = 1; level <= (offer.explains ? top : current); level++) {
      const move = at(at(BUILD, good), level);
      // FE-FAC-03, FE-FAC-19
      if (level <= current && at(s.turn.closed, good) !== level && staff)
        if (offer.explains) offer.open(move, ...notes(s, p, good, level));
        else offer.open(move);
      else if (offer.explains)
        offer.refuse(
          move,
          level > current
            ? tileWith(rs.hooks.ahead, p) && level === current + 1
              ? because('inventor-only-modernises')
              : because('level-not-yet', { level })
            : staff
              ? because('closed-now', { good: goodAt(good) })
              : because('no-workers-left'),
        );
    }
    if (offer.explains) offer.never(at(CLOSE, good), because('no-factory'));
  }

  function offerChanging(s: State, p: Player, f: Factory, good: GoodIndex, current: number, offer: Offer<Move>): void {
    const next = f.level + 1;
    // FE-FAC-08, FE-FAC-24
    const reachable = next <= top && next <= current + (tileWith(rs.hooks.ahead, p) ? 1 : 0);
    if (reachable)
      if (offer.explains) {
        const list = notes(s, p, good, next);
        if (next > current) list.push(note('inventor'));
        offer.open(at(at(MODERNISE, good), next), ...list);
      } else offer.open(at(at(MODERNISE, good), next));
    if (!(s.turn.built & (1 << good))) offer.open(at(CLOSE, good));
    if (!offer.explains) return;
    if (s.turn.built & (1 << good)) offer.refuse(at(CLOSE, good), because('built-now'));
    if (!reachable && next <= top)
      offer.refuse(at(at(MODERNISE, good), next), because('modernise-not-yet', { level: next }));
    for (let level = next + 1; level <= top; level++)
      offer.never(at(at(MODERNISE, good), level), because('one-level-at-a-time'));
    for (let level = 1; level <= top; level++)
      offer.never(at(at(BUILD, good), level), because('has-factory', { good: goodAt(good) }));
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
        else offerBuilding(s, p, good, current, offer);
      }
      // FE-DP-25: before anything has been paid for.
      if (tileWith(rs.hooks.discount, p)) {
        if (!s.turn.developer && s.turn.affected === 0) offer.open(DEVELOPER);
        else if (offer.explains) offer.refuse(DEVELOPER, because('developer-not-here'));
      }
      if (offer.explains) offer.open(DONE, ...costNotes(rs, p, s.turn.due));
      else offer.open(DONE);
    },
    play(s, frame, move, emit) {
      const { seat } = frame;
      const p = playerAt(s, seat);
      switch (move.do) {
        case 'build': {
          const good = goodIndex[move.good];
          buy(s, p, seat, good, move.level, 'built', emit);
          s.turn.built |= 1 << good;
          openFactory(rs, s, seat, good, move.level, 1, emit);
          schedule(s, { step: 'build-price', seat, good }, frame);
          return;
        }
        case 'modernise':
          s.agenda.push(frame);
          modernise(s, p, seat, goodIndex[move.good], emit);
          return;
        case 'close': {
          const good = goodIndex[move.good];
          s.turn.closed[good] = at(p.factories, good)?.level ?? 0;
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
          // FE-FAC-22: it goes back once it has saved something.
          if (s.turn.discounted) giveBackTile(rs, s, seat, 'developer', 'FE-FAC-22', emit);
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
    kind: 'built' | 'modernised',
    emit: Emit,
  ): void {
    const cost = costOf(s, p, good, level);
    if (cost < at(at(rs.cost, good), level - 1)) s.turn.discounted |= 1 << good;
    s.turn.due += cost;
    s.turn.affected |= 1 << good;
    emit?.({ kind, rule: kind === 'built' ? 'FE-FAC-05' : 'FE-FAC-09', seat, good: goodAt(good), level, cost });
  }

  function modernise(s: State, p: Player, seat: Seat, good: GoodIndex, emit: Emit): void {
    const f = at(p.factories, good);
    if (!f) return;
    const level = f.level + 1;
    const current = levelNow(rs, s);
    buy(s, p, seat, good, level, 'modernised', emit);
    // FE-FAC-10, FE-FAC-11: everything stays, and appeal follows from the base quality.
    f.level = level;
    // FE-FAC-14, FE-FAC-15
    if (f.obsolete && level >= current) {
      fireWorkers(s, f.additional, 'additional', emit, seat, goodAt(good));
      f.additional = 0;
      f.obsolete = 0;
    }
    if (level > current) s.agenda.push({ step: 'inventor', seat, due: 1 });
  }
}

/** FE-FAC-07. */
export function buildPrice(rs: Ruleset): Choice<'build-price'> {
  return {
    rule: 'FE-FAC-07',
    seat: seatOf,
    options(s, { seat, good }, offer) {
      const p = playerAt(s, seat);
      const f = at(p.factories, good);
      if (f) offerPrices(rs, p, f, good, offer);
    },
    play(s, { seat, good }, move, emit) {
      if (move.do === 'price') setPrice(rs, s, seat, good, move.amount, emit);
    },
  };
}
