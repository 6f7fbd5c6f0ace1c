import type { InEvery } from '@cromford/kernel';

/** Every part of the board that says what it is for, and the rule that it goes by. */
export const PARTS = {
  years: 'SE-YR-01',
  accounts: 'SE-END-05',
  actions: 'SE-ACT-03',
  managers: 'SE-MGR-01',
  row: 'SE-BLD-01',
  cost: 'SE-BLD-02',
  track: 'SE-BLD-07',
  requirement: 'SE-BLD-11',
  award: 'SE-END-02',
  railways: 'SE-BLD-04',
  map: 'SE-BLD-04',
  market: 'SE-MKT-02',
} as const;

export type NotedPart = keyof typeof PARTS;

export type Notes = Readonly<Record<NotedPart, string>>;

export const notes: InEvery<() => Promise<{ readonly notes: Notes }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};
