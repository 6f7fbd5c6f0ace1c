import { at, type Note, type Refusal } from '@cromford/kernel';
import { popcount } from '../../bits.ts';
import { kindOf } from '../../markers.ts';
import { affordable, bankShares, forcedNotes, sharePrice } from '../../money.ts';
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
type OpeningCost = Pounds | undefined;

/** No marker lies there. */
export const NOTHING = -1;

/** A player's chart as it lies; sets of spaces are bits. */
export interface Chart {
  /** The number of the marker on each space. */
  readonly lies: number[];
  readonly openings: OpeningCost[];
  empty: number;
  /** What nothing opens. */
  shut: number;
  /** What is open, or can be opened with what its player has. */
  payable: number;
}

/** A marker as it lies on its owner's chart. */
export interface Lying {
  /** Ships of one size are alike; of those that have sailed none is ready (AE-SM-19). */
  readonly owned: number;
  /** Where it lies. */
  readonly here: number;
  /** AE-DEV20-3: what lies on a closed space is stuck. */
  readonly stuck: boolean;
  /** One of them is not on the chart yet. */
  readonly free: boolean;
  /** AE-ADM-12: it may be taken back and put elsewhere. */
  readonly moves: boolean;
}

export function lyingOf(rs: Ruleset, p: Player, number: number, capacity: number, { lies, shut }: Chart): Lying {
  const owned = capacity > 0 ? readyShips(p, capacity) : 1;
  let here = 0;
  for (let space = 0; space < lies.length; space++) if (lies[space] === number) here |= 1 << space;
  const free = here === 0 ? owned > 0 : popcount(here) < owned;
  const stuck = (here & shut) !== 0;
  return { owned, here, stuck, free, moves: here !== 0 && !free && rs.reuse === 'any-space' && !stuck };
}

/** Where it lies or can be put, whatever that costs. */
export function placeable({ here, free, moves }: Lying, { empty }: Chart): number {
  return free || moves ? here | empty : here;
}

/** Where putting it takes it up from the chart. */
export function takenUp({ here, moves }: Lying, { empty }: Chart): number {
  return moves ? here | empty : here;
}

/** FE-SHP-13: where as much can be paid as a ship of this capacity takes; other markers take nothing. */
export function roomy(rs: Ruleset, p: Player, capacity: number): number {
  if (capacity === 0) return ANYWHERE;
  const shift = tileWith(rs.hooks.costShift, p)?.costShift ?? 0;
  let spaces = 0;
  for (let space = 0; space < rs.chart.length; space++)
    if (at(rs.chart, space) + shift >= capacity) spaces |= 1 << space;
  return spaces;
}

const ANYWHERE = ~0;

/** AE-AMB-18 */
export function isTooDear(rs: Ruleset, p: Player, opening: Pounds): boolean {
  return opening > p.cash && !rs.raisesToOpen;
}

export function unpayable(rs: Ruleset, p: Player, capacity: number, space: number, opening: OpeningCost): Refusal {
  if (opening === undefined) return because('space-closed', { pounds: at(rs.chart, space) });
  if (isTooDear(rs, p, opening)) return because('cannot-afford');
  return because('ship-needs-capacity', { capacity });
}

/** Why a marker cannot be put on a space, whatever it costs. */
export function unplaced(rs: Ruleset, p: Player, { owned, stuck }: Lying, { empty }: Chart, space: number): Refusal {
  if (!(empty & (1 << space))) {
    const marker = at(p.chart, space);
    return because('space-taken', { pounds: at(rs.chart, space), ...(marker && { marker }) });
  }
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
  const more = fee + opening;
  const chosen = mayChooseAmount(rs, p, marker) ? amountRange(rs, p, { marker, cost }) : undefined;
  // Whoever may pay less is forced to nothing yet by what the space says.
  const notes = [note('cost', { pounds: cost + more }), ...forcedNotes(rs, p, (chosen?.least ?? cost) + more)];
  if (chosen) notes.push(note('payable', { least: chosen.least + more, most: chosen.most + more }));
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
