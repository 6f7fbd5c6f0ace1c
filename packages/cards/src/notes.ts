import { note as kernelNote, warning as kernelWarning, type Note, type Params } from '@cromford/kernel';

/** Everything that the lists of choices tell before somebody chooses. The words are in words/. */
export const NOTES = [
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
  'opening-price',
] as const;
export type NoteCode = (typeof NOTES)[number];

export function note(code: NoteCode, params: Params = {}): Note {
  return kernelNote(code, params);
}

/** Asked once more before it is played. */
export function warning(code: NoteCode, params: Params = {}): Note {
  return kernelWarning(code, params);
}
