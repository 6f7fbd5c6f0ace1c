import type { Summary } from '@cromford/bots/courses';

/** What strong bots did among themselves, added up by `npm run courses`. */
export interface Strong extends Summary {
  readonly players: number;
  readonly bot: string;
  readonly games: number;
}

/** A file for each game; fetched when somebody looks at it. */
const files = import.meta.glob<Strong>('./strong/*.json', { import: 'default' });

export async function strongIn(game: string): Promise<Strong | undefined> {
  return files[`./strong/${game}.json`]?.();
}
