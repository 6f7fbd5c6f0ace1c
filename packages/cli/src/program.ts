import { LANGUAGES } from '@cromford/kernel';
import { Command, Help, Option } from 'commander';
import type { Context } from './context.ts';
import { gameCommands } from './program/games.ts';
import { houseCommands } from './program/house.ts';
import { learningCommands } from './program/learning.ts';
import { measuringCommands } from './program/measuring.ts';
import { placeholder, type Texts, withPlaceholders } from './words/index.ts';

/** The commands and their flags, by what they are for. Each command's code is loaded when it is called. */
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

  for (const add of [gameCommands, measuringCommands, learningCommands, houseCommands]) add(cromford, context, exit);
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
