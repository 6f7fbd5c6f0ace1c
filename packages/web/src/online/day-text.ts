import { language } from '../language/language.svelte.ts';

/** A day by the name of its month: whether 11/12 is in November or in December depends on where one was born. */
export const dayText = (at: number) => new Intl.DateTimeFormat(language.id, { dateStyle: 'medium' }).format(at);

export const monthText = (at: number) =>
  new Intl.DateTimeFormat(language.id, { month: 'long', year: 'numeric' }).format(at);
