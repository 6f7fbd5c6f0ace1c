import { bots } from '@cromford/bots';
import { Thinker } from '@cromford/bots/pool';
import { type AnyGame, PERSON, type Problem, problem, type Seat, type Sitter, type Table } from '@cromford/kernel';
import { openLines } from '../engine/listing.ts';

/** How a seat for a person is called among bots. */
const ME = 'me';

/** Who has which seat, as it is typed. One name seats a person first and that bot everywhere else. */
export function readOpponents(text: string, players: number): readonly Sitter[] | Problem {
  const names = text.split(',').map((name) => name.trim());
  const [only = ''] = names;
  const all = names.length === 1 ? [ME, ...Array<string>(players - 1).fill(only)] : names;
  const seats = all.map((bot): Sitter => (bot === ME ? PERSON : { name: '', kind: 'bot', bot }));
  const unknown = unknownBot(seats);
  if (unknown) return unknown;
  return seats.length === players ? seats : problem('opponent-count', { bots: seats.length, players });
}

/** Nobody can sit down whom this house does not know. */
export function unknownBot(seats: readonly Sitter[]): Problem | undefined {
  const stranger = seats.find(({ bot }) => bot !== undefined && !bots.has(bot));
  return stranger && problem('unknown-bot', { bot: stranger.bot ?? '', known: [...bots.keys()].join(', ') });
}

/** The bots at a table in the terminal. */
export class Opponents {
  private readonly seats: readonly Sitter[];
  private readonly thinker: Thinker;

  constructor(seats: readonly Sitter[], games: readonly AnyGame[]) {
    this.seats = seats;
    this.thinker = new Thinker((id) => games.find((game) => game.id === id));
  }

  at(seat: Seat): string | undefined {
    return this.seats[seat]?.bot;
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
