import type { Names } from './names.ts';

export const names: Names = {
  goods: { food: 'Nahrung', clothes: 'Kleidung', cutlery: 'Besteck', lamps: 'Lampen' },
  kinds: {
    actions: 'Aktionen',
    market: 'Markt',
    cards: 'Entwicklungen',
    production: 'Produktion',
    money: 'Geld und Aktien',
    rounds: 'Runden und Ergebnis',
  },
  shareValue: 'Aktienwert',
  standing: 'Brächte jetzt',
  decade: (decade) => `Jahrzehnt ${'I'.repeat(decade)}`,
  worth: (figure) => `${figure.replace('-', '−')}\u00a0£`,
};
