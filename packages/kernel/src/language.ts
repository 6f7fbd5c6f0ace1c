/**
 * The languages of the house. To add one: a line here, then whatever the compiler names, which is a folder of words in each package and a
 * line in the list beside it. `tests/running/adding-a-language.test.ts` does it with a language that is made up.
 */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is said in every language: one that is missing does not compile. */
export type InEvery<T> = Readonly<Record<Language, T>>;

/** One thing out of the words of every language. */
export function inEach<T, U>(words: InEvery<T>, pick: (words: T) => U): InEvery<U> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, pick(words[language])])) as Record<Language, U>;
}

/** A name on a component sheet, which may be somebody's own and know fewer languages than the house. */
export type Printed = { readonly en: string } & Readonly<Partial<Record<Language, string | undefined>>>;

export function printedIn(name: Printed, language: Language): string {
  return name[language] ?? name.en;
}
