import type { Book } from '../../plugins/rule-list.ts';

export interface Found {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** The rules of a book in which every word of the question occurs, in the order of the book; all of them without a question. */
export function findRules({ statements, sections }: Book, question: string): Found[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map(({ title, rules }) => ({
      title,
      rules: rules
        .map((id) => ({ id, text: statements[id] ?? '' }))
        .filter(({ id, text }) => {
          const searched = `${id} ${title} ${text}`.toLowerCase();
          return words.every((word) => searched.includes(word));
        }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
