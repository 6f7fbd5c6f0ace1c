import type { InEvery } from '@cromford/kernel';
import type { Phrases } from './phrases.ts';

/** The folder of each language, fetched when it is wanted, with what either edition says. */
export const spoken: InEvery<() => Promise<Readonly<Record<'firstEdition' | 'anniversary', Phrases>>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
};
