import type { State, Table, WordsInText } from '@cromford/kernel';

/** What a forecast is asked about, by the game's own name or by the reader's word for it; nothing where it is neither. */
export function subjectOf(typed: string, { engine }: Table, state: State, words: WordsInText): string | undefined {
  const wanted = typed.toLowerCase();
  return Object.keys(engine.rules.accounts(state))
    .map((id) => ({ name: id.split('.')[0], said: words.account(id).toLowerCase() }))
    .find(({ name, said }) => name === wanted || said.startsWith(wanted))?.name;
}
