import { recalled, remember } from '../shell/memory.ts';
import { savedGames } from './games.ts';

const REMEMBERED = 'cromford.begun';

/** Nobody has begun a game in this browser yet. */
export async function isNewcomer(): Promise<boolean> {
  if (recalled(REMEMBERED) !== null) return false;
  return (await savedGames()).games.length === 0;
}

export const noteBegun = (): void => remember(REMEMBERED, 'yes');
