import { type Bot, bots } from '@cromford/bots';
import { type AnyGame, type Seat, seeded } from '@cromford/kernel';
import { checkGame } from '@cromford/kernel/proof';
import { type Plan, seedOf } from './plan.ts';

/** What came of one game. */
export interface Outcome {
  readonly seed: string;
  readonly finished: boolean;
  readonly decisions: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** What broke, in words; empty when all was well. */
  readonly broken: readonly string[];
}

/** Plays game `index` of the plan from its own seed, under the checks that the plan asks for. A bug in the rules is counted, never thrown. */
export function playOne(game: AnyGame, plan: Plan, index: number): Outcome {
  const seed = seedOf(plan, index);
  const { players, options, sheet, check } = plan;
  const seats = plan.bots.map((name, seat) => seatBot(name, `${seed}/bot ${seat}`));
  const played = checkGame({
    game,
    players,
    options,
    sheet,
    seed,
    every: EVERY[check],
    choose(s, moves, engine) {
      const seat = engine.due(s)?.seat ?? 0;
      const bot = seats[seat];
      if (!bot) throw new Error(`nobody sits at seat ${seat}`);
      return bot.choose({ engine, seat, moves, view: () => engine.rules.view(s, seat) });
    },
  });
  const { finished, scores, winners, faults } = played;
  return { seed, finished, decisions: played.moves.length, scores, winners, broken: faults };
}

/** How often the slow checks are made: after every move, after about every tenth, never. */
const EVERY: Readonly<Record<Plan['check'], number>> = { every: 1, sample: 10, none: 0 };

function seatBot(name: string, seed: string): Bot {
  const maker = bots.get(name);
  if (!maker) throw new Error(`no bot is called ${name}`);
  return maker(seeded(seed));
}
