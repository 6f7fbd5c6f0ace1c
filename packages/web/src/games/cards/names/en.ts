import type { Names } from './names.ts';

export const names: Names = {
  goods: { food: 'Food', clothes: 'Clothes', cutlery: 'Cutlery', lamps: 'Lamps' },
  kinds: {
    actions: 'Actions',
    market: 'Market',
    cards: 'Developments',
    production: 'Production',
    money: 'Money and shares',
    rounds: 'Rounds and result',
  },
  shareValue: 'Share value',
  standing: 'Would score',
  decade: (decade) => `Decade ${'I'.repeat(decade)}`,
  worth: (figure) => figure.replace(/^-?/, (sign) => `${sign && '−'}£`),
};
