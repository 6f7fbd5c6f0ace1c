import { appendFileSync } from 'node:fs';
import { judgementOf, readyFor } from '@cromford/bots';
import { League, type Member, Rows, selfPlay } from '@cromford/bots/arena';
import {
  type AnyGame,
  below,
  completeOptions,
  isProblem,
  type Problem,
  problem,
  type Random,
  type Rules,
  seeded,
} from '@cromford/kernel';
import { type Context, DONE, fail } from '../context.ts';
import { type LeagueFile, type Members, netsFromFiles, readLeague } from '../learn/league-file.ts';
import { findGame } from '../shelf.ts';
import { withProgress } from '../terminal/progress.ts';
import { print } from '../terminal/terminal.ts';

export interface SelfPlayFlags {
  readonly league: string;
  readonly out: string;
  readonly seconds: number;
  readonly seed: string;
}

/** Positions kept before they are written to the file. */
const AT_A_TIME = 3000;

/** Games of one setting: its rules, who can be seated at them, and where their positions go. */
interface Table {
  readonly rules: Rules;
  readonly league: League;
  readonly rows: Rows;
  readonly file: string;
}

/** How a member did: games, sum of scores, share of wins in fair shares. */
type Tally = Record<string, { games: number; score: number; won: number }>;

/** `cromford selfplay`: members of a league play each other, and what a net learns from is written down (docs/learning.md). */
export async function selfplay(context: Context, id: string, flags: SelfPlayFlags): Promise<number> {
  const game = findGame(context.games, id);
  if (isProblem(game)) return fail(context, game);
  const file = await readLeague(flags.league);
  if (isProblem(file)) return fail(context, file);
  const tables = await tablesOf(game, file, flags.out);
  if (isProblem(tables)) return fail(context, tables);
  const dice = seeded(flags.seed);
  const until = performance.now() + flags.seconds * 1000;
  const tally: Tally = {};
  let games = 0;
  await withProgress(context.terminal, flags.seconds, async (cancel, progress) => {
    while (performance.now() < until && !cancel.aborted) {
      const table = tables[below(dice, tables.length)] as Table;
      playOne(table, file, `${flags.seed}/${games}`, tally);
      games++;
      if (table.rows.isFull) write(table);
      progress.show(flags.seconds - Math.max(0, (until - performance.now()) / 1000));
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  for (const table of tables) write(table);
  print(context.terminal, JSON.stringify({ game: id, games, members: tally }));
  return DONE;
}

async function tablesOf(game: AnyGame, file: LeagueFile, out: string): Promise<Table[] | Problem> {
  const find = netsFromFiles();
  const tables: Table[] = [];
  for (const players of file.players)
    for (const given of file.options) {
      const rules = game.rules({ players, options: completeOptions(game, given), sheet: game.sheet });
      const features = judgementOf({ rules }).features?.();
      if (!features) return problem('no-features', { game: game.id });
      const all = [...file.members, ...(file.afterwards ?? [])].map(([, member]) => member);
      await readyFor(
        rules,
        all.flatMap((member) => ('bot' in member ? [member.bot] : [])),
      );
      const rows = new Rows(features, AT_A_TIME);
      tables.push({ rules, league: new League(rules, find), rows, file: `${out}.${players}` });
    }
  return tables;
}

function playOne({ rules, league, rows }: Table, file: LeagueFile, seed: string, tally: Tally): void {
  const { members, until, afterwards, fork } = file;
  const dice = seeded(`${seed}/seats`);
  const from = until && until[0] + below(dice, Math.max(1, until[1] - until[0] + 1));
  const drawn = seated(members, rows.seats, dice);
  const after = below(dice, rows.seats);
  const then = afterwards && seated(afterwards, rows.seats, dice);
  const scores = selfPlay(rules, judgementOf({ rules }), rows, {
    seed,
    seats: drawn.map((member, seat) => league.seat(member, seeded(`${seed}/${seat}`), from)),
    ...(from !== undefined && { from }),
    ...(then && {
      afterwards: () => then.map((member, seat) => league.seat(member, seeded(`${seed}/${seat}/afterwards`))),
    }),
    ...(fork && {
      fork: {
        after,
        ways: (decision) => league.ways(fork.finder, decision, seeded(`${seed}/ways`), fork.ways),
      },
    }),
  });
  const best = Math.max(...scores);
  drawn.forEach((member, seat) => {
    const name = JSON.stringify(member);
    tally[name] ??= { games: 0, score: 0, won: 0 };
    const entry = tally[name];
    entry.games++;
    entry.score += scores[seat] as number;
    if (scores[seat] === best) entry.won += scores.length;
  });
}

/** A member for every seat, each drawn by lot; they hold as many tickets as their weight. */
function seated(members: Members, seats: number, dice: Random): Member[] {
  const tickets = members.flatMap(([weight, member]) => new Array<Member>(weight).fill(member));
  return Array.from({ length: seats }, () => tickets[below(dice, tickets.length)] as Member);
}

function write({ rows, file }: Table): void {
  const { x, y } = rows.take();
  appendFileSync(`${file}.x`, x);
  appendFileSync(`${file}.y`, y);
}
