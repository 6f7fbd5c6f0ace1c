import { type Language, lineOf, type Option, type Table } from '@cromford/kernel';
import { sayRefusal, textsIn, wordsOf } from '../words/index.ts';

/** Every open move as a line of notation, ranges written out: whatever stands here can be played as it stands. */
export function openLines(table: Table): string[] {
  const { notation } = table.engine.rules;
  return table.engine.open(table.state).map((move) => notation.write(move));
}

/** All choices with costs, ranges and reasons; sentences too when a language is wanted. */
export async function listing(table: Table, language: Language | undefined) {
  const words = language && { words: await wordsOf(table.game, language, table.setup), texts: textsIn(language) };
  const options = table.options();
  const { notation } = table.engine.rules;
  const texts = (option: Option) => words && { text: words.words.move(option.move, table.state) };
  return {
    open: options
      .filter(({ refusal }) => !refusal)
      .map((option) => ({
        move: lineOf(notation, option),
        ...(option.range && { amount: option.range }),
        ...(option.notes.length > 0 && { notes: option.notes }),
        ...texts(option),
      })),
    refused: options.flatMap((option) =>
      option.refusal
        ? [
            {
              move: notation.write(option.move),
              refusal: option.refusal,
              ...(option.unlisted && { unlisted: true }),
              ...texts(option),
              ...(words && { reason: sayRefusal(words.texts, words.words, option.refusal) }),
            },
          ]
        : [],
    ),
  };
}
