import { type Move, sameMove } from '@cromford/kernel';

/** What a turn is about, and by which moves it is known, whatever the game. */
const MOVES = {
  building: ['found', 'found-as', 'build', 'build-as', 'open', 'place'],
  modernising: ['modernise', 'upgrade', 'invent', 'close'],
  pricing: ['price', 'spot', 'office', 'turn'],
  workers: ['hire', 'fire', 'employ', 'automate', 'machine', 'retrain', 'swap', 'move', 'labour', 'dismiss'],
  appeal: ['improve', 'distribute', 'put', 'remove', 'patent-adds', 'patent-returns'],
  shares: ['buy', 'sell-shares', 'repay', 'loans', 'broker'],
  export: ['contract', 'limit', 'join', 'deliver', 'run', 'extra-shifts', 'load', 'ship', 'reactivate'],
  stock: ['store', 'sell-stored', 'clear', 'sell-goods'],
  helpers: ['take', 'take-from', 'take-tile', 'assign', 'charge', 'develop', 'refresh', 'developer'],
  selling: ['sell'],
  production: ['action produce', 'manager', 'produce-only'],
  upkeep: ['upkeep', 'give-up', 'add', 'restore'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Besides what is done: that it is done in the last turn, when only the final score counts. */
export type Theme = keyof typeof MOVES | 'last-turn' | 'timing';
export const THEMES: readonly Theme[] = [...(Object.keys(MOVES) as (keyof typeof MOVES)[]), 'last-turn', 'timing'];

function themeOf(move: Move): Theme | undefined {
  const verb = 'action' in move ? `action ${move.action}` : move.do;
  return THEMES.find(
    (theme) => theme in MOVES && (MOVES[theme as keyof typeof MOVES] as readonly string[]).includes(verb),
  );
}

/** What the better turn does that the other does not; where both do the same things, it is a question of when and how much. */
export function themesOf(best: readonly Move[], second: readonly Move[], isLastTurn: boolean): Theme[] {
  const only = best.filter((move) => !second.some((other) => sameMove(move, other)));
  const found = [...new Set(only.map(themeOf).filter((theme) => theme !== undefined))];
  return [...(found.length > 0 ? found : (['timing'] as const)), ...(isLastTurn ? (['last-turn'] as const) : [])];
}
