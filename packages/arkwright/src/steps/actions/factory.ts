import { at, type Note, type Offer, put, type Refusal, type Seat, schedule } from '@cromford/kernel';
import { comingOf } from '../../coming.ts';
import { buildingCost, workersOf } from '../../factory.ts';
import { firstRows, openFactory } from '../../founding.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex } from '../../goods.ts';
import { fireWorkers, workersToHire } from '../../market.ts';
import { costNotes } from '../../money.ts';
import { BUILD, BUILD_AS, CLOSE, DEVELOPER, DONE, MODERNISE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note, warning } from '../../notes.ts';
import { because } from '../../refusals.ts';
import { levelNow, type Ruleset } from '../../ruleset.ts';
import {
  FACTORY_TYPES,
  type Factory,
  type FactoryType,
  factoryAt,
  type Player,
  playerAt,
  type State,
} from '../../state.ts';
import { type Asks, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { neverWithoutFactory } from '../no-factory.ts';
import { neverWithoutTile } from '../no-tile.ts';
import { payDue } from '../turn/act.ts';
import { closeFactory } from './close.ts';
import { canStillSave, costOf, saving } from './developer.ts';
import { useAhead } from './inventor.ts';

/** A factory that might be built, or come of modernising. */
interface Plan {
  readonly good: GoodIndex;
  readonly level: number;
  readonly type: FactoryType;
}

function aboutCost(rs: Ruleset, s: State, p: Player, { good, level, type }: Plan): Note[] {
  const pounds = saving(rs, s, p, good, level, buildingCost(rs, good, level, type));
  const notes = costNotes(rs, p, costOf(rs, s, p, good, level, type), s.turn.due);
  if (pounds > 0 && s.turn.developer) notes.push(note('developer'));
  // Whoever has used him in this action gives him back anyway.
  else if (pounds > 0 && canStillSave(rs, s, p))
    notes.push((s.turn.discounted ? warning : note)('without-developer', { pounds }));
  return notes;
}

/** FE-FAC-19: the very factory that was closed; AE-AMB-69: so that an action ends, nothing is built twice in it. */
function wasHere(rs: Ruleset, s: State, good: GoodIndex, level: number): boolean {
  return rs.rebuilds ? (s.turn.built & (1 << good)) !== 0 : at(s.turn.closed, good) === level;
}

/** FE-FAC-18 */
function mayClose(rs: Ruleset, s: State, good: GoodIndex): boolean {
  return rs.rebuilds || !(s.turn.built & (1 << good));
}

/** By level. */
function buildMoves(good: GoodIndex, type: FactoryType): readonly Move[] {
  return type === 0 ? at(BUILD, good) : at(at(BUILD_AS, type), good);
}

/** FE-FAC-03, FE-FAC-19: any level up to the current one, but for what was just closed, with workers for its first row. */
function offerBuilding(
  rs: Ruleset,
  s: State,
  p: Player,
  good: GoodIndex,
  type: FactoryType,
  current: number,
  offer: Offer<Move>,
): void {
  const staffed = workersToHire(s) >= firstRows(rs, good, 1);
  const moves = buildMoves(good, type);
  const { topLevel } = at(rs.types, type);
  for (let level = 1; level <= topLevel; level++)
    offer
      .option(moves[level] as Move, level <= current && staffed && !wasHere(rs, s, good, level))
      ?.otherwise(whyNotBuild(rs, p, good, level, current, staffed))
      .notes(...aboutCost(rs, s, p, { good, level, type }));
}

function whyNotBuild(
  rs: Ruleset,
  p: Player,
  good: GoodIndex,
  level: number,
  current: number,
  staffed: boolean,
): Refusal {
  if (level === current + 1 && isAhead(rs, p)) return because('inventor-only-modernises');
  if (level > current) return because('level-not-yet', comingOf(rs, level));
  if (!staffed) return because('no-workers-left', {}, 'FE-FAC-06');
  return because(rs.rebuilds ? 'opened-now' : 'closed-now', { good: goodAt(good) });
}

/** FE-FAC-08, FE-FAC-24: the next level, up to the current one or, with the inventor, one beyond. */
function offerModernising(
  rs: Ruleset,
  s: State,
  p: Player,
  f: Factory,
  good: GoodIndex,
  current: number,
  offer: Offer<Move>,
): void {
  const level = f.level + 1;
  if (level > at(rs.types, f.type).topLevel) return;
  offer
    .option(at(at(MODERNISE, good), level), level <= current || (level === current + 1 && isAhead(rs, p)))
    ?.otherwise(because('modernise-not-yet', comingOf(rs, level)))
    .notes(...aboutModernising(rs, s, p, { good, level, type: f.type }, current));
}

function isAhead(rs: Ruleset, p: Player): boolean {
  return tileWith(rs.hooks.ahead, p) !== undefined;
}

function aboutModernising(rs: Ruleset, s: State, p: Player, plan: Plan, current: number): Note[] {
  const notes = aboutCost(rs, s, p, plan);
  return plan.level > current ? [...notes, note('inventor')] : notes;
}

/** FE-FAC-16 */
function offerClosing(rs: Ruleset, s: State, f: Factory, good: GoodIndex, offer: Offer<Move>): void {
  offer
    .option(at(CLOSE, good), mayClose(rs, s, good))
    ?.otherwise(because('built-now'))
    .notes(warning('closes', { workers: workersOf(f) + f.additional }));
}

/** Nothing is built beside a factory of the same good, and levels come one after the other, to the last of its type (AE-ASY-05). */
function neverBeside(rs: Ruleset, f: Factory, good: GoodIndex, offer: Offer<Move>): void {
  const { topLevel: top } = at(rs.types, f.type);
  for (let level = 1; level <= rs.topLevel; level++)
    if (level > top) offer.never(at(at(MODERNISE, good), level), because('type-ends', { level: top }));
    else if (level !== f.level + 1) offer.never(at(at(MODERNISE, good), level), because('one-level-at-a-time'));
  for (let type = 0; type < rs.types.length; type++)
    for (let level = 1; level <= at(rs.types, type).topLevel; level++)
      offer.never(
        at(buildMoves(good, type as FactoryType), level),
        because(type === f.type ? 'has-factory' : 'type-stays', { good: goodAt(good) }),
      );
}

/** FE-FAC-01: build, modernise and close as often as he likes, in any order. */
export function factory(rs: Ruleset): Asks<'factory'> {
  return {
    rule: 'FE-FAC-01',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const current = levelNow(rs, s);
      for (let good = 0; good < GOODS.length; good++) {
        const f = p.factories[good];
        if (f) {
          offerModernising(rs, s, p, f, good, current, offer);
          offerClosing(rs, s, f, good, offer);
        } else
          for (let type = 0; type < rs.types.length; type++)
            offerBuilding(rs, s, p, good, type as FactoryType, current, offer);
      }
      if (tileWith(rs.hooks.discount, p))
        offer.option(DEVELOPER, canStillSave(rs, s, p))?.otherwise(because('developer-not-here'));
      offer.option(DONE)?.notes(...(s.turn.due > 0 ? costNotes(rs, p, s.turn.due) : []));
    },
    never(s, { seat }, offer) {
      const p = playerAt(s, seat);
      p.factories.forEach((f, good) => {
        if (f) neverBeside(rs, f, good, offer);
      });
      neverWithoutTile(rs, p, rs.hooks.discount, offer, 'FE-FAC-22', [DEVELOPER]);
      neverWithoutFactory(p, offer, 'FE-FAC-16', (good) => [at(CLOSE, good)]);
      neverWithoutFactory(p, offer, 'FE-FAC-08', (good) => at(MODERNISE, good).slice(1, rs.topLevel + 1));
    },
    play(s, frame, move, emit) {
      const { seat } = frame;
      switch (move.do) {
        case 'build':
        case 'build-as': {
          const type = move.do === 'build' ? 0 : (FACTORY_TYPES.indexOf(move.type) as FactoryType);
          const good = goodIndex[move.good];
          build(rs, s, seat, { good, level: move.level, type }, emit);
          schedule(s, { step: 'build-price', seat, good }, frame);
          return;
        }
        case 'modernise':
          s.agenda.push(frame);
          modernise(rs, s, seat, goodIndex[move.good], emit);
          return;
        case 'close':
          close(s, seat, goodIndex[move.good], emit);
          s.agenda.push(frame);
          return;
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
}

function order(rs: Ruleset, s: State, seat: Seat, plan: Plan, kind: 'built' | 'modernised', emit: Emit): void {
  const { good, level, type } = plan;
  const p = playerAt(s, seat);
  const cost = costOf(rs, s, p, good, level, type);
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

function build(rs: Ruleset, s: State, seat: Seat, plan: Plan, emit: Emit): void {
  order(rs, s, seat, plan, 'built', emit);
  s.turn.built |= 1 << plan.good;
  openFactory(rs, s, seat, plan.good, plan.level, 1, emit, plan.type);
}

function modernise(rs: Ruleset, s: State, seat: Seat, good: GoodIndex, emit: Emit): void {
  const f = factoryAt(playerAt(s, seat), good);
  const level = f.level + 1;
  const current = levelNow(rs, s);
  order(rs, s, seat, { good, level, type: f.type }, 'modernised', emit);
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

function close(s: State, seat: Seat, good: GoodIndex, emit: Emit): void {
  s.turn.closed = put(s.turn.closed, good, factoryAt(playerAt(s, seat), good).level);
  s.turn.affected &= ~(1 << good);
  closeFactory(s, seat, good, emit);
}
