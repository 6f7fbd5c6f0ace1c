import { LEVELS, type LevelName } from '@cromford/bots/level-names';

export const USUAL_LEVEL: LevelName = 'foreman';

export function isLevel(value: string): value is LevelName {
  return (LEVELS as readonly string[]).includes(value);
}
