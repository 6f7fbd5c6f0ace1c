/** From the first bot that a beginner beats to the one that searches. In a file of their own: a page names them without loading any bot. */
export const LEVELS = [
  'apprentice',
  'journeyman',
  'foreman',
  'overseer',
  'undermanager',
  'manager',
  'partner',
  'arkwright',
] as const;

/** Those who try a puzzle: how many of them miss it is its difficulty, so they stay the same. */
export const SOLVERS = ['apprentice', 'journeyman', 'foreman', 'overseer', 'manager', 'arkwright'] as const;

export type LevelName = (typeof LEVELS)[number];
