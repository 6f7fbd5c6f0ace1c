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
  score: 'CG-END-06',
  limit: 'CG-DEV-06',
  neutral: 'CG-SV-05',
  fixed: 'CG-CST-01',
  spots: 'CG-PRC-03',
  office: 'CG-PRC-04',
  quality: 'CG-QD-08',
  distribution: 'CG-QD-06',
  'track-quality': 'CG-DEV-04',
  'track-distribution': 'CG-DEV-05',
  'track-cards': 'CG-DEV-06',
  'track-machinery': 'CG-DEV-07',
  'track-shipping': 'CG-DEV-08',
  'track-exchange': 'CG-DEV-09',
} as const;

export type NotedPart = keyof typeof PARTS;

export type Notes = Readonly<Record<NotedPart, string>>;

export const notes: InEvery<() => Promise<{ readonly notes: Notes }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};
