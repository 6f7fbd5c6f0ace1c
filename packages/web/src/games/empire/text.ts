import type { Language } from '@cromford/kernel';

/** What Empire's board says beside the words of the rules. */
interface BoardText {
  readonly perOne: string;
  readonly price: string;
  readonly actions: string;
  readonly used: string;
  readonly managerCost: (n: number) => string;
  readonly lacks: (n: number) => string;
  readonly happened: string;
  readonly isDue: string;
  readonly notDue: string;
  readonly looksAt: string;
  readonly noEvent: string;
  readonly from: string;
  readonly stock: string;
  readonly toNextTitle: (title: string, from: number) => string;
  readonly topTitle: string;
  readonly emptyRow: string;
  readonly inForce: string;
  readonly coming: string;
  readonly awards: string;
  readonly lostAward: string;
  readonly where: string;
  readonly final: string;
  readonly titles: string;
  readonly sellFor: { readonly profit: string; readonly capital: string };
}

export const boardText: Readonly<Record<Language, BoardText>> = {
  en: {
    perOne: 'units for 1',
    price: 'price',
    actions: 'Actions',
    used: 'used this turn',
    managerCost: (n) => `${n} capital this turn`,
    lacks: (n) => `lacks ${n}`,
    happened: 'has happened',
    isDue: 'due now',
    notDue: 'not now',
    looksAt: 'then',
    noEvent: 'no event',
    from: 'from',
    stock: 'In stock',
    toNextTitle: (title, from) => `${title} from ${from}`,
    topTitle: 'the highest title',
    emptyRow: 'Everything has been built.',
    inForce: 'in force',
    coming: 'next turn',
    awards: 'Awards',
    lostAward: 'not staffed, no award',
    where: 'Where the profit came from',
    final: 'Final profit',
    titles: 'Titles',
    sellFor: { profit: 'profit', capital: 'capital' },
  },
  de: {
    perOne: 'Einheiten für 1',
    price: 'Preis',
    actions: 'Aktionen',
    used: 'diese Runde eingesetzt',
    managerCost: (n) => `${n} Kapital diese Runde`,
    lacks: (n) => (n === 1 ? '1 fehlt' : `${n} fehlen`),
    happened: 'schon eingetreten',
    isDue: 'jetzt fällig',
    notDue: 'jetzt nicht',
    looksAt: 'dann',
    noEvent: 'kein Ereignis',
    from: 'von',
    stock: 'Bestand',
    toNextTitle: (title, from) => `${title} ab ${from}`,
    topTitle: 'der höchste Titel',
    emptyRow: 'Alles ist gebaut.',
    inForce: 'in Kraft',
    coming: 'nächste Runde',
    awards: 'Prämien',
    lostAward: 'nicht besetzt, keine Prämie',
    where: 'Woher der Gewinn kam',
    final: 'Gewinn am Ende',
    titles: 'Titel',
    sellFor: { profit: 'Gewinn', capital: 'Kapital' },
  },
};
