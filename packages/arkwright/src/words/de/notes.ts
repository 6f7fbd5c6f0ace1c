import type { Phrases } from '../phrases.ts';
import { pounds, some, type Terms } from './terms.ts';

const shares = (count: number) => some(count, 'Aktie', 'Aktien');
const loans = (count: number) => some(count, 'Kredit', 'Kredite');
const spaces = (count: number) => some(count, 'Feld', 'Felder');

/** Was neben einer Wahl steht: Preise, Folgen, Warnungen. */
export function notesIn(t: Terms): Phrases['notes'] {
  return {
    cost: (p) => `kostet ${pounds(p.pounds)}`,
    payable: (p) => `oder jeder Betrag von ${pounds(p.least)} bis ${pounds(p.most)}`,
    owed: (p) => `${pounds(p.pounds)} geschuldet`,
    each: (p) => `je ${pounds(p.pounds)}`,
    'first-at': (p) => `die erste zu ${pounds(p.pounds)}`,
    fee: (p) => `mit ${pounds(p.pounds)} ${t.again}`,
    opening: (p) => `mit ${pounds(p.pounds)} fürs Öffnen`,
    exact: (p) => `${pounds(p.pounds)} stehen dort`,
    cash: (p) => `mehr als ${pounds(p.pounds)} erzwingt einen Notverkauf`,
    spare: (p) => `${pounds(p.pounds)} der Kosten übrig`,
    left: (p) => `noch ${some(p.steps, 'Schritt', 'Schritte')}`,
    appeal: (p) => `Attraktivität ${p.appeal}`,
    'appeal-range': (p) => (p.from === p.to ? `Attraktivität ${p.to}` : `Attraktivität ${p.from} bis ${p.to}`),
    'price-now': (p) => `jetzt ${pounds(p.pounds)}, Attraktivität ${p.appeal}`,
    sells: (p) => (p.of === 0 ? 'noch nichts zu verkaufen' : `würde ${p.goods} von ${p.of} verkaufen`),
    'of-amount': (p) => `braucht ${pounds(p.pounds)} von ${pounds(p.left)}`,
    // Ob auch für die zweite Maschine ein Arbeiter bereitsteht, ist eine andere Frage.
    'earns-machinery': (p) =>
      p.amount === 0
        ? 'kauft keine Maschine'
        : `${p.amount > 1 ? 'bis zu ' : ''}${some(p.amount, 'Maschine', 'Maschinen')}`,
    'earns-quality': (p) => (p.amount === 0 ? 'kauft keinen Schritt' : some(p.amount, 'Schritt', 'Schritte')),
    'earns-distribution': (p) => `${pounds(p.amount)} für Schritte`,
    'same-as': (p) => `bewirkt nicht mehr als ${pounds(p.pounds)}`,
    over: (p) => `wie ${pounds(p.same)}, ${pounds(p.pounds)} übrig für Preise`,
    affords: (p) => `dann ${shares(p.shares)} bezahlbar`,
    thresholds: (p) =>
      `${p.pounds.map((_, i) => i + 1).join(' / ')}, wo das Feld mindestens ${p.pounds.join(' / ')}\u00a0£ kostet`,
    limit: (p) => `bis ${pounds(p.pounds)}`,
    rows: (p) => `bis zu ${some(p.rows, ...t.row)}`,
    'half-price': () => 'die erste Aktie zum halben Preis',
    closes: (p) =>
      p.workers > 0 ? `entlässt ${p.workers} Arbeiter, alles darin geht verloren` : 'alles darin geht verloren',
    makes: (p) => `ergibt ${some(p.goods, ...t.unit)}`,
    further: () => 'dazu Arbeiter, Maschinen oder Schiff',
    tile: (p) => t.tile[p.tile].about,
    crew: (p) => (p.workers > 0 ? `Mannschaft: ${p.workers} Arbeiter` : 'braucht keine Mannschaft'),
    broker: (p) => `eine für ${pounds(p.one)}, zwei für ${pounds(p.two)}`,
    developer: () => 'mit dem Entwickler',
    'without-developer': (p) => `${pounds(p.pounds)} mehr als mit dem Entwickler`,
    inventor: () => 'eine Nutzung des Erfinders',
    brings: (p) => `bringt ${pounds(p.pounds)}`,
    'wild-patron': () => `der ${t.joker}, nur einmal`,
    'another-back': () => 'ein anderes Plättchen geht dann zurück',
    'income-each': (p) => `bringt je ${pounds(p.pounds)}`,
    'shipping-bonus': (p) => `${t.tile[p.tile].label}: ${pounds(p.pounds)} mehr`,
    influence: (p) => (p.space === 0 ? 'noch kein Einfluss' : `Feld ${p.space}`),
    multiplier: (p) => `×${p.times}`,
    'uses-left': (p) =>
      p.uses === 1
        ? 'die letzte Nutzung in diesem Jahrzehnt: das Plättchen geht zurück'
        : `noch ${p.uses} Nutzungen in diesem Jahrzehnt`,
    saves: (p) => `spart ${pounds(p.pounds)}`,
    fewer: (p) => `${some(p.goods, ...t.unit)} weniger, ${t.row[0]} ${p.row}`,
    back: (p) => `${spaces(p.spaces)} zurück`,
    'back-at-most': (p) => `bis zu ${spaces(p.spaces)} zurück`,
    forward: (p) => `${spaces(p.spaces)} vor`,
    'contract-rises': (p) => `der Vertrag steigt auf ${p.space}`,
    'contract-costs': (p) => `der Vertrag kostet ${some(p.spaces, 'Aktienfeld', 'Aktienfelder')}`,
    'contract-lost': (p) => `dann fehlt es für den Vertrag, der ${pounds(p.pounds)} bringt`,
    'ships-less': (p) => `die Verschiffung bringt dann ${pounds(p.pounds)} weniger`,
    'goods-left': (p) =>
      `${some(p.goods, `gelagerte ${t.unit[0]}`, `gelagerte ${t.unit[1]}`)} könntest du noch verkaufen`,
    'shares-left': (p) => `dein Geld reicht noch für ${shares(p.shares)} und zählt danach nichts mehr`,
    'loans-left': (p) => `mit ${some(p.loans, 'Kredit', 'Krediten')} hast du verloren`,
    emergency: (p) => `Notverkauf: ${shares(p.shares)} zu ${pounds(p.value)}, ${spaces(p.spaces)} zurück`,
    loans: (p) =>
      `${p.shares > 0 ? `Notverkauf von ${some(p.shares, 'Aktie', 'Aktien')}, dann ` : ''}${loans(p.loans)}, ${spaces(p.spaces)} zurück`,
  };
}
