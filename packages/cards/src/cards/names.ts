/** Types of development cards (CG-DEV-12: every Patron pairing is its own). The state counts them in this order. */
export const CARDS = [
  'entrepreneur',
  'trade-office',
  'extra-shift',
  'workshop',
  'foreman',
  'broker',
  'patron-food-clothes',
  'patron-food-cutlery',
  'patron-food-lamps',
  'patron-clothes-cutlery',
  'patron-clothes-lamps',
  'patron-cutlery-lamps',
  'inventor',
  'developer',
  'contract',
  'patent',
  'engineer',
  'large-warehouse',
] as const;
export type Card = (typeof CARDS)[number];

/** A type of card as the state counts it. */
export type CardIndex = number;

export const cardIndex = Object.fromEntries(CARDS.map((card, i) => [card, i])) as Readonly<Record<Card, CardIndex>>;

export function cardAt(index: CardIndex): Card {
  return CARDS[index] as Card;
}
