import type { InEvery } from '@cromford/kernel';

/** Every part of the board that says what it is for, and the rule that it goes by: in the first edition, and in the anniversary edition. */
export const PARTS = {
  market: ['FE-SAL-09', 'AE-PRO-07'],
  demand: ['FE-SAL-05', 'AE-PRO-03'],
  importer: ['FE-SAL-06', 'AE-PRO-06'],
  labour: ['FE-CMP-24', 'AE-WRK-03'],
  wages: ['FE-WAG-02', 'AE-WAG-02'],
  appeal: ['FE-CMP-12', 'AE-FLW-07'],
  shares: ['FE-SVI-01', 'AE-SHV-01'],
  timetable: ['FE-TIME-01', 'AE-FLW-01'],
  display: ['FE-CMP-25', 'AE-TIL-01'],
  hand: ['FE-ADM-03', 'AE-ADM-02'],
  administration: ['FE-ADM-04', 'AE-ADM-03'],
  rows: ['FE-SAL-02', 'AE-FLW-09'],
  warehouse: ['FE-STO-10', 'AE-STO-01'],
  smallWarehouse: ['FE-STO-06', 'AE-DEV09-1'],
  largeWarehouse: ['FE-STO-07', 'AE-STO-02'],
  harbour: ['FE-SHP-01', 'AE-SHP-01'],
  contracts: ['FE-STX-11', 'AE-CMP-14'],
  company: ['AE-EIC-05', 'AE-EIC-05'],
  base: ['FE-CMP-14', 'AE-FAC-14'],
  quality: ['FE-QUA-05', 'AE-QUA-03'],
  distribution: ['FE-DEC-01', 'AE-MKT-07'],
  price: ['FE-PRI-05', 'AE-PRI-02'],
  worth: ['FE-CMP-16', 'AE-END-06'],
  open: [undefined, undefined],
} as const;

export type NotedPart = keyof typeof PARTS;

export type Notes = Readonly<Record<NotedPart, string>>;

export const notes: InEvery<() => Promise<{ readonly notes: Notes }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};

/** Games that go by the rulebook of the anniversary edition. */
export const ANNIVERSARY: ReadonlySet<string> = new Set(['anniversary', 'spinning-mule']);
