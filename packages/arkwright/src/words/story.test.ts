import { plain } from '@cromford/kernel';
import { expect, it } from 'vitest';
import type { News } from '../news.ts';
import { firstEdition as german } from './de/index.ts';
import { firstEdition } from './en/index.ts';
import { storyOf } from './story.ts';

const sale: readonly News[] = [
  { kind: 'called', rule: 'FE-SAL-09', seat: 0, appeal: 3, from: 'production' },
  { kind: 'called', rule: 'FE-SAL-09', seat: 1, appeal: 2, from: 'stock' },
  { kind: 'called', rule: 'FE-SAL-15', seat: null, appeal: 1, from: 'importer' },
  { kind: 'sold', rule: 'FE-SAL-20', seat: 0, good: 'lamps', amount: 2, unsold: 0 },
  { kind: 'cash', rule: 'FE-SAL-20', seat: 0, by: 16, why: 'sales' },
  { kind: 'indicator', rule: 'FE-SVI-01', seat: 0, from: 10, to: 12, why: 'sold-more' },
  { kind: 'indicator', rule: 'FE-SVI-02', seat: 0, from: 12, to: 13, why: 'highest-appeal' },
  { kind: 'indicator', rule: 'FE-SVI-01', seat: 1, from: 5, to: 6, why: 'sold-one' },
  { kind: 'cash', rule: 'FE-WAG-01', seat: 0, by: -8, why: 'wages' },
];

const texts = (...told: Parameters<typeof storyOf>) => storyOf(...told).map(({ text }) => plain(text));

it('tells each sale, each sum and each way once', () => {
  expect(texts(firstEdition, sale)).toEqual([
    'Sold one by one, by appeal: 3 Blue, 2 Red (warehouse), 1 importer.',
    'Blue has sold 2 lamps (+£16).',
    'Blue moves from space 10 to 13 (goods sold, highest appeal).',
    'Red moves from space 5 to 6 (one good sold).',
    'Blue pays £8 wages and machine costs.',
  ]);
  expect(texts(german, sale)[2]).toBe('Blau zieht von Feld 10 auf 13 (Waren verkauft, höchste Attraktivität).');
});

it('says a sum only where it is not said already, and never takes another seat’s', () => {
  const built: News = { kind: 'built', rule: 'AE-FAC-05', seat: 0, good: 'food', level: 1, cost: 8, type: 0 };
  const paid = (seat: number, by: number): News => ({ kind: 'cash', rule: 'AE-ADM-13', seat, by, why: 'action' });
  expect(texts(firstEdition, [built, paid(0, -8)])).toEqual(['Blue builds food I for £8.']);
  expect(texts(firstEdition, [built, paid(0, -3)])).toEqual(['Blue builds food I for £8 (−£3).']);
  expect(texts(firstEdition, [built, paid(1, -8)])).toHaveLength(2);
});

it('leaves out the workers where what they are moved for is told', () => {
  const moved = { kind: 'workers', rule: 'AE-WRK-02', amount: 1, seat: 1, good: null, row: 0 } as const;
  const hired: News = { ...moved, from: 'market', to: 'warehouse' };
  const fired: News = { ...moved, from: 'warehouse', to: 'fired' };
  const staffed: News = { kind: 'staffed', rule: 'AE-WRK-05', seat: 1, edge: 'row-2' };
  const dismissed: News = { kind: 'dismissed', rule: 'AE-EOD-04', seat: 1, edge: 'row-2' };
  expect(texts(firstEdition, [hired, staffed, dismissed, fired])).toEqual([
    'Red staffs the warehouse: row 2.',
    'Red dismisses the worker at row 2.',
  ]);
  expect(texts(firstEdition, [fired])).toHaveLength(1);
  const machine: News = { kind: 'machine', rule: 'AE-MAC-04', seat: 1, good: 'food', row: 1, by: 1, why: 'bought' };
  const replaced: News = { ...moved, from: 'factory', to: 'fired', good: 'food', row: 1 };
  expect(texts(firstEdition, [machine, replaced])).toEqual(['Red puts a machine into food, row 1.']);
});
