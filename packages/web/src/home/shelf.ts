import { onShelf, type Shelved } from '@cromford/shelf';
import { language } from '../language/language.svelte.ts';

/** What the shelf says of a game, in the language of the page. */
export const labelOf = ({ says }: Shelved): Shelved['says']['en'] => says[language.id];

/** What a game is called in the language of the page. */
export function gameName(id: string): string {
  const known = onShelf(id);
  return known ? labelOf(known).name : id;
}
