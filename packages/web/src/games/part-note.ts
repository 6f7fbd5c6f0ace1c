import type { Snippet } from 'svelte';

/** What the name of a part of the board is given, which says what the part is for. */
export interface PartNote<Part extends string> {
  of: Part;
  label: string;
  isRead?: boolean;
  isBeside?: boolean;
  children?: Snippet;
}
