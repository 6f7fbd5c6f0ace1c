import type { Seat } from '@cromford/kernel';
import type { Good } from '../../goods.ts';

/** What happens on the company's board, and why cash and indicators change for it. */
export type CompanyNews =
  | { kind: 'influence'; seat: Seat; good: Good; from: number; to: number; bought: number }
  | { kind: 'commodity-price'; good: Good; to: number };
export type CompanyWhy = 'influence' | 'bonus';

/** What its choices tell, and why they are not open. The words are with those of the game. */
export type CompanyNoteBlanks = { influence: { space: number }; multiplier: { times: number } };
export const COMPANY_REASONS = {
  'space-occupied': 'AE-EIC-09',
  'track-ends': 'AE-EIC-11',
  'no-such-bonus': 'AE-EIC-16',
} as const;
