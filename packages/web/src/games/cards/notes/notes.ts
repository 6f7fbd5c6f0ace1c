import type { InEvery } from '@cromford/kernel';

/** Every part of the table that says what it is for, and the rule that it goes by. */
export const PARTS = {
  market: 'CG-PRD-04',
  wages: 'CG-EMP-09',
  rounds: 'CG-RND-01',
  shares: 'CG-SV-01',
  developments: 'CG-DEV-01',
  supply: 'CG-DEV-12',
  warehouses: 'CG-WH-03',
  ships: 'CG-SHP-03',
} as const;

export type Part = keyof typeof PARTS;

export type Notes = Readonly<Record<Part, string>>;

export const notes: InEvery<() => Promise<{ readonly notes: Notes }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};
