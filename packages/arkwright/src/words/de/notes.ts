import type { Tile } from '../../tiles/names.ts';
import type { Phrases } from '../phrases.ts';
import { pounds, some, type Terms } from './terms.ts';

type With<Key extends string> = Readonly<Record<Key, number>>;
const n = <Key extends string>(params: With<Key>, key: Key) => params[key];
const money = <Key extends string = 'pounds'>(params: With<Key>, key = 'pounds' as Key) => pounds(params[key]);
const shares = (count: number) => some(count, 'Aktie', 'Aktien');
const loans = (count: number) => some(count, 'Kredit', 'Kredite');
const spaces = (count: number) => some(count, 'Feld', 'Felder');

/** Was neben einer Wahl steht: Preise, Folgen, Warnungen. */
export function notesIn(t: Terms): Phrases['notes'] {
  return {
    cost: (p) => `kostet ${money(p)}`,
    payable: (p) => `oder jeder Betrag von ${money(p, 'least')} bis ${money(p, 'most')}`,
    owed: (p) => `${money(p)} geschuldet`,
    each: (p) => `je ${money(p)}`,
    'first-at': (p) => `die erste zu ${money(p)}`,
    fee: (p) => `mit ${money(p)} ${t.again}`,
    opening: (p) => `mit ${money(p)} fürs Öffnen`,
    exact: (p) => `${money(p)} stehen dort`,
    cash: (p) => `mehr als ${money(p)} erzwingt einen Notverkauf`,
    spare: (p) => `${money(p)} der Kosten übrig`,
    left: (p) => `noch ${some(n(p, 'steps'), 'Schritt', 'Schritte')}`,
    appeal: (p) => `Attraktivität ${n(p, 'appeal')}`,
    'appeal-range': (p) =>
      n(p, 'from') === n(p, 'to') ? `Attraktivität ${n(p, 'to')}` : `Attraktivität ${n(p, 'from')} bis ${n(p, 'to')}`,
    'price-now': (p) => `jetzt ${money(p)}, Attraktivität ${n(p, 'appeal')}`,
    sells: (p) =>
      n(p, 'of') === 0 ? 'noch nichts zu verkaufen' : `würde ${n(p, 'goods')} von ${n(p, 'of')} verkaufen`,
    'of-amount': (p) => `braucht ${money(p)} von ${money(p, 'left')}`,
    // Ob auch für die zweite Maschine ein Arbeiter bereitsteht, ist eine andere Frage.
    'earns-machinery': (p) =>
      n(p, 'amount') === 0
        ? 'kauft keine Maschine'
        : `${n(p, 'amount') > 1 ? 'bis zu ' : ''}${some(n(p, 'amount'), 'Maschine', 'Maschinen')}`,
    'earns-quality': (p) =>
      n(p, 'amount') === 0 ? 'kauft keinen Schritt' : some(n(p, 'amount'), 'Schritt', 'Schritte'),
    'earns-distribution': (p) => `${money(p, 'amount')} für Schritte`,
    'same-as': (p) => `wie ${money(p)}`,
    over: (p) => `wie ${money(p, 'same')}, ${money(p)} übrig für Preise`,
    affords: (p) => `dann ${shares(n(p, 'shares'))} bezahlbar`,
    thresholds: (p) => `1 / 2 / 3, wo das Feld mindestens ${p.values} £ kostet`,
    limit: (p) => `bis ${money(p)}`,
    rows: (p) => `bis zu ${some(n(p, 'rows'), ...t.row)}`,
    'half-price': () => 'die erste Aktie zum halben Preis',
    closes: (p) =>
      n(p, 'workers') > 0
        ? `entlässt ${n(p, 'workers')} Arbeiter, alles darin geht verloren`
        : 'alles darin geht verloren',
    makes: (p) => `ergibt ${some(n(p, 'goods'), ...t.unit)}`,
    further: () => 'dazu Arbeiter, Maschinen oder Schiff',
    tile: (p) => t.tile[p.tile as Tile].about,
    crew: (p) => (n(p, 'workers') > 0 ? `Mannschaft: ${n(p, 'workers')} Arbeiter` : 'braucht keine Mannschaft'),
    broker: (p) => `eine für ${money(p, 'one')}, zwei für ${money(p, 'two')}`,
    developer: () => 'mit dem Entwickler',
    'without-developer': (p) => `${money(p)} mehr als mit dem Entwickler`,
    inventor: () => 'eine Nutzung des Erfinders',
    brings: (p) => `bringt ${money(p)}`,
    'wild-patron': () => `der ${t.joker}, nur einmal`,
    'another-back': () => 'ein anderes Plättchen geht dann zurück',
    'income-each': (p) => `bringt je ${money(p)}`,
    influence: (p) => (n(p, 'space') === 0 ? 'noch kein Einfluss' : `Feld ${n(p, 'space')}`),
    multiplier: (p) => `×${n(p, 'times')}`,
    'uses-left': (p) =>
      n(p, 'uses') === 1
        ? 'die letzte Nutzung in diesem Jahrzehnt: das Plättchen geht zurück'
        : `noch ${n(p, 'uses')} Nutzungen in diesem Jahrzehnt`,
    saves: (p) => `spart ${money(p)}`,
    fewer: (p) => `${some(n(p, 'goods'), ...t.unit)} weniger, ${t.row[0]} ${n(p, 'row')}`,
    back: (p) => `${spaces(n(p, 'spaces'))} zurück`,
    forward: (p) => `${spaces(n(p, 'spaces'))} vor`,
    'contract-rises': (p) => `der Vertrag steigt auf ${n(p, 'space')}`,
    'contract-costs': (p) => `der Vertrag kostet ${some(n(p, 'spaces'), 'Aktienfeld', 'Aktienfelder')}`,
    'goods-left': (p) =>
      `${some(n(p, 'goods'), `gelagerte ${t.unit[0]}`, `gelagerte ${t.unit[1]}`)} könntest du noch verkaufen`,
    'shares-left': (p) => `dein Geld reicht noch für ${shares(n(p, 'shares'))} und zählt danach nichts mehr`,
    'loans-left': (p) => `mit ${some(n(p, 'loans'), 'Kredit', 'Krediten')} hast du verloren`,
    emergency: (p) => `Notverkauf: ${shares(n(p, 'shares'))} zu ${money(p, 'value')}, ${spaces(n(p, 'spaces'))} zurück`,
    loans: (p) =>
      `${n(p, 'shares') > 0 ? `Notverkauf von ${some(n(p, 'shares'), 'Aktie', 'Aktien')}, dann ` : ''}${loans(n(p, 'loans'))}, ${spaces(n(p, 'spaces'))} zurück`,
  };
}
