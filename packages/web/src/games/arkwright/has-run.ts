import type { State } from '@cromford/kernel';

/** The production of the cycle is over, and the next cycle has not begun. */
export function hasRun({ cycle, agenda }: { readonly cycle: number } & Pick<State, 'agenda'>): boolean {
  return cycle >= 0 && !agenda.some(({ step }) => step === 'end-cycle');
}
