import type { AnyGame } from '@cromford/kernel';
import { shelf } from './index.ts';

/** All of them taken down at once: for servers and terminals, which have them at hand anyway. */
export const games: readonly AnyGame[] = await Promise.all(shelf.map(({ load }) => load()));
