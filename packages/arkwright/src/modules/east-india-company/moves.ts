import { times } from '@cromford/kernel';
import { GOODS, type Good } from '../../goods.ts';

/** What is chosen on the company's board; taking a bonus is said as the same thing is elsewhere. */
export type CompanyMove =
  | { readonly do: 'commodity'; readonly good: Good }
  | { readonly do: 'steps'; readonly amount: number }
  | { readonly do: 'rise' };

export const companyNotation = { commodity: 'commodity {good}', steps: 'steps {amount#}', rise: 'rise' } as const;

export const COMMODITY = GOODS.map((good): CompanyMove => ({ do: 'commodity', good }));
export const STEPS = times(21, (amount): CompanyMove => ({ do: 'steps', amount }));
export const RISE: CompanyMove = { do: 'rise' };
