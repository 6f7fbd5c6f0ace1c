import type { Names } from './names.ts';

export const names: Names = {
  firstEdition: { food: 'Food', clothes: 'Clothes', cutlery: 'Cutlery', lamps: 'Lamps' },
  anniversary: { food: 'Food', clothes: 'Clothing', cutlery: 'Cutlery', lamps: 'Lamps' },
  kinds: {
    production: 'Production and sales',
    factories: 'Factories',
    workers: 'Workers and machines',
    markers: 'Markers and tiles',
    money: 'Money',
    shares: 'Shares',
    shipping: 'Shipping',
    time: 'Events and economy',
  },
  shareValue: 'Share value',
  standing: 'Portfolio',
  worth: (figure) => figure.replace(/^-?/, (sign) => `${sign && '−'}£`),
};
