import type { Flow, RuleId } from '@cromford/kernel';
import type { Action } from './moves.ts';
import type { Resource } from './resources.ts';
import type { Builder, Why } from './state.ts';

/** Everything that can happen. Each change of a track is one `stock` event, each change of profit one `profit` event. */
export type EmpireEvent = { rule: RuleId } & (
  | { kind: 'set-up'; row: string[]; turned: string[] }
  | { kind: 'turn'; turn: number; year: number; die: number }
  | { kind: 'action'; action: Action; nth: number; price: number }
  | { kind: 'manager'; price: number; left: number }
  | { kind: 'stock'; card: string; resource: Resource; by: number; why: Why }
  | { kind: 'profit'; by: number; why: Why; card?: string }
  | { kind: 'sold'; resource: Resource; lots: number; units: number; into: 'profit' | 'capital' }
  | { kind: 'lost'; resource: Resource; units: number; why: Why }
  | { kind: 'workers'; card: string; by: number; now: number; why: 'hired' | 'manager' | 'event' | 'labour' | 'opened' }
  | { kind: 'moved'; from: string; to: string; workers: number }
  | { kind: 'built'; card: string; x: number; y: number; by: Builder }
  | { kind: 'marker'; card: string; from: 'spare' | Resource }
  | { kind: 'happens'; card: string }
  | { kind: 'passes'; card: string; year: number; why: 'years' | 'once' }
  | { kind: 'produced'; resource: Resource; each: number; tracks: number }
  | { kind: 'labour'; card: string; cost: number; paid: boolean }
  | { kind: 'unpaid'; card: string; units: number }
  | { kind: 'year'; year: number; labour: boolean; upkeep: boolean }
  | { kind: 'over'; profit: number; title: number }
);

/** Units on tracks and profit are the accounts of this game. */
export function flows(event: EmpireEvent): readonly Flow[] {
  if (event.kind === 'stock') return [{ account: event.resource, by: event.by, why: event.why }];
  if (event.kind === 'profit') return [{ account: 'profit', by: event.by, why: event.why }];
  return [];
}
