import * as z from 'zod/mini';
import { CHALLENGES } from './challenges.ts';
import { list } from './parts.ts';
import { person } from './people.ts';

export const placed = z.object({
  /** Those who won come first, then the higher score; equal ones share a rank. */
  rank: z.int(),
  person,
  score: z.number(),
  won: z.boolean(),
});
export type Placed = z.infer<typeof placed>;

export const dailyList = z.object({
  challenge: z.enum(CHALLENGES),
  /** How many have sent a result. */
  count: z.int(),
  best: list(placed),
  /** One's own, wherever it stands. */
  own: z.nullable(placed),
});
export type DailyList = z.infer<typeof dailyList>;
