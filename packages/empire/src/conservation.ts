import type { Pieces } from '@cromford/kernel';
import { BUILDINGS, type Components, otherSide } from './components.ts';
import { KINDS } from './resources.ts';
import type { EmpireState } from './state.ts';

/** What is neither lost nor made (SE-CMP-01, SE-CMP-03). */
export function piecesOf(c: Components): Pieces<EmpireState>[] {
  return [markers(c), ...Array.from({ length: BUILDINGS }, (_, card) => building(c, card))];
}

/** SE-CMP-03: those for years and profit never leave their tracks. */
function markers(c: Components): Pieces<EmpireState> {
  return {
    what: 'markers',
    rule: 'SE-CMP-03',
    all: c.spare + KINDS.length,
    count: (s) => s.sites.reduce((sum, { stock }) => sum + stock.filter((units) => units >= 0).length, s.spare),
    rest: ['spare'],
    lay: (s, by) => {
      s.spare = Math.max(0, s.spare + by);
    },
  };
}

/** SE-CMP-01: one card with two sides, in the row or in play. */
function building(c: Components, card: number): Pieces<EmpireState> {
  const side = 1 + 2 * card;
  const sides = [side, otherSide(side)];
  const isOne = (plate: number) => sides.includes(plate);
  return {
    what: `the card with ${sides.map((plate) => c.plates[plate]?.id).join(' and ')}`,
    rule: 'SE-CMP-01',
    all: 1,
    count: (s) => s.row.filter(isOne).length + s.sites.filter(({ plate }) => isOne(plate)).length,
    rest: ['row'],
    lay: (s, by) => {
      if (by > 0) s.row = [...s.row, side];
      else s.row = s.row.filter((plate) => !isOne(plate));
    },
  };
}
