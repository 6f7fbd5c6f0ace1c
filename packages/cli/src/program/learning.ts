import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { positiveNumber, setupFlags, wholeNumber } from './flags.ts';

/** What bots play so that something is learned from it: weights, nets, puzzles. */
export function learningCommands(cromford: Command, context: Context, exit: (code: number) => void): void {
  const { help: t } = context.texts;
  setupFlags(cromford.command('tune').description(t.tune).argument('<game>', t.game), t)
    .option('--bot <level>', t.tuned, 'foreman')
    .option('--deals <n>', t.surveyDeals, wholeNumber(1, 100_000), 300)
    .option('--stages <n>', t.surveyStages, wholeNumber(1, 100), 2)
    .option('--spread <n>', t.surveySpread, positiveNumber, 0.7)
    .option('--proof <n>', t.proofGames, wholeNumber(0, 1_000_000), 200)
    .option('--only <names>', t.onlyWeights)
    .option('--out <file>', t.tuneLog)
    .option('--write <file>', t.writeWeights)
    .option('--queue [url]', t.queue)
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (id, flags) => exit(await (await import('../commands/tune.ts')).tune(context, id, flags)));

  cromford
    .command('selfplay')
    .description(t.selfplay)
    .argument('<game>', t.game)
    .requiredOption('--league <file>', t.league)
    .requiredOption('--out <path>', t.rowsOut)
    .option('--seconds <n>', t.playSeconds, positiveNumber, 60)
    .option('--seed <text>', t.seed, 'selfplay')
    .action(async (id, flags) => exit(await (await import('../commands/selfplay.ts')).selfplay(context, id, flags)));

  setupFlags(cromford.command('match').description(t.match).argument('<game>', t.game), t)
    .requiredOption('--one <bot>', t.matchOne)
    .requiredOption('--rest <bot>', t.matchRest)
    .option('--games <n>', t.howMany, wholeNumber(1, 1_000_000), 40)
    .option('--from <n>', t.matchFrom, wholeNumber(0, 1_000_000), 0)
    .option('--seconds <n>', t.playSeconds, positiveNumber, 86_400)
    .action(async (id, flags) =>
      exit(await (await import('../commands/match.ts')).match(context, id, { seed: 'match', ...flags })),
    );

  const puzzles = cromford.command('puzzles').description(t.puzzles).helpCommand(false);
  setupFlags(puzzles.command('make').description(t.puzzlesMake).argument('<game>', t.game), t)
    .requiredOption('--out <file>', t.puzzlesOut)
    .option('--count <n>', t.puzzlesCount, wholeNumber(1, 100_000), 40)
    .option('--lead <spreads>', t.puzzlesLead, positiveNumber, 0.5)
    .option('--seconds <n>', t.playSeconds, positiveNumber, 86_400)
    .action(async (id, flags) => exit(await (await import('../commands/puzzles.ts')).make(context, id, flags)));
  puzzles
    .command('from')
    .description(t.puzzlesFrom)
    .argument('<records...>', t.puzzlesRecords)
    .requiredOption('--out <file>', t.puzzlesOut)
    .option('--lead <spreads>', t.puzzlesLead, positiveNumber, 0.5)
    .action(async (files, flags) => exit(await (await import('../commands/puzzles.ts')).from(context, files, flags)));
  puzzles
    .command('check')
    .description(t.puzzlesCheck)
    .argument('<file>', t.puzzlesFile)
    .option('--nodes <n>', t.puzzlesNodes, wholeNumber(1000, 100_000_000), 200_000)
    .option('--seed <text>', t.seed, 'check')
    .option('--write <file>', t.puzzlesWrite)
    .option('--json', t.json)
    .action(async (file, flags) => exit(await (await import('../commands/puzzles.ts')).check(context, file, flags)));
}
