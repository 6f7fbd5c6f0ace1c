import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { splitEntries } from '@cromford/bots/arena';
import { startThread } from '@cromford/bots/pool/node';
import { type AnyGame, isProblem } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { findGames, shelf } from '../shelf.ts';
import { entryProblem } from '../simulate/seats.ts';
import { columns } from '../terminal/columns.ts';
import { withProgress } from '../terminal/progress.ts';
import { complain, print } from '../terminal/terminal.ts';
import { append } from '../tournament/results-file.ts';
import { readTrial, type TrialLine } from '../trial/file.ts';
import { count, emptyTally, type Tally } from '../trial/tally.ts';
import { type Ask, type Tried, tryGame } from '../trial/trial.ts';

export interface TrialFlags {
  readonly bots: string;
  readonly decisions: number;
  readonly game?: string;
  readonly seed: string;
  readonly out?: string;
  readonly jobs?: number;
  readonly json?: boolean;
}

type Player = (ask: Ask) => Promise<Tried>;

/** `cromford trial`: bots play every game in every setting, and each move they ask for is judged. */
export async function trial(context: Context, flags: TrialFlags): Promise<number> {
  const { terminal, texts } = context;
  const games = findGames(context.games, flags.game);
  if (isProblem(games)) return fail(context, games);
  const bots = splitEntries(flags.bots);
  const wrong = bots.map(entryProblem).find((found) => found !== undefined);
  if (wrong) return fail(context, wrong);
  const earlier = flags.out === undefined ? [] : await readTrial(flags.out, flags.seed, bots);
  if (isProblem(earlier)) return fail(context, earlier);
  const memory: number[] = [];
  const start = performance.now();
  const { tallies, isCancelled } = await withProgress(terminal, flags.decisions, async (cancel, progress) => {
    const { players, close } = playersFor(context, flags.jobs ?? availableParallelism());
    const all: Tally[] = [];
    const share = Math.ceil(flags.decisions / games.length);
    for (const game of games) {
      const before = all.reduce((sum, { decisions }) => sum + decisions, 0);
      const ask = { game: game.id, seed: flags.seed, bots };
      const played = earlier.filter((line) => line.ask.game === game.id);
      const keep = async (line: TrialLine, done: number) => {
        progress.show(before + done);
        if (flags.out !== undefined) await append(flags.out, line);
      };
      all.push(await tryAll(ask, share, players, cancel, played, keep));
      memory.push(Math.round(process.memoryUsage.rss() / 2 ** 20));
    }
    await close();
    return { tallies: all, isCancelled: cancel.aborted };
  });
  const total = (pick: (tally: Tally) => number) => tallies.reduce((sum, tally) => sum + pick(tally), 0);
  const decisions = total((tally) => tally.decisions);
  const refused = total((tally) => tally.refused);
  const failed = refused + total(({ threw, broken }) => threw + broken);
  if (flags.json) print(terminal, JSON.stringify({ seed: flags.seed, decisions, refused, games: tallies }, null, 2));
  else {
    const t = texts.trial;
    const head = [t.game, t.games, t.decisions, t.refused, t.threw, t.broken, t.byBot];
    const rows = tallies.map((tally) => [
      tally.game,
      ...[tally.games, tally.decisions, tally.refused, tally.threw, tally.broken].map(String),
      Object.entries(tally.byBot)
        .map(([bot, made]) => `${bot} ${made}`)
        .join(', '),
    ]);
    print(terminal, ...columns([head, ...rows]), ...tallies.flatMap(({ first }) => first.map((line) => `  ${line}`)));
    print(terminal, '', t.total({ seed: flags.seed, decisions, refused }));
  }
  if (isCancelled) {
    const { kept, lost } = texts.tournament;
    complain(terminal, texts.trial.cancelled, flags.out === undefined ? lost : kept({ file: flags.out }));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  complain(terminal, texts.trial.time({ seconds, memory: memory.join(', ') }));
  return failed > 0 ? FAILED : DONE;
}

/** Plays games until so many decisions have been made, those of an earlier run included. */
async function tryAll(
  ask: Omit<Ask, 'index'>,
  decisions: number,
  players: readonly Player[],
  cancel: AbortSignal,
  earlier: readonly TrialLine[],
  keep: (line: TrialLine, done: number) => Promise<void>,
): Promise<Tally> {
  const tally = emptyTally(ask.game);
  for (const { tried } of earlier) count(tally, tried);
  const known = new Set(earlier.map((line) => line.ask.index));
  let next = 0;
  const work = async (play: Player) => {
    while (tally.decisions < decisions && !cancel.aborted) {
      while (known.has(next)) next++;
      const asked = { ...ask, index: next++ };
      const tried = await play(asked);
      count(tally, tried);
      await keep({ ask: asked, tried }, tally.decisions);
      // A game that breaks at once makes no decisions: it would go on for ever.
      if (tally.broken > 100) return;
    }
  };
  await Promise.all(players.map(work));
  return tally;
}

/** Threads know the games of the house alone. */
function playersFor({ games }: Context, jobs: number): { players: readonly Player[]; close(): Promise<unknown> } {
  if (games !== shelf) {
    const here: Player = (ask) => tryGame(games.find(({ id }) => id === ask.game) as AnyGame, ask);
    return { players: [here], close: async () => {} };
  }
  const threads = Array.from({ length: jobs }, () => startThread(new URL('../trial/trial.worker.ts', import.meta.url)));
  return {
    players: threads.map((thread) => async (ask) => {
      thread.postMessage(ask);
      const [tried] = await once(thread, 'message');
      return tried as Tried;
    }),
    close: () => Promise.all(threads.map((thread) => thread.terminate())),
  };
}
