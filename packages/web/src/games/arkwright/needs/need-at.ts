/** What a place of the board waits for at the start of a turn: any marker, or the one that acts there. */
const NEEDS = ['marker', 'factory', 'workers', 'display'] as const;
export type Need = (typeof NEEDS)[number];

/** The place that was pressed, and what it waits for; nothing where the press does something by itself. */
export function needAt(pressed: Element): { readonly place: Element; readonly need: Need } | undefined {
  const place = pressed.closest('[data-needs], button, a, select, input');
  const need = NEEDS.find((known) => known === place?.getAttribute('data-needs'));
  return place && need ? { place, need } : undefined;
}
