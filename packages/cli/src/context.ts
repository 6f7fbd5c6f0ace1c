import type { AnyGame, Language, Problem } from '@cromford/kernel';
import { complain, type Terminal } from './terminal/terminal.ts';
import { sayProblem, type Texts } from './words/index.ts';

/** Where the built web app lies, and where what is kept belongs unless the settings say otherwise. */
export interface Places {
  readonly webRoot: string;
  readonly dataFolder: string;
}

/** What every command is given. A command returns its exit code. */
export interface Context {
  readonly places: Places;
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
