import type { ReckonedText } from './reckoned.ts';

export const reckoned: ReckonedText = {
  sum: (f) => {
    const money =
      f.goods > 0
        ? `£${f.cash} + £${f.goods} (${f.stock === 1 ? '1 stored good' : `${f.stock} stored goods`}) = £${f.cash + f.goods}`
        : `£${f.cash}`;
    const buys =
      f.bought > 0 ? `buys ${f.bought === 1 ? '1 share' : `${f.bought} shares`} for £${f.paid}` : 'buys no share';
    const added = f.bought > 0 ? ` + ${f.bought}` : '';
    const lent = f.loans > 0 ? ` − ${f.loans} (loans)` : '';
    const shares = added || lent ? `${f.owned}${added}${lent} = ${f.shares} shares` : `${f.shares} shares`;
    const value = f.steps > 0 ? `£${f.worth} − £${f.steps} (shipping) = £${f.value}` : `£${f.value}`;
    return `Now: ${money} ${buys}. ${shares}; share value ${value}. ${f.shares} × £${f.value} = £${f.score}.`;
  },
  stock: 'In stock',
};
