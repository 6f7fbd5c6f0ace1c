import { at, type Note, type Refusal } from '@cromford/kernel';
import { kindOf, type Marker } from '../../markers.ts';
import { affordable, bankShares, costNotes, sharePrice } from '../../money.ts';
import type { MoveOf } from '../../moves.ts';
import { note, warning } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { readyShips } from '../../ships.ts';
import type { Player, Pounds } from '../../state.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { strengthOf } from './act.ts';
import { amountRange, mayChooseAmount } from './amount.ts';
import { feeFor } from './chart.ts';

/** What a space costs to open: nothing when it is open, `undefined` when nothing opens it. */
export type OpeningCost = Pounds | undefined;

/** A marker as it lies on its owner's chart. */
export interface Lying {
  /** Ships of one size are alike; of those that have sailed none is ready (AE-SM-19). */
  readonly owned: number;
  readonly times: number;
  /** AE-DEV20-3: what lies on a closed space is stuck. */
  readonly stuck: boolean;
  /** One of them is not on the chart yet. */
  readonly free: boolean;
  /** AE-ADM-12: it may be taken back and put elsewhere. */
  readonly moves: boolean;
}

export function lyingOf(
  rs: Ruleset,
  p: Player,
  marker: Marker,
  capacity: number,
  openings: readonly OpeningCost[],
): Lying {
  const owned = capacity > 0 ? readyShips(p, capacity) : 1;
  let times = 0;
  let stuck = false;
  for (let space = 0; space < openings.length; space++)
    if (p.chart[space] === marker) {
      times++;
      if (openings[space] === undefined) stuck = true;
    }
  const free = times < owned;
  return { owned, times, stuck, free, moves: times > 0 && !free && rs.reuse === 'any-space' && !stuck };
}

/** Whether it lies or can be put on a space, whatever that costs. */
export function isPlaced(p: Player, marker: Marker, { free, moves }: Lying, space: number): boolean {
  const here = p.chart[space];
  return here === marker || (here === '' && (free || moves));
}

export function isPayable(rs: Ruleset, p: Player, capacity: number, space: number, opening: OpeningCost): boolean {
  if (opening === undefined) return false;
  return (capacity === 0 || mostOn(rs, p, space) >= capacity) && !isTooDear(rs, p, opening);
}

/** The most that a player can pay on a space (FE-SHP-13). */
function mostOn(rs: Ruleset, p: Player, space: number): Pounds {
  return at(rs.chart, space) + (tileWith(rs.hooks.costShift, p)?.costShift ?? 0);
}

/** AE-AMB-18 */
function isTooDear(rs: Ruleset, p: Player, opening: Pounds): boolean {
  return opening > p.cash && !rs.raisesToOpen;
}

export function unpayable(rs: Ruleset, p: Player, capacity: number, space: number, opening: OpeningCost): Refusal {
  if (opening === undefined) return because('space-closed', { pounds: at(rs.chart, space) });
  if (isTooDear(rs, p, opening)) return because('cannot-afford');
  return because('ship-needs-capacity', { capacity });
}

/** Why a marker cannot be put on a space, whatever it costs. */
export function unplaced(rs: Ruleset, p: Player, { owned, stuck }: Lying, space: number): Refusal {
  if (p.chart[space] !== '') return because('space-taken', { pounds: at(rs.chart, space) });
  if (owned === 0) return because('ship-rests');
  return stuck ? because('marker-locked') : because('marker-stays', { pounds: feeFor(rs, p) });
}

export type Use = MoveOf<'use'> | MoveOf<'reuse'>;

/** What using a marker on a space costs, what it is worth there, and whether a cheaper space that is open does as much. */
export function aboutUse(
  rs: Ruleset,
  p: Player,
  { do: verb, marker, at: cost }: Use,
  opening: Pounds,
  cheaper: readonly Pounds[],
): Note[] {
  const fee = verb === 'reuse' ? feeFor(rs, p) : 0;
  const notes = costNotes(rs, p, cost + fee + opening);
  if (mayChooseAmount(rs, p, marker)) {
    const { least, most } = amountRange(rs, p, { marker, cost });
    notes.push(note('payable', { least: least + fee + opening, most: most + fee + opening }));
  }
  const kind = kindOf[marker];
  const strength = strengthOf(rs, p, marker, cost);
  if (kind === 'machinery' || kind === 'quality' || kind === 'distribution')
    // FE-ADM-09: it may be done, but nobody means to.
    notes.push((strength > 0 ? note : warning)(`earns-${kind}`, { amount: strength }));
  if (kind === 'stock-exchange' && p.loans === 0) {
    const half = Boolean(rs.halfPriceShares[marker]);
    const shares = Math.min(bankShares(rs, p), affordable(rs, p, p.cash - cost - fee - opening, half));
    if (shares > 0) notes.push(note('affords', { shares, pounds: sharePrice(rs, p) }));
  }
  // FE-ADM-08, FE-PRI-04: the surplus is lost, or pays for prices.
  const isVain = notes.some(({ code, warns }) => warns && code.startsWith('earns-'));
  const alike = cheaper.find((pounds) => strengthOf(rs, p, marker, pounds) === strength);
  if (alike !== undefined && !isVain)
    notes.push(
      rs.sparePounds[kind] ? note('over', { pounds: cost - alike, same: alike }) : note('same-as', { pounds: alike }),
    );
  if (fee > 0) notes.push(note('fee', { pounds: fee }));
  if (opening > 0) notes.push(note('opening', { pounds: opening }));
  return notes;
}
