import type { AnyGame, GameOptions } from '@cromford/kernel';
import { unusual, type Variant, variantsOf } from '../bench/variants.ts';

/** Up to this many combinations of options are gone through in turn; of more, a mixture is played every second time. */
const FEW = 64;
/** Steps through the mixtures so that all options change from one to the next. A prime: every mixture comes before one comes twice. */
const STRIDE = 7919;

/** How game `index` of a long run is set up: seat counts in turn, and for each of them the options in turn. */
export function settingOf(game: AnyGame, index: number): Variant {
  const players = game.players[index % game.players.length] ?? 1;
  const round = Math.floor(index / game.players.length);
  const mixtures = game.options.reduce((product, { values }) => product * values.length, 1);
  if (mixtures <= FEW) return { game, players, options: mixture(game, round) };
  const half = Math.floor(round / 2);
  return { game, players, options: round % 2 === 0 ? plain(game, half) : mixture(game, (half * STRIDE) % mixtures) };
}

/** What is not as usual in a setting, for people. */
export function named(setting: Variant): string {
  return [`${setting.players} players`, unusual(setting)].filter((text) => text !== '').join(', ');
}

/** Every combination has a number. */
function mixture(game: AnyGame, number: number): GameOptions {
  const options: Record<string, string> = {};
  for (const { id, values, standard } of game.options) {
    options[id] = values[number % values.length] ?? standard;
    number = Math.floor(number / values.length);
  }
  return options;
}

/** As usual, every other value by itself, all of them together, in turn. */
function plain(game: AnyGame, number: number): GameOptions {
  const alone = variantsOf({ ...game, players: [1] }, true).map(({ options }) => options);
  const together = Object.fromEntries(
    game.options.map(({ id, values, standard }) => [id, values.findLast((value) => value !== standard) ?? standard]),
  );
  return [...alone, together][number % (alone.length + 1)] ?? together;
}
