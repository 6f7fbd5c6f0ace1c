import * as z from 'zod/mini';
import { id, list, moment, options } from './parts.ts';
import { people } from './people.ts';
import { clock, stage } from './table.ts';

const announced = z.object({
  id,
  name: z.string(),
  game: z.string(),
  players: z.int(),
  /** `over` once every table has ended. */
  stage: z.enum(['open', 'playing', 'over']),
  created: moment,
});
export type Announced = z.infer<typeof announced>;

export const listedTournament = z.extend(announced, { entrants: z.int(), tables: z.int(), ended: z.int() });
export type ListedTournament = z.infer<typeof listedTournament>;

const pairedTable = z.object({
  round: z.int(),
  /** Account ids in seat order. */
  seats: list(id),
  table: z.nullable(id),
  stage: z.nullable(stage),
  /** In seat order, once it is over. */
  places: z.nullable(list(z.int())),
});
export type PairedTable = z.infer<typeof pairedTable>;

const standing = z.object({ account: id, points: z.number(), games: z.int(), wins: z.int() });
export type Standing = z.infer<typeof standing>;

export const tournament = z.object({
  tournament: z.extend(announced, { host: id, options, clock }),
  people,
  tables: list(pairedTable),
  standing: list(standing),
});
export type Tournament = z.infer<typeof tournament>;
