import { listed } from '@cromford/kernel';
import type { Resource } from '../../resources.ts';
import type { Phrases } from '../phrases.ts';

/** The small words that every sentence is made of. */
export const SINGULAR: Readonly<Record<Resource, string>> = {
  materials: 'material',
  commodities: 'commodity',
  goods: 'good',
  capital: 'capital',
};

export const units = (resource: Resource, n: number) => `${n} ${n === 1 ? SINGULAR[resource] : resource}`;
export const workers = (n: number) => (n === 1 ? '1 worker' : `${n} workers`);
export const ordinal = (n: number) => ['first', 'second', 'third', 'fourth'][n - 1] ?? `${n}th`;
export const list = (parts: string[]) => listed(parts, 'and');
export const place = (x: number, y: number) => {
  const parts = [
    y < 0 ? `${-y} north` : y > 0 ? `${y} south` : '',
    x > 0 ? `${x} east` : x < 0 ? `${-x} west` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'the centre' : parts.join(', ');
};
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export const resource = {
  materials: 'Materials',
  commodities: 'Commodities',
  goods: 'Goods',
  capital: 'Capital',
} as const;
export const action = { sell: 'Sell', staff: 'Hire and move', build: 'Build', produce: 'Produce' } as const;

export const why: Phrases['why'] = {
  action: 'Actions',
  manager: 'Managers',
  building: 'Building',
  sale: 'Sales',
  production: 'Production',
  event: 'Events',
  marker: 'Markers given up',
  labour: 'Labour',
  upkeep: 'Upkeep',
  award: 'Awards',
};

export const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const titles = ['Bootblack', 'Proprietor', 'Entrepreneur', 'Captain of Industry', 'Titan of Industry'];
