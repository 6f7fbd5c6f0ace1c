import type { Names } from './names.ts';

export const names: Names = {
  kinds: {
    actions: 'Actions',
    market: 'Market and sales',
    workers: 'Workers',
    building: 'Buildings',
    events: 'Events',
    production: 'Production',
    due: 'Labour and upkeep',
    profit: 'Profit',
    stock: 'Stock',
  },
  worth: (figure) => `${figure.replace('-', '−')} profit`,
};
