import type { AnyGame } from './game.ts';

/** Today's sheet of every game. */
const TODAYS = 'standard';

/** Every sheet that a game ships or has shipped, today's first. */
export function shippedSheets({ sheet, earlierSheets = {} }: AnyGame): { name: string; sheet: unknown }[] {
  return [
    { name: TODAYS, sheet },
    ...Object.entries(earlierSheets).map(([name, earlier]) => ({ name, sheet: earlier })),
  ];
}

export function sheetNames(game: AnyGame): string[] {
  return shippedSheets(game).map(({ name }) => name);
}

/** The one that goes by this name; nothing where none does. */
export function sheetCalled(game: AnyGame, name: string): unknown {
  return shippedSheets(game).find((known) => known.name === name)?.sheet;
}
