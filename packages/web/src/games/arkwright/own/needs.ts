import type { ArkwrightView } from '../view.svelte.ts';

/** What a place of the board waits for at the start of a turn: any marker, or the one that acts there. */
export const NEEDS = ['marker', 'factory', 'workers', 'display'] as const;
export type Need = (typeof NEEDS)[number];

/** The place that was pressed, and what it waits for; nothing where the press does something by itself. */
export function needAt(pressed: Element): { readonly place: Element; readonly need: Need } | undefined {
  const place = pressed.closest('[data-needs], button, a, select, input');
  const need = NEEDS.find((known) => known === place?.getAttribute('data-needs'));
  return place && need ? { place, need } : undefined;
}

/** Whoever presses such a place before he has chosen a marker is told which one to choose. */
export function saysNeeds(view: ArkwrightView) {
  return (board: HTMLElement): (() => void) => {
    const say = ({ target }: MouseEvent) => {
      if (!view.isChoosingMarker || !(target instanceof Element)) return;
      const found = needAt(target);
      if (!found) return;
      const { label, about } = view.text.needs[found.need];
      view.table.describe({ label, about }, found.place, 'tap');
    };
    board.addEventListener('click', say);
    return () => board.removeEventListener('click', say);
  };
}
