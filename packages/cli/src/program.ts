import { bots, LEVELS } from '@cromford/bots';
import { ANALYSES } from '@cromford/bots/arena';
import { LANGUAGES } from '@cromford/kernel';
import { Command, Help, InvalidArgumentError, Option } from 'commander';
import type { Context } from './context.ts';
import { CHECKS } from './simulate/plan.ts';
import { placeholder, type Texts, withPlaceholders } from './words/index.ts';

/** The commands and their flags. Each command's code is loaded when it is called. */
export function program(context: Context, exit: (code: number) => void): Command {
  const { help: t } = context.texts;
  const terms = new Help();
  const cromford = new Command('cromford')
    .description(context.texts.about)
    .addOption(new Option('--language <code>', t.language).choices(LANGUAGES))
    .version('0.2.0', '-V, --version', t.version)
    .helpOption('-h, --help', t.showHelp)
    .helpCommand(false)
    .configureHelp({
      showGlobalOptions: true,
      commandUsage: (command) => withPlaceholders(context.texts, terms.commandUsage(command)),
      subcommandTerm: (command) => withPlaceholders(context.texts, terms.subcommandTerm(command)),
      optionTerm: (option) => withPlaceholders(context.texts, terms.optionTerm(option)),
      argumentTerm: (argument) => placeholder(context.texts, terms.argumentTerm(argument)),
      styleTitle: (title) => titleIn(context.texts, title),
      optionDescription: (option) => described(t, option),
    })
    .configureOutput({
      writeOut: (text) => context.terminal.output.write(text),
      writeErr: (text) => context.terminal.error.write(text),
      // Mistakes are said by `main`, in the reader's language.
      outputError: () => {},
    })
    .exitOverride();

  cromford
    .command('games')
    .description(t.games)
    .option('--json', t.json)
    .action(async (flags) => exit(await (await import('./commands/games.ts')).listGames(context, flags)));

  setupFlags(cromford.command('play').description(t.play).argument('[game]', t.game), t)
    .option('--bots <names>', t.opponents({ known: [...bots.keys()].join(', ') }))
    .option('--resume <file>', t.resume)
    .option('--take-up', t.takeUp)
    .option('--save <file>', t.save)
    .action(async (id, flags) => exit(await (await import('./commands/play.ts')).play(context, id, flags)));

  setupFlags(cromford.command('simulate').description(t.simulate).argument('<game>', t.game), t)
    .option('--games <n>', t.howMany, wholeNumber(1, 10_000_000), 100)
    .option('--bots <names>', t.bots({ known: [...bots.keys()].join(', ') }), 'random')
    .addOption(new Option('--check <how>', t.check).choices(CHECKS).default('sample'))
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (id, flags) => exit(await (await import('./commands/simulate.ts')).simulate(context, id, flags)));

  setupFlags(cromford.command('weigh').description(t.weigh).argument('<game>', t.game), t)
    .option('--games <n>', t.howMany, wholeNumber(1, 1_000_000), 200)
    .option('--bots <names>', t.bots({ known: [...bots.keys()].join(', ') }), 'manager')
    .option('--plot <file>', t.weighPlot)
    .option('--candidates <file>', t.weighCandidates)
    .option('--scripts', t.weighScripts)
    .option('--matters <file>', t.weighMatters)
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (id, flags) => exit(await (await import('./commands/weigh.ts')).weigh(context, id, flags)));

  setupFlags(cromford.command('tournament').description(t.tournament).argument('[game]', t.game), t)
    .option('--bots <names>', t.lineup({ known: [...bots.keys()].join(', ') }), 'arkwright,manager')
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
    .action(async (id, flags) => exit(await (await import('./commands/tournament.ts')).tournament(context, id, flags)));

  cromford
    .command('replay')
    .description(t.replay)
    .argument('<file>', t.file)
    .option('--step', t.step)
    .option('--json', t.json)
    .action(async (file, flags) => exit(await (await import('./commands/replay.ts')).replay(context, file, flags)));

  cromford
    .command('analyse')
    .description(t.analyse)
    .argument('<file>', t.file)
    .addOption(new Option('--depth <how>', t.depth).choices(ANALYSES).default('usual'))
    .option('--adviser <bot>', t.adviser)
    .option('--time <ms>', t.time, wholeNumber(1, 60_000))
    .option('--json', t.json)
    .action(async (file, flags) => exit(await (await import('./commands/analyse.ts')).analyse(context, file, flags)));

  setupFlags(cromford.command('tune').description(t.tune).argument('<game>', t.game), t)
    .option('--bot <level>', t.tuned, 'foreman')
    .option('--rounds <n>', t.rounds, wholeNumber(1, 1_000_000), 200)
    .option('--games <n>', t.gamesPerRound, wholeNumber(1, 10_000), 8)
    .option('--proof <n>', t.proofGames, wholeNumber(0, 1_000_000), 200)
    .option('--only <names>', t.onlyWeights)
    .option('--out <file>', t.tuneLog)
    .option('--write <file>', t.writeWeights)
    .option('--queue [url]', t.queue)
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (id, flags) => exit(await (await import('./commands/tune.ts')).tune(context, id, flags)));

  cromford
    .command('selfplay')
    .description(t.selfplay)
    .argument('<game>', t.game)
    .requiredOption('--league <file>', t.league)
    .requiredOption('--out <path>', t.rowsOut)
    .option('--seconds <n>', t.playSeconds, positiveNumber, 60)
    .option('--seed <text>', t.seed, 'selfplay')
    .action(async (id, flags) => exit(await (await import('./commands/selfplay.ts')).selfplay(context, id, flags)));

  setupFlags(cromford.command('match').description(t.match).argument('<game>', t.game), t)
    .requiredOption('--one <bot>', t.matchOne)
    .requiredOption('--rest <bot>', t.matchRest)
    .option('--games <n>', t.howMany, wholeNumber(1, 1_000_000), 40)
    .option('--from <n>', t.matchFrom, wholeNumber(0, 1_000_000), 0)
    .option('--seconds <n>', t.playSeconds, positiveNumber, 86_400)
    .action(async (id, flags) =>
      exit(await (await import('./commands/match.ts')).match(context, id, { seed: 'match', ...flags })),
    );

  const puzzles = cromford.command('puzzles').description(t.puzzles).helpCommand(false);
  setupFlags(puzzles.command('make').description(t.puzzlesMake).argument('<game>', t.game), t)
    .requiredOption('--out <file>', t.puzzlesOut)
    .option('--count <n>', t.puzzlesCount, wholeNumber(1, 100_000), 40)
    .option('--lead <spreads>', t.puzzlesLead, positiveNumber, 0.5)
    .option('--seconds <n>', t.playSeconds, positiveNumber, 86_400)
    .action(async (id, flags) => exit(await (await import('./commands/puzzles.ts')).make(context, id, flags)));
  puzzles
    .command('from')
    .description(t.puzzlesFrom)
    .argument('<records...>', t.puzzlesRecords)
    .requiredOption('--out <file>', t.puzzlesOut)
    .option('--lead <spreads>', t.puzzlesLead, positiveNumber, 0.5)
    .action(async (files, flags) => exit(await (await import('./commands/puzzles.ts')).from(context, files, flags)));
  puzzles
    .command('check')
    .description(t.puzzlesCheck)
    .argument('<file>', t.puzzlesFile)
    .option('--nodes <n>', t.puzzlesNodes, wholeNumber(1000, 100_000_000), 200_000)
    .option('--seed <text>', t.seed, 'check')
    .option('--write <file>', t.puzzlesWrite)
    .option('--json', t.json)
    .action(async (file, flags) => exit(await (await import('./commands/puzzles.ts')).check(context, file, flags)));

  cromford
    .command('trial')
    .description(t.trial)
    .option('--bots <names>', t.bots({ known: [...bots.keys()].join(', ') }), LEVELS.join(','))
    .option('--decisions <n>', t.trialDecisions, wholeNumber(1, 1_000_000_000), 10_000)
    .option('--game <id>', t.onlyGame)
    .option('--seed <text>', t.seed, 'trial')
    .option('--out <file>', t.out)
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (flags) => exit(await (await import('./commands/trial.ts')).trial(context, flags)));

  cromford
    .command('bench')
    .description(t.bench)
    .option('--json', t.json)
    .option('--seconds <n>', t.seconds, positiveNumber, 5)
    .option('--game <id>', t.onlyGame)
    .action(async (flags) => exit(await (await import('./commands/bench.ts')).bench(context, flags)));

  cromford
    .command('serve')
    .description(t.serve)
    .action(async () => exit(await (await import('./commands/serve.ts')).serve(context)));

  cromford
    .command('worker')
    .description(t.worker)
    .option('--database <url>', t.queueDatabase)
    .option('--at-once <n>', t.atOnce, wholeNumber(1, 256))
    .action(async (flags) => exit(await (await import('./commands/worker.ts')).work(context, flags)));

  cromford
    .command('verify-store')
    .description(t.verifyStore)
    .option('--database <where>', t.database)
    .option('--json', t.json)
    .action(async (flags) => exit(await (await import('./commands/verify-store.ts')).checkStore(context, flags)));

  cromford
    .command('backup')
    .description(t.backup)
    .requiredOption('--to <folder>', t.backupFolder)
    .option('--keep <n>', t.backupKeep, wholeNumber(1, 10_000), 14)
    .option('--database <file>', t.sqliteFile)
    .action(async (flags) => exit(await (await import('./commands/backup.ts')).backup(context, flags)));

  cromford
    .command('restore')
    .description(t.restore)
    .argument('<file>', t.backupFile)
    .option('--database <file>', t.sqliteFile)
    .action(async (file, flags) => exit(await (await import('./commands/restore.ts')).restore(context, file, flags)));

  cromford
    .command('move-store')
    .description(t.moveStore)
    .requiredOption('--from <file>', t.moveFrom)
    .requiredOption('--to <url>', t.moveTo)
    .action(async (flags) => exit(await (await import('./commands/move-store.ts')).moveStore(context, flags)));

  cromford
    .command('engine')
    .description(t.engine)
    .action(async () => exit(await (await import('./commands/engine.ts')).engine(context)));

  return cromford;
}

