import { listed } from '@cromford/kernel';
import type { Resource } from '../../resources.ts';
import type { Phrases } from '../phrases.ts';

/** The small words that every sentence is made of. */
export const resource = {
  materials: 'Material',
  commodities: 'Rohstoffe',
  goods: 'Waren',
  capital: 'Kapital',
} as const;
export const SINGULAR: Readonly<Record<Resource, string>> = {
  materials: 'Material',
  commodities: 'Rohstoff',
  goods: 'Ware',
  capital: 'Kapital',
};
export const action = {
  sell: 'Verkaufen',
  staff: 'Einstellen und versetzen',
  build: 'Bauen',
  produce: 'Produzieren',
} as const;

export const units = (r: Resource, n: number) => `${n} ${n === 1 ? SINGULAR[r] : resource[r]}`;
export const workers = (n: number) => (n === 1 ? '1 Arbeiter' : `${n} Arbeiter`);
export const ordinal = (n: number) => `${n}.`;
export const list = (parts: string[]) => listed(parts, 'und');
export const place = (x: number, y: number) => {
  const parts = [
    y < 0 ? `${-y} nördlich` : y > 0 ? `${y} südlich` : '',
    x > 0 ? `${x} östlich` : x < 0 ? `${-x} westlich` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'die Mitte' : parts.join(', ');
};
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
export const into = { profit: 'Gewinn', capital: 'Kapital' } as const;

export const why: Phrases['why'] = {
  action: 'Aktionen',
  manager: 'Direktoren',
  building: 'Bauten',
  sale: 'Verkäufe',
  production: 'Produktion',
  event: 'Ereignisse',
  marker: 'Aufgegebene Marker',
  labour: 'Lohnkosten',
  upkeep: 'Unterhalt',
  award: 'Prämien',
};

export const titles = ['Schuhputzer', 'Eigentümer', 'Unternehmer', 'Industriekapitän', 'Industriemagnat'];
