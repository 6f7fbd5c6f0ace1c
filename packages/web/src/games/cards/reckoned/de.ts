import type { ReckonedText } from './reckoned.ts';

const pounds = (n: number) => `${n}\u00a0£`;

export const reckoned: ReckonedText = {
  sum: (f) => {
    const money =
      f.goods > 0
        ? `${pounds(f.cash)} + ${pounds(f.goods)} (${f.stock === 1 ? '1 gelagerte Ware' : `${f.stock} gelagerte Waren`}) = ${pounds(f.cash + f.goods)}`
        : pounds(f.cash);
    const buys =
      f.bought > 0
        ? `, dafür ${f.bought === 1 ? '1 Aktie' : `${f.bought} Aktien`} zu ${pounds(f.paid)}`
        : ', dafür keine Aktie';
    const added = f.bought > 0 ? ` + ${f.bought}` : '';
    const lent = f.loans > 0 ? ` − ${f.loans} (Kredite)` : '';
    const shares = added || lent ? `${f.owned}${added}${lent} = ${f.shares} Aktien` : `${f.shares} Aktien`;
    const value =
      f.steps > 0 ? `${pounds(f.worth)} − ${pounds(f.steps)} (Schiffsmarker) = ${pounds(f.value)}` : pounds(f.value);
    return `Jetzt: ${money}${buys}. ${shares}; Aktienwert ${value}. ${f.shares} × ${pounds(f.value)} = ${pounds(f.score)}.`;
  },
  stock: 'Im Lager',
};
