import { joined, type Note, type Sentence, said } from '@cromford/kernel';
import type { Move } from '../moves.ts';
import type { DistributionCard, QualityCard } from '../pieces.ts';
import type { Phrases } from './phrases.ts';

/** A choice under the heading of its group, for small screens; nothing where it is short enough as it is. */
export function briefOf(
  { labels, notes: sentences }: Phrases,
  move: Move,
  notes: readonly Note[],
): Sentence | undefined {
  switch (move.do) {
    case 'develop':
      return joined(
        [labels.track[move.track], ...notes.map(({ code, params }) => said(sentences, code, params) ?? code)],
        ': ',
      );
    case 'take':
      return labels.card[move.card];
    case 'take-from':
      return `${labels.card[move.card]} (${move.place})`;
    case 'put':
      return `${letter(move.card)} ${move.value} ${labels.shows[move.shows]}`;
    case 'distribute':
      return `${letter(move.card)} ${move.value}`;
    default:
      return undefined;
  }

  /** What the cards of one kind differ in. */
  function letter(card: QualityCard | DistributionCard): string {
    return labels.piece[card].split(/\s/).at(-1) ?? '';
  }
}
