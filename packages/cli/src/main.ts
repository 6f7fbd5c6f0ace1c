import type { AnyGame } from '@cromford/kernel';
import { CommanderError } from 'commander';
import { type Context, DONE, fail, type Places } from './context.ts';
import { program } from './program.ts';
import { QueueTrouble } from './queue/trouble.ts';
import { shelf } from './shelf.ts';
import { complain, processTerminal, type Terminal } from './terminal/terminal.ts';
import { languageFrom, sayMistake, textsIn } from './words/index.ts';

/** Runs one command line and gives its exit code. */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  places: Places,
  games: readonly AnyGame[] = shelf,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const language = languageFrom(args, environment);
  const context: Context = { places, games, terminal, language, texts: textsIn(language) };
  let code = DONE;
  try {
    await program(context, (found) => {
      code = found;
    }).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof QueueTrouble) code = fail(context, error.problem);
    else if (error instanceof CommanderError) code = mistaken(context, args, error);
    else throw error;
  }
  return code;
}

/** Help and version have been printed already; of a mistake it is said here what it was. */
function mistaken({ terminal, texts }: Context, args: readonly string[], { exitCode, code, message }: CommanderError) {
  const command = args.find((arg, at) => !arg.startsWith('-') && args[at - 1] !== '--language');
  if (exitCode !== DONE && code !== 'commander.help') complain(terminal, sayMistake(texts, message, command));
  return exitCode;
}

/** The command line of this process. */
export async function main(args: readonly string[], places: Places): Promise<void> {
  // A reader that goes away (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(DONE);
    throw error;
  });
  process.exitCode = await run(args, processTerminal(), places);
}
