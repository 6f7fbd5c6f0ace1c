import { readyFor } from '@cromford/bots';
import { type Lapse, playGame } from '@cromford/bots/arena';
import type { AnyGame, Rules } from '@cromford/kernel';
import { houseBots } from '../simulate/seats.ts';
import { named, settingOf } from '../soak/settings.ts';

/** Game `index` of a trial: the settings of the game in turn, the bots at the seats in turn. */
export interface Ask {
  readonly game: string;
  readonly index: number;
  readonly seed: string;
  readonly bots: readonly string[];
}

/** What the bots of one game did. */
export interface Tried {
  readonly setting: string;
  readonly seed: string;
  /** Decisions by bot. */
  readonly decisions: Readonly<Record<string, number>>;
  readonly lapses: readonly (Lapse & { readonly bot: string })[];
  /** Why the game did not come to its end. */
  readonly broken?: string;
}

export async function tryGame(game: AnyGame, { index, seed: base, bots }: Ask): Promise<Tried> {
  const setting = settingOf(game, index);
  const { players, options } = setting;
  const seed = `${base}/${game.id}/${index}`;
  const names = Array.from({ length: players }, (_, seat) => bots[(index + seat) % bots.length] ?? '');
  const seats = names.map((bot, seat) => houseBots()({ bot, seed: `${seed}/bot ${seat}` }));
  const tried = { setting: named(setting), seed };
  try {
    const rules: Rules = game.rules({ players, options, sheet: game.sheet });
    await readyFor(rules, names);
    const { lapses, clocks } = await playGame(rules, seed, seats);
    const decisions: Record<string, number> = {};
    for (const [seat, bot] of names.entries()) decisions[bot] = (decisions[bot] ?? 0) + (clocks[seat]?.decisions ?? 0);
    return { ...tried, decisions, lapses: lapses.map((lapse) => ({ ...lapse, bot: names[lapse.seat] ?? '' })) };
  } catch (error) {
    return { ...tried, decisions: {}, lapses: [], broken: error instanceof Error ? error.message : String(error) };
  }
}
