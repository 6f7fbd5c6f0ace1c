import type { Names } from './names.ts';

export const names: Names = {
  kinds: {
    actions: 'Aktionen',
    market: 'Markt und Verkäufe',
    workers: 'Arbeiter',
    building: 'Gebäude',
    events: 'Ereignisse',
    production: 'Produktion',
    due: 'Lohnkosten und Unterhalt',
    profit: 'Gewinn',
    stock: 'Bestand',
  },
  worth: (figure) => `${figure.replace('-', '−')} Gewinn`,
};
