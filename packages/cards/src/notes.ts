import { type Filling, note as kernelNote, warning as kernelWarning, type Note } from '@cromford/kernel';
import type { Good } from './goods.ts';
import type { Track } from './tracks.ts';

/** Everything that the lists of choices tell before somebody chooses. The words are in words/. */
export const NOTES = [
  'for-building',
  'for-upgrading',
  'for-renewing',
  'for-employing',
  'for-automating',
  'for-quality',
  'for-distribution',
  'for-exchange',
  'for-extra-production',
  'for-early-shipping',
  'moves-market',
  'discards-inventor',
  'adds',
  'machines',
  'machine-token',
  'allowance',
  'share-price',
  'loan-cash',
  'makes',
  'costs',
  'costs-emergency',
  'costs-shipping',
  'costs-bankrupt',
  'sails',
  'ship-price',
  'setting',
  'level',
  'broker-price',
  'workers',
  'refill',
  'sells-up-to',
  'sale',
  'ships',
  'token-saved',
  'wasted',
  'holds',
  'lost',
  'value-step',
  'value-steps',
  'opening-price',
] as const;
export type NoteCode = (typeof NOTES)[number];

/** What the sentences of some leave blank. */
export type NoteBlanks = {
  'for-employing': { wage: number };
  'for-automating': { most: number; upkeep: number; wage: number };
  'for-quality': { most: number };
  'for-distribution': { most: number };
  'for-exchange': { cheap: number; half: number; most: number; value: number };
  'moves-market': { next: number; wage: number };
  adds: { goods: number; workers: number };
  machines: { machines: number };
  'machine-token': { machines: number };
  allowance: { most: number; used: number };
  'share-price': { cheap: number; half: number; value: number };
  'loan-cash': { value: number };
  makes: { goods: number };
  costs: { due: number };
  'costs-shipping': { least: number };
  'costs-emergency': { cash: number; due: number; tokens: number };
  'costs-bankrupt': { cash: number; due: number };
  sails: { income: number; ships: number };
  'ship-price': { pounds: number };
  setting: { appeal: number; demand: number; maximum: number; price: number };
  level: { from: number; to: number; track: Track };
  'broker-price': { each: number };
  workers: { workers: number };
  refill: { left: number };
  'sells-up-to': { maximum: number; price: number };
  sale: { made: number; maximum: number; price: number };
  ships: { each: number; pounds: number; ships: number };
  wasted: { good: Good; goods: number };
  holds: { holds: number; pounds: number };
  lost: { good: Good; goods: number };
  'value-steps': { least: number; most: number };
  'opening-price': { price: number };
};

export function note<Code extends NoteCode>(code: Code, ...[params = {}]: Filling<NoteBlanks, Code>): Note {
  return kernelNote(code, params);
}

/** Asked once more before it is played. */
export function warning<Code extends NoteCode>(code: Code, ...[params = {}]: Filling<NoteBlanks, Code>): Note {
  return kernelWarning(code, params);
}
