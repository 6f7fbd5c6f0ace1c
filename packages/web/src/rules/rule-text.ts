import { books } from './books.ts';

/** What the list of rules says under this number; each book is fetched when one of its rules is first looked at. */
export async function ruleText(rule: string): Promise<string | undefined> {
  const book = books[bookId(rule)];
  return book ? (await book()).default.statements[rule] : undefined;
}

/** `FE-SEL-04` stands in book `FE`. */
export function bookId(rule: string): string {
  return rule.split('-', 1)[0] ?? '';
}
