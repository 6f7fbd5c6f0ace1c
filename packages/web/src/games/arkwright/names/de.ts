import type { Names } from './names.ts';

export const names: Names = {
  firstEdition: { food: 'Nahrung', clothes: 'Kleidung', cutlery: 'Besteck', lamps: 'Lampen' },
  anniversary: { food: 'Nahrung', clothes: 'Kleidung', cutlery: 'Besteck', lamps: 'Lampen' },
  kinds: {
    production: 'Produktion und Verkauf',
    factories: 'Fabriken',
    workers: 'Arbeiter und Maschinen',
    markers: 'Marker und Plättchen',
    money: 'Geld',
    shares: 'Aktien',
    shipping: 'Schifffahrt',
    time: 'Ereignisse und Wirtschaft',
  },
  shareValue: 'Aktienwert',
  standing: 'Depot',
  worth: (figure) => `${figure.replace('-', '−')}\u00a0£`,
};
