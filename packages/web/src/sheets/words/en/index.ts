import type { SheetWords } from '../words.ts';

/** English reads the keys and the sentences themselves. */
export const words: SheetWords = { names: {}, reasons: {} };
