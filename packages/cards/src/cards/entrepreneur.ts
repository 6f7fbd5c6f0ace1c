import type { CardHooks } from './hooks.ts';

/** Card 1: breaks a tie for the highest appeal once per decade, and names the starting player when it is discarded. */
export const entrepreneur: CardHooks = { card: 'entrepreneur', rotates: true, winsTies: true, namesStart: true };
