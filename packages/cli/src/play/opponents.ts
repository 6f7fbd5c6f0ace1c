import { bots } from '@cromford/bots';
import { Thinker } from '@cromford/bots/pool';
import { type AnyGame, type Problem, problem, type Seat, type Table } from '@cromford/kernel';
import { openLines } from '../engine/listing.ts';

/** How a seat for a person is called among bots. */
export const PERSON = 'me';

/** Which bot plays a seat, for each seat; `undefined` for a person. One name seats a person first and that bot everywhere else. */
export function readOpponents(text: string, players: number): readonly (string | undefined)[] | Problem {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => name !== PERSON && !bots.has(name));
  if (unknown !== undefined) return problem('unknown-bot', { bot: unknown, known: [...bots.keys()].join(', ') });
  const [only = ''] = names;
  const all = names.length === 1 ? [PERSON, ...Array<string>(players - 1).fill(only)] : names;
  if (all.length !== players) return problem('opponent-count', { bots: all.length, players });
  return all.map((name) => (name === PERSON ? undefined : name));
}

/** The bots at a table in the terminal. */
export class Opponents {
  private readonly names: readonly (string | undefined)[];
  private readonly thinker: Thinker;

  constructor(names: readonly (string | undefined)[], games: readonly AnyGame[]) {
    this.names = names;
    this.thinker = new Thinker((id) => games.find((game) => game.id === id));
  }

  at(seat: Seat): string | undefined {
    return this.names[seat];
  }

  /** Plays one decision of the bot that is due. */
  async play(table: Table, seat: Seat, bot: string): Promise<void> {
    const { players, options, sheet, seed } = table.setup;
    const view = table.engine.rules.view(table.state, seat);
    const asked = { game: table.game.id, players, options, sheet, seat, view, moves: openLines(table) };
    const { move } = await this.thinker.think({ ...asked, bot, seed });
    const refused = table.playLine(move);
    if (refused) throw new Error(`${bot} asked for ${move}: ${refused.code}`);
  }
}
