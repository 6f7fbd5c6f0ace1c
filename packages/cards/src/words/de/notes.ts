import { say, thing } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import type { NoteBlanks } from '../../notes.ts';
import type { Track } from '../../tracks.ts';
import type { Phrases } from '../phrases.ts';
import { unitOf } from './labels.ts';

const goods = (count: number) => (count === 1 ? '1 Ware' : `${count} Waren`);
const tokens = (count: number) => (count === 1 ? '1 Kreditmarker' : `${count} Kreditmarker`);
const ships = (count: number) => (count === 1 ? '1 Schiff' : `${count} Schiffe`);

const shares = (count: number) => (count === 1 ? '1 Aktie' : `${count} Aktien`);

const units = (p: { readonly goods: number; readonly good: Good }) =>
  say`${p.goods} ${thing('good', unitOf(p.goods, p.good))}`;

/** What the figure of a development counts. */
const EARNS: Readonly<Record<Track, string>> = {
  quality: 'Punkte je Aktion',
  distribution: 'Punkte je Aktion',
  cards: 'eigene Karten',
  machinery: 'Maschinen je Aktion',
  shipping: 'Waren je Schiff',
  exchange: 'Aktien zum halben Preis je Zug',
};

const pricePerShare = ({ cheap, half, value }: NoteBlanks['share-price']): string =>
  cheap > 0
    ? `je ${value}\u00a0£, ${cheap === 1 ? 'die erste' : `die ersten ${cheap}`} zu ${half}\u00a0£`
    : `je ${value}\u00a0£`;

export const notes: Phrases['notes'] = {
  'for-building': () => 'eine weitere Ware zum Verkaufen; jetzt umsonst, Kosten erst bei jeder Produktion',
  'for-upgrading': () => 'eine weitere Ware, oder eine neuere Seite: mehr Waren, höherer Preis; jetzt umsonst',
  'for-renewing': () => 'eine neuere Seite für eine Fabrik: mehr Waren, höherer Preis; jetzt umsonst',
  'for-employing': (p) =>
    `mehr Waren aus einer Fabrik; jetzt umsonst, je Arbeiter ${p.wage}\u00a0£ bei jeder Produktion`,
  'for-automating': (p) =>
    `bis zu ${p.most} Arbeiter werden Maschinen: je ${p.upkeep}\u00a0£ statt ${p.wage}\u00a0£ bei jeder Produktion`,
  'for-quality': (p) => `erhöht Preis oder Attraktivität auf Dauer, jetzt um bis zu ${p.most}; umsonst`,
  'for-distribution': (p) => `erhöht die Attraktivität jetzt um bis zu ${p.most} und verliert je Produktion 1; umsonst`,
  'for-exchange': (p) =>
    p.most > 0
      ? `jetzt bis zu ${shares(p.most)} (${pricePerShare(p)}), sie zählen am Ende; oder Kredite, Schiffe bereit machen`
      : `kein Geld für eine Aktie (${p.cheap > 0 ? p.half : p.value}\u00a0£); Kredite, Schiffe bereit machen`,
  'for-extra-production': () => 'eine Fabrik produziert jetzt fürs Lager, zu ihren Kosten',
  'for-early-shipping': () => 'gelagerte Waren gehen jetzt ins Ausland',
  'moves-market': (p) =>
    `alle Nachfragemarker −1: mehr Absatz, auch für andere; ${p.wage === p.next ? `Lohn bleibt ${p.wage}\u00a0£` : `Lohn ${p.wage}\u00a0£ → ${p.next}\u00a0£`}`,
  'discards-inventor': () => 'wirft den Erfinder ab, für bis zu zwei Fabriken',
  adds: (p) => `+${goods(p.goods)}, +${p.workers} Arbeiter`,
  machines: (p) => (p.machines === 1 ? '1 Maschine' : `${p.machines} Maschinen`),
  'machine-token': () => '1 Maschine, durch den Maschinenmarker',
  allowance: (p) => `nutzt ${p.used} von ${p.most}`,
  'share-price': pricePerShare,
  'loan-cash': (p) => `je ${p.value}\u00a0£; am Ende je eine Aktie weniger`,
  makes: (p) => goods(p.goods),
  costs: (p) => `Produktionskosten ${p.due}\u00a0£`,
  'costs-emergency': (p) =>
    `Produktionskosten ${p.due}\u00a0£, du hast jetzt ${p.cash}\u00a0£: ${tokens(p.tokens)} aus dem Notfonds`,
  'costs-shipping': (p) => `${goods(p.least)} oder mehr verschiffen deckt sie`,
  'costs-bankrupt': (p) =>
    `Produktionskosten ${p.due}\u00a0£, du hast ${p.cash}\u00a0£: auch der Notfonds reicht nicht`,
  sails: (p) => `${ships(p.ships)}, ${p.income}\u00a0£`,
  'ship-price': (p) => `je ${p.pounds}\u00a0£`,
  setting: (p) =>
    p.demand > 0
      ? `${p.price}\u00a0£; Attraktivität ${p.appeal} weniger Nachfrage ${p.demand}: Absatz bis ${p.maximum}`
      : `${p.price}\u00a0£; Attraktivität ${p.appeal}: Absatz bis ${p.maximum}`,
  level: (p) => `${EARNS[p.track]} ${p.from} → ${p.to}`,
  'broker-price': (p) => `je ${p.each}\u00a0£`,
  workers: (p) => `${p.workers} Arbeiter`,
  refill: (p) => `noch ${p.left} an Wert`,
  'sells-up-to': (p) => `bis zu ${p.maximum} zu ${p.price}\u00a0£`,
  sale: (p) => `${p.made} produziert, bis zu ${p.maximum} zu ${p.price}\u00a0£`,
  ships: (p) => `je ${p.pounds}\u00a0£, ${p.each} je Schiff, ${ships(p.ships)} bereit`,
  'token-saved': () => 'ein Schiffsmarker weniger',
  wasted: (p) => say`${units(p)} verdorben`,
  holds: (p) => `fasst ${p.holds}; am Ende je ${p.pounds}\u00a0£`,
  lost: (p) => say`${units(p)} verloren`,
  'value-step': () => 'Aktienwert +1',
  'value-steps': (p) => `Aktienwert +${p.least}${p.most > p.least ? ` oder +${p.most}` : ''}`,
  'opening-price': (p) => `je ${p.price}\u00a0£`,
};
