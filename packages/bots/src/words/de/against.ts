import { listed } from '@cromford/kernel';
import type { AgainstWords } from '../against.ts';

const pounds = (n: number) => (n < 0 ? `−${-n}\u00a0£` : `${n}\u00a0£`);

export const against: AgainstWords = {
  better: (parts, isEnd) =>
    `${isEnd ? 'Am Ende' : 'Ein paar Züge später'} hast du mit dem besten Zug ${listed(parts, 'und')}.`,
  shares: (best, own) => `${best} ${best === 1 ? 'Aktie' : 'Aktien'} statt ${own}`,
  shareValue: (best, own) => `einen Aktienwert von ${pounds(best)} statt ${pounds(own)}`,
  cash: (best, own) => `${pounds(best)} in der Kasse statt ${pounds(own)}`,
  decade: (best, own) => `etwa ${pounds(best)} aus einem Jahrzehnt Produktion zu erwarten statt ${pounds(own)}`,
  productions: (best, own) => `etwa ${pounds(best)} aus allen kommenden Produktionen zu erwarten statt ${pounds(own)}`,
  profit: (best, own) => `${best} Gewinn statt ${own}`,
  makes: (best, own) => `${best} ${best === 1 ? 'Einheit' : 'Einheiten'} aus jeder Produktion statt ${own}`,
  awards: (best, own) => `Auszeichnungen von ${best} in besetzten Gebäuden statt ${own}`,
  stock: (best, own) => `${best} ${best === 1 ? 'Einheit' : 'Einheiten'} auf den Leisten statt ${own}`,
};
