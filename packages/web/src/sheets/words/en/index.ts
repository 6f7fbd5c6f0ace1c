import type { SheetWords } from '../words.ts';

/** English reads the keys themselves, and the sentences of the games. */
export const words: SheetWords = { names: {} };
