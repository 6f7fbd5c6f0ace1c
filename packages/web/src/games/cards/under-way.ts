import type { State } from '@cromford/kernel';

/** Whether the sale of the featured good is under way: a forecast of it would count again what is sold already. */
export function isUnderWay({ agenda }: Pick<State, 'agenda'>): boolean {
  const has = (wanted: string) => agenda.some(({ step }) => step === wanted);
  return has('prepare') && !has('production');
}
