import { type Good, goodIndex } from '../goods.ts';
import type { CardHooks } from './hooks.ts';
import type { Card } from './names.ts';

/** Card 7: one more good of two kinds may be sold at home, once per decade; no marker moves (CG-C07-02). */
const patron = (card: Card, one: Good, other: Good): CardHooks => ({
  card,
  rotates: true,
  patronOf: [goodIndex[one], goodIndex[other]],
  sellsMore: (effects) => effects.patronSales,
});

export const patrons: readonly CardHooks[] = [
  patron('patron-food-clothes', 'food', 'clothes'),
  patron('patron-food-cutlery', 'food', 'cutlery'),
  patron('patron-food-lamps', 'food', 'lamps'),
  patron('patron-clothes-cutlery', 'clothes', 'cutlery'),
  patron('patron-clothes-lamps', 'clothes', 'lamps'),
  patron('patron-cutlery-lamps', 'cutlery', 'lamps'),
];
