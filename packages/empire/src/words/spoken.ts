import type { InEvery } from '@cromford/kernel';
import type { Phrases } from './phrases.ts';

/** The folder of each language, fetched when it is wanted. */
export const spoken: InEvery<() => Promise<{ readonly phrases: Phrases }>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
};
