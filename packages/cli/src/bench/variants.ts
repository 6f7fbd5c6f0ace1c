import type { AnyGame, GameOptions } from '@cromford/kernel';

/** One way to set a game up. */
export interface Variant {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: GameOptions;
}

/** Every seat count with standard options, and each other value of each option by itself. */
export function variantsOf(game: AnyGame): Variant[] {
  const standard = Object.fromEntries(game.options.map((option) => [option.id, option.standard]));
  const settings: GameOptions[] = [standard];
  for (const { id, values, standard: usual } of game.options)
    for (const value of values) if (value !== usual) settings.push({ ...standard, [id]: value });
  return game.players.flatMap((players) => settings.map((options) => ({ game, players, options })));
}
