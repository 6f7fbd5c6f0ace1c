import { LEVELS } from '@cromford/bots';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { CHECKS } from '../simulate/plan.ts';
import { chunk, known, positiveNumber, setupFlags, wholeNumber } from './flags.ts';

/** What bots play to count something: games, sheets, each other, refusals, the clock. */
export function measuringCommands(cromford: Command, context: Context, exit: (code: number) => void): void {
  const { help: t } = context.texts;
  setupFlags(cromford.command('simulate').description(t.simulate).argument('<game>', t.game), t)
    .option('--games <n>', t.howMany, wholeNumber(1, 10_000_000), 100)
    .option('--bots <names>', t.bots(known), 'random')
    .addOption(new Option('--check <how>', t.check).choices(CHECKS).default('sample'))
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (id, flags) => exit(await (await import('../commands/simulate.ts')).simulate(context, id, flags)));

  setupFlags(cromford.command('weigh').description(t.weigh).argument('<game>', t.game), t)
    .option('--games <n>', t.howMany, wholeNumber(1, 1_000_000), 200)
    .option('--bots <names>', t.bots(known), 'manager')
    .option('--plot <file>', t.weighPlot)
    .option('--candidates <file>', t.weighCandidates)
    .option('--scripts', t.weighScripts)
    .option('--matters <file>', t.weighMatters)
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (id, flags) => exit(await (await import('../commands/weigh.ts')).weigh(context, id, flags)));

  setupFlags(cromford.command('tournament').description(t.tournament).argument('[game]', t.game), t)
    .option('--bots <names>', t.lineup(known), 'arkwright,manager')
    .option('--games <n>', t.rotatedGames, wholeNumber(1, 10_000_000), 200)
    .option('--time <ms>', t.time, wholeNumber(1, 60_000))
    .option('--engine <command>', t.outsider)
    .option('--chunk <k/n>', t.chunk, chunk)
    .option('--out <file>', t.out)
    .option('--records <folder>', t.records)
    .option('--merge <files...>', t.merge)
    .option('--plot <file>', t.plot)
    .option('--queue [url]', t.queue)
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (id, flags) =>
      exit(await (await import('../commands/tournament.ts')).tournament(context, id, flags)),
    );

  cromford
    .command('trial')
    .description(t.trial)
    .option('--bots <names>', t.bots(known), LEVELS.join(','))
    .option('--decisions <n>', t.trialDecisions, wholeNumber(1, 1_000_000_000), 10_000)
    .option('--game <id>', t.onlyGame)
    .option('--seed <text>', t.seed, 'trial')
    .option('--out <file>', t.out)
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (flags) => exit(await (await import('../commands/trial.ts')).trial(context, flags)));

  cromford
    .command('bench')
    .description(t.bench)
    .option('--json', t.json)
    .option('--seconds <n>', t.seconds, positiveNumber, 5)
    .option('--game <id>', t.onlyGame)
    .action(async (flags) => exit(await (await import('../commands/bench.ts')).bench(context, flags)));
}
