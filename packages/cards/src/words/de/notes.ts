import type { Params } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import { minus } from '../minus.ts';
import type { Phrases } from '../phrases.ts';
import { units } from './labels.ts';

const n = (p: Params, key: string) => Number(p[key]);
const goods = (count: number) => (count === 1 ? '1 Ware' : `${count} Waren`);
const tokens = (count: number) => (count === 1 ? '1 Kreditmarker' : `${count} Kreditmarker`);
const ships = (count: number) => (count === 1 ? '1 Schiff' : `${count} Schiffe`);

export const notes: Phrases['notes'] = {
  'moves-market': () => 'Nachfrage aller Waren −1, Lohn ein Feld weiter',
  'discards-inventor': () => 'wirft den Erfinder ab, für bis zu zwei Fabriken',
  adds: (p) => `+${goods(n(p, 'goods'))}, +${p.workers} Arbeiter`,
  machines: (p) => (n(p, 'machines') === 1 ? '1 Maschine' : `${p.machines} Maschinen`),
  'machine-token': () => '1 Maschine, durch den Maschinenmarker',
  allowance: (p) => `${p.used} von ${p.most} genutzt`,
  'share-price': (p) =>
    n(p, 'cheap') > 0
      ? `je ${p.value} £, ${n(p, 'cheap') === 1 ? 'die erste' : `die ersten ${p.cheap}`} zu ${p.half} £`
      : `je ${p.value} £`,
  'loan-cash': (p) => `je ${p.value} £; am Ende je eine Aktie weniger`,
  makes: (p) => goods(n(p, 'goods')),
  costs: (p) => `Produktionskosten ${p.due} £`,
  'costs-emergency': (p) =>
    `Produktionskosten ${p.due} £, du hast jetzt ${p.cash} £: ${tokens(n(p, 'tokens'))} aus dem Notfonds`,
  'costs-bankrupt': (p) => `Produktionskosten ${p.due} £, du hast ${p.cash} £: auch der Notfonds reicht nicht`,
  sails: (p) => `${ships(n(p, 'ships'))}, ${p.income} £`,
  'ship-price': (p) => `je ${p.pounds} £`,
  setting: (p) =>
    `${p.price} £, Attraktivität ${p.appeal}, Nachfrage ${minus(n(p, 'demand'))}: Absatz bis ${p.maximum}`,
  level: (p) => `${p.from} → ${p.to}`,
  'broker-price': (p) => `je ${p.each} £`,
  workers: (p) => `${p.workers} Arbeiter`,
  refill: (p) => `noch ${p.left} an Wert`,
  'sells-up-to': (p) => `bis zu ${p.maximum} zu ${p.price} £`,
  sale: (p) => `${p.made} produziert, bis zu ${p.maximum} zu ${p.price} £`,
  ships: (p) => `je ${p.pounds} £, ${p.each} je Schiff, ${ships(n(p, 'ships'))} bereit`,
  'token-saved': () => 'ein Schiffsmarker weniger',
  wasted: (p) => `${units(n(p, 'goods'), p.good as Good)} verdorben`,
  holds: (p) => `fasst ${p.holds}`,
  lost: (p) => `${units(n(p, 'goods'), p.good as Good)} verloren`,
  'value-step': () => 'Aktienwert +1',
  'opening-price': (p) => `je ${p.price} £`,
};
