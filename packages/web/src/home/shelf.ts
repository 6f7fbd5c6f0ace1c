import type { Phrases } from '../language/en.ts';

export type ShelfId = keyof Phrases['shelf'];

/** The games of the house in the order of the shelf. Weight is out of five. */
export const shelf: readonly { readonly id: ShelfId; readonly weight: number }[] = [
  { id: 'spinning-jenny', weight: 3 },
  { id: 'water-frame', weight: 5 },
  { id: 'anniversary', weight: 5 },
  { id: 'spinning-mule', weight: 4 },
  { id: 'card-game', weight: 4 },
  { id: 'empire', weight: 3 },
];

/** What a game is called in the language of the page. */
export function gameName(say: Phrases, id: string): string {
  const known = shelf.find((game) => game.id === id);
  return known ? say.shelf[known.id].name : id;
}
