import { at, type Offer, put, type Seat } from '@cromford/kernel';
import { cardWith, hooksOf } from '../../cards/owned.ts';
import { producesAgain } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex } from '../../goods.ts';
import { moreWorkers, moreWorkersNote } from '../../market.ts';
import { BUILD, DONE, EMPLOY, INVENT, UPGRADE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Factory, factoryAt, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { useUp } from '../../supply.ts';

/** Action 1: any number of factories is built and upgraded (CG-BLD-01). */
export const build = (rs: Ruleset): Asks<'build'> => ({
  rule: 'CG-BLD-01',
  seat: seatOf,
  options(s, frame, offer) {
    const p = playerAt(s, frame.seat);
    for (let good = 0; good < GOODS.length; good++) {
      offerBuilding(rs, s, p, good, frame.built === 0, offer);
      offerUpgrade(s, p, good, offer);
      offerInvention(s, p, good, frame.invented, frame.more, offer);
    }
    offer.option(DONE, (frame.built | frame.upgraded | frame.invented) > 0)?.otherwise(because('do-something'));
  },
  never(_s, _frame, offer) {
    for (let good = 0; good < GOODS.length; good++)
      for (const position of [1, 2]) offer.never(at(at(EMPLOY, good), position), because('employ-only'));
  },
  play(s, frame, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'build' && move.do !== 'upgrade' && move.do !== 'invent') throw neverOffered(move);
    const { seat } = frame;
    const good = goodIndex[move.good];
    const bit = 1 << good;
    if (move.do === 'build') {
      // CG-BLD-02
      openFactory(s, seat, good, s.decade === 1 ? 1 : 2, emit);
      if (frame.built === 0) moreWorkers(rs, s, 'built', 'CG-BLD-06', 'CG-BLD-07', emit);
      s.agenda.push({ ...frame, built: frame.built | bit });
    } else if (move.do === 'upgrade') {
      upgrade(rs, s, seat, good, s.decade, 'action', emit);
      s.agenda.push({ ...frame, upgraded: frame.upgraded | bit });
    } else {
      let { more } = frame;
      if (more === 0) {
        const card = cardWith(playerAt(s, seat), 'upgradesAhead');
        more = hooksOf(card).upgradesAhead?.(rs.sheet.effects) ?? 0;
        useUp(rs, s, seat, card, 'CG-C08-01', emit);
      }
      upgrade(rs, s, seat, good, s.decade + 1, 'inventor', emit);
      s.agenda.push({ ...frame, invented: frame.invented | bit, more: more - 1 });
    }
  },
});

/** Whether anything can be built or upgraded (CG-ACT-05). */
export function canBuild(s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  return canFound(s, p) || canUpgrade(s, p);
}

/** Whether there is a good to be added, which will be produced again. */
export function canFound(s: State, p: Player): boolean {
  for (let good = 0; good < GOODS.length; good++) if (!p.factories[good] && producesAgain(s, good)) return true;
  return false;
}

/** Whether a factory can be turned over, by the action or by the Inventor. */
export function canUpgrade(s: State, p: Player): boolean {
  const inventor = s.decade < 3 && cardWith(p, 'upgradesAhead') >= 0;
  for (let good = 0; good < GOODS.length; good++) {
    const f = p.factories[good];
    if (f && (changes(f, s.decade) || (inventor && changes(f, s.decade + 1)))) return true;
  }
  return false;
}

/** CG-BLD-03 to CG-BLD-05: a new factory has an office on price, its token on the fourth spot, and nobody on a worker card. */
function openFactory(s: State, seat: Seat, good: GoodIndex, side: number, emit: Emit): void {
  const p = playerAt(s, seat);
  p.factories[good] = { side, spot: 3, office: 0, first: 0, second: 0, firstTurned: 0, secondTurned: 0 };
  p.appeal = put(p.appeal, good, 0);
  emit?.({ kind: 'built', rule: 'CG-BLD-02', seat, good: goodAt(good), side });
}

/** CG-BLD-10 to CG-BLD-17: whether an upgrade of that decade turns anything over. */
function changes(f: Factory, decade: number): boolean {
  if (decade < 2) return false;
  return f.side === 1 || f.first === 1 || (decade === 3 && f.second === 1);
}

/** CG-BLD-11 to CG-BLD-16: the tile, the first worker card, and in decade III the second; rotations and the token stay. */
function upgrade(
  rs: Ruleset,
  s: State,
  seat: Seat,
  good: GoodIndex,
  decade: number,
  why: 'action' | 'inventor',
  emit: Emit,
): void {
  const f = factoryAt(playerAt(s, seat), good);
  if (f.side === 1) {
    const [early, late] = at(rs.sides, good);
    const appeal = early?.appeals[f.spot] ?? 0;
    f.spot = Math.max(0, late?.appeals.indexOf(appeal) ?? 0);
    f.side = 2;
  }
  if (f.first === 1) f.first = 2;
  if (decade === 3 && f.second === 1) f.second = 2;
  const { side, first, second } = f;
  const rule = why === 'action' ? 'CG-BLD-11' : 'CG-C08-01';
  emit?.({ kind: 'upgraded', rule, seat, good: goodAt(good), side, first, second, why });
}

function offerBuilding(rs: Ruleset, s: State, p: Player, good: GoodIndex, first: boolean, offer: Offer<Move>): void {
  const owned = p.factories[good] !== null;
  offer
    .option(at(BUILD, good), !owned && producesAgain(s, good))
    ?.otherwise(owned ? because('has-factory', { good: goodAt(good) }) : because('round-over-build'))
    .notes(...(first ? [moreWorkersNote(rs, s)] : []));
}

function offerUpgrade(s: State, p: Player, good: GoodIndex, offer: Offer<Move>): void {
  const f = p.factories[good];
  offer
    .option(at(UPGRADE, good), !!f && changes(f, s.decade))
    ?.otherwise(because(f ? notUpgraded(s, f) : 'no-factory'))
    .unlisted(!f);
}

function notUpgraded(s: State, f: Factory): RefusalCode {
  if (s.decade === 1) return 'upgrade-later';
  return f.second === 1 ? 'second-later' : 'latest-side';
}

function offerInvention(
  s: State,
  p: Player,
  good: GoodIndex,
  invented: number,
  more: number,
  offer: Offer<Move>,
): void {
  const why = notInvented(s, p, good, invented, more);
  offer
    .option(at(INVENT, good), !why)
    ?.otherwise(why && because(why))
    .unlisted()
    .notes(note('discards-inventor'));
}

function notInvented(s: State, p: Player, good: GoodIndex, invented: number, more: number): RefusalCode | undefined {
  const f = p.factories[good];
  if ((invented & (1 << good)) !== 0) return 'inventor-different';
  if (more === 0 && invented > 0) return 'inventor-used';
  if (more === 0 && cardWith(p, 'upgradesAhead') < 0) return 'no-inventor';
  if (!f) return 'no-factory';
  if (s.decade === 3) return 'inventor-late';
  return changes(f, s.decade + 1) ? undefined : 'inventor-nothing';
}
