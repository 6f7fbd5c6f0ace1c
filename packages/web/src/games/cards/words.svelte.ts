import { type CardWords, cardGame, type Sheet, type State } from '@cromford/cards';
import { language } from '../../language/language.svelte.ts';
import type { BoardTable } from '../../table/board-table.ts';
import { keeping } from '../../table/keep.ts';

/** The game's own words in the language of the page; they are fetched, so at first there are none. Call it while a component starts. */
export function wordsOf(table: () => BoardTable): { readonly now: CardWords | undefined } {
  let words = $state.raw<CardWords>();
  const setup = $derived.by(
    keeping(() => {
      const { sheet, options, view } = table().scene;
      return { players: (view as State).players.length, options, sheet: sheet as Sheet };
    }),
  );
  $effect(() => {
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
