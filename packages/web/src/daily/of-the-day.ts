import type { SavedGame } from '../saves/games.ts';
import { recalled, remember } from '../shell/memory.ts';

/** What every page may ask about games of the day; the rest is fetched with theirs. */

/** Under this name they are remembered. */
export const KEPT = 'cromford.daily';
const LISTED = 'cromford.daily-list';

/** Whether a saved game is one of the day: there everybody plays alone, without advice. */
export const isOfTheDay = (game: string) => (recalled(KEPT) ?? '').includes(`"game":"${game}"`);

/** Until it is over nobody looks ahead in it, and it stays here. */
export const isOfTheDayUnderWay = ({ id, over }: Pick<SavedGame, 'id' | 'over'>) => !over && isOfTheDay(id);

/** Whether somebody at this browser wants his results on the list. */
export const isListed = () => recalled(LISTED) === 'yes';
export const chooseListed = (wanted: boolean) => remember(LISTED, wanted ? 'yes' : 'no');
