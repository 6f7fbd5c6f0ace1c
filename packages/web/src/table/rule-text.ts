import { books } from './rule-books.ts';

/** What the list of rules says under this number; each book is fetched when one of its rules is first looked at. */
export async function ruleText(rule: string): Promise<string | undefined> {
  const book = books[rule.split('-', 1)[0] ?? ''];
  return book ? (await book()).default[rule] : undefined;
}
