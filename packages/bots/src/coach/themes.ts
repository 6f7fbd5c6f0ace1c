import type { Move } from '@cromford/kernel';

/** What a turn is about, and by which moves it is known, whatever the game. Where games use a word for different things, what it is done to stands with it. */
const MOVES = {
  building: ['found', 'found-as', 'build', 'build-as', 'open', 'place'],
  modernising: ['modernise', 'upgrade', 'invent', 'close'],
  workers: ['hire', 'fire', 'employ', 'automate', 'machine', 'retrain', 'swap', 'move', 'labour', 'dismiss', 'staff'],
  appeal: ['improve', 'distribute', 'put card', 'remove', 'patent-adds', 'patent-returns'],
  shares: ['buy', 'sell-shares', 'repay', 'loans', 'broker'],
  export: ['contract', 'limit', 'join', 'deliver', 'run', 'extra-shifts', 'load', 'ship', 'reactivate'],
  stock: ['store', 'sell-stored', 'clear', 'sell-goods'],
  helpers: [
    'take marker',
    'take card',
    'take-from',
    'take-tile',
    'assign',
    'charge',
    'develop',
    'developer',
    'manager',
  ],
  selling: ['sell'],
  production: ['action produce', 'produce-only'],
  pricing: ['price', 'spot', 'office', 'turn'],
  upkeep: ['upkeep', 'give-up', 'restore'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Besides what is done: that it is done in the last turn, when only the final score counts; that it is a question of when and how much. */
export type Theme = keyof typeof MOVES | 'last-turn' | 'timing';
export const THEMES: readonly Theme[] = [...(Object.keys(MOVES) as (keyof typeof MOVES)[]), 'last-turn', 'timing'];

/** Every turn has some of it, whatever it is about: it is spoken of where nothing else is done, or the rest is the same. */
const FOLLOWS: ReadonlySet<Theme> = new Set<Theme>(['pricing', 'upkeep']);

/** Whether a move follows from the rest of its turn, as every price does. */
export function follows(move: Move): boolean {
  const theme = themeOf(move);
  return theme !== undefined && FOLLOWS.has(theme);
}

export function themeOf(move: Move): Theme | undefined {
  const verbs = [
    move.do,
    ...['action', 'marker', 'card'].flatMap((what) => (what in move ? `${move.do} ${what}` : [])),
  ];
  if ('action' in move) verbs.push(`action ${move.action}`);
  return THEMES.find(
    (theme) =>
      theme in MOVES && (MOVES[theme as keyof typeof MOVES] as readonly string[]).some((one) => verbs.includes(one)),
  );
}

/** What a turn does, in the order of the list. */
const deedsOf = (moves: readonly Move[]): Theme[] =>
  THEMES.filter((theme) => moves.some((move) => themeOf(move) === theme));

/**
 * What the better turn does: first what the other does not do. Prices and upkeep follow from the rest, and are named where that is all, or all that differs. Where both do
 * the same things, it is a question of when and how much.
 */
export function themesOf(best: readonly Move[], second: readonly Move[], isLastTurn: boolean): Theme[] {
  const [done, others] = [deedsOf(best), deedsOf(second)];
  const main = (themes: readonly Theme[]) => themes.filter((theme) => !FOLLOWS.has(theme));
  const isAlike = main(done).join() === main(others).join();
  const named = main(done).length === 0 || isAlike ? done : main(done);
  const only = named.filter((theme) => !others.includes(theme));
  return [
    ...only,
    ...named.filter((theme) => others.includes(theme)),
    ...(done.join() === others.join() ? (['timing'] as const) : []),
    ...(isLastTurn ? (['last-turn'] as const) : []),
  ];
}
