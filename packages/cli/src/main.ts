import type { AnyGame } from '@cromford/kernel';
import { CommanderError } from 'commander';
import { type Context, DONE } from './context.ts';
import { program } from './program.ts';
import { shelf } from './shelf.ts';
import { processTerminal, type Terminal } from './terminal/terminal.ts';
import { languageFrom, textsIn } from './words/index.ts';

/** Runs one command line and gives its exit code. */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  games: readonly AnyGame[] = shelf,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const language = languageFrom(args, environment);
  const context: Context = { games, terminal, language, texts: textsIn(language) };
  let code = DONE;
  try {
    await program(context, (found) => {
      code = found;
    }).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    code = error.exitCode;
  }
  return code;
}

/** The command line of this process. */
export async function main(args: readonly string[]): Promise<void> {
  // A reader that goes away (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(DONE);
    throw error;
  });
  process.exitCode = await run(args, processTerminal());
}
