import { cpus } from 'node:os';
import { isProblem } from '@cromford/kernel';
import { benchVariant, type Figures, loopMicroseconds } from '../bench/bench.ts';
import { benchInThread } from '../bench/thread.ts';
import { unusual, type Variant, variantsOf } from '../bench/variants.ts';
import { type Context, DONE, fail } from '../context.ts';
import { findGames, shelf } from '../shelf.ts';
import { columns } from '../terminal/columns.ts';
import { Progress } from '../terminal/progress.ts';
import { print } from '../terminal/terminal.ts';
import type { Texts } from '../words/index.ts';

export interface BenchFlags {
  readonly json?: boolean;
  readonly seconds: number;
  readonly game?: string;
}

const ROUNDS = 5;

/** `cromford bench`: random play through the public interface, one thread for each variant. One game named is measured with each of its options. */
export async function bench(context: Context, flags: BenchFlags): Promise<number> {
  const { terminal, texts } = context;
  const games = findGames(context.games, flags.game);
  if (isProblem(games)) return fail(context, games);
  const variants = games.flatMap((game) => variantsOf(game, flags.game !== undefined));
  const progress = new Progress(terminal, variants.length);
  const loop = loopMicroseconds({ seconds: flags.seconds / 8, rounds: ROUNDS });
  const figures: Figures[] = [];
  for (const variant of variants) {
    figures.push(await measured(context, variant, flags.seconds));
    progress.show(figures.length);
  }
  progress.clear();
  const report = {
    node: process.version,
    cpu: cpus()[0]?.model ?? '',
    secondsPerVariant: flags.seconds,
    rounds: ROUNDS,
    baseline: { name: '10,000 numbers of the seeded generator', loopMicroseconds: loop },
    games: figures,
  };
  if (flags.json) print(terminal, JSON.stringify(report, null, 2));
  else {
    print(terminal, ...columns(rowsOf(variants, figures, texts)), '');
    print(terminal, texts.bench.loop({ microseconds: loop, node: report.node, cpu: report.cpu }));
  }
  return DONE;
}

/** Worker threads know the games of the house alone. */
async function measured({ games }: Context, variant: Variant, seconds: number): Promise<Figures> {
  if (games !== shelf) return benchVariant(variant, seconds, ROUNDS);
  return benchInThread({ ...variant, game: variant.game.id, seconds, rounds: ROUNDS });
}

function rowsOf(variants: readonly Variant[], figures: readonly Figures[], { bench: t }: Texts): string[][] {
  const head = [t.game, t.players, t.options, t.decisions, t.games, t.clone, t.naive, t.forecast, t.bytes, t.replay];
  const rows = figures.map((found, i) => [
    found.game,
    String(found.players),
    variants[i] ? unusual(variants[i]) : '',
    String(found.decisionsPerSecond),
    String(Math.round(found.gamesPerSecond)),
    String(found.cloneMicroseconds),
    String(found.baseline.cloneMicroseconds),
    String(found.forecastMicroseconds ?? ''),
    String(found.stateBytes),
    String(found.replayMovesPerSecond),
  ]);
  return [head, ...rows];
}
