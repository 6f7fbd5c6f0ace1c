import { bots } from '@cromford/bots';
import { type Command, InvalidArgumentError } from 'commander';
import type { Texts } from '../words/index.ts';

/** The names that `--bots` takes, as its help lists them. */
export const known = { known: [...bots.keys()].join(', ') };

/** How a game is set up: the same for every command that begins one. */
export function setupFlags(command: Command, t: Texts['help']): Command {
  return command
    .option('--players <n>', t.players, wholeNumber(1, 20))
    .option('--seed <text>', t.seed)
    .option('--option <name=value>', t.option, collected)
    .option('--sheet <file or name>', t.sheet);
}

function collected(text: string, given: readonly string[] = []): readonly string[] {
  return [...given, text];
}

export function wholeNumber(from: number, to: number) {
  return (text: string): number => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`${from} – ${to}`);
  };
}

export function chunk(text: string): { k: number; n: number } {
  const [, k, n] = (/^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []).map(Number);
  if (k !== undefined && n !== undefined && k >= 1 && k <= n) return { k, n };
  throw new InvalidArgumentError('1/n – n/n');
}

export function positiveNumber(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('> 0');
}
