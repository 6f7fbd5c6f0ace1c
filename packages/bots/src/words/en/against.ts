import { listed } from '@cromford/kernel';
import type { AgainstWords } from '../against.ts';

const pounds = (n: number) => (n < 0 ? `−£${-n}` : `£${n}`);

export const against: AgainstWords = {
  better: (parts, isEnd) =>
    `${isEnd ? 'At the end' : 'A few turns on'} the best turn leaves you with ${listed(parts, 'and')}.`,
  shares: (best, own) => `${best} ${best === 1 ? 'share' : 'shares'} instead of ${own}`,
  shareValue: (best, own) => `a share value of ${pounds(best)} instead of ${pounds(own)}`,
  cash: (best, own) => `${pounds(best)} in cash instead of ${pounds(own)}`,
  decade: (best, own) => `about ${pounds(best)} to expect from a decade of production instead of ${pounds(own)}`,
  productions: (best, own) => `about ${pounds(best)} to expect from all productions to come instead of ${pounds(own)}`,
  profit: (best, own) => `${best} profit instead of ${own}`,
  makes: (best, own) => `${best} ${best === 1 ? 'unit' : 'units'} from each production instead of ${own}`,
  awards: (best, own) => `awards of ${best} in staffed buildings instead of ${own}`,
  stock: (best, own) => `${best} ${best === 1 ? 'unit' : 'units'} in stock instead of ${own}`,
};
