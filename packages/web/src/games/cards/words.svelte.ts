import { type CardWords, cardGame, type Sheet, type State } from '@cromford/cards';
import { language } from '../../language/language.svelte.ts';
import type { BoardTable } from '../../table/board-table.ts';

/** The game's own words in the language of the page; they are fetched, so at first there are none. Call it while a component starts. */
export function wordsOf(table: () => BoardTable): { readonly now: CardWords | undefined } {
  let words = $state.raw<CardWords>();
  $effect(() => {
    const { sheet, options, view } = table().scene;
    const setup = { players: (view as State).players.length, options, sheet: sheet as Sheet };
    cardGame.words(language.id, setup).then((spoken) => {
      words = spoken as CardWords;
    });
  });
  return {
    get now() {
      return words;
    },
  };
}
