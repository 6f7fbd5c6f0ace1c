import type { AnyGame, Language, Problem } from '@cromford/kernel';
import { complain, type Terminal } from './terminal/terminal.ts';
import { sayProblem, type Texts } from './words/index.ts';

/** What every command is given. A command returns its exit code. */
export interface Context {
  readonly games: readonly AnyGame[];
  readonly terminal: Terminal;
  readonly language: Language;
  readonly texts: Texts;
}

export const DONE = 0;
export const FAILED = 1;

/** Says what is wrong, on the error stream. */
export function fail({ terminal, texts }: Context, wrong: Problem): number {
  complain(terminal, sayProblem(texts, wrong));
  return FAILED;
}
