import type { Room } from '@cromford/protocol';
import { language } from '../language/language.svelte.ts';
import { levelName, words } from './words.ts';

type Seat = Room['seats'][number];

/** Nobody sits there yet. */
export const isFree = ({ account, bot }: Seat): boolean => account === null && bot === null;

export const freeSeats = ({ seats }: Room): number => seats.filter(isFree).length;

/** Who sits there, in words. */
export function sitterName({ account, bot }: Seat): string {
  if (account) return account.name;
  return bot === null ? words().lobby.emptySeat : `${language.say.bots.bot}: ${levelName(bot)}`;
}
