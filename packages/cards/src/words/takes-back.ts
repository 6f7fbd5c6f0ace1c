import { at } from '@cromford/kernel';
import { goodIndex } from '../goods.ts';
import type { Move } from '../moves.ts';
import { DISTRIBUTION, QUALITY } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';

/** CG-QD-13, CG-QD-14: a card goes back to the reserve, or shows less where it lies. */
export function takesBack(move: Move, s: State): boolean {
  if (move.do === 'remove') return true;
  const frame = s.agenda.at(-1);
  if (frame?.step !== 'improve' || (move.do !== 'distribute' && move.do !== 'put')) return false;
  const p = playerAt(s, frame.seat);
  const good = goodIndex[move.good];
  if (move.do === 'distribute') {
    const card = DISTRIBUTION.indexOf(move.card);
    return p.distribution[card] === good && move.value < at(p.distributionValue, card);
  }
  const card = QUALITY.indexOf(move.card);
  return p.quality[card] === good && move.value < at(p.qualityValue, card);
}
