import { at, type Note, type Offer, type Refusal, type Seat } from '@cromford/kernel';
import { comingOf } from '../../coming.ts';
import { CAPACITIES, capacityOf, SHIPS, type Ship, shipOf } from '../../markers.ts';
import { workersToHire } from '../../market.ts';
import { TAKE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import { levelNow, type Ruleset } from '../../ruleset.ts';
import { changeCrew, crewOf, mayOwn, onMat } from '../../ships.ts';
import { type Flag, type Player, playerAt, type State } from '../../state.ts';
import { useAhead } from '../actions/inventor.ts';

const TAKE_SHIP = SHIPS.map((ship) => TAKE[ship]);

/** FE-TSM-02: ships of the levels that he reaches. */
export function offerShips(rs: Ruleset, s: State, p: Player, reach: number, offer: Offer<Move>): void {
  for (let place = 0; place < SHIPS.length; place++) {
    const within = (s.ships[place] as number) > 0 && (rs.shipLevel[place] as number) <= reach;
    offer
      .option(TAKE_SHIP[place] as Move, within && !hindrance(rs, s, p, place))
      ?.otherwise(within ? refused(hindrance(rs, s, p, place)) : outOfReach(rs, s, place))
      .notes(...about(rs, s, place))
      .unlisted(at(s.ships, place) === 0);
  }
}

const refused = (why: RefusalCode | undefined) => why && because(why);

function outOfReach(rs: Ruleset, s: State, place: number): Refusal {
  if (at(s.ships, place) > 0) return because('marker-not-yet', comingOf(rs, at(rs.shipLevel, place)));
  if (rs.crew[at(CAPACITIES, place)] === undefined) return because('not-in-this-game');
  return because('not-on-offer', {}, 'FE-TSM-02');
}

/** Why a ship that lies there is not taken. */
function hindrance(rs: Ruleset, s: State, p: Player, place: number): RefusalCode | undefined {
  const capacity = at(CAPACITIES, place);
  const crew = crewOf(rs, capacity);
  // FE-TSM-14, FE-TSM-15, AMB-23
  const alike = !mayOwn(rs, p, capacity);
  if (alike && !rs.replacesShips) return 'one-of-this-size';
  const pier = p.ships.length < rs.mostShips && !alike;
  if (pier && crew <= workersToHire(s)) return undefined;
  if (pier && !rs.replacesShips) return 'no-crew';
  let smaller = false;
  for (let i = 0; i < p.ships.length; i++) {
    if (at(p.ships, i) >= capacity) continue;
    smaller = true;
    if (crew - crewOf(rs, at(p.ships, i)) <= workersToHire(s) && !alike) return undefined;
  }
  return alike ? 'one-of-this-size' : smaller || pier ? 'no-crew' : 'larger-ship-only';
}

/** Taking it uses the inventor (FE-TSM-13). */
function isAhead(rs: Ruleset, s: State, place: number): boolean {
  return at(rs.shipLevel, place) > levelNow(rs, s);
}

function about(rs: Ruleset, s: State, place: number): Note[] {
  const workers = crewOf(rs, at(CAPACITIES, place));
  return [note('crew', { workers }), ...(isAhead(rs, s, place) ? [note('inventor')] : [])];
}

export function takeShip(rs: Ruleset, s: State, seat: Seat, ship: Ship, emit: Emit): void {
  const p = playerAt(s, seat);
  const capacity = capacityOf(ship);
  const ahead: Flag = isAhead(rs, s, SHIPS.indexOf(ship)) ? 1 : 0;
  // AE-TIL-13
  const replaces = rs.replacesShips && p.ships.some((old) => old < capacity);
  if (replaces || p.ships.length >= rs.mostShips) s.agenda.push({ step: 'return-ship', seat, capacity, ahead });
  else dockShip(rs, s, seat, capacity, ahead, emit);
}

/** A ship comes to a free pier. */
export function dockShip(rs: Ruleset, s: State, seat: Seat, capacity: number, ahead: Flag, emit: Emit): void {
  const p = playerAt(s, seat);
  p.ships = [...p.ships, capacity];
  onMat(s, capacity, -1);
  emit?.({ kind: 'took', rule: 'FE-TSM-14', seat, what: shipOf(capacity), ahead: ahead === 1 });
  changeCrew(s, seat, crewOf(rs, capacity), emit);
  if (ahead) useAhead(rs, s, seat, 0);
}
