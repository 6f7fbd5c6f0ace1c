import { type ChallengeName, challengesOf, heldBackDay } from '@cromford/protocol/challenges';
import type { SavedGame } from '../saves/games.ts';
import { recalled, remember } from '../shell/memory.ts';

/** What every page may ask about games of the day; the rest is fetched with theirs. */

/** Under this name they are remembered. */
export const KEPT = 'cromford.daily';
const LISTED = 'cromford.daily-list';

/** Whether a saved game is one of the day: there everybody plays alone, without advice. */
export const isOfTheDay = (game: string) => (recalled(KEPT) ?? '').includes(`"game":"${game}"`);

/** The seed of a record as the engine writes it. */
export function seedIn(record: string): string {
  const line = record.split('\n').find((one) => one.startsWith('seed '));
  try {
    return String(JSON.parse(line?.slice('seed '.length) ?? '""'));
  } catch {
    return '';
  }
}

/** Which game of an open day a saved game is, as its deal shows: nothing is begun with it elsewhere, and what was brought here or branches off counts for nobody. */
export function recognised(
  { game, record, imported }: Pick<SavedGame, 'game' | 'record' | 'imported'>,
  now = Date.now(),
): { readonly day: number; readonly challenge: ChallengeName } | undefined {
  const day = imported ? undefined : heldBackDay(seedIn(record), now);
  if (day === undefined) return undefined;
  const challenge = challengesOf(day).find((one) => one.game === game && record.includes(`\nplayers ${one.players}\n`));
  return challenge && { day, challenge: challenge.id };
}

/** Until it is over nobody looks ahead in it, and it stays here. Of a saved game the deal shows it as well as what is remembered. */
export const isOfTheDayUnderWay = (saved: Pick<SavedGame, 'id' | 'over'> | SavedGame) =>
  !saved.over && (isOfTheDay(saved.id) || ('record' in saved && recognised(saved) !== undefined));

/** Whether somebody at this browser wants his results on the list. */
export const isListed = () => recalled(LISTED) === 'yes';
export const chooseListed = (wanted: boolean) => remember(LISTED, wanted ? 'yes' : 'no');
