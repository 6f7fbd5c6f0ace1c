import { type AnyGame, completeOptions, type GameOptions } from '@cromford/kernel';

/** One way to set a game up. */
export interface Variant {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: GameOptions;
}

/** Every seat count with standard options; with `each`, also every other value of each option by itself. */
export function variantsOf(game: AnyGame, each: boolean): Variant[] {
  const standard = completeOptions(game, {});
  const settings: GameOptions[] = [standard];
  for (const { id, values, standard: usual } of each ? game.options : [])
    for (const value of values) if (value !== usual) settings.push({ ...standard, [id]: value });
  return game.players.flatMap((players) => settings.map((options) => ({ game, players, options })));
}

/** What is not as usual, e.g. `side=B`. */
export function unusual({ game, options }: Variant): string {
  return game.options
    .filter(({ id, standard }) => options[id] !== standard)
    .map(({ id }) => `${id}=${options[id]}`)
    .join(' ');
}
