import type { Snippet } from 'svelte';

/** What a table over the network shows besides, or instead: people elsewhere have clocks, connections and things to say. */
export interface Together {
  /** Everybody at the table, in the header. */
  readonly who: Snippet;
  /** Between header and board, on a phone above the bar: what has to be known or answered. */
  readonly notices: Snippet;
  /** The bar while a move is on its way, the one while others choose, and the one at the end. */
  readonly sent: Snippet;
  readonly others: Snippet;
  readonly end: Snippet;
  readonly chat: Snippet;
  /** Why the server lets nobody ask for a hint here; empty where it does. */
  readonly noHint: string;
  /** Messages that nobody here has seen yet. */
  readonly unread: number;
  /** How many of one's tables wait for oneself, this one among them. */
  readonly waiting: number;
}
