/** The levels that a new game offers, from the weakest. Names are in the language modules. */
export const LEVELS = ['apprentice', 'foreman', 'manager', 'arkwright'] as const;

export type Level = (typeof LEVELS)[number];

export const USUAL_LEVEL: Level = 'foreman';

export function isLevel(value: string): value is Level {
  return (LEVELS as readonly string[]).includes(value);
}
