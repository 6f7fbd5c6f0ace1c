import { bots } from '@cromford/bots';
import { LANGUAGES } from '@cromford/kernel';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Context } from './context.ts';
import { CHECKS } from './simulate/plan.ts';
import { say, type Texts } from './words/index.ts';

/** The commands and their flags. Each command's code is loaded when it is called. */
export function program(context: Context, exit: (code: number) => void): Command {
  const { help: t } = context.texts;
  const cromford = new Command('cromford')
    .description(context.texts.about)
    .addOption(new Option('--language <code>', t.language).choices(LANGUAGES))
    .version('0.1.0', '-V, --version', t.version)
    .helpOption('-h, --help', t.showHelp)
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => titleIn(context.texts, title) })
    .configureOutput({
      writeOut: (text) => context.terminal.output.write(text),
      writeErr: (text) => context.terminal.error.write(text),
    })
    .exitOverride();

  cromford
    .command('games')
    .description(t.games)
    .option('--json', t.json)
    .action(async (flags) => exit(await (await import('./commands/games.ts')).listGames(context, flags)));

  setupFlags(cromford.command('play').description(t.play).argument('<game>', t.game), t)
    .option('--resume <file>', t.resume)
    .option('--save <file>', t.save)
    .action(async (id, flags) => exit(await (await import('./commands/play.ts')).play(context, id, flags)));

  setupFlags(cromford.command('simulate').description(t.simulate).argument('<game>', t.game), t)
    .option('--games <n>', t.howMany, wholeNumber(1, 10_000_000), 100)
    .option('--bots <names>', say(t.bots, { known: [...bots.keys()].join(', ') }), 'random')
    .addOption(new Option('--check <how>', t.check).choices(CHECKS).default('sample'))
    .option('--jobs <n>', t.jobs, wholeNumber(1, 64))
    .option('--json', t.json)
    .action(async (id, flags) => exit(await (await import('./commands/simulate.ts')).simulate(context, id, flags)));

  cromford
    .command('replay')
    .description(t.replay)
    .argument('<file>', t.file)
    .option('--step', t.step)
    .option('--json', t.json)
    .action(async (file, flags) => exit(await (await import('./commands/replay.ts')).replay(context, file, flags)));

  cromford
    .command('bench')
    .description(t.bench)
    .option('--json', t.json)
    .option('--seconds <n>', t.seconds, positiveNumber, 5)
    .option('--game <id>', t.onlyGame)
    .action(async (flags) => exit(await (await import('./commands/bench.ts')).bench(context, flags)));

  cromford
    .command('engine')
    .description(t.engine)
    .action(async () => exit(await (await import('./commands/engine.ts')).engine(context)));

  return cromford;
}

function setupFlags(command: Command, t: Texts['help']): Command {
  return command
    .option('--players <n>', t.players, wholeNumber(1, 20))
    .option('--seed <text>', t.seed)
    .option('--option <name=value>', t.option, collected)
    .option('--sheet <file>', t.sheet);
}

function collected(text: string, given: readonly string[] = []): readonly string[] {
  return [...given, text];
}

function wholeNumber(from: number, to: number) {
  return (text: string): number => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`${from}–${to}`);
  };
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
