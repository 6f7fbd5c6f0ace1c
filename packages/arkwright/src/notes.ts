import { type Filling, note as kernelNote, warning as kernelWarning, type Note } from '@cromford/kernel';
import type { CompanyNoteBlanks } from './modules/east-india-company/news.ts';
import type { Tile } from './tiles/names.ts';

/** Everything that the lists of choices tell before somebody chooses, and what its sentence leaves blank. The words are in words/. */
export type NoteBlanks = CompanyNoteBlanks & {
  cost: { pounds: number };
  payable: { least: number; most: number };
  owed: { pounds: number };
  each: { pounds: number };
  'first-at': { pounds: number };
  fee: { pounds: number };
  opening: { pounds: number };
  exact: { pounds: number };
  cash: { pounds: number };
  spare: { pounds: number };
  left: { steps: number };
  appeal: { appeal: number };
  'appeal-range': { from: number; to: number };
  'price-now': { appeal: number; pounds: number };
  sells: { goods: number; of: number };
  'of-amount': { left: number; pounds: number };
  'earns-machinery': { amount: number };
  'earns-quality': { amount: number };
  'earns-distribution': { amount: number };
  'same-as': { pounds: number };
  over: { pounds: number; same: number };
  affords: { pounds: number; shares: number };
  thresholds: { pounds: readonly number[] };
  limit: { pounds: number };
  rows: { rows: number };
  closes: { workers: number };
  makes: { goods: number };
  tile: { tile: Tile };
  crew: { workers: number };
  broker: { one: number; two: number };
  'without-developer': { pounds: number };
  brings: { pounds: number };
  'income-each': { pounds: number };
  'shipping-bonus': { pounds: number; tile: Tile };
  'uses-left': { uses: number };
  saves: { pounds: number };
  fewer: { goods: number; row: number };
  back: { spaces: number };
  'back-at-most': { spaces: number };
  forward: { spaces: number };
  'contract-rises': { space: number };
  'contract-costs': { spaces: number };
  'contract-lost': { pounds: number };
  'ships-less': { pounds: number };
  'goods-left': { goods: number };
  'shares-left': { shares: number };
  'loans-left': { loans: number };
  emergency: { loans: number; shares: number; spaces: number; value: number };
  loans: { loans: number; shares: number; spaces: number; value: number };
};
/** Those whose sentences leave nothing blank. */
type Whole = 'half-price' | 'further' | 'developer' | 'inventor' | 'wild-patron' | 'another-back';
export type NoteCode = keyof NoteBlanks | Whole;

export function note<Code extends NoteCode>(code: Code, ...[params = {}]: Filling<NoteBlanks, Code>): Note {
  return kernelNote(code, params);
}

/** Asked once more before it is played. */
export function warning<Code extends NoteCode>(code: Code, ...[params = {}]: Filling<NoteBlanks, Code>): Note {
  return kernelWarning(code, params);
}
