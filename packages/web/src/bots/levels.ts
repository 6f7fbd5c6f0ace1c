import { LEVELS, type LevelName } from '@cromford/bots/level-names';

export const USUAL_LEVEL: LevelName = 'foreman';
/** Whoever meets a game for the first time has enough to look at. */
export const FIRST_LEVEL: LevelName = 'apprentice';

export function isLevel(value: string): value is LevelName {
  return (LEVELS as readonly string[]).includes(value);
}
