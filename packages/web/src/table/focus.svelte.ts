import { untrack } from 'svelte';
import { idle } from './idle.ts';
import type { TableModel } from './table.svelte.ts';

const toQuestion = () => document.getElementById('question')?.focus({ preventScroll: true });

/**
 * A choice that is gone takes the focus with it; the next question is where it belongs then. `resting` is where it waits meanwhile, `arrived`
 * is told of every position but the first.
 */
export function followsQuestion(table: TableModel, resting: () => HTMLElement | undefined, arrived: () => void): void {
  let before: unknown;
  $effect.pre(() => {
    if (table.scene === before) return;
    before = table.scene;
    // Whoever points does not see the focus. It waits where nothing goes away: taken from a page half drawn, it would have the page laid
    // out in between.
    const { activeElement } = document;
    if (!activeElement?.closest('[data-choice], [data-choices]') || activeElement.matches(':focus-visible')) return;
    const rest = untrack(resting);
    rest?.focus({ preventScroll: true });
    void idle().then(() => document.activeElement === rest && table.isMine && toQuestion());
  });
  let seen: unknown;
  $effect(() => {
    const isFirst = seen === undefined;
    if (table.scene === seen) return;
    seen = table.scene;
    if (isFirst) return;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.closest('[data-choices]')) toQuestion();
    arrived();
  });
}