/** An option with what it can be, and what it is unless given. */
function described(t: Texts['help'], { description, argChoices, defaultValue }: Option): string {
  const asides = [
    ...(argChoices ? [t.possible({ values: argChoices.join(', ') })] : []),
    ...(defaultValue === undefined ? [] : [t.usual({ value: String(defaultValue) })]),
  ];
  return asides.length > 0 ? `${description} (${asides.join('; ')})` : description;
}

function setupFlags(command: Command, t: Texts['help']): Command {
  return command
    .option('--players <n>', t.players, wholeNumber(1, 20))
    .option('--seed <text>', t.seed)
    .option('--option <name=value>', t.option, collected)
    .option('--sheet <file or name>', t.sheet);
}

function collected(text: string, given: readonly string[] = []): readonly string[] {
  return [...given, text];
}

function wholeNumber(from: number, to: number) {
  return (text: string): number => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`${from} – ${to}`);
  };
}

function chunk(text: string): { k: number; n: number } {
  const [, k, n] = (/^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []).map(Number);
  if (k !== undefined && n !== undefined && k >= 1 && k <= n) return { k, n };
  throw new InvalidArgumentError('1/n – n/n');
}

function positiveNumber(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('> 0');
}

function titleIn({ help: t }: Texts, title: string): string {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': t.usage,
    'Options:': t.options,
    'Commands:': t.commands,
    'Arguments:': t.arguments,
    'Global Options:': t.globalOptions,
  };
  return titles[title] ?? title;
}
