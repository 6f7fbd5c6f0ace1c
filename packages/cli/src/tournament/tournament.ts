import type { Pairing } from '@cromford/bots/arena';
import { type AnyGame, canonical, hash } from '@cromford/kernel';
import type { Plan } from '../simulate/plan.ts';

/** What makes two runs parts of the same tournament. It stands at the head of a file of results. */
export interface TournamentPlan {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly players: number;
  readonly options: Plan['options'];
  /** The hash of the component sheet. */
  readonly sheet: string;
  readonly pairing: Pairing;
  readonly engine?: string | undefined;
  readonly time?: number | undefined;
}

export function tournamentOf({ version }: AnyGame, plan: Plan): TournamentPlan {
  const { game, players, options, pairing, engine, time } = plan;
  return {
    game,
    version,
    players,
    options,
    sheet: hash(plan.sheet),
    pairing,
    ...(engine !== undefined && { engine }),
    ...(time !== undefined && { time }),
  };
}

export function isSame(one: TournamentPlan, other: TournamentPlan): boolean {
  return canonical(one) === canonical(other);
}
