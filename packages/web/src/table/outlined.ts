import { onDestroy } from 'svelte';
import type { Face } from '../games/face.ts';
import type { TableModel } from './table.svelte.ts';

/** How long a part of the board stays outlined for somebody who asked what would help. Milliseconds. */
const SHOWN = 4000;

/** A refusal can show on the board what would help against it. */
export function outlinesHelp(table: TableModel, helps: Face['helps']): void {
  let shown: ReturnType<typeof setTimeout> | undefined;
  onDestroy(() => clearTimeout(shown));
  table.explanations.help = (code) => {
    const part = helps?.[code];
    if (!part) return undefined;
    return () => {
      clearTimeout(shown);
      table.spokenOf = part;
      shown = setTimeout(() => (table.spokenOf = undefined), SHOWN);
    };
  };
}
