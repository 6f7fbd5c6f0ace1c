import { notation } from '@cromford/kernel';
import type { Resource } from './resources.ts';

export const ACTIONS = ['sell', 'staff', 'build', 'produce'] as const;
export type Action = (typeof ACTIONS)[number];

export type Move =
  | { do: 'action'; action: Action }
  | { do: 'manager' }
  | { do: 'end' }
  | { do: 'done' }
  /** `amount` counts lots. */
  | { do: 'sell'; amount: number; resource: Resource; into: 'profit' | 'capital' }
  | { do: 'hire'; card: string }
  | { do: 'move'; amount: number; from: string; to: string }
  | { do: 'build'; card: string }
  | { do: 'place'; x: number; y: number }
  | { do: 'give-up'; resource: Resource }
  | { do: 'add'; resource: Resource; card: string }
  | { do: 'dismiss'; card: string }
  | { do: 'take'; amount: number; from: string }
  | { do: 'put'; amount: number; on: string }
  /** Take or put the rest in the order that keeps most room. */
  | { do: 'usual' }
  | { do: 'labour'; card: string }
  | { do: 'upkeep'; resource: Resource }
  // Things that people try and that are never open; they have a notation so that the answer can say why.
  | { do: 'turn-over'; card: string }
  | { do: 'restore'; resource: Resource }
  | { do: 'produce-only'; resource: Resource }
  | { do: 'refuse-payment' };

export const moveNotation = notation<Move>({
  action: 'action {action}',
  manager: 'manager',
  end: 'end',
  done: 'done',
  sell: 'sell {amount#} {resource} for {into}',
  hire: 'hire {card}',
  move: 'move {amount#} {from} to {to}',
  build: 'build {card}',
  place: 'place {x#} {y#}',
  'give-up': 'give-up {resource}',
  add: 'add {resource} to {card}',
  dismiss: 'dismiss {card}',
  take: 'take {amount#} from {from}',
  put: 'put {amount#} on {on}',
  usual: 'usual',
  labour: 'labour {card}',
  upkeep: 'upkeep {resource}',
  'turn-over': 'turn-over {card}',
  restore: 'restore {resource}',
  'produce-only': 'produce-only {resource}',
  'refuse-payment': 'refuse-payment',
});
