import { type Note, note, type Params, warning } from '@cromford/kernel';
import type { Action } from './moves.ts';
import type { Resource } from './resources.ts';

type Labour = { year: number; buildings: number; cost: number; capital: number };

/** What the lists of choices tell before somebody chooses, with what the sentence leaves blank. The words are in words/. */
export type NoteBlanks = {
  price: { price: number; nth: number };
  for: { what: Action | 'manager' };
  'manager-price': { price: number; left: number };
  rate: { units: number; resource: Resource };
  cost: Readonly<Record<Resource, number>>;
  'event-happens': { card: string };
  'event-passes': { card: string };
  'no-spare': Record<string, never>;
  'units-lost': { resource: Resource; units: number };
  staffs: { requirement: number };
  overstaffs: { requirement: number };
  'workers-of': { workers: number; requirement: number };
  'labour-due': Labour;
  'labour-short': Labour;
  'upkeep-due': { year: number; buildings: number };
};
export type NoteCode = keyof NoteBlanks;

export function telling<N extends NoteCode>(code: N, params: Readonly<NoteBlanks[N]>): Note {
  return note(code, params as Params);
}

/** Said once more before it is played. */
export function warningOf<N extends NoteCode>(code: N, params: Readonly<NoteBlanks[N]>): Note {
  return warning(code, params as Params);
}
