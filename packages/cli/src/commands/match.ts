import { readyFor } from '@cromford/bots';
import { League, type Member, playGame } from '@cromford/bots/arena';
import { isProblem, type Rules, seeded } from '@cromford/kernel';
import { type Context, DONE, fail } from '../context.ts';
import { netsFromFiles, readMember } from '../learn/league-file.ts';
import { readSetup, type SetupFlags } from '../setup.ts';
import { findGame } from '../shelf.ts';
import { withProgress } from '../terminal/progress.ts';
import { print } from '../terminal/terminal.ts';

export interface MatchFlags extends SetupFlags {
  readonly one: string;
  readonly rest: string;
  readonly games: number;
  readonly from: number;
  readonly seconds: number;
  readonly seed: string;
}

/** `cromford match`: one member of a league against the rest, from every seat in turn; what a net must win before it is taken. */
export async function match(context: Context, id: string, flags: MatchFlags): Promise<number> {
  const game = findGame(context.games, id);
  if (isProblem(game)) return fail(context, game);
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return fail(context, setup);
  const one = readMember(flags.one);
  if (isProblem(one)) return fail(context, one);
  const rest = readMember(flags.rest);
  if (isProblem(rest)) return fail(context, rest);
  const rules: Rules = game.rules(setup);
  await readyFor(
    rules,
    [one, rest].flatMap((member) => ('bot' in member ? [member.bot] : [])),
  );
  const league = new League(rules, netsFromFiles());
  const until = performance.now() + flags.seconds * 1000;
  const found = { games: 0, wins: 0, own: 0, others: 0, milliseconds: 0, decisions: 0 };
  await withProgress(context.terminal, flags.games, async (cancel, progress) => {
    while (found.games < flags.games && performance.now() < until && !cancel.aborted) {
      const game = flags.from + found.games;
      const own = game % setup.players;
      const seed = `${flags.seed}/${game}`;
      const players = Array.from({ length: setup.players }, (_, seat) =>
        league.seat((seat === own ? one : rest) as Member, seeded(`${seed}/${seat}`)),
      );
      // Every deal is played from every seat.
      const deal = `${flags.seed}/${Math.floor(game / setup.players)}`;
      const { scores, winners, clocks } = await playGame(rules, deal, players);
      found.games++;
      if (winners.includes(own)) found.wins += 1 / winners.length;
      found.own += scores[own] as number;
      found.others +=
        scores.reduce((sum, score, seat) => sum + (seat === own ? 0 : score), 0) / Math.max(1, setup.players - 1);
      found.milliseconds += clocks[own]?.total ?? 0;
      found.decisions += clocks[own]?.decisions ?? 0;
      progress.show(found.games);
    }
  });
  print(context.terminal, JSON.stringify({ game: id, players: setup.players, ...found }));
  return DONE;
}
