import type { Good, State } from '@cromford/arkwright';
import type { Wishes } from './wanted.ts';

/** What is founded, what is done in the four turns of every decade and what is taken, whatever the others do. */
export interface BoardScript {
  readonly goods: readonly Good[];
  readonly actions: readonly [string, string, string, string];
  /** Markers, ships and tiles in order; what is not to be had is passed over. */
  readonly takes: readonly string[];
}

/** Plans without a look at the others, by name. */
export const BOARD_SCRIPTS: Readonly<Record<string, BoardScript>> = {
  /** Few goods, made better and better. */
  luxury: {
    goods: ['lamps', 'cutlery', 'clothes', 'food'],
    actions: ['factory', 'quality', 'machinery', 'quality'],
    takes: ['first-quality', 'second-quality', 'engineer', 'patron-lamps', 'patron-cutlery'],
  },
  /** Machines for workers as soon as there are any. */
  machines: {
    goods: ['lamps', 'cutlery', 'clothes', 'food'],
    actions: ['factory', 'machinery', 'machinery', 'distribution'],
    takes: ['first-machinery', 'second-machinery', 'engineer', 'engineering-works', 'workshop'],
  },
  /** Low prices, widely known. */
  'price-war': {
    goods: ['food', 'clothes', 'cutlery', 'lamps'],
    actions: ['factory', 'distribution', 'workers', 'distribution'],
    takes: ['first-distribution', 'second-distribution', 'agent', 'press-attache', 'foreman'],
  },
  /** Contracts and ships for all that is made. */
  exports: {
    goods: ['cutlery', 'lamps', 'clothes', 'food'],
    actions: ['factory', 'stock-exchange', 'machinery', 'stock-exchange'],
    takes: ['ship-2', 'ship-4', 'ship-6', 'ship-8', 'ship-10', 'first-stock-exchange', 'foreman', 'first-production'],
  },
  /** Shares from the first pound that is left. */
  shares: {
    goods: ['food', 'clothes', 'lamps', 'cutlery'],
    actions: ['factory', 'machinery', 'stock-exchange', 'distribution'],
    takes: ['first-stock-exchange', 'broker', 'accountant', 'administrator', 'first-distribution'],
  },
  /** A little of everything. */
  all: {
    goods: ['cutlery', 'clothes', 'food', 'lamps'],
    actions: ['factory', 'machinery', 'quality', 'distribution'],
    takes: ['first-quality', 'first-distribution', 'first-machinery', 'engineer', 'broker'],
  },
};

const STRENGTHS = ['second-', 'first-', ''];

/** What the plan wants here; nothing where it says nothing, as on prices and amounts. */
export function boardWishes({ goods, actions, takes }: BoardScript, s: State, round: number): Wishes {
  switch (s.agenda.at(-1)?.step ?? '') {
    case 'found':
      return goods.map((good) => `found ${good}`);
    case 'turn': {
      const action = actions[round % actions.length] ?? '';
      return ['use', 'reuse'].flatMap((verb) => STRENGTHS.map((strength) => `${verb} ${strength}${action}`));
    }
    case 'pick':
    case 'special':
      return takes.flatMap((what) => [`take ${what}`, `take-tile ${what}`]);
    default:
      return [];
  }
}
