import { MediaQuery } from 'svelte/reactivity';

/** A phone: one part of a table at a time, the bar below it. */
export const isNarrow = new MediaQuery('max-width: 899px');
